/// The board for people: a diagram with coordinates, and what there is to say about it.

import { kindOf, sideOf } from '../../drawing/boards/list';
import { boxesOf } from '../../drawing/boards/strokes';
import { cellName } from '../../drawing/names';
import type { Cell, Mark } from '../../drawing/position';
import { diagramOf } from '../../drawing/text';
import { sideWord } from '../../drawing/words';
import { NOTE } from '../../pages/board-words';
import type { Shown } from '../../pages/shown';
import { fill, type Language, type Params } from '../../spec/rule';
import { visible } from '../visible';

export function boardText(board: Shown, language: Language): string {
  return `${[...diagramOf(board, language), '', ...notes(board, language)].join('\n')}\n`;
}

function notes(board: Shown, language: Language): string[] {
  const { game = '', columns, height, node, captures, marks, title, comment, toMove, die, outcome } = board;
  const say = (note: keyof typeof NOTE, params: Record<string, string | number>): string =>
    fill(NOTE[note], language, params);
  const named = (cell: Cell): string => cellName({ game, columns, height }, cell);
  const lines = [say('size', { columns, rows: height })];
  if (title) lines.push(say('title', { title: visible(title) }));
  if (node.path.length > 0) lines.push(say('branch', { path: node.path.map((fork) => fork + 1).join('.') }));
  lines.push(lastMove(board, named, language));
  if (die !== undefined) lines.push(say('die', { die }));
  if (outcome) lines.push(outcome);
  if (toMove) lines.push(say('toMove', { color: sideWord(toMove, language) }));
  if (captures) lines.push(say('captures', { list: countList(captures, language) }));
  if (game === 'dots') lines.push(say('boxes', { list: countList(boxesBySide(board), language) }));
  if (marks.length > 0) lines.push(say('marks', { list: marks.map((mark) => markText(mark, named)).join(', ') }));
  if (comment) lines.push('', ...comment.split(/\r\n|\r|\n/).map(visible));
  return lines;
}

function lastMove(board: Shown, named: (cell: Cell) => string, language: Language): string {
  const { lastMove, node } = board;
  if (!lastMove) return fill(NOTE.noMove, language, { move: node.move });
  const { cell, from, arrow, taken } = lastMove;
  const color = sideWord(sideOf(board, lastMove.color), language);
  if (!cell) return fill(NOTE.pass, language, { move: node.move, color });
  const note = arrow ? NOTE.shot : taken ? NOTE.taking : NOTE.way;
  const ends = { from: from && named(from), to: named(cell), arrow: arrow && named(arrow) };
  const way = from ? fill(note, language, ends as Params) : named(cell);
  return fill(NOTE.move, language, { move: node.move, color, point: way });
}

const boxesBySide = (board: Shown): Readonly<Record<string, number>> =>
  Object.fromEntries(boxesOf(board).map((count, i) => [kindOf(board).sides[i] ?? '', count]));

const countList = (counts: Readonly<Record<string, number>>, language: Language): string =>
  Object.entries(counts)
    .map(([side, count]) => `${sideWord(side, language)} ${count}`)
    .join(', ');

const markText = (mark: Mark, named: (cell: Cell) => string): string =>
  [named(mark), mark.label === undefined ? '' : visible(mark.label), mark.form ?? '']
    .filter((text) => text !== '')
    .join(' ');
