/// A diagram as a picture for print: black and white, with its notes beneath. One SVG that needs nothing else.

import { ground, isShown, placeOf, type Sheet, sheetOf, sizeOf } from '../../../server/src/cli/board/svg-ground';
import { markSvg } from '../../../server/src/cli/board/svg-marks';
import { element, escaped, numberSvg, STONE, svgPicture } from '../../../server/src/cli/board/svg-parts';
import type { Mark } from '../board/messages';
import { type Course, type Figure, figureOf, noteWords, type Stone } from './figure';

export interface Print {
  readonly course: Course;
  /// The last move of the diagram.
  readonly last: number;
  /// Those of the position, as far as there is room for them.
  readonly marks: readonly Mark[];
  readonly coordinates: Sheet['coordinates'];
  readonly language: string;
  /// Of the game.
  readonly name?: string | undefined;
}

const INK = '#000';
const PAPER = '#fff';
const LINE = 18;
const FONT = 12;

export function figureSvg({ course, last, marks, coordinates, language, name }: Print): string {
  const { left, top, columns, height, rows } = course;
  const sheet = sheetOf({ columns, boardRows: height, rows, window: { left, top } }, coordinates);
  const board = sizeOf(sheet);
  const figure = figureOf(course, last, new Set(marks.flatMap(({ label }) => label ?? [])));
  const caption = captionOf(figure, name, board.width - 4 * LINE);
  const room = board.width - 2 * LINE;
  const lines = [caption, ...broken(notesOf(figure, language), room)].filter(Boolean);
  const size = { width: board.width, height: board.height + lines.length * LINE + (lines.length > 0 ? LINE / 2 : 0) };
  return svgPicture(size, [
    `<title>${escaped(caption || (name ?? ''))}</title>`,
    element('rect', { ...size, fill: PAPER }),
    ...ground(sheet, INK),
    ...stones(figure, sheet),
    ...freeMarks(figure, sheet, marks),
    ...words(lines, board),
  ]);
}

function captionOf({ first, last }: Figure, name: string | undefined, room: number): string {
  const moves = first === 0 ? '' : first === last ? `(${first})` : `(${first}–${last})`;
  return [fitting(name ?? '', room), moves].filter(Boolean).join(' ');
}

const SIDES: Readonly<Record<number, { readonly fill: string; readonly ink: string }>> = {
  1: { fill: INK, ink: PAPER },
  2: { fill: PAPER, ink: INK },
};
/// Print has no more colours.
const THIRD = { fill: '#bbb', ink: INK };

function* stones({ stones: all }: Figure, sheet: Sheet): Generator<string> {
  for (const stone of all) {
    if (!isShown(sheet, stone)) continue;
    const { fill, ink } = SIDES[stone.color] ?? THIRD;
    const { x, y } = placeOf(sheet, stone);
    yield element('circle', { cx: x, cy: y, r: STONE - 0.5, fill, stroke: INK });
    const text = stone.number ?? stone.letter;
    if (text !== undefined) yield numberSvg(text, { x, y }, ink);
  }
}

const SIGNS = '.XO';

/// A mark gives way to a number or a letter.
function* freeMarks({ stones: all }: Figure, sheet: Sheet, marks: readonly Mark[]): Generator<string> {
  const there = new Map<string, Stone>(all.map((stone) => [`${stone.x},${stone.y}`, stone]));
  for (const { label, form, ...cell } of marks) {
    const stone = there.get(`${cell.x},${cell.y}`);
    if (!isShown(sheet, cell) || stone?.number !== undefined || stone?.letter !== undefined) continue;
    const { x, y } = placeOf(sheet, cell);
    const mark = { ...cell, ...(label === undefined ? {} : { label }), ...(form === undefined ? {} : { form }) };
    yield markSvg(mark, x, y, SIGNS[stone?.color ?? 0] ?? 'X', { ink: INK, ground: PAPER });
  }
}

/// A line may end between notes and between the numbers of one, and nowhere else.
function notesOf({ notes }: Figure, language: string): string {
  const between = /^zh/i.test(language) ? '；' : '; ';
  return notes.map((note) => noteWords(note, language).replace(/(?<!,) /g, '\u00a0')).join(between);
}

/// Chinese letters are as wide as they are high, others about half that.
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (letter > '\u2fff' ? FONT : FONT * 0.56), 0);

/// As much in a line as there is room for.
export function broken(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const piece of text.split(/(?<=[ 、；])/)) {
    const line = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length > 0 && widthOf(line.trimEnd()) <= width) lines[lines.length - 1] = line;
    else lines.push(piece);
  }
  return lines.map((line) => line.trimEnd());
}

function fitting(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const letters = [...text];
  while (letters.length > 0 && widthOf(letters.join('')) > width - FONT) letters.pop();
  return `${letters.join('')}…`;
}

function* words(lines: readonly string[], board: { width: number; height: number }): Generator<string> {
  if (lines.length === 0) return;
  yield `<g font-family="sans-serif" font-size="${FONT}" fill="${INK}" text-anchor="middle">`;
  for (const [i, line] of lines.entries()) {
    yield element('text', { x: board.width / 2, y: board.height + (i + 0.5) * LINE }, line);
  }
  yield '</g>';
}
