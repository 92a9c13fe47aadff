/// What boards show of a record of Army chess.

import { FIRST, SECOND, SIGNS } from '../../../games/army/pieces';
import { COLUMNS, ROWS } from '../../../games/army/places';
import { wayTo } from '../../../games/army/ways';
import { cellOf } from '../../../games/shared/cells';
import type { Occurrence, Spot } from '../../../record/locate';
import type { Ply } from '../../../record/ply';
import type { About, Cell, LastMove, Position, RecordView } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/groups/lexer';
import { Leaf, type Run } from '../../../text/node';
import { RESULT_WORDS, resultOf } from '../shared/header/results';
import { wonBy } from '../shared/outcome';
import { type ArmyCourse, WHY } from './course';
import { type GroupMove, groupOf } from './group';
import { resultIn, teamsIn } from './names';
import { moveText } from './notation';
import type { ArmyState } from './state';

const PLAYERS: Readonly<Record<number, string>> = { [FIRST]: 'red', [SECOND]: 'black' };

const at = (cell: number): Cell => cellOf(cell, COLUMNS);

export const viewOf = (course: ArmyCourse): RecordView<ArmyCourse> => ({
  game: 'army',
  columns: COLUMNS,
  rows: ROWS,
  geometry: 'squares',
  course,
  about,
  comment: ({ node }) => (node instanceof Leaf && node.size > 0 && groupOf(node).note) || undefined,
  position: (spot) => positionAt(course, spot),
  move(event) {
    const move = moveIn(event);
    if (!move) return undefined;
    const { color, from, to } = move;
    return { color, cell: to === undefined ? undefined : at(to), ...(from === undefined ? {} : { from: at(from) }) };
  },
  written(event) {
    const { at, value } = moveIn(event) ?? {};
    return at ? [{ from: at.from, to: value?.whole.to ?? at.to }] : [];
  },
  side: (color) => PLAYERS[color],
  label(event) {
    const { from, to } = moveIn(event) ?? {};
    const label = from === undefined || to === undefined ? undefined : moveText({ from, to });
    return label === undefined ? undefined : { en: label, zh: label };
  },
});

const moveIn = ({ node }: Occurrence): GroupMove | undefined =>
  node instanceof Leaf && node.kind === Kind.group ? groupOf(node).moves[0] : undefined;

function positionAt(course: ArmyCourse, { state }: Spot<ArmyState>): Position {
  const { ply, standing, over, note } = state;
  const last = ply?.isMove && typeof ply.cell === 'number' ? { lastMove: lastMove(course, ply) } : {};
  const rows = course.working.to(ply).diagram(SIGNS);
  const toMove = over ? undefined : PLAYERS[standing.toMove];
  const end = over ? { outcome: outcomeOf(over) } : {};
  return { rows, ...last, marks: [], ...(note ? { comment: note } : {}), ...(toMove ? { toMove } : {}), ...end };
}

function outcomeOf({ winner, why }: NonNullable<ArmyState['over']>): Words {
  if (winner !== 0) return wonBy(SIDES[winner], WHY[why]);
  return { en: `Draw: ${WHY[why].en}`, zh: `和棋：${WHY[why].zh}` };
}

const SIDES: Readonly<Record<number, Words>> = {
  [FIRST]: { en: 'Red', zh: '红' },
  [SECOND]: { en: 'Black', zh: '黑' },
};

function lastMove(course: ArmyCourse, ply: Ply): LastMove {
  const { color, changes } = ply;
  const [from = 0, , , target, met = 0] = changes;
  const to = typeof ply.cell === 'number' ? ply.cell : from;
  const way = wayTo(course.working.to(ply.prev), from, to);
  const path = way && way.length > 2 ? { path: way.map(at) } : {};
  const taken = target === to && met !== 0 ? { taken: [at(to)] } : {};
  return { color, cell: at(to), from: at(from), ...path, ...taken };
}

function about(root: Run): About {
  const players = teamsIn(root).flatMap((name, i) => (name ? [{ side: PLAYERS[i + 1], name }] : []));
  const known = resultOf(resultIn(root) ?? '');
  const result = known && RESULT_WORDS[known];
  return { players, ...(result ? { result } : {}), facts: [] };
}
