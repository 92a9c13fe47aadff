/// Brackets find their partners here. Tokens and whole subtrees come in, in the order of the text; a closer that meets its
/// own opener becomes a Pair at once. Such pairs are the same whatever stands around them, so an edit can reuse them
/// wherever they are; and there is one result for a text, however it came about. What finds no partner stays in the
/// skeleton: brackets, and the runs between them. In a sound text nothing stays.

import { build, join } from './list';
import { Leaf, type Node, Role, type Run } from './node';
import type { Pool } from './pool';

/// So many items are built into a list at once: more would take longer than others should wait.
const AT_ONCE = 4096;

/// A run that grows at its end.
export class Growing {
  #done: Run = undefined;
  #items: Node[] = [];

  constructor(readonly pool: Pool) {}

  add(node: Node): void {
    if (node.height === 0) {
      if (this.#items.push(node) >= AT_ONCE) this.#settle();
      return;
    }
    this.#settle();
    this.#done = join(this.#done, node, this.pool);
  }

  run(): Run {
    this.#settle();
    return this.#done;
  }

  #settle(): void {
    if (this.#items.length === 0) return;
    this.#done = join(this.#done, build(this.#items, this.pool), this.pool);
    this.#items = [];
  }
}

/// A bracket that has no partner (none before the first run) and the run after it.
export interface Bone {
  readonly bracket: Leaf | undefined;
  readonly after: Growing;
}

export class Skeleton {
  readonly bones: Bone[];

  constructor(readonly pool: Pool) {
    this.bones = [{ bracket: undefined, after: new Growing(pool) }];
  }

  /// The next token, or the next subtree in which every bracket has its partner.
  add(node: Node): void {
    const top = this.bones[this.bones.length - 1] as Bone;
    if (!(node instanceof Leaf) || node.role === Role.atom) {
      top.after.add(node);
    } else if (node.role === Role.close && top.bracket?.role === Role.open && top.bracket.id === node.id) {
      this.bones.pop();
      const around = this.bones[this.bones.length - 1] as Bone;
      around.after.add(this.pool.pair(top.bracket, top.after.run(), node));
    } else {
      this.bones.push({ bracket: node, after: new Growing(this.pool) });
    }
  }

  get sound(): boolean {
    return this.bones.length === 1;
  }
}
