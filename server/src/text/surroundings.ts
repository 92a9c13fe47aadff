/// The nodes around a change that are out of its sight. Each is another one after the change, but differs from the one before in
/// nothing but its extent and what is far inside. In a text that nests deep there are very many of them and hardly anybody asks for
/// one, so they are made when somebody does: an edit at the bottom costs the same however far that is from the root.

import type { Way } from './inside';
import { List, type Outside, Pair, type Run } from './node';

/// The nodes that are out of sight, as they were before the change: from the root to the innermost.
type Trunk = Pick<Way, 'around' | 'indexes' | 'starts'>;

/// Told of each node when it is made, with its place on the way.
type Told = (index: number) => void;

export class Surroundings {
  readonly #made = new Map<number, Pair | List>();
  readonly #told: Told[] = [];
  readonly #longer: number;
  readonly #lines: number;

  constructor(
    readonly trunk: Trunk,
    /// What the innermost has become.
    inner: Pair | List,
  ) {
    const was = trunk.around[this.last] as Pair | List;
    this.#longer = inner.width - was.width;
    this.#lines = inner.lines - was.lines;
    this.#made.set(this.last, inner);
  }

  /// The place of the innermost on the way.
  get last(): number {
    return this.trunk.around.length - 1;
  }

  /// The node at a place on the way.
  at(index: number): Pair | List {
    return this.#made.get(index) ?? this.#make(index);
  }

  /// The same, if somebody has asked for it.
  made(index: number): Pair | List | undefined {
    return this.#made.get(index);
  }

  /// Tells of all that have been made, and of each that will be.
  tell(told: Told): void {
    this.#told.push(told);
    for (const index of this.#made.keys()) told(index);
  }

  #make(index: number): Pair | List {
    const { around, indexes } = this.trunk;
    const was = around[index] as Pair | List;
    const inside = (): Pair | List => this.at(index + 1);
    const node =
      was instanceof Pair
        ? new OuterPair(was, this.#now(was.run as Outside), inside)
        : listWith(was, indexes[index] as number, inside());
    this.#made.set(index, node);
    for (const told of this.#told) told(index);
    return node;
  }

  #now({ width, lines, bytes, flags, ahead }: Outside): Outside {
    return { width: width + this.#longer, lines: lines + this.#lines, bytes, flags, ahead };
  }
}

function listWith({ kids }: List, index: number, kid: Pair | List): List {
  const now = kids.slice();
  now[index] = kid;
  return new List(now);
}

/// What stands in it is made when somebody looks into it.
class OuterPair extends Pair {
  #run: Run;
  #inside: (() => Pair | List) | undefined;

  constructor({ open, close }: Pair, run: Outside, inside: () => Pair | List) {
    super(open, run, close);
    this.#inside = inside;
  }

  get run(): Run {
    if (this.#inside) {
      this.#run = this.#inside();
      this.#inside = undefined;
    }
    return this.#run;
  }
}
