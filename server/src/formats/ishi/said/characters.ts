/// Characters that the format has not (3), and what stands in blocks of text: kept on the nodes, for they depend on nothing else.

import { CLEAN, type Findings, Report } from '../../../record/finding';
import { absentIn } from '../../../syntax/lines/absent';
import { LineFlag } from '../../../syntax/lines/family';
import { Leaf, List, type Node, type Pair, type Run } from '../../../text/node';
import { MemoSlot } from '../../../text/slot';
import { isAbsent, Kind } from '../keywords';
import { rules } from '../rules';
import { saidBy } from '.';
import { shown } from './faults';

interface Characters {
  readonly kind: 'characters';
  readonly findings: Findings;
}

const CHARACTERS = new MemoSlot<Characters>('characters');
const BLOCKS = new MemoSlot<Block>('block');

/// What is found in a line by itself. The line that begins user data belongs to that, and may hold anything.
export function lineFindings(leaf: Leaf): Findings {
  if (!(leaf.flags & LineFlag.absent) || leaf.kind === Kind.USER) return CLEAN;
  return remembered(leaf, (report) => charactersIn(leaf, 0, report));
}

/// What is found in a block: in one of user's data nothing but another that begins there.
export function blockFindings({ open, run, close }: Pair): Findings {
  const report = new Report();
  const isText = open.kind === Kind.COM;
  if (isText) report.take(lineFindings(open), 0);
  report.take(textFindings(run, open.kind), open.width);
  if (isText && close) report.take(lineFindings(close), open.width + (run?.width ?? 0));
  return report.findings;
}

/// Of the lines between: recursion follows the height of the list.
function textFindings(node: Run, kind: number): Findings {
  if (!node) return CLEAN;
  if (node instanceof Leaf) return nestedFindings(node, kind);
  const known = BLOCKS.of(node);
  if (known?.of === kind) return known.findings;
  const report = new Report();
  let at = 0;
  for (const part of partsIn(node)) {
    report.take(textFindings(part, kind), at);
    at += part.width;
  }
  return BLOCKS.keep(node, { kind: 'block', of: kind, findings: report.findings }).findings;
}

const partsIn = (node: Exclude<Node, Leaf>): readonly Node[] => (node instanceof List ? node.kids : []);

/// What is found in a piece of a block of this kind.
interface Block {
  readonly kind: 'block';
  readonly of: number;
  readonly findings: Findings;
}

/// Blocks do not nest, so an opener is most likely the sign of a closer that is missing.
function nestedFindings(leaf: Leaf, kind: number): Findings {
  const isText = kind === Kind.COM;
  if (leaf.kind !== kind) return isText ? lineFindings(leaf) : CLEAN;
  const report = new Report();
  const { at, size } = saidBy(leaf).keyword;
  report.add({ rule: isText ? rules['com-nested'] : rules['user-nested'], from: at, to: at + size });
  if (isText) report.take(lineFindings(leaf), 0);
  return report.findings;
}

function remembered(leaf: Leaf, find: (report: Report) => void): Findings {
  const known = CHARACTERS.of(leaf);
  if (known) return known.findings;
  const report = new Report();
  find(report);
  return CHARACTERS.keep(leaf, { kind: 'characters', findings: report.findings }).findings;
}

function charactersIn({ text }: Leaf, start: number, report: Report): void {
  for (const { at, size } of absentIn(text, isAbsent)) {
    const from = start + at;
    const value = visible(text.slice(at, at + size));
    report.add({ rule: rules['invalid-character'], from, to: from + size, params: { value } });
  }
}

/// Characters that cannot be seen are told by their code points.
function visible(text: string): string {
  const signs = [...text.slice(0, 20)].map((sign) => {
    const code = (sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
    return /[\p{C}\p{Z}]/u.test(sign) ? `U+${code}` : sign;
  });
  return shown(signs.join(signs.some((sign) => sign.startsWith('U+')) ? ' ' : ''));
}
