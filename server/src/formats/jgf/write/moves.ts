/// A move, or a pass, after what is shown: at the end of the line, or as a variation where the line goes on otherwise. The
/// line as it is goes on in the first of the variations.

import { sideAfter } from '../../../games/go/next';
import { WHITE } from '../../../games/shared/sides';
import type { EditResult } from '../../../record/board-edit';
import type { Cell } from '../../../record/view';
import { elementsOf } from '../../../syntax/json/access';
import { type Draft, elements, type Fields, fields } from '../../../syntax/json/draft';
import { firstElement, indentIn, spansOf, styleAround } from '../../../syntax/json/spacing';
import { indentAt } from '../../../syntax/json/style';
import { textBetween } from '../../../text/edit';
import type { Node } from '../../../text/node';
import { type Ahead, type Home, lastFilled, modelFor, targetOf } from '../../shared/forks';
import { cellOf, DAMAGED, isRefusal, NO_SUCH_SIDE, nameOf, outlook, refused } from '../../shared/go/judge';
import { wanting } from '../../shared/wanted';
import { repeated } from '../play/positions';
import type { Sheet } from './sheet';

export function moved(sheet: Sheet, cell: Cell | null, side: number | undefined): EditResult {
  const { home, lines, table, writing } = sheet;
  if (!home) return DAMAGED;
  const off = cell && cellOf(table, cell);
  if (isRefusal(off)) return off;
  const { found } = targetOf(lines, sheet.here.lines, home, wanting(cell, side));
  if (found.kind === 'there') return writing.cursor(found.at).result ?? DAMAGED;
  const color = side ?? turnOf(sheet);
  const illegal = whyNot(sheet, cell, color);
  if (illegal) return illegal;
  const model = modelFor(lines, sheet.here.lines, home, (move) => (move.cell === null) === (cell === null));
  const node = moveDraft(sheet.course.sides.name(color), cell);
  if (found.kind === 'forks') addVariation(sheet, found, node);
  else if (found.kind === 'end') append(sheet, home, node, model?.node);
  else forkOff(sheet, home, node, model?.node);
  return sheet.outcome();
}

/// As the record says, or the side after the one that moved last; after a handicap it is white's turn.
function turnOf({ state, course: { sides } }: Sheet): number {
  const said = sides.of(state.turn);
  let last = state.ply;
  while (last && !last.isMove) last = last.prev;
  if (said || last) return said || sides.after(last?.color ?? 0);
  return sideAfter(state.ply) === WHITE ? WHITE : sides.after(0);
}

/// What the record itself forbids.
function whyNot({ table, course, state }: Sheet, cell: Cell | null, color: number): EditResult | undefined {
  if (!course.sides.name(color)) return NO_SUCH_SIDE;
  const play = cell ? outlook(table, cell, color) : undefined;
  if (isRefusal(play)) return play;
  if (!cell || !play) return undefined;
  const name = nameOf(table, cell);
  const { own } = course;
  if (play.suicide && own.allowSuicide === false) {
    return refused(
      `${name} would be suicide, which this record's rules forbid.`,
      `${name} 是自杀，这份棋谱的规则不允许。`,
    );
  }
  if (play.retakes && own.disallowRepeats === false) {
    return refused(`${name} would retake the ko at once.`, `${name} 是立即回提劫。`);
  }
  const again = state.positions?.mayHold(play.ply.changes) ? repeated(play.ply) : undefined;
  if (again === undefined) return undefined;
  return refused(
    `${name} would bring back the position after move ${again}, which this record's rules forbid.`,
    `${name} 会使第 ${again} 手后的局面重现，这份棋谱的规则不允许。`,
  );
}

function moveDraft(color: string, cell: Cell | null): Fields {
  const where = cell
    ? ([
        ['x', String(cell.x)],
        ['y', String(cell.y)],
      ] as const)
    : ([['pass', 'true']] as const);
  return fields(['move', fields(['color', JSON.stringify(color)], ...where)]);
}

/// The first node of a record holds no move, so one is made before the move.
function append({ writing, here }: Sheet, { line, elements: nodes }: Home, node: Draft, like: Node | undefined): void {
  const bare = nodes.length === 0 && here.lines.length === 1;
  const style = styleAround(writing.root, line.at);
  const first = bare ? `{},${style.comma}` : '';
  const draft = bare ? first + writing.written(node, like, style, indentAt(writing.root, line.at)) : node;
  const { edit, at } = writing.insertElement(line, nodes.length, draft, { like });
  writing.cursor(at + first.length, edit);
}

function addVariation({ writing, lines }: Sheet, found: Ahead & { kind: 'forks' }, node: Draft): void {
  const { forks, branches } = found;
  const like = lastFilled(lines, branches)?.node;
  const { edit, at } = writing.insertElement(forks, [...elementsOf(forks)].length, elements(node), { like });
  writing.cursor(at + firstElement(edit.text.slice(at)), edit);
}

/// What comes next stays where it stands, with brackets around it.
function forkOff({ writing }: Sheet, { line, index }: Home, node: Draft, like: Node | undefined): void {
  writing.needs(line);
  const { root } = writing;
  const spans = spansOf(line);
  const [before, next, last] = [spans[index - 1], spans[index], spans.at(-1)];
  if (!before || !next || !last) {
    writing.unsound = true;
    return;
  }
  const style = styleAround(root, next.from);
  const gap = textBetween(root, before.to, next.from);
  const blank = /(?:\r\n|\r|\n)[ \t]*$/.exec(gap)?.[0] ?? '';
  const text = writing.written(node, like, style, indentIn(blank) ?? indentAt(root, last.to - 1));
  writing.replace(next.from, next.from, `{${style.pad}"variations":${style.colon}[[${blank}`);
  const lead = `${blank}],${style.comma}[${blank}`;
  const edit = writing.replace(last.to, last.to, `${lead}${text}${blank}]]${style.pad}}`);
  writing.cursor(lead.length, edit);
}
