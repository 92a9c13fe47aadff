/// Values with commas between them: where in such a sequence reading stands, as one number, so that a piece of a long array
/// can be remembered together with how reading came into it.

import { Leaf, type Node, Pair, Role } from '../../text/node';
import { fault } from './faults';
import { Kind } from './lexer';
import { faultAt, isComplete, type SyntaxFault } from './members';

/// The lowest bits: what may come next.
const ANY_OR_END = 0;
const COMMA = 1;
const VALUE = 2;
const ANYTHING = 3;
const STATE = 3;
/// A fault has been reported; quiet until things are in order again.
const QUIET = 4;
/// Something is wrong inside the last value.
const DAMAGED = 8;
/// The last value was an object, or an array, that is not closed though more follows.
const UNCLOSED = 16;
const IS_LENIENT = 32;
/// The last value stands in its place: after a bracket or a comma, or only the comma before it is missing.
const IN_ORDER = 64;
/// The last value is not closed and could not be closed where it stops.
const INCOMPLETE = 128;
export const EXIT = 255;
/// Something comes after the piece that cannot follow a value.
export const TROUBLE_AFTER = 256;
const RUN = 512;

export const START = ANY_OR_END;

const NONE: readonly SyntaxFault[] = [];

export class Sequence {
  static readonly run = RUN;
  static readonly lenient = IS_LENIENT;

  #bits: number;
  /// The last item is a value, to be read as such.
  isValue = false;
  /// Nothing is wrong right before it or after it.
  isSound = false;

  constructor(mode: number) {
    this.#bits = mode & EXIT;
  }

  get mode(): number {
    return this.#bits | RUN;
  }

  static isRun(mode: number): boolean {
    return (mode & RUN) !== 0;
  }

  get #quiet(): boolean {
    return (this.#bits & QUIET) !== 0;
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

  step(item: Node, at: number, trouble: boolean): readonly SyntaxFault[] {
    this.isValue = false;
    if (item instanceof Leaf) {
      if (item.kind === Kind.comment) return [{ at, size: item.size, words: fault.comment }];
      if (item.kind === Kind.comma) return this.#comma(item, at);
      if (item.kind === Kind.colon) return this.#colon(item, at);
      if (item.role === Role.close) return this.#stray(item, at);
    }
    return this.#value(item, at, trouble);
  }

  get #state(): number {
    return this.#bits & STATE;
  }

  #go(state: number, clear = 0): void {
    this.#bits = (this.#bits & ~STATE & ~clear) | state;
  }

  /// Says nothing more of what is still the same damage.
  #tell(item: Node, at: number, words: SyntaxFault['words']): readonly SyntaxFault[] {
    const quiet = this.#bits & (QUIET | DAMAGED);
    this.#bits |= QUIET;
    return quiet ? NONE : [faultAt(item, at, words)];
  }

  #comma(item: Leaf, at: number): readonly SyntaxFault[] {
    const fine = (this.#state === COMMA && !(this.#bits & INCOMPLETE)) || this.#state === ANYTHING;
    const told = fine
      ? NONE
      : this.#tell(item, at, this.#bits & INCOMPLETE ? fault.unclosed('{', item) : fault.value(item));
    this.#bits &= ~INCOMPLETE;
    this.#go(VALUE, this.#bits & IN_ORDER ? QUIET | DAMAGED | IN_ORDER : DAMAGED);
    return told;
  }

  #colon(item: Leaf, at: number): readonly SyntaxFault[] {
    const told = this.#tell(item, at, this.#state === COMMA ? fault.comma(item) : fault.value(item));
    this.#go(ANYTHING, IN_ORDER);
    return told;
  }

  #stray(item: Leaf, at: number): readonly SyntaxFault[] {
    const told = this.#tell(item, at, fault.stray(item));
    this.#go(COMMA, DAMAGED | IN_ORDER);
    return told;
  }

  #value(item: Node, at: number, trouble: boolean): readonly SyntaxFault[] {
    this.isValue = true;
    const quiet = this.#quiet;
    const told = this.#faultOf(item, at);
    const placed = this.#state !== ANYTHING && !(item instanceof Leaf && (trouble || told.length > 0 || quiet));
    this.isSound = placed && told.length === 0 && !quiet;
    const unclosed = item instanceof Pair && !item.close;
    this.#go(COMMA, UNCLOSED | INCOMPLETE | DAMAGED | IN_ORDER);
    if (unclosed) this.#bits |= isComplete(item) ? UNCLOSED : INCOMPLETE;
    if (placed) this.#bits |= IN_ORDER;
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
