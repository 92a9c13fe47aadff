/// A printed diagram: stones with the numbers of their moves, and beneath it, as in books, the moves that found their points
/// taken in the picture ("12 at 5"). Knows no editor and no drawing.

import type { Cell } from '../board/messages';

export interface Played {
  /// 0 for what is set up.
  readonly number: number;
  readonly color: number;
  /// Nothing for a pass.
  readonly cell: Cell | undefined;
}

/// What the first move of a diagram found, and what came then.
export interface Course {
  readonly columns: number;
  readonly height: number;
  /// Of the board or of a window on it, from the top, one sign a point.
  readonly rows: readonly string[];
  readonly left: number;
  readonly top: number;
  readonly moves: readonly Played[];
}

export interface Stone extends Cell {
  readonly color: number;
  readonly number?: number | undefined;
  /// What a note beneath calls a stone without a number.
  readonly letter?: string | undefined;
}

type Side = 'left' | 'right' | 'above' | 'below';

/// What is said beneath: moves at the same place are named together.
interface Note {
  readonly numbers: readonly number[];
  readonly place:
    | { readonly at: number | string }
    /// Beside a numbered stone, where the stone that is there has no number.
    | { readonly side: Side; readonly of: number }
    | 'pass';
}

export interface Figure {
  readonly stones: readonly Stone[];
  readonly notes: readonly Note[];
  readonly first: number;
  readonly last: number;
}

/// Colors as the rows of a board write them.
const colorOf = (sign: string): number => ({ X: 1, O: 2 })[sign] ?? (Number(sign) || 0);

const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

/// `taken` are letters that stand on the diagram for other reasons.
export function figureOf({ rows, left, top, moves }: Course, last: number, taken: ReadonlySet<string>): Figure {
  const picture = new Picture(taken);
  for (const [j, row] of rows.entries()) {
    for (const [i, sign] of [...row].entries()) {
      if (sign !== '.') picture.put({ x: left + i, y: top + j, color: colorOf(sign) });
    }
  }
  const shown = moves.filter(({ number }) => number <= last);
  for (const move of shown) picture.play(move);
  const numbers = shown.map(({ number }) => number).filter((number) => number > 0);
  return { ...picture.drawn(), first: numbers[0] ?? 0, last: numbers.at(-1) ?? 0 };
}

class Picture {
  readonly #stones = new Map<string, Stone>();
  readonly #later: Played[] = [];
  readonly #letters: Generator<string, undefined>;

  constructor(taken: ReadonlySet<string>) {
    this.#letters = lettersBesides(taken);
  }

  put(stone: Stone): void {
    const key = keyOf(stone);
    if (!this.#stones.has(key)) this.#stones.set(key, stone);
  }

  play({ number, color, cell }: Played): void {
    // Stones that are taken off the board stay on the paper.
    if (number === 0 && (!cell || color === 0)) return;
    if (cell && !this.#stones.has(keyOf(cell))) this.put({ ...cell, color, ...(number > 0 ? { number } : {}) });
    else if (number > 0) this.#later.push({ number, color, cell });
  }

  /// Notes are made at the end: a stone may stand beside one that was played after it.
  drawn(): Pick<Figure, 'stones' | 'notes'> {
    const notes = new Map<string, { numbers: number[]; place: Note['place'] }>();
    for (const { number, cell } of this.#later) {
      const place = cell ? this.#placeOf(cell) : 'pass';
      const key = JSON.stringify(place);
      const note = notes.get(key) ?? { numbers: [], place };
      note.numbers.push(number);
      notes.set(key, note);
    }
    return { stones: [...this.#stones.values()], notes: [...notes.values()] };
  }

  #placeOf(cell: Cell): Note['place'] {
    const key = keyOf(cell);
    const there = this.#stones.get(key) as Stone;
    const named = there.number ?? there.letter;
    if (named !== undefined) return { at: named };
    const beside = this.#beside(cell);
    if (beside) return beside;
    const letter = this.#letters.next().value ?? '?';
    this.#stones.set(key, { ...there, letter });
    return { at: letter };
  }

  /// The neighbour with the lowest number.
  #beside({ x, y }: Cell): { side: Side; of: number } | undefined {
    const neighbours: readonly (readonly [Side, Cell])[] = [
      ['left', { x: x + 1, y }],
      ['right', { x: x - 1, y }],
      ['above', { x, y: y + 1 }],
      ['below', { x, y: y - 1 }],
    ];
    const numbered = neighbours.flatMap(([side, neighbour]) => {
      const of = this.#stones.get(keyOf(neighbour))?.number;
      return of === undefined ? [] : [{ side, of }];
    });
    return numbered.sort((one, other) => one.of - other.of)[0];
  }
}

function* lettersBesides(taken: ReadonlySet<string>): Generator<string, undefined> {
  for (const letter of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ') if (!taken.has(letter)) yield letter;
  return undefined;
}

/// The lines beneath a diagram.
export function noteWords({ numbers, place }: Note, language: string): string {
  const zh = /^zh/i.test(language);
  const list = numbers.join(zh ? '、' : ', ');
  if (place === 'pass') return zh ? `${list} 停一手` : `${list} ${numbers.length > 1 ? 'pass' : 'passes'}`;
  if ('at' in place) return zh ? `${list}＝${place.at}` : `${list} at ${place.at}`;
  return zh ? `${list}＝${place.of}${SIDES_ZH[place.side]}` : `${list} ${SIDES_EN[place.side]} ${place.of}`;
}

const SIDES_EN: Readonly<Record<Side, string>> = {
  left: 'left of',
  right: 'right of',
  above: 'above',
  below: 'below',
};
const SIDES_ZH: Readonly<Record<Side, string>> = { left: '左', right: '右', above: '上', below: '下' };
