/// A second model of Phantom Go, for tests to compare with: it keeps every position it has seen as text, plays with another
/// engine, and tells what a side knows by going through all that was said to it from the beginning.

import SabakiBoard from '@sabaki/go-board';

const SIDE = 9;

export interface Try {
  readonly color: 1 | 2;
  readonly x: number;
  readonly y: number;
}

interface Said extends Try {
  readonly accepted: boolean;
  readonly taken: readonly string[];
}

export class PhantomGoModel {
  #board = SabakiBoard.fromDimensions(SIDE, SIDE);
  /// The position before the last move that was accepted.
  #before = '';
  readonly #said: Said[] = [];

  rows(board = this.#board): string[] {
    return board.signMap.map((row) => row.map((sign) => (sign === 0 ? '.' : sign > 0 ? 'X' : 'O')).join(''));
  }

  /// `accepted`, or why not.
  say(attempt: Try): string {
    const { color, x, y } = attempt;
    const sign = color === 1 ? 1 : -1;
    const there = this.#board.get([x, y]);
    const analysis = this.#board.analyzeMove(sign, [x, y]);
    const next = analysis.overwrite || analysis.suicide ? this.#board : this.#board.makeMove(sign, [x, y]);
    const text = this.rows(next).join('\n');
    const refused =
      there !== 0
        ? there === sign
          ? 'own-stone'
          : 'taken'
        : analysis.suicide
          ? 'suicide'
          : text === this.#before && 'ko';
    const taken = refused ? [] : this.#missing(next, -sign);
    this.#said.push({ ...attempt, accepted: !refused, taken });
    if (refused) return refused;
    this.#before = this.rows().join('\n');
    this.#board = next;
    return 'accepted';
  }

  #missing(next: SabakiBoard, sign: number): string[] {
    const all = Array.from({ length: SIDE * SIDE }, (_, i): [number, number] => [i % SIDE, Math.floor(i / SIDE)]);
    return all.filter((at) => this.#board.get(at) === sign && next.get(at) === 0).map(String);
  }

  /// The side's own stones, and `?` where it was refused.
  known(color: 1 | 2): string[] {
    const known = new Map<string, string>();
    for (const { color: who, x, y, accepted, taken } of this.#said) {
      for (const at of taken) known.delete(at);
      if (who !== color) continue;
      const at = String([x, y]);
      if (accepted) known.set(at, color === 1 ? 'X' : 'O');
      else if (!known.has(at)) known.set(at, '?');
    }
    const row = (y: number): string =>
      Array.from({ length: SIDE }, (_, x) => known.get(String([x, y])) ?? '.').join('');
    return Array.from({ length: SIDE }, (_, y) => row(y));
  }
}
