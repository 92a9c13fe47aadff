/// Where the cursor goes when what was written from the board is undone or done again. An editor gives back the text, and puts the
/// cursor to where the text has changed; a person wants to be on the move where they were. Knows no editor, so that tests can use it.

import type { TextChange } from './anchor';
import type { Place } from './messages';

/// Of the cursor, before something was written and after it.
export interface Places {
  readonly before: Place;
  readonly after: Place;
}

interface Step extends Places {
  readonly changes: readonly TextChange[];
}

/// How many steps of a record are remembered.
const MOST = 200;

export class Written {
  readonly #steps: Step[] = [];

  keep(changes: readonly TextChange[], { before, after }: Places): void {
    this.#steps.push({ changes: inOrder(changes), before, after });
    if (this.#steps.length > MOST) this.#steps.shift();
  }

  /// For changes that undo or redo something; nothing, if it was not written from the board.
  placeAfter(what: 'undo' | 'redo', changes: readonly TextChange[]): Place | undefined {
    const done = inOrder(changes);
    const step = this.#steps.findLast((one) => isSame(what === 'undo' ? undoing(one.changes) : one.changes, done));
    return what === 'undo' ? step?.before : step?.after;
  }
}

const inOrder = (changes: readonly TextChange[]): TextChange[] =>
  changes.toSorted((a, b) => a.rangeOffset - b.rangeOffset);

/// What takes the changes back, but for the words that come back.
function undoing(changes: readonly TextChange[]): TextChange[] {
  let shift = 0;
  return changes.map(({ rangeOffset, rangeLength, text }) => {
    const back = { rangeOffset: rangeOffset + shift, rangeLength: text.length, text: ' '.repeat(rangeLength) };
    shift += text.length - rangeLength;
    return back;
  });
}

const isSame = (some: readonly TextChange[], others: readonly TextChange[]): boolean =>
  some.length === others.length &&
  some.every(({ rangeOffset, rangeLength, text }, i) => {
    const other = others[i];
    return other?.rangeOffset === rangeOffset && other.rangeLength === rangeLength && other.text.length === text.length;
  });
