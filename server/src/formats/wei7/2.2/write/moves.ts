/// A move, or a pass, after what is shown: at the end of the line, or as a variation before the move that the line goes on
/// with (3.12).

import { sideAfter } from '../../../../games/go/next';
import { BLACK, WHITE } from '../../../../games/shared/sides';
import type { EditResult } from '../../../../record/board-edit';
import type { Line } from '../../../../record/locate';
import type { Cell } from '../../../../record/view';
import { tagLeafOf } from '../../../../syntax/xml/element';
import { blanksBefore, blanksBehind, breaksLine, indentIn } from '../../../../syntax/xml/spacing';
import type { Value } from '../../../../syntax/xml/style';
import { lastLeaf } from '../../../../text/list';
import { Pair } from '../../../../text/node';
import { cellOf, DAMAGED, isRefusal, NO_SUCH_SIDE, outlook } from '../../../shared/go/judge';
import { wanting } from '../../../shared/wanted';
import {
  type Ahead,
  aheadOf,
  asParent,
  type Child,
  childrenBefore,
  holdsStones,
  isMove,
  isSound,
  isVariation,
  nearest,
  playedBy,
  preOf,
} from './around';
import type { Sheet } from './sheet';

type Wanted = ReturnType<typeof wanting>;

export function moved(sheet: Sheet, cell: Cell | null, side: number | undefined): EditResult {
  const { state, table } = sheet;
  const off = cell && cellOf(table, cell);
  if (isRefusal(off)) return off;
  const target = targetOf(sheet, wanting(cell, side));
  if ('there' in target) return sheet.writing.cursor(target.there).result ?? DAMAGED;
  const color = side ?? state.problem ?? sideAfter(state.ply);
  if (color !== BLACK && color !== WHITE) return NO_SUCH_SIDE;
  const legal = cell ? outlook(table, cell, color) : undefined;
  if (isRefusal(legal)) return legal;
  const name = color === BLACK ? 'black' : 'white';
  const values: Value[] = cell
    ? [
        ['x', String(cell.x)],
        ['y', String(cell.y)],
      ]
    : [['type', 'pass']];
  const model = sheet.anyMove((child) => isMove(child) && (playedBy(child)?.cell === null) === (cell === null));
  const step = sheet.element(name, values, model ?? sheet.anyMove());
  if (target.ahead.move || target.ahead.variations.length > 0) varied(sheet, target, step);
  else appended(sheet, target.line, step);
  return sheet.outcome();
}

interface Target {
  readonly line: Line;
  readonly ahead: Ahead;
}

/// Where the move goes, or where it is already. Where nothing has come on a variation yet, another first move is another
/// variation.
function targetOf(sheet: Sheet, wanted: Wanted): Target | { readonly there: number } {
  const { lines, event } = sheet;
  let target: Target | undefined;
  for (let depth = lines.length - 1; depth >= 0; depth--) {
    const line = lines[depth] as Line;
    const ahead = aheadOf(line, sheet.startOn(line));
    const there = foundIn(ahead, wanted);
    if (there !== undefined) return { there };
    const isStarted = event !== undefined && event.at > line.at;
    target = { line, ahead };
    if (isStarted || !ahead.move) break;
  }
  return target as Target;
}

/// The first move that will do, also of variations that begin with variations. One with stones of its own is elsewhere.
function foundIn(ahead: Ahead, wanted: Wanted): number | undefined {
  const stack: Ahead[] = [ahead];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const played = next.move && playedBy(next.move);
    if (next.move && played && wanted(played)) return next.move.at;
    for (const variation of next.variations.toReversed()) {
      const line = asParent(variation);
      if (!holdsStones(preOf(line))) stack.push(aheadOf(line, line.at));
    }
  }
  return undefined;
}

type Step = ReturnType<Sheet['element']>;

function appended(sheet: Sheet, line: Line, step: Step): void {
  const last: Child | undefined = childrenBefore(line, line.at + line.node.width).next().value;
  const { edit, at } = sheet.insert(line, last, step);
  sheet.writing.cursor(at, edit);
}

/// Behind the variations that are there, or else behind what is shown.
function varied(sheet: Sheet, { line, ahead: { variations } }: Target, step: Step): void {
  const { event } = sheet;
  const isHere = event !== undefined && event.at > line.at;
  const known = variations.at(-1);
  if (event && isHere) sheet.needs(event);
  const model = known ?? nearest(line, sheet.startOn(line), (child) => isVariation(child) && isSound(child));
  const like = model ?? (sheet.lines.length > 1 ? { element: line.node as Pair, at: line.at } : undefined);
  let before = 0;
  const { edit, at } = sheet.insert(line, known ?? (isHere ? event : undefined), (indent) => {
    const { inner, end } = gapsIn(sheet, line, like, indent);
    before = '<moves>'.length + inner.length;
    return `<moves>${inner}${step(indentIn(inner) ?? indent)}${end}</moves>`;
  });
  sheet.writing.cursor(at + before, edit);
}

/// The white space in a variation: as in another one, or as around its neighbours.
function gapsIn(sheet: Sheet, line: Line, like: Pick<Child, 'element' | 'at'> | undefined, indent: string) {
  const { element } = like ?? {};
  const inner = element instanceof Pair && element.run ? blanksBehind(tagLeafOf(element)) : undefined;
  const around = line.node instanceof Pair ? blanksBehind(line.node.open) : '';
  if (inner !== undefined && !breaksLine(inner) && element instanceof Pair && element.run) {
    return { inner, end: blanksBehind(lastLeaf(element.run)) };
  }
  const lead = inner ?? around;
  if (!breaksLine(lead)) return { inner: lead, end: lead };
  const end = (/\r\n|\r|\n/.exec(lead)?.[0] ?? '\n') + indent;
  const isOwnLine = like === undefined || breaksLine(blanksBefore(sheet.root, like.at));
  return { inner: end + (isOwnLine ? sheet.unit : ''), end };
}
