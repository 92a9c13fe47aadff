/// A second model of EinStein, for tests to compare with: pieces and squares by their names, and every square tried for every
/// piece.

import type { Random } from './random';

export type Side = 'R' | 'B';

const SQUARES: readonly string[] = [...'54321'].flatMap((row) => [...'ABCDE'].map((column) => column + row));

/// The layout of the figure.
export const LAYOUT = 'R1 A5, R2 B5, R3 C5, R4 A4, R5 B4, R6 A3, B1 E3, B2 D2, B3 E2, B4 C1, B5 D1, B6 E1';

export class EinsteinModel {
  /// Where each piece stands.
  readonly pieces = new Map<string, string>();

  constructor(layout: string) {
    for (const item of layout.split(', ')) {
      const [piece = '', square = ''] = item.split(' ');
      this.pieces.set(piece, square);
    }
  }

  copy(): EinsteinModel {
    return new EinsteinModel([...this.pieces].map((item) => item.join(' ')).join(', '));
  }

  of(side: Side): string[] {
    return [...this.pieces.keys()].filter((piece) => piece.startsWith(side)).sort();
  }

  /// Looks away from the number that was thrown, on both sides, until there is a piece.
  choices(side: Side, die: number): string[] {
    const seek = (step: number): string[] => {
      for (let number = die; number >= 1 && number <= 6; number += step)
        if (this.pieces.has(side + number)) return [side + number];
      return [];
    };
    return [...new Set([...seek(1), ...seek(-1)])].filter(
      (piece, _, all) => !all.includes(side + die) || piece === side + die,
    );
  }

  canGo(piece: string, to: string): boolean {
    const from = this.pieces.get(piece) as string;
    const across = to.charCodeAt(0) - from.charCodeAt(0);
    const down = Number(from.charAt(1)) - Number(to.charAt(1));
    const ways = piece.startsWith('R') ? ['1 0', '0 1', '1 1'] : ['-1 0', '0 -1', '-1 -1'];
    return ways.includes(`${across} ${down}`);
  }

  /// "R5 C3".
  moves(side: Side, die: number): string[] {
    return this.choices(side, die).flatMap((piece) =>
      SQUARES.filter((to) => this.canGo(piece, to)).map((to) => `${piece} ${to}`),
    );
  }

  play(move: string): void {
    const [piece = '', to = ''] = move.split(' ');
    for (const [other, square] of this.pieces) if (square === to) this.pieces.delete(other);
    this.pieces.set(piece, to);
  }

  winner(): Side | undefined {
    for (const [piece, square] of this.pieces) {
      if (piece.startsWith('R') && square === 'E1') return 'R';
      if (piece.startsWith('B') && square === 'A5') return 'B';
    }
    if (this.of('B').length === 0) return 'R';
    return this.of('R').length === 0 ? 'B' : undefined;
  }

  some(side: Side, die: number, random: Random): string {
    return random.pick(this.moves(side, die));
  }

  rows(): string[] {
    const signs = new Map([...this.pieces].map(([piece, square]) => [square, signOf(piece)]));
    return [...'54321'].map((row) => [...'ABCDE'].map((column) => signs.get(column + row) ?? '.').join(''));
  }

  /// How many sequences of so many moves there are, with every die for each of them. A game that is over has none.
  perft(side: Side, depth: number): number {
    if (depth === 0) return 1;
    if (this.winner()) return 0;
    let count = 0;
    for (const die of [1, 2, 3, 4, 5, 6]) {
      for (const move of this.moves(side, die)) {
        const next = this.copy();
        next.play(move);
        count += next.perft(side === 'R' ? 'B' : 'R', depth - 1);
      }
    }
    return count;
  }
}

const signOf = (piece: string): string =>
  piece.startsWith('R') ? piece.charAt(1) : 'abcdef'.charAt(Number(piece.charAt(1)) - 1);

/// A layout at random, in the areas of the sides.
export function randomLayout(random: Random): string {
  const mixed = (text: string): string[] => text.split(' ').sort(() => random.next() - 0.5);
  const red = mixed('A5 B5 C5 A4 B4 A3').map((square, i) => `R${i + 1} ${square}`);
  return [...red, ...mixed('E3 D2 E2 C1 D1 E1').map((square, i) => `B${i + 1} ${square}`)].join(', ');
}
