/// Random edits as people make them: typed, cut, moved, pasted, undone. An edit knows offsets; the driver turns them into
/// what an editor sends.

import type { Edit } from '../../src/text/edit';
import { FOREIGN, TYPED } from './foreign';
import { isBetween, linesOf } from './plain-text';
import type { Random } from './random';

/// The text after an edit.
export const after = (text: string, { from, to, text: inserted }: Edit): string =>
  text.slice(0, from) + inserted + text.slice(to);

/// The edit moved to where an editor can point, inside the text.
export function sane(text: string, edit: Edit): Edit {
  let from = Math.min(edit.from, text.length);
  while (isBetween(text, from)) from--;
  let to = Math.max(from, Math.min(edit.to, text.length));
  while (isBetween(text, to)) to++;
  return { from, to, text: edit.text };
}

const undone = (text: string, { from, to, text: inserted }: Edit): Edit => ({
  from,
  to: from + inserted.length,
  text: text.slice(from, to),
});

/// What holds the texts of a family together.
export interface Signs {
  readonly any: string;
  /// What comes many times in a row, and what unhinges a text from its start.
  readonly many: readonly string[];
  readonly first: readonly string[];
}

const JSON_SIGNS: Signs = {
  any: '[]{},:"',
  many: ['[', '{"a":', '(', ']', '}'],
  first: ['\ufeff', '[', '"', '/*', '\n', '<'],
};

export const XML_SIGNS: Signs = {
  any: '<>/="\'&;!?-',
  many: ['<moves>', '</moves>', '<moves', '<', '<!--', '<black x="1" y=', '"', '<![CDATA['],
  first: ['\ufeff', '<!--', '<a b="', '<?xml version="1.0"?>', '\n', '<!DOCTYPE wei7 [', '{'],
};

/// So many characters.
const NEAR = 30;

export class Typist {
  #undo: Edit[] = [];
  /// Where the last edit began.
  #last = 0;

  constructor(
    readonly random: Random,
    /// Other records to paste from.
    readonly others: readonly string[],
    readonly signs: Signs = JSON_SIGNS,
  ) {}

  /// The next edits, which are one version together, each of the text after the one before.
  next(text: string): Edit[] {
    const { random } = this;
    const back = random.chance(0.25) ? this.#undo.pop() : undefined;
    if (back) return [sane(text, back)];
    const edits: Edit[] = [];
    let now = text;
    // Several cursors, or several changes that an editor sends at once.
    for (let left = random.chance(0.25) ? 2 + random.below(8) : 1; left > 0; left--) {
      for (const edit of this.#some(now)) {
        const one = sane(now, edit);
        this.#undo.push(undone(now, one));
        edits.push(one);
        now = after(now, one);
      }
    }
    return edits;
  }

  #some(text: string): Edit[] {
    const { random } = this;
    const from = this.#place(text);
    const kind = random.below(20);
    if (kind < 7) return [{ from, to: from, text: random.pick(TYPED) }];
    if (kind < 10) return [{ from, to: from + 1, text: '' }];
    if (kind < 12) return [{ from, to: from + 1, text: random.pick(TYPED) }];
    if (kind < 14) return [{ from, to: from + random.below(30), text: '' }];
    if (kind < 15) return this.#bracket(text, from);
    if (kind < 16) return this.#line(text, from);
    if (kind < 17) return [{ from, to: from, text: pieceOf(text, random, 80) }];
    if (kind < 18) return [{ from, to: from, text: random.pick(FOREIGN) }];
    if (kind < 19) return [{ from, to: from + random.below(10), text: pieceOf(random.pick(this.others), random, 120) }];
    return this.#rare(text, from);
  }

  /// Mostly one goes on near where one was.
  #place(text: string): number {
    const { random } = this;
    const near = this.#last + random.below(2 * NEAR) - NEAR;
    this.#last = random.chance(0.5) ? Math.max(0, Math.min(text.length, near)) : random.below(text.length + 1);
    return this.#last;
  }

  /// The next sign that holds the text together goes, or another comes in its place.
  #bracket(text: string, from: number): Edit[] {
    const { any } = this.signs;
    const ahead = text
      .slice(from)
      .split('')
      .findIndex((sign) => any.includes(sign));
    const at = from + Math.max(0, ahead);
    return [{ from: at, to: at + 1, text: this.random.chance(0.5) ? '' : this.random.pick([...any]) }];
  }

  /// A line is moved, doubled or cut.
  #line(text: string, at: number): Edit[] {
    const { random } = this;
    const lines = linesOf(text);
    const index = Math.max(
      0,
      lines.findIndex(({ end }) => end >= at),
    );
    const from = lines[index]?.start ?? 0;
    const to = lines[index + 1]?.start ?? text.length;
    const line = text.slice(from, to);
    if (random.chance(0.3)) return [{ from: to, to, text: line }];
    const cut = { from, to, text: '' };
    if (random.chance(0.3)) return [cut];
    const target = linesOf(after(text, cut))[random.below(lines.length)]?.start ?? 0;
    return [cut, { from: target, to: target, text: line }];
  }

  #rare(text: string, from: number): Edit[] {
    const { random } = this;
    const kind = random.below(6);
    if (kind === 0) return [{ from: 0, to: text.length, text: '' }];
    if (kind === 1) return [{ from: 0, to: text.length, text: random.pick(this.others) }];
    if (kind === 2) return [{ from, to: text.length, text: '' }];
    if (kind === 3) return [{ from: 0, to: from, text: '' }];
    if (kind === 4) return [{ from, to: from, text: random.pick(this.signs.many).repeat(random.below(40)) }];
    return [{ from: 0, to: 0, text: random.pick(this.signs.first) }];
  }
}

function pieceOf(text: string, random: Random, most: number): string {
  const from = random.below(text.length + 1);
  return text.slice(from, from + random.below(most));
}
