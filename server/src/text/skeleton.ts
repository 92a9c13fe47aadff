/// Brackets find their partners here. Tokens and whole subtrees come in, in the order of the text; a closer that meets its
/// own opener becomes a Pair at once. Such pairs are the same whatever stands around them, so an edit can reuse them
/// wherever they are; and there is one result for a text, however it came about. What finds no partner stays in the
/// skeleton: brackets, and the runs between them. In a sound text nothing stays.
///
/// Between the brackets of literal text nothing is a bracket but the first closer of the same kind. Whole subtrees wait there
/// for what comes: with the closer they are taken apart; without it nobody needs to look into them.

import { build, join } from './list';
import { endOf, Flag, Leaf, type Node, partsOf, Role, type Run } from './node';
import type { Pool } from './pool';

/// So many items are built into a list at once: more would take longer than others should wait.
const AT_ONCE = 4096;

/// A bracket that has no partner, and the run after it. Of brackets alone there may be a million: where nothing follows, the bracket
/// stands for itself.
export type Bone = Leaf | Limb;

export const bracketOf = (bone: Bone): Leaf | undefined => (bone instanceof Leaf ? bone : bone.bracket);

export const runOf = (bone: Bone, pool: Pool): Run => (bone instanceof Leaf ? undefined : bone.run(pool));

/// What comes after the last of the bones is put there.
export function lastLimb(bones: Bone[]): Limb {
  const last = bones[bones.length - 1] as Bone;
  if (!(last instanceof Leaf)) return last;
  const limb = new Limb(last, undefined);
  bones[bones.length - 1] = limb;
  return limb;
}

/// A bracket (none before the first run), and the run after it, which grows at its end.
class Limb {
  /// All that anything in the run has.
  flags: number;
  #done: Run;
  #items: Node[] = [];

  constructor(
    readonly bracket: Leaf | undefined,
    run: Run,
  ) {
    this.#done = run;
    this.flags = run?.flags ?? 0;
  }

  add(node: Node, pool: Pool): void {
    this.flags |= node.flags;
    if (node.height > 0) this.#done = join(this.run(pool), node, pool);
    else if (this.#items.push(node) >= AT_ONCE) this.run(pool);
  }

  run(pool: Pool): Run {
    if (this.#items.length > 0) {
      this.#done = join(this.#done, build(this.#items, pool), pool);
      this.#items = [];
    }
    return this.#done;
  }

  /// Another run instead.
  become(run: Node): void {
    this.#items = [];
    this.#done = run;
    this.flags = run.flags;
  }
}

/// An opener of literal text and all that has come after it. What that is shows when the closer comes, or does not.
interface Quotation {
  readonly open: Leaf;
  readonly nodes: Node[];
  close?: Leaf;
}

export class Skeleton {
  /// The brackets without a partner, after a first one that is none.
  readonly #brackets: (Leaf | undefined)[] = [undefined];
  /// The items after each of them, all in one row, and where in it those of each begin. Only those after the last become more.
  readonly #items: Node[] = [];
  #count = 0;
  readonly #starts: number[] = [0];
  /// What has been built of those before.
  readonly #built: Run[] = [undefined];
  /// A quotation has come to its end.
  #ended = false;
  /// Openers among the brackets that no wall has ended.
  #open = 0;
  #quotation: Quotation | undefined;
  /// The closers that do not come any more.
  #missing = 0;
  /// What is to be taken next, the last one first.
  readonly #input: Node[] = [];

  constructor(readonly pool: Pool) {}

