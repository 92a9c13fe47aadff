/// The same record told otherwise: its board turned over or round, its colours exchanged, its moves numbered anew. A format says where its
/// records name points, sides and numbers, and how each is written; nothing else of a text is touched.

import type { Words } from '../spec/rule';
import type { Edit } from '../text/edit';
import type { Run } from '../text/node';
import { type Area, TURN_NAMES, TURNS, type Turn, type TurnName, turned } from './turn';

export type Way = TurnName | 'colors' | 'numbers';

export const WAYS: readonly Way[] = [...TURN_NAMES, 'colors', 'numbers'];

export interface Retelling {
  /// Why a record cannot be told in that way; undefined if it can.
  refused(root: Run, way: Way): Words | undefined;
  /// Everything in it that is told otherwise.
  retell(root: Run, retold: Retold): Generator<void, void>;
}

/// How a retelling goes on; pauses.
export type Telling = Generator<void, void>;

const UNLIKE: Words = {
  en: 'A coordinate is written in a way that cannot be kept; mend that first.',
  zh: '有坐标的写法无法保持，请先改正。',
};

interface Said {
  readonly at: number;
  readonly text: string;
}

/// What is gathered while a record is told otherwise. Places are those of the text as it is.
export class Retold {
  readonly #edits: Edit[] = [];
  #refusal: Words | undefined;

  constructor(readonly way: Way) {}

  get turn(): Turn | undefined {
    return Object.hasOwn(TURNS, this.way) ? TURNS[this.way as TurnName] : undefined;
  }

  get recolors(): boolean {
    return this.way === 'colors';
  }

  get refusal(): Words | undefined {
    return this.#refusal;
  }

  get edits(): readonly Edit[] {
    return this.#edits.sort((a, b) => a.from - b.from);
  }

  /// Where a cell goes; itself, if the board stays as it is.
  cell(x: number, y: number, board: Area): { readonly x: number; readonly y: number } {
    return this.turn ? turned(this.turn, x, y, board) : { x, y };
  }

  /// The side that a side becomes; those beyond two stay what they are.
  side(color: number): number {
    return this.recolors && (color === 1 || color === 2) ? 3 - color : color;
  }

  /// Nothing new: what stands there cannot be said otherwise in its own style.
  put({ at, text }: Said, now: string | undefined): void {
    if (now === undefined) this.#refusal ??= UNLIKE;
    else if (now !== text) this.#edits.push({ from: at, to: at + text.length, text: now });
  }

  /// Two things change places.
  exchange(one: Said, other: Said): void {
    this.put(one, other.text);
    this.put(other, one.text);
  }

  refuse(why: Words): void {
    this.#refusal ??= why;
  }
}
