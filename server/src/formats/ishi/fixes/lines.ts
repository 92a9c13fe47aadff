/// Mending lines: blocks without an end, ends without a block, lines that come too late, lines that are none.

import { located } from '../../../record/locate';
import type { Fault, Fix, QuickFix } from '../../../record/quick-fix';
import { type ItemAt, itemsFrom } from '../../../syntax/lines/walk';
import { finished, textBetween } from '../../../text/edit';
import { isHeader, type Keyword, Kind } from '../keywords';
import { keywordMeant, wakes } from '../play/guess';
import { kindOf } from '../play/passage';
import type { IshiState } from '../play/state';
import { type SaidText, saidBy } from '../said';
import { itemsOf } from '../said/section';
import { endOf, indentOf, isLoose, linesFrom } from '../write/around';
import { Style } from '../write/style';
import { lineOf, wholeLine } from './fields';

const adding = (keyword: string): Fix['title'] => ({ en: `Add ${keyword}`, zh: `补上 ${keyword}` });

/// A line of its own; where the text breaks off in a line, behind that.
function lineAdded(fault: Fault, at: number, line: string): Fix['edits'][number] {
  const { lineEnd } = new Style(fault.root, at);
  const isOpen = at > 0 && !/[\r\n\ufeff]/.test(textBetween(fault.root, at - 1, at));
  return { from: at, to: at, text: isOpen ? lineEnd + line : line + lineEnd };
}

function* ended(fault: Fault, name: Keyword, at: number, sure = false): Generator<Fix> {
  const { leaf } = lineOf(fault);
  const keyword = new Style(fault.root, at).keyword(name);
  yield { title: adding(keyword), edits: [lineAdded(fault, at, indentOf(leaf) + keyword)], sure };
}

/// Before the block that begins in it.
const nested =
  (name: Keyword): QuickFix =>
  (fault) =>
    ended(fault, name, lineOf(fault).at, true);

const FAR = 5000;

/// Before the first line that shows that the block has ended, or else at the end.
function unclosed(name: 'ENDCOM' | 'ENDUSER', opens: number): QuickFix {
  return (fault) => {
    const { leaf, at } = lineOf(fault);
    const spot = fault.record && finished(located(fault.record.course, fault.from));
    let end = at + leaf.width;
    let count = 0;
    for (const next of linesFrom(fault.root, end, 'on')) {
      const state = spot && ({ ...spot.state, quiet: opens } as IshiState);
      if (++count > FAR || (state && wakes(next.leaf, state))) break;
      end = next.at + next.leaf.width;
    }
    return ended(fault, name, end);
  };
}

/// At the end of its event, before the remarks on the next.
function* variation(fault: Fault): Generator<Fix> {
  const { leaf, at } = lineOf(fault);
  let end = at + leaf.width;
  for (const next of linesFrom(fault.root, end, 'on')) {
    if (next.leaf.kind === Kind.EVENT) break;
    if (!isLoose(next.leaf.kind)) end = next.at + next.leaf.width;
  }
  yield* ended(fault, 'ENDVAR', end);
}

const BEFORE_TREE = { en: 'Move it before the first move', zh: '移到第一手之前' };

/// The head of the event that a fault is in.
function headOf(fault: Fault): { event: ItemAt | undefined; items: ItemAt[] } | undefined {
  const spot = fault.record && finished(located(fault.record.course, fault.from));
  if (!spot) return undefined;
  const since = spot.lines[0]?.since;
  const [first] = since === undefined ? [] : itemsFrom(fault.root, since, () => false);
  return { event: first, items: [...itemsOf(fault.root, first)] };
}

function* tooLate(fault: Fault): Generator<Fix> {
  const { leaf, at } = lineOf(fault);
  const head = headOf(fault);
  if (!head) return;
  const { event, items } = head;
  const has = (kind: number): boolean => items.some(({ item }) => kindOf(item) === kind);
  if (leaf.kind === Kind.BOARDSIZE && has(Kind.BOARDSIZE)) return yield* wholeLine(fault);
  const fits = (kind: number): boolean => isHeader(kind) || kind === Kind.BOARDSIZE || kind === leaf.kind;
  const last = items.findLast(({ item }) => fits(kindOf(item))) ?? event;
  const start = textBetween(fault.root, 0, 1) === '\ufeff' ? 1 : 0;
  const put = lineAdded(fault, last ? endOf(last) : start, leaf.token.trim());
  yield { title: BEFORE_TREE, edits: [put, { from: at, to: at + leaf.width, text: '' }] };
}

/// A keyword that is nearly right; or a remark.
function* unknown(fault: Fault): Generator<Fix> {
  const { leaf } = lineOf(fault);
  const style = new Style(fault.root, fault.from);
  const meant = keywordMeant(saidBy(leaf) as SaidText);
  if (meant) {
    const text = style.keyword(meant);
    yield { title: { en: `Write \`${text}\``, zh: `改为 \`${text}\`` }, edits: [{ ...placeOf(fault), text }] };
  }
  const remark = style.keyword('REMARK');
  const edits = [{ from: fault.from, to: fault.from, text: `${remark} ` }];
  yield { title: { en: 'Make it a REMARK', zh: '改为 REMARK' }, edits };
}

const placeOf = ({ from, to }: Fault): { from: number; to: number } => ({ from, to });

const tooMany: QuickFix = (fault) => wholeLine(fault, true);

export const lineFixes = {
  'com-unclosed': unclosed('ENDCOM', Kind.COM),
  'user-unclosed': unclosed('ENDUSER', Kind.USER),
  'com-nested': nested('ENDCOM'),
  'user-nested': nested('ENDUSER'),
  'var-not-ended': variation,
  'endcom-without-com': tooMany,
  'enduser-without-user': tooMany,
  'endvar-without-var': tooMany,
  'header-after-tree': tooLate,
  'boardsize-after-tree': tooLate,
  'setup-after-tree': tooLate,
  'boardsize-repeated': tooMany,
  'unknown-keyword': unknown,
} satisfies Record<string, QuickFix>;
