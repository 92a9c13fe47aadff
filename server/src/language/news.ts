/// What edits have left of the nodes around them, since a version was last checked to the end.

import type { Landmark, Places } from '../text/places';
import type { Renewal } from '../text/renewal';

export class News {
  /// What the last edits have left, those that stood near each other taken together, of nodes that have been checked or are of what
  /// the edits before have left.
  #last: Renewal | undefined;
  #before: Renewal | 'nothing is new' | 'all is new' = 'all is new';
  #isChecked = false;
  /// Where the innermost of the nodes starts that the last edits have left.
  #mark: Landmark | undefined;

  /// For the next edit.
  get last(): Renewal | undefined {
    return this.#last;
  }

  /// What is asked next mostly stands near the last edits.
  get landmark(): Landmark | undefined {
    return this.#last && this.#mark && { ...this.#mark, node: this.#last.inner.node };
  }

  /// For checking, if anything is left of what has been checked.
  get renewal(): Renewal | undefined {
    const now = this.#now;
    return typeof now === 'object' ? now : undefined;
  }

  get #now(): Renewal | 'nothing is new' | 'all is new' {
    const [before, last] = [this.#before, this.#last];
    if (!last || before === 'all is new') return before;
    if (this.#isChecked) return 'nothing is new';
    return before === 'nothing is new' ? last : (before.followedBy(last) ?? 'all is new');
  }

  /// Without a renewal all is new. The places are those of the text before the edit.
  edited(renewal: Renewal | undefined, places?: Places): void {
    if (!renewal) {
      this.#before = 'all is new';
      this.#mark = undefined;
    } else if (renewal.before !== this.#last?.before) {
      this.#before = this.#now;
      const { node, start } = renewal.inner;
      this.#mark = places?.mark(node, start);
    }
    this.#last = renewal;
    this.#isChecked = false;
  }

  /// What is remembered goes on from the nodes that were checked first, as long as most of it does.
  checked(): void {
    if (this.#before !== 'nothing is new' || this.#last?.isSpent) this.#last = undefined;
    this.#before = 'nothing is new';
    this.#isChecked = true;
  }
}
