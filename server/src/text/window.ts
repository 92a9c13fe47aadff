/// A text that comes in pieces, as it is cut into tokens: so much of it at a time as is looked at.

/// What comes behind the pieces.
interface Rest {
  readonly done: boolean;
  /// About as much as is in hand, or more.
  more(inHand: number): Generator<void, readonly string[]>;
}

/// What is there is at least so long, if there is so much: to put pieces together costs something each time.
const LEAST = 1 << 16;

export class Window {
  /// Always one piece to the engine, too: `join` makes that, and what `+` makes is slower to look at.
  text = '';
  /// Where the next token begins in it.
  at = 0;
  /// How much of the whole has been let go of before it.
  dropped = 0;
  #next = 0;

  constructor(
    readonly pieces: readonly string[],
    readonly rest?: Rest,
  ) {
    this.#take(LEAST);
  }

  /// Nothing comes after what is there.
  get isLast(): boolean {
    return this.#next === this.pieces.length && (this.rest?.done ?? true);
  }

  /// Lets go of what is before the next token, and takes as much again as is left: so a token that goes on and on costs no more than it is long.
  *grow(): Generator<void, void> {
    const inHand = this.text.length - this.at;
    this.dropped += this.at;
    this.text = this.text.slice(this.at);
    this.at = 0;
    if (this.#next < this.pieces.length) this.#take(Math.max(LEAST, 2 * inHand));
    else if (this.rest) this.text = [this.text, ...(yield* this.rest.more(inHand))].join('');
  }

  /// Pieces until there is so much.
  #take(least: number): void {
    const texts = [this.text];
    for (let { length } = this.text; length < least && this.#next < this.pieces.length; ) {
      const piece = this.pieces[this.#next++] as string;
      texts.push(piece);
      length += piece.length;
    }
    this.text = texts.length === 2 && texts[0] === '' ? (texts[1] as string) : texts.join('');
  }
}
