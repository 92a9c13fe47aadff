/// A printed diagram as an SVG: black and white, with as many lines of words beneath it as it needs.

import { PRINTED } from '../../../server/src/drawing/palette';
import type { Position } from '../../../server/src/drawing/position';
import { sceneOf, sizeOf } from '../../../server/src/drawing/scene';
import { rect, type Shape, shape } from '../../../server/src/drawing/shape';
import type { Coordinates } from '../../../server/src/drawing/sheet';
import { pictureSvg, shapesOf } from '../../../server/src/drawing/svg';
import type { Mark } from '../board/messages';
import { type Course, type Figure, figureOf, noteWords, type Stone } from './figure';

interface Print {
  readonly course: Course;
  /// The last move of the diagram.
  readonly last: number;
  /// Those of the position, as far as there is room for them.
  readonly marks: readonly Mark[];
  readonly coordinates: Coordinates;
  readonly language: string;
  /// Of the game.
  readonly name?: string | undefined;
}

const LINE = 14;
const FONT = 9;

export function figureSvg({ course, last, marks, coordinates, language, name }: Print): string {
  const figure = figureOf(course, last, new Set(marks.flatMap(({ label }) => label ?? [])));
  const scene = sceneOf(positionOf(course, figure, marks), coordinates);
  const board = sizeOf(scene);
  const caption = captionOf(figure, name);
  const room = board.width - 2 * LINE;
  const lines = [...broken(caption, room), ...broken(notesOf(figure, language), room)].filter(Boolean);
  const height = board.height + lines.length * LINE + (lines.length > 0 ? LINE / 2 : 0);
  const paper = rect('wood', board.width, height, { x: 0, y: 0 });
  const shapes = [paper, ...shapesOf(scene), ...words(lines, board)];
  return pictureSvg({ title: caption, width: board.width, height, shapes }, PRINTED);
}

function captionOf({ first, last }: Figure, name = ''): string {
  const moves = first === 0 ? '' : first === last ? `(${first})` : `(${first}–${last})`;
  return [name, moves].filter(Boolean).join(' ');
}

const SIGNS = '.XO';

/// The stones of a diagram as a board has them: each with its number, or the letter that a note calls it by.
function positionOf(
  { columns, height, rows, left, top }: Course,
  { stones }: Figure,
  marks: readonly Mark[],
): Position {
  const cells = rows.map((row) => [...'.'.repeat(row.length)]);
  for (const { x, y, color } of stones) {
    const row = cells[y - top];
    if (row?.[x - left]) row[x - left] = SIGNS[color] ?? String(color);
  }
  const there = new Map<string, Stone>(stones.map((stone) => [`${stone.x},${stone.y}`, stone]));
  // A mark gives way to a number or a letter.
  const free = marks.filter(({ x, y }) => {
    const stone = there.get(`${x},${y}`);
    return stone?.number === undefined && stone?.letter === undefined;
  });
  const called = stones.flatMap(({ x, y, letter }) => (letter === undefined ? [] : [{ x, y, label: letter }]));
  return {
    ...{ columns, height, left, top, rows: cells.map((row) => row.join('')), marks: [...free, ...called] },
    numbers: stones.flatMap(({ x, y, number }) => (number === undefined ? [] : [[x, y, number] as const])),
  };
}

/// A line may end between notes and between the numbers of one, and nowhere else.
function notesOf({ notes }: Figure, language: string): string {
  const between = /^zh/i.test(language) ? '；' : '; ';
  return notes.map((note) => noteWords(note, language).replace(/(?<!,) /g, '\u00a0')).join(between);
}

/// Chinese letters are as wide as they are high, others about half that.
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2fff' ? FONT : FONT * 0.56), 0);

/// As much in a line as there is room for; what is wider than a line goes on in the next.
export function broken(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const piece of text.split(/(?<=[ 、；])/).flatMap((piece) => [...parts(piece, width)])) {
    const line = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length > 0 && widthOf(line.trimEnd()) <= width) lines[lines.length - 1] = line;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}

function* parts(piece: string, width: number): Generator<string> {
  let part = '';
  for (const letter of piece) {
    if (part !== '' && widthOf((part + letter).trimEnd()) > width) {
      yield part;
      part = '';
    }
    part += letter;
  }
  yield part;
}

function* words(lines: readonly string[], board: { width: number; height: number }): Generator<Shape> {
  const look = { 'font-family': 'sans-serif', 'font-size': FONT, 'text-anchor': 'middle' };
  for (const [i, line] of lines.entries()) {
    yield shape('text', { x: board.width / 2, y: board.height + (i + 0.5) * LINE, ...look }, line);
  }
}
