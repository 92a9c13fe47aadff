/// Records of Surakarta told otherwise: Black has the upper rows and Red the lower ones, so the board is only mirrored; with the
/// colours it is turned by half, and either may begin.

import { columnLike, letterLike, numberLike } from '../../../record/alike';
import type { Retelling, Retold, Telling } from '../../../record/retelling';
import { TURNS, type Turn, turned } from '../../../record/turn';
import type { Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/plies/lexer';
import { leaves } from '../../../text/edit';
import { SIDES, unnumbered } from '../../shared/retelling';
import { chapter } from './chapter';
import type { LeafAt } from './heading';
import { saidBy, type WrittenPoint } from './notation';
import { rowIn } from './opening';
import { LETTERS } from './points';

const PAUSE = 256;
const { columns: SIDE } = chapter;

const BAD_OPENING: Words = {
  en: 'The rows of the opening cannot be read; mend them first.',
  zh: '开局的各行无法识别，请先改正。',
};

export const retelling: Retelling = {
  refused: (_root, way) => unnumbered(way) ?? (way === 'left-right' || way === 'colors' ? undefined : SIDES),
  *retell(root, retold): Telling {
    const turn = retold.turn ?? TURNS.half;
    let rows: LeafAt[] = [];
    let count = 0;
    for (const { leaf, start } of root ? leaves(root) : []) {
      if (++count % PAUSE === 0) yield;
      if (leaf.kind === Kind.setup) rows.push({ leaf, start });
      if (leaf.kind === Kind.header) {
        retellRows(rows, retold);
        rows = [];
      }
      if (leaf.kind === Kind.move) retellMove({ leaf, start }, turn, retold);
    }
    retellRows(rows, retold);
  },
};

function retellMove({ leaf, start }: LeafAt, turn: Turn, retold: Retold): void {
  const { move } = saidBy(leaf);
  if (!move) return;
  const { color, letter } = move;
  if (color !== 0) retold.put({ at: start, text: letter }, letterLike(letter, LETTERS.charAt(retold.side(color))));
  for (const point of [move.from, move.to]) retellPoint(point, { leaf, start }, turn, retold);
}

function retellPoint(
  { row, letter, at, letterAt, cell }: WrittenPoint,
  line: LeafAt,
  turn: Turn,
  retold: Retold,
): void {
  if (cell === undefined) return;
  const { x, y } = turned(turn, cell % SIDE, row - 1, chapter);
  retold.put({ at: line.start + letterAt, text: letter }, columnLike(letter, x));
  if (y === row - 1) return;
  const before = line.leaf.text.slice(at, letterAt);
  const digits = /\d+/.exec(before);
  if (digits) retold.put({ at: line.start + at + digits.index, text: digits[0] }, numberLike(digits[0], y + 1));
}

function retellRows(rows: readonly LeafAt[], retold: Retold): void {
  const said = rows.map(({ leaf, start }) => {
    const { signs } = rowIn(leaf);
    return { at: start + 1, text: signs, points: [...signs] };
  });
  if (retold.turn) {
    for (const row of said) retold.put(row, row.points.toReversed().join(''));
    if (said.some(({ points }) => points.length !== SIDE)) retold.refuse(BAD_OPENING);
    return;
  }
  if (said.length === 0) return;
  if (said.length !== SIDE || said.some(({ text }) => !/^[BR0]{6}$/.test(text))) retold.refuse(BAD_OPENING);
  else
    for (const [index, row] of said.entries())
      retold.put(row, (said[SIDE - 1 - index]?.points ?? []).toReversed().map(recolored).join(''));
}

const recolored = (sign: string): string => (sign === 'B' ? 'R' : sign === 'R' ? 'B' : sign);
