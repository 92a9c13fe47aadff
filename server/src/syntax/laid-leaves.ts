/// The layout of texts in which nothing nests: what should stand behind each token depends on it and on the next.

import { type Layout, type LayoutStyle, PAUSE } from '../record/layout';
import { leaves } from '../text/edit';
import type { Leaf } from '../text/node';

/// What should stand between two tokens, or behind the last; undefined: what stands there.
interface Between {
  between(last: Leaf, next: Leaf | undefined, is: string): string | undefined;
}

/// Only these are ever changed: other white space may mean something.
const PLAIN = /^[ \t\r\n]*$/;

export const laidLeaves = (begin: (style: LayoutStyle) => Between): Layout =>
  function* (root, style, put) {
    const laying = begin(style);
    let last: Leaf | undefined;
    let at = 0;
    let count = 0;
    const gap = (next: Leaf | undefined): void => {
      if (!last) return;
      const { size, text, width } = last;
      const is = text.slice(size);
      const should = laying.between(last, next, is);
      if (should !== undefined && PLAIN.test(is)) put(at + size, is, should);
      at += width;
    };
    for (const { leaf } of leaves(root)) {
      gap(leaf);
      last = leaf;
      if (++count % PAUSE === 0) yield;
    }
    gap(undefined);
  };

/// Line ends as they are, one empty line at most, and no blanks around them; a gap on a line is one blank.
export function tidied(is: string): string {
  const lines = is.split(/\r\n|\r|\n/).length - 1;
  return lines === 0 ? (is === '' ? '' : ' ') : '\n'.repeat(Math.min(lines, 2));
}
