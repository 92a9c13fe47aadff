/// What to make of brackets without partners. Three things can have happened at a closer that does not fit: a closer is
/// missing before it, it is one too many, or it is the wrong kind of closer. The cheapest story for the whole text is
/// told; it depends on the text alone, so it is the same story however the text was typed.

import type { Family } from './lexer';
import { join, lastItem, lastLeaf, split, splitEnd } from './list';
import { Flag, type Leaf, List, MendedPair, type Node, Pair, Role, type Run, WholePair } from './node';
import type { Pool } from './pool';
import { type Bone, bracketOf, lastLimb, runOf, type Skeleton } from './skeleton';

/// Most repairs that a plan looks ahead for, and how many brackets it looks at.
const DEPTH = 3;
const WINDOW = 64;
/// How far back a pair is looked for that was closed too early.
const NEAR = 64;

type Choice = 'missing' | 'extra' | 'wrong';

/// So many brackets that nothing closes stand in each other: a record cut off at its deepest place has fewer. Those within are
/// strays, since of brackets alone there may be a million, and a pair of each would fill the memory.
export const DEEPEST = 10_000;

/// So many brackets are dealt with at once.
const AT_ONCE = 256;

/// The whole text as one run, every bracket in a Pair or marked as a stray.
export function* repaired(skeleton: Skeleton, family: Family): Generator<void, Run> {
  yield* skeleton.end();
  const { pool } = skeleton;
  const bones = skeleton.bones();
  if (bones.length === 1) return runOf(bones[0] as Bone, pool);
  const mending = new Mending(bones, family, pool);
  for (let i = 1; i < bones.length; i++) {
    if (bracketOf(bones[i] as Bone)?.role === Role.wall) yield* mending.end();
    mending.take(i);
    if (i % AT_ONCE === 0) yield;
  }
  yield* mending.end();
  return mending.run;
}

/// A bracket that is open, and what has come after it so far: that of the skeleton, which grows.
type Frame = Bone;

class Mending {
  #frames: Frame[];

  constructor(
    readonly bones: readonly Bone[],
    readonly family: Family,
    readonly pool: Pool,
  ) {
    this.#frames = [bones[0] as Bone];
  }

  /// The bracket that is open innermost, if any is.
  get #bracket(): Leaf | undefined {
    return bracketOf(this.#frames[this.#frames.length - 1] as Frame);
  }

  get run(): Run {
    return runOf(this.#frames[0] as Frame, this.pool);
  }

  take(index: number): void {
    const bone = this.bones[index] as Bone;
    const bracket = bracketOf(bone) as Leaf;
    if (bracket.role === Role.open) {
      this.#frames.push(bone);
      return;
    }
    if (bracket.role === Role.wall) this.#add(bracket);
    else this.#close(bracket, index);
    this.#add(runOf(bone, this.pool));
  }

  /// Nothing closes what is open.
  *end(): Generator<void, void> {
    yield* this.#flatten();
    for (let count = 1; this.#frames.length > 1; count++) {
      this.#leave(undefined);
      if (count % AT_ONCE === 0) yield;
    }
  }

  /// What is open too deep does not nest.
  *#flatten(): Generator<void, void> {
    const deep = this.#frames;
    if (deep.length <= DEEPEST) return;
    this.#frames = deep.slice(0, DEEPEST + 1);
    for (let i = DEEPEST + 1; i < deep.length; i++) {
      const frame = deep[i] as Frame;
      this.#add(bracketOf(frame));
      this.#add(runOf(frame, this.pool));
      if (i % AT_ONCE === 0) yield;
    }
  }

  #add(run: Run): void {
    if (run) lastLimb(this.#frames).add(run, this.pool);
  }