  /// The next token, or the next subtree in which every bracket has its partner. Afterwards there may be more to `settle`.
  add(node: Node): void {
    if (!this.#quotation && node instanceof Leaf) this.#leaf(node);
    else {
      this.#input.push(node);
      this.#work(AT_ONCE);
    }
  }

  /// What has come last, if it is not a part of something larger yet.
  get last(): Node | undefined {
    return this.#count > 0 ? this.#items[this.#count - 1] : undefined;
  }

  /// There is more to do with what has come, which may take a while: it has to be settled before more is added.
  get due(): boolean {
    return this.#ended || this.#input.length > 0;
  }

  *settle(): Generator<void, void> {
    while (this.due) {
      if (this.#ended) yield* this.#quote(this.#quotation as Quotation & { close: Leaf });
      while (this.#work(AT_ONCE)) yield;
    }
  }

  /// No more comes. A quotation without an end was none: its opener is a stray, and what came after it is what it looks like.
  *end(): Generator<void, void> {
    for (let quotation = this.#quotation; quotation; quotation = this.#quotation) {
      const { open, nodes } = quotation;
      this.#quotation = undefined;
      this.#missing |= endOf(open.id);
      this.#add(open);
      for (let i = nodes.length - 1; i >= 0; i--) this.#input.push(nodes[i] as Node);
      while (this.#work(AT_ONCE)) yield;
      yield* this.settle();
    }
  }

  /// All that has come has its partner in it, and ends nothing around it: between brackets it means what it means here.
  get closed(): boolean {
    if (this.#quotation || this.#brackets.length > 1) return false;
    return !this.run || !(this.run.flags & (Flag.broken | Flag.wall));
  }

  /// What has come, if every bracket has its partner.
  get run(): Run {
    this.#built[0] = this.#run(0);
    return this.#built[0];
  }

  /// What is left when no more comes; in a sound text one run without a bracket.
  bones(): Bone[] {
    const bones: Bone[] = [];
    for (let last = this.#brackets.length - 1; last >= 0; last--) {
      const bracket = this.#brackets[last];
      const run = this.#pop();
      bones.push(bracket && !run ? bracket : new Limb(bracket, run));
    }
    return bones.reverse();
  }

  /// Takes so many nodes at most; true when more can be taken.
  #work(most: number): boolean {
    for (let left = most; left > 0; left--) {
      const node = this.#ended ? undefined : this.#input.pop();
      if (!node) return false;
      if (this.#quotation) this.#literal(node, this.#quotation);
      else if (node instanceof Leaf) this.#leaf(node);
      else if (node.flags & (this.#open > 0 ? Flag.broken | Flag.wall : Flag.broken)) this.#part(node);
      else this.#add(node);
    }
    return true;
  }

  #add(node: Node): void {
    const last = this.#brackets.length - 1;
    if (node.height > 0) this.#built[last] = join(this.#run(last), node, this.pool);
    else {
      this.#items[this.#count++] = node;
      if (this.#count - (this.#starts[last] as number) >= AT_ONCE) this.#built[last] = this.#run(last);
    }
  }

  /// What comes after the last bracket, built.
  #run(last: number): Run {
    const start = this.#starts[last] as number;
    const run = build(this.#items, this.pool, start, this.#count);
    this.#count = start;
    return join(this.#built[last], run, this.pool);
  }

  #push(bracket: Leaf): void {
    this.#brackets.push(bracket);
    this.#starts.push(this.#count);
    this.#built.push(undefined);
  }

  /// Takes the last bracket away; what came after it is the result.
  #pop(): Run {
    const run = this.#run(this.#brackets.length - 1);
    this.#brackets.pop();
    this.#starts.pop();
    this.#built.pop();
    return run;
  }

  #part(node: Node): void {
    const parts = partsOf(node);
    for (let i = parts.length - 1; i >= 0; i--) this.#input.push(parts[i] as Node);
  }

  #literal(node: Node, quotation: Quotation): void {
    if (!(node.flags & endOf(quotation.open.id))) quotation.nodes.push(node);
    else if (!(node instanceof Leaf)) this.#part(node);
    else {
      quotation.close = node;
      this.#ended = true;
    }
  }

  #leaf(leaf: Leaf): void {
    if (leaf.role === Role.atom || leaf.flags & ENDS || (leaf.role === Role.wall && this.#open === 0)) {
      this.#add(leaf);
      return;
    }
    const bracket = this.#brackets[this.#brackets.length - 1];
    if (leaf.role === Role.close && bracket?.role === Role.open && bracket.id === leaf.id) {
      this.#open--;
      this.#add(this.pool.pair(bracket, this.#pop(), leaf));
    } else if (leaf.flags & Flag.literal) {
      if (this.#missing & endOf(leaf.id)) this.#add(leaf);
      else this.#quotation = { open: leaf, nodes: [] };
    } else {
      this.#open = leaf.role === Role.wall ? 0 : this.#open + (leaf.role === Role.open ? 1 : 0);
      this.#push(leaf);
    }
  }

  /// Literal text has no pairs in it: those that have come are taken apart.
  *#quote({ open, nodes, close }: Quotation & { close: Leaf }): Generator<void, void> {
    const run = new Limb(undefined, undefined);
    const stack = nodes.reverse();
    let count = 0;
    for (let node = stack.pop(); node; node = stack.pop()) {
      if (node.flags & Flag.paired) {
        const parts = partsOf(node);
        for (let i = parts.length - 1; i >= 0; i--) stack.push(parts[i] as Node);
      } else run.add(node, this.pool);
      if (++count % AT_ONCE === 0) yield;
    }
    this.#quotation = undefined;
    this.#ended = false;
    this.#add(this.pool.pair(open, run.run(this.pool), close));
  }
}

/// All closers of literal text.
const ENDS = endOf(0) | endOf(1) | endOf(2) | endOf(3);
