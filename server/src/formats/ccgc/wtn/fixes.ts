/// How faults of EinStein records are put right.

import type { Fault, Fix, QuickFixesFor } from '../../../record/quick-fix';
import { halved } from '../../../syntax/brackets/half-width';
import { Kind } from '../../../syntax/plies/lexer';
import { type Edit, leafAt, leaves } from '../../../text/edit';
import { withNames } from '../names/fixes';
import { broken, restAway, spaceAway } from '../plies/fixes';
import { REMOVE, removing, textOf, titled, toUpperCase, writing } from '../shared/fixes/making';
import { textFixes } from '../shared/fixes/text';
import { headingFixes } from './fixes-heading';
import { layoutFixes } from './fixes-layout';
import { moveFixes } from './fixes-moves';
import { layoutIn } from './layout';
import { numberIn, saidBy } from './notation';
import type { rules } from './rules';
import type { Square } from './squares';
import { headerOf } from './view';

const own: QuickFixesFor<typeof rules> = {
  ...textFixes,
  ...headingFixes,
  ...layoutFixes,
  ...moveFixes,
  'unknown-line': commented,
  'one-move-per-line': broken,
  'sequence-number': renumbered,
  'move-after-end': restAway,
  'coordinate-letter-case': toUpperCase,
  'colour-letter-case': toUpperCase,
  'rows-from-top': turned,
  'space-in-move': spaceAway,
  'mark-syntax': marked,
  'mark-value': valued,
  'mark-duplicate': removing(REMOVE, true),
};

export const fixes = withNames(own, ({ root }) => headerOf(root));

function* commented(fault: Fault): Generator<Fix> {
  yield writing(fault, `# ${textOf(fault)}`);
}

/// This number and those after it in the game, one after the other.
function* renumbered({ root, from, finding }: Fault): Generator<Fix> {
  let number = Number(finding.params?.number);
  const edits: Edit[] = [];
  for (const { leaf, start } of leaves(root, from)) {
    if (leaf.kind === Kind.header) break;
    const digits =
      leaf.kind === Kind.move || leaf.kind === Kind.other ? /^\d+/.exec(saidBy(leaf).half)?.[0] : undefined;
    if (digits === undefined) continue;
    if (numberIn(digits) !== number) edits.push({ from: start, to: start + digits.length, text: String(number) });
    number++;
  }
  if (edits.length > 0)
    yield { title: { en: 'Renumber the moves from here', zh: '从这里起重新编号' }, edits, sure: true };
}

/// Every square of the game, with its row counted from the bottom.
function* turned({ root, from }: Fault): Generator<Fix> {
  const edits: Edit[] = [];
  const turn = (start: number, { at, size, row }: Square & { at: number; size: number }): void => {
    const end = start + at + size;
    if (row >= 1 && row <= 5) edits.push({ from: end - 1, to: end, text: String(6 - row) });
  };
  for (const { leaf, start } of leaves(root, from)) {
    if (leaf.kind === Kind.header) break;
    if (leaf.kind === Kind.setup) for (const { square } of layoutIn(leaf).items) turn(start, square);
    const { move } = leaf.kind === Kind.move ? saidBy(leaf) : {};
    if (move) turn(start, move.square);
  }
  yield { title: { en: 'Count all rows from the bottom', zh: '各行都改为自下而上计数' }, edits, sure: true };
}

/// A remark that is written otherwise; anything else goes.
function* marked(fault: Fault): Generator<Fix> {
  const text = halved(textOf(fault));
  const value = /^;?\s*mark\s*[[({<:=]?\s*(-?\d)\s*[\])}>]?;?$/i.exec(text)?.[1];
  const number = value === undefined ? undefined : scaled(value);
  if (number !== undefined) yield writing(fault, `MARK[${number}]`, true);
  const { leaf, start } = fault.root ? leafAt(fault.root, fault.from) : {};
  const from =
    leaf && start !== undefined ? start + leaf.text.slice(0, fault.from - start).trimEnd().length : fault.from;
  if (text.trim() !== '')
    yield {
      title: titled('Remove', '删除', text),
      edits: [{ from, to: fault.to, text: '' }],
      sure: /^[;,.]+$/.test(text),
    };
}

/// A value on this scale, or on that of other chapters.
function scaled(value: string): number | undefined {
  const number = Number(value);
  if (number >= 1 && number <= 5) return number;
  return number >= -2 && number <= 0 ? number + 3 : undefined;
}

function* valued(fault: Fault): Generator<Fix> {
  const value = scaled(textOf(fault));
  if (value !== undefined && /^-?\d$/.test(textOf(fault))) yield writing(fault, String(value), true);
  else if (fault.root) {
    const { leaf, start } = leafAt(fault.root, fault.from);
    const mark = saidBy(leaf).move?.marks[0];
    const edits = mark ? [{ from: start + mark.at, to: start + mark.at + mark.size, text: '' }] : [];
    if (mark) yield { title: REMOVE, edits };
  }
}
