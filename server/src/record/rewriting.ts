/// A text that is being changed by a board edit: the edits so far, and where the cursor goes. Offsets are those of the text as it is.

import type { Edit } from '../text/edit';
import type { Run } from '../text/node';
import type { Written } from './board-edit';

export class Rewriting {
  readonly #edits: Edit[] = [];
  #cursor: { readonly at: number; readonly edit: Edit | undefined } = { at: 0, edit: undefined };
  /// Something that had to be changed is damaged: what came of it would be guesswork.
  unsound = false;

  constructor(readonly root: Run) {}

  /// Where the cursor goes: an offset of the text as it is, or of what an edit puts in.
  cursor(at: number, edit?: Edit): this {
    this.#cursor = { at, edit };
    return this;
  }

  replace(from: number, to: number, text: string): Edit {
    const edit = { from, to, text };
    this.#edits.push(edit);
    return edit;
  }

  /// What has come of it all; nothing if it cannot be relied on.
  get result(): Written | undefined {
    const edits = [...this.#edits].sort((a, b) => a.from - b.from || a.to - b.to);
    const { at, edit } = this.#cursor;
    let cursor = edit ? edit.from + at : at;
    for (const one of edits) {
      if (one === edit) break;
      if (edit || one.to <= at) cursor += one.text.length - (one.to - one.from);
    }
    const list = joined(edits);
    return this.unsound || !list ? undefined : { edits: list, cursor };
  }
}

/// Edits that touch are one; there are none that overlap.
function joined(edits: readonly Edit[]): Edit[] | undefined {
  const list: Edit[] = [];
  for (const edit of edits) {
    const last = list[list.length - 1];
    if (last && last.to > edit.from) return undefined;
    if (last?.to === edit.from) list[list.length - 1] = { from: last.from, to: edit.to, text: last.text + edit.text };
    else list.push(edit);
  }
  return list;
}
