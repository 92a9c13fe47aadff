/// A record laid out as its format asks: edits of white space, as few and as small as can be.

import type { LayoutStyle } from '../record/layout';
import { type Edit, leaves, textBetween } from '../text/edit';
import { Pair, partsOf, type Run } from '../text/node';
import type { RecordDocument } from './document';

export interface Wished extends LayoutStyle {
  /// Only what stands between two offsets.
  readonly from?: number;
  readonly to?: number;
}

/// Undefined for texts that no format lays out.
export function* formatted(
  { root, format }: Pick<RecordDocument, 'root' | 'format'>,
  wished: Wished,
): Generator<void, Edit[] | undefined> {
  if (!format?.layout) return undefined;
  const { from = 0, to = root?.width ?? 0 } = wished;
  const lineEnd = lineEndOf(root);
  const edits: Edit[] = [];
  yield* format.layout()(root, wished, (at, is, should) => {
    if (at < from || at + is.length > to || is === should) return;
    // What breaks lines in another way is as good.
    if (should.includes('\n') && is.replace(LINE_ENDS, '\n') === should) return;
    const text = lineEnd === '\n' ? should : should.replaceAll('\n', lineEnd);
    edits.push({ from: at, to: at + is.length, text });
  });
  return yield* gathered(edits, root);
}

/// What has been completed by what stands right before an offset: from where its bracket opens.
export function completedAt(root: Run, offset: number): number | undefined {
  let node = root;
  let start = 0;
  while (node) {
    const end = start + node.width;
    if (node instanceof Pair && node.closed && node.close && offset > end - node.close.width) {
      return offset <= end - node.close.width + node.close.size ? start : undefined;
    }
    let at = start;
    const inside = partsOf(node).find((part) => {
      at += part.width;
      return offset <= at;
    });
    if (inside) start = at - inside.width;
    node = inside;
  }
  return undefined;
}

const LINE_ENDS = /\r\n|\r/g;
const FIRST_END = /\r\n|\r|\n/;

/// How many tokens are looked at to find out how lines end.
const LOOK = 2000;

function lineEndOf(root: Run): string {
  let seen = 0;
  for (const { leaf } of leaves(root)) {
    const end = leaf.lines > 0 ? FIRST_END.exec(leaf.text) : null;
    if (end) return end[0];
    if (++seen > LOOK) break;
  }
  return '\n';
}

/// More edits than these are put together where they are near each other: editors take long over very many.
const MANY = 2000;
const NEAR = 80;

function* gathered(edits: Edit[], root: Run): Generator<void, Edit[]> {
  if (edits.length <= MANY) return edits;
  const all: Edit[] = [];
  let group: Edit[] = [];
  let size = 0;
  for (const edit of edits) {
    const last = group[group.length - 1];
    if (last && (edit.from - last.to > NEAR || size > LONGEST)) {
      all.push(one(group, root));
      group = [];
      size = 0;
      yield;
    }
    group.push(edit);
    size += edit.text.length + NEAR;
  }
  if (group.length > 0) all.push(one(group, root));
  return all;
}

const LONGEST = 1 << 14;

function one(group: readonly Edit[], root: Run): Edit {
  const [{ from }, { to }] = [group[0] as Edit, group[group.length - 1] as Edit];
  const before = textBetween(root, from, to);
  let text = '';
  let kept = from;
  for (const edit of group) {
    text += before.slice(kept - from, edit.from - from) + edit.text;
    kept = edit.to;
  }
  return { from, to, text };
}
