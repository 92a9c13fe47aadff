/// Plays the record by itself: by its own times where it has them, else a move every so often.

import type { Board, Place } from '../src/board/messages';

/// Seconds from one move to the next.
export const INTERVALS = [0.5, 1, 2, 3, 5, 10] as const;
/// How much faster than it was played.
export const FACTORS = [1, 2, 3, 5, 10] as const;

export interface Pace {
  readonly interval: number;
  readonly factor: number;
}

export function paceFrom(value: unknown): Pace {
  const { interval, factor } = (value ?? {}) as Partial<Record<keyof Pace, unknown>>;
  return {
    interval: INTERVALS.find((one) => one === interval) ?? 2,
    factor: FACTORS.find((one) => one === factor) ?? 1,
  };
}

const LONGEST = 10;
const SHORTEST = 0.1;

/// Whether a record says when what follows was played.
export const isTimed = ({ time, nextTime }: Board): boolean =>
  time !== undefined && nextTime !== undefined && nextTime >= time;

export function secondsTo(board: Board, { interval, factor }: Pace): number {
  const { time = 0, nextTime = 0 } = board;
  const wait = isTimed(board) ? (nextTime - time) / factor : interval;
  return Math.min(LONGEST, Math.max(SHORTEST, wait));
}

interface Shown {
  readonly board: Board;
  readonly position: Place;
}

const sameShown = (a: Shown, b: Shown): boolean =>
  a.board.version === b.board.version &&
  a.position.line === b.position.line &&
  a.position.character === b.position.character;

export class Autoplay {
  #shown: Shown | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #playing = false;
  /// The step has been asked for, and its board has not come yet.
  #awaits = false;

  constructor(
    readonly pace: () => Pace,
    readonly step: () => void,
    readonly changed: () => void,
  ) {}

  get playing(): boolean {
    return this.#playing;
  }

  start(): void {
    if (this.#playing || !this.#shown?.board.ways.forward) return;
    this.#playing = true;
    this.#wait(this.#shown.board);
    this.changed();
  }

  stop(): void {
    if (!this.#playing) return;
    clearTimeout(this.#timer);
    this.#playing = false;
    this.#awaits = false;
    this.changed();
  }

  /// A board has come. One that nobody waited for means that somebody went elsewhere or wrote.
  show(board: Board, position: Place): void {
    const before = this.#shown;
    this.#shown = { board, position };
    if (!this.#playing || (before && sameShown(before, this.#shown))) return;
    if (!this.#awaits || !board.ways.forward) this.stop();
    else this.#wait(board);
  }

  /// Another pace, from now on.
  again(): void {
    if (this.#playing && !this.#awaits && this.#shown) this.#wait(this.#shown.board);
  }

  #wait(board: Board): void {
    this.#awaits = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#go(), secondsTo(board, this.pace()) * 1000);
  }

  #go(): void {
    this.#awaits = true;
    this.step();
    // No answer, no next step.
    this.#timer = setTimeout(() => this.stop(), LONGEST * 1000);
  }
}
