/// The white space around elements: where one ends, what stands before it, and what comes between it and a new neighbour.

import { leafAt, leaves } from '../../text/edit';
import { lastLeaf } from '../../text/list';
import { type Leaf, type Node, Pair, type Run } from '../../text/node';
import type { ElementAt } from './element';

const LINE_END = /\r\n|\r|\n/;

export const breaksLine = (blanks: string): boolean => LINE_END.test(blanks);

/// The white space behind a token.
export const blanksBehind = ({ text, size }: Leaf): string => text.slice(size);

/// Where a node ends, without the white space behind it.
export const endOf = (node: Node, at: number): number => at + node.width - blanksBehind(lastLeaf(node)).length;

/// The white space right before an offset.
export function blanksBefore(root: Run, at: number): string {
  if (!root || at <= 0) return '';
  const { leaf, start } = leafAt(root, at - 1);
  return leaf.text.slice(leaf.size, at - start);
}

/// The last line end in white space, and the indentation after it; all of it, if no line begins in it.
export function lastBreak(blanks: string): string {
  const at = Math.max(blanks.lastIndexOf('\n'), blanks.lastIndexOf('\r'));
  return at < 0 ? blanks : blanks.slice(blanks.startsWith('\r\n', at - 1) ? at - 1 : at);
}

/// The indentation at the end of white space; undefined if no line begins in it.
export function indentIn(blanks: string): string | undefined {
  const at = Math.max(blanks.lastIndexOf('\n'), blanks.lastIndexOf('\r'));
  return at < 0 ? undefined : blanks.slice(at + 1);
}

/// How many tokens are looked at to find out how lines end.
const LOOK = 60;

export function lineEndNear(root: Run, at: number): string {
  for (const from of [at, 0]) {
    let seen = 0;
    for (const { leaf } of leaves(root, from)) {
      const end = LINE_END.exec(blanksBehind(leaf));
      if (end) return end[0];
      if (++seen > LOOK) break;
    }
  }
  return '\n';
}

/// How much deeper what stands in an element is indented; undefined if that does not show.
export function unitOf(root: Run, { element, at }: ElementAt): string | undefined {
  if (!(element instanceof Pair) || !element.run) return undefined;
  const inner = indentIn(blanksBehind(element.open));
  const outer = at > 0 ? indentIn(blanksBefore(root, at)) : '';
  if (inner === undefined || outer === undefined || !inner.startsWith(outer)) return undefined;
  return inner.slice(outer.length);
}

/// What comes between an element and a new one behind it: what stands before it and before its like, nearest first. Where several
/// share a line, as many as share the line before.
export function gapBehind(root: Run, before: readonly ElementAt[]): string {
  const gaps = before.map(({ at }) => blanksBefore(root, at));
  const own = gaps.findIndex(breaksLine);
  const last = gaps.findIndex((gap, i) => i > own && breaksLine(gap));
  const [here, line] = [own + 1, last - own];
  if (own >= 0 && last >= 0 && here !== line) return lastBreak(gaps[here < line ? own + 1 : own] as string);
  return lastBreak(gaps[own >= 0 && last >= 0 ? own : 0] ?? '');
}

/// White space with other indentation.
export function reindented(blanks: string, from: string, to: string): string {
  return from === to
    ? blanks
    : blanks.replace(/(\r\n|\r|\n)([ \t]*)/g, (line, end: string, indent: string) =>
        indent.startsWith(from) ? end + to + indent.slice(from.length) : line,
      );
}
