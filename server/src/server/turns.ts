/// Who works when. A turn is one budget of time, whoever has something to do, and between two turns the wire is heard. Documents take
/// turns, and within a document what is being done for it does: much that is asked of one document keeps no other waiting.

/// Works until it is done or `enough` says so; true when there is more to do.
export type Work = (enough: () => boolean) => boolean;

/// Milliseconds of work before others are heard.
const SLICE = 2;

export class Turns {
  /// Whoever comes next is first, and what it does next is first among the works of a document.
  readonly #owners = new Map<unknown, Set<Work>>();
  #scheduled = false;
  #heard = false;

  constructor(
    /// Says when a turn is over.
    readonly deadline = within,
    readonly later: (turn: () => void) => void = setImmediate,
  ) {}

  /// Begins at once, if nothing else is being done for the same owner.
  add(owner: unknown, work: Work): void {
    if (this.#owners.has(owner) || work(this.deadline())) this.queue(owner, work);
  }

  /// Begins when it has its turn.
  queue(owner: unknown, work: Work): void {
    const works = this.#owners.get(owner);
    if (works) works.add(work);
    else this.#owners.set(owner, new Set([work]));
    this.#schedule();
  }

  /// A message has come in. Where one is, there may be more, which come one a turn: the next turn is a single step.
  heard(): void {
    this.#heard = true;
  }

  #schedule(): void {
    if (this.#scheduled || this.#owners.size === 0) return;
    this.#scheduled = true;
    this.later(() => {
      this.#scheduled = false;
      this.#turn();
      this.#schedule();
    });
  }

  #turn(): void {
    const enough = this.#heard ? atOnce : this.deadline();
    this.#heard = false;
    do {
      const [next] = this.#owners;
      if (!next) return;
      const [owner, works] = next;
      const [work] = works;
      if (!work) this.#owners.delete(owner);
      else this.#step(owner, works, work, enough);
    } while (!enough());
  }

  /// Whoever has had its turn is last afterwards. What is added meanwhile joins the works.
  #step(owner: unknown, works: Set<Work>, work: Work, enough: () => boolean): void {
    works.delete(work);
    if (work(enough)) works.add(work);
    this.#owners.delete(owner);
    if (works.size > 0) this.#owners.set(owner, works);
  }
}

const atOnce = (): boolean => true;

function within(milliseconds = SLICE): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
}
