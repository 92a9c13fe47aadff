/// The style that a record is written in: what stands between its moves, how many are on a line, small letters or capitals.

import { halved } from '../../../../syntax/brackets/half-width';
import { Kind } from '../../../../syntax/brackets/lexer';
import { leafAt, textBetween } from '../../../../text/edit';
import type { Node } from '../../../../text/node';
import type { Chapter } from '../chapter';
import { type Piece, pieceOf } from '../piece';

/// How many pieces back is looked for something to be like.
const NEAR = 80;
/// Longer ones are nobody's habit.
const LONGEST_GAP = 60;

const SEPARATOR = /^[ \t\r\n]*;[ \t\r\n]*$/;
const BREAK = /[\r\n]/;

/// What stands between two moves.
interface Gap {
  readonly text: string;
  readonly breaks: boolean;
  /// The other side's move follows.
  readonly turns: boolean;
}

export class WritingStyle {
  readonly #gaps: readonly Gap[];
  /// The text of the last move, with half-width signs.
  readonly #last: string;
  /// Moves on the line that is written on.
  #onLine: number;

  /// That of the moves up to one of them, which starts at an offset.
  constructor(
    root: Node,
    at: number,
    readonly chapter: Chapter,
  ) {
    const { gaps, last } = gapsBefore(root, at, chapter);
    this.#gaps = gaps;
    this.#last = last;
    const breaks = gaps.findIndex((gap) => gap.breaks);
    this.#onLine = breaks < 0 ? gaps.length + 1 : breaks + 1;
  }

  /// What comes before a move that follows one of the same side, or one of the other.
  gap(turns: boolean): string {
    const breaks = this.#breaks(turns);
    this.#onLine = breaks ? 1 : this.#onLine + 1;
    return this.#gaps.find((gap) => gap.breaks === breaks)?.text ?? ';';
  }

  /// A move with letters as the last one has them.
  written(move: string): string {
    const last = this.chapter.notation.read(this.#last);
    const now = this.chapter.notation.read(move);
    if (!last || !now) return move;
    const colour = last.colour.length === 1 ? asIn(last.colour, now.colour) : now.colour;
    return this.chapter.notation.write(colour, asIn(last.column, now.column), Number(now.row));
  }

  /// A line ends where a turn does, if all of them have done so; or else when it is as long as the longest before.
  #breaks(turns: boolean): boolean {
    const gaps = this.#gaps;
    if (gaps.every((gap) => gap.breaks)) return gaps.length > 0;
    if (!gaps.some((gap) => gap.breaks)) return false;
    if (gaps.every((gap) => gap.breaks === gap.turns)) return turns;
    return this.#onLine >= longestLine(gaps);
  }
}

const asIn = (like: string, letter: string): string => (like === like.toLowerCase() ? letter.toLowerCase() : letter);

/// The last line is not complete.
function longestLine(gaps: readonly Gap[]): number {
  let longest = 0;
  let moves = 0;
  for (const gap of gaps.slice(gaps.findIndex(({ breaks }) => breaks))) {
    moves = gap.breaks ? 1 : moves + 1;
    longest = Math.max(longest, moves);
  }
  return longest;
}

/// From the last gap back to the header, or as far as is looked.
function gapsBefore(root: Node, at: number, chapter: Chapter): { gaps: Gap[]; last: string } {
  const gaps: Gap[] = [];
  let { leaf, start } = leafAt(root, at);
  const last = leaf.kind === Kind.piece ? halved(leaf.text) : '';
  for (let i = 0; i < NEAR && leaf.kind === Kind.piece && start > 0; i++) {
    const before = leafAt(root, start - 1);
    if (before.leaf.kind !== Kind.piece) break;
    const [one, other] = [pieceOf(before.leaf, chapter), pieceOf(leaf, chapter)];
    const text = halved(textBetween(root, before.start + one.end, start + (other.move?.from ?? 0)));
    if (isUsual(text, one, other)) {
      gaps.push({ text, breaks: BREAK.test(text), turns: one.move?.color !== other.move?.color });
    }
    ({ leaf, start } = before);
  }
  return { gaps, last };
}

const isUsual = (text: string, one: Piece, other: Piece): boolean =>
  one.move !== undefined && other.move !== undefined && text.length <= LONGEST_GAP && SEPARATOR.test(text);
