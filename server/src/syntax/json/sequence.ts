/// Values with commas between them: where in such a sequence reading stands, as one number, so that a piece of a long array
/// can be remembered together with how reading came into it.

import { Leaf, type Node, Pair, Role } from '../../text/node';
import { fault } from './faults';
import { Kind } from './lexer';
import { faultAt, type SyntaxFault } from './members';

/// The lowest bits: what may come next.
const ANY_OR_END = 0;
const COMMA = 1;
const VALUE = 2;
const ANYTHING = 3;
const STATE = 3;
/// A fault has been told; quiet until things are in order again.
const QUIET = 4;
/// Something is wrong inside the last value.
const DAMAGED = 8;
/// The last value was an object, or an array, that is not closed though more follows.
const UNCLOSED = 16;
const IS_LENIENT = 32;
export const EXIT = 63;
/// The item after the piece is a closer without an opener.
export const STRAY_AFTER = 64;
const RUN = 128;

export const START = ANY_OR_END;

const NONE: readonly SyntaxFault[] = [];

export class Sequence {
  static readonly run = RUN;
  static readonly lenient = IS_LENIENT;

  #bits: number;
  /// The last item is a value, to be read as such.
  isValue = false;

  constructor(mode: number) {
    this.#bits = mode & EXIT;
  }

  get mode(): number {
    return this.#bits | RUN;
  }

  static isRun(mode: number): boolean {
    return (mode & RUN) !== 0;
  }

  get isLenient(): boolean {
    return (this.#bits & IS_LENIENT) !== 0;
  }

  static endsWithComma(exit: number): boolean {
    return (exit & STATE) === VALUE;
  }

  static isQuiet(exit: number): boolean {
    return (exit & QUIET) !== 0;
  }

  enter(exit: number): void {
    this.#bits = exit;
  }

  /// The value that came last has been read.
  after(damaged: boolean): void {
    if (damaged) this.#bits |= DAMAGED;
  }

  step(item: Node, at: number): readonly SyntaxFault[] {
    this.isValue = false;
    if (item instanceof Leaf) {
      if (item.kind === Kind.comment) return [{ at, size: item.size, words: fault.comment }];
      if (item.kind === Kind.comma) return this.#comma(item, at);
      if (item.kind === Kind.colon) return this.#colon(item, at);
      if (item.role === Role.close) return this.#stray(item, at);
    }
    return this.#value(item, at);
  }

  get #state(): number {
    return this.#bits & STATE;
  }

  #go(state: number, clear = 0): void {
    this.#bits = (this.#bits & ~STATE & ~clear) | state;
  }

  #tell(item: Node, at: number, words: SyntaxFault['words']): readonly SyntaxFault[] {
    const quiet = this.#bits & QUIET;
    this.#bits |= QUIET;
    return quiet ? NONE : [faultAt(item, at, words)];
  }

  #comma(item: Leaf, at: number): readonly SyntaxFault[] {
    const fine = this.#state === COMMA || this.#state === ANYTHING;
    const told = fine ? NONE : this.#tell(item, at, fault.value(item));
    this.#go(VALUE, fine ? QUIET | DAMAGED : DAMAGED);
    return told;
  }

  #colon(item: Leaf, at: number): readonly SyntaxFault[] {
    const told = this.#tell(item, at, this.#state === COMMA ? fault.comma(item) : fault.value(item));
    this.#go(ANYTHING);
    return told;
  }

  /// After something damaged it is only the rest of the damage.
  #stray(item: Leaf, at: number): readonly SyntaxFault[] {
    const told = this.#bits & DAMAGED ? NONE : this.#tell(item, at, fault.stray(item));
    this.#go(COMMA, DAMAGED);
    return told;
  }

  #value(item: Node, at: number): readonly SyntaxFault[] {
    this.isValue = true;
    const told = this.#faultOf(item, at);
    const unclosed = item instanceof Pair && !item.close;
    this.#go(COMMA, UNCLOSED | DAMAGED);
    if (unclosed) this.#bits |= UNCLOSED;
    return told;
  }

  #faultOf(item: Node, at: number): readonly SyntaxFault[] {
    if (this.#bits & UNCLOSED) return this.#tell(item, at, fault.unclosed('{', item));
    if (this.#state === COMMA) return this.#tell(item, at, fault.comma(item));
    if (item instanceof Leaf && isWrong(item)) return this.#tell(item, at, fault.value(item));
    return NONE;
  }
}

const isWrong = (leaf: Leaf): boolean =>
  leaf.kind === Kind.badWord || leaf.kind === Kind.badString || leaf.kind === Kind.openString;
