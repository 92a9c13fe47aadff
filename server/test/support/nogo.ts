/// A second model of NoGo, for tests to compare with: the board as text, in which stones with an empty point beside them turn
/// into `+` until nothing changes. What is left has no liberty.

const SIDE = 9;

type Letter = 'X' | 'O';

export class NoGoModel {
  text = Array.from({ length: SIDE }, () => '.'.repeat(SIDE)).join('\n');

  at(x: number, y: number): string {
    return this.text.charAt(y * (SIDE + 1) + x);
  }

  with(x: number, y: number, letter: string): string {
    const at = y * (SIDE + 1) + x;
    return this.text.slice(0, at) + letter + this.text.slice(at + 1);
  }

  /// The letters of stones that have no liberty on a board.
  static dead(board: string): Set<string> {
    const dead = new Set<string>();
    for (const letter of 'XO') {
      const across = `[\\s\\S]{${SIDE}}`;
      const living = `[.+]`;
      const beside = new RegExp(
        `${letter}(?=${living})|(?<=${living})${letter}|${letter}(?=${across}${living})|(?<=${living}${across})${letter}`,
        'g',
      );
      // Empty points count for both colours, stones that live only for their own.
      let next = board;
      for (let last = ''; next !== last; ) {
        last = next;
        next = next.replace(beside, '+');
      }
      if (next.includes(letter)) dead.add(letter);
    }
    return dead;
  }

  verdict(x: number, y: number, letter: Letter): 'safe' | 'captures' | 'suicide' {
    const dead = NoGoModel.dead(this.with(x, y, letter));
    if (dead.has(letter === 'X' ? 'O' : 'X')) return 'captures';
    return dead.has(letter) ? 'suicide' : 'safe';
  }

  put(x: number, y: number, letter: Letter): void {
    this.text = this.with(x, y, letter);
  }
}