  #close(closer: Leaf, index: number): void {
    while (this.#bracket?.id !== closer.id) {
      const choice = this.#choose(index);
      if (choice === 'wrong') break;
      if (choice === 'extra') {
        this.#stray(closer);
        return;
      }
      this.#leave(undefined);
    }
    this.#leave(closer);
  }

  #choose(index: number): Choice {
    if (this.#frames.length === 1) return 'extra';
    const inner = this.#frames.slice(Math.max(1, this.#frames.length - WINDOW));
    const opens = inner.map((frame) => (bracketOf(frame) as Leaf).id);
    return cheapest(opens, this.bones, index);
  }

  /// Closes the innermost bracket. Without a closer, the family may know that some of its run stands outside it.
  #leave(closer: Leaf | undefined): void {
    const frame = this.#frames.pop() as Frame;
    const open = bracketOf(frame) as Leaf;
    const run = runOf(frame, this.pool);
    this.#add(closer ? new WholePair(open, run, closer) : this.#unclosed(open, run));
  }

  /// A bracket that nothing closes may have lent its closer to the last pair in it, that to the last in it, and so on.
  #unclosed(open: Leaf, run: Run): Run {
    const lenders: { readonly open: Leaf; readonly before: Run; readonly close: Leaf }[] = [];
    let inner = { open, run };
    let around = this.#bracket;
    for (let pair = this.#borrower(inner); pair; pair = this.#borrower(inner)) {
      const [before] = splitEnd(inner.run, 1, this.pool);
      lenders.push({ open: inner.open, before, close: pair.close });
      around = inner.open;
      inner = pair;
    }
    const at = this.family.repair.splitAt(inner.open, inner.run, around);
    const [inside, outside] = at < 0 ? [inner.run, undefined] : split(inner.run, at, this.pool);
    let mended = join(new WholePair(inner.open, inside, undefined), outside, this.pool);
    for (const lender of lenders.reverse()) {
      const within = join(lender.before, mended, this.pool);
      mended = new MendedPair(lender.open, within, lender.close, 'lent');
    }
    return mended;
  }

  #borrower({ open, run }: { open: Leaf; run: Run }): (Pair & { close: Leaf }) | undefined {
    const last = lastItem(run);
    if (!(last instanceof Pair) || !last.close || last.id !== open.id || last.close.id !== open.id) return undefined;
    const [before] = splitEnd(run, 1, this.pool);
    const isLent = this.family.repair.lends?.(last, before ? lastLeaf(before) : open);
    return isLent ? (last as Pair & { close: Leaf }) : undefined;
  }

  /// A closer too many: perhaps an earlier one was, and this is the right one.
  #stray(closer: Leaf): void {
    const top = lastLimb(this.#frames);
    const { repair } = this.family;
    const mayReopen = repair.reopens && top.flags & Flag.paired;
    const found = mayReopen ? lastPair(top.run(this.pool), closer.id, this.pool) : undefined;
    if (found?.rest && repair.reopens?.(found.pair, found.rest, top.bracket)) {
      const { pair } = found;
      const inside = join(join(pair.run, pair.close, this.pool), found.rest, this.pool);
      top.become(join(found.before, new MendedPair(pair.open, inside, closer, 'reopened'), this.pool) as Node);
    } else {
      this.#add(closer);
    }
  }
}

/// The last pair of this kind of bracket among the last items of a run, and what stands around it.
function lastPair(run: Run, id: number, pool: Pool): { before: Run; pair: Pair; rest: Run } | undefined {
  const behind = { items: 0 };
  const pair = run && pairFromEnd(run, id, behind);
  if (!pair) return undefined;
  const [before, from] = splitEnd(run, behind.items + 1, pool);
  return { before, pair, rest: split(from, 1, pool)[1] };
}

/// Counts the items behind it. What holds no pairs is counted whole.
function pairFromEnd(node: Node, id: number, behind: { items: number }): Pair | undefined {
  if (node instanceof Pair && node.id === id && node.closed) return node;
  if (!(node instanceof List)) behind.items++;
  else if (node.height === 1 && !(node.flags & Flag.paired)) behind.items += node.kids.length;
  else {
    for (let i = node.kids.length - 1; i >= 0 && behind.items <= NEAR; i--) {
      const pair = pairFromEnd(node.kids[i] as Node, id, behind);
      if (pair) return pair;
    }
  }
  return undefined;
}

/// Looks ahead: which of the three stories needs the fewest repairs up to the end of the window?
function cheapest(opens: number[], bones: readonly Bone[], index: number): Choice {
  const end = Math.min(bones.length, index + WINDOW);
  const whole = end === bones.length;
  for (let depth = 1; depth <= DEPTH; depth++) {
    // A story that leaves nothing open is preferred to one that ends early.
    const stories = [new Search(bones, end, whole, depth, false), new Search(bones, end, whole, depth, true)];
    for (const story of stories) {
      const choice = story.first(opens, index);
      if (choice) return choice;
    }
  }
  const closer = bracketOf(bones[index] as Bone) as Leaf;
  return opens.includes(closer.id) ? 'missing' : 'extra';
}

class Search {
  constructor(
    readonly bones: readonly Bone[],
    readonly end: number,
    readonly whole: boolean,
    readonly limit: number,
    /// May the text end early, as one more repair?
    readonly early: boolean,
  ) {}

  first(opens: readonly number[], index: number): Choice | undefined {
    const stack = opens.slice(-WINDOW);
    const above = stack.slice(0, -1);
    const fits = [
      ['wrong', stack.length > 0 && this.#fits(above, index + 1, this.limit - 1)],
      ['missing', stack.length > 0 && this.#fits(above, index, this.limit - 1)],
      ['extra', this.#fits(stack, index + 1, this.limit - 1)],
    ] as const;
    return fits.find(([, fit]) => fit)?.[0];
  }

  /// Does all from `index` on find its partner with at most `left` repairs?
  #fits(opens: readonly number[], index: number, left: number): boolean {
    const stack = opens.slice();
    for (let i = index; i < this.end; i++) {
      const bracket = bracketOf(this.bones[i] as Bone) as Leaf;
      if (bracket.role === Role.open) stack.push(bracket.id);
      else if (bracket.role === Role.wall) stack.length = 0;
      else if (stack.length > 0 && stack[stack.length - 1] === bracket.id) stack.pop();
      else if (left === 0) return false;
      else return this.#branch(stack, i, left - 1);
    }
    return !this.whole || stack.length === 0 || (this.early && left > 0);
  }

  #branch(stack: readonly number[], index: number, left: number): boolean {
    const above = stack.slice(0, -1);
    return (
      (stack.length > 0 && (this.#fits(above, index + 1, left) || this.#fits(above, index, left))) ||
      this.#fits(stack, index + 1, left)
    );
  }
}
