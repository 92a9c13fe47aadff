/// A text that comes in pieces, as it is cut into tokens: so much of it at a time as is looked at. Mostly that is one piece as it is. Where a token
/// goes on in the next one, what is left of the one and a little of the other are put together, until the tokens are past where they meet.

/// What comes behind the pieces.
interface Rest {
  readonly done: boolean;
  /// About as much as is in hand, or more.
  more(inHand: number): Generator<void, readonly string[]>;
}

/// Hardly any token is longer.
const LITTLE = 1024;

export class Window {
  text: string;
  /// Where the next token begins in it.
  at = 0;
  /// How much of the whole has been let go of before it.
  dropped = 0;
  /// What comes next: in which piece, and where in that. If some of it is here already, that begins at `#here` of what is looked at.
  #next = 1;
  #offset = 0;
  #here = 0;

  constructor(
    readonly pieces: readonly string[],
    readonly rest?: Rest,
  ) {
    this.text = pieces[0] ?? '';
  }

  /// Nothing comes after what is there.
  get isLast(): boolean {
    return this.#next >= this.pieces.length && (this.rest?.done ?? true);
  }

  /// Only while what is there is not the last. Lets go of what is before the next token, and takes more, as much again as is left if that is
  /// much: so a token that goes on and on costs no more than it is long.
  *grow(): Generator<void, void> {
    const inHand = this.text.length - this.at;
    const begin = this.dropped + this.at;
    if (this.#offset > 0 && this.at >= this.#here) {
      this.text = this.pieces[this.#next++] as string;
      this.at = this.#offset - inHand;
      this.#offset = 0;
    } else {
      const isMore = this.#next < this.pieces.length;
      const more = isMore ? this.#some(Math.max(LITTLE, inHand), inHand) : yield* (this.rest as Rest).more(inHand);
      this.text = [this.text.slice(this.at), ...more].join('');
      this.at = 0;
    }
    this.dropped = begin - this.at;
  }

  /// So much of what comes next, or all there is, to be put behind so much.
  #some(size: number, behind: number): string[] {
    const parts: string[] = [];
    let length = 0;
    while (length < size && this.#next < this.pieces.length) {
      const piece = this.pieces[this.#next] as string;
      const part = piece.slice(this.#offset, this.#offset + size - length);
      this.#here = behind + length - this.#offset;
      parts.push(part);
      length += part.length;
      this.#offset += part.length;
      if (this.#offset < piece.length) break;
      this.#next++;
      this.#offset = 0;
    }
    return parts;
  }
}
