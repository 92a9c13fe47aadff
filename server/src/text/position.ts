/// The places in lines of offsets, in the time it takes to walk down the tree; the way back is in `places.ts`. A place is what editors
/// count in: lines from 0, columns from 0 in UTF-16 units or UTF-8 bytes.

import { leafAt } from './edit';
import { endsLine, linesIn } from './extent';
import { Leaf, type Node, partsOf, type Run } from './node';

export type Encoding = 'utf-16' | 'utf-8';

export interface Place {
  readonly line: number;
  readonly character: number;
}

const LF = 10;
const CR = 13;

/// The place of an offset, which may lie past the end.
export function placeAt(root: Run, offset: number, encoding: Encoding = 'utf-16'): Place {
  if (!root) return { line: 0, character: 0 };
  const at = Math.min(Math.max(0, offset), root.width);
  const line = linesBefore(root, at);
  const start = lineStart(root, line);
  if (encoding === 'utf-16') return { line, character: at - start };
  return { line, character: at - start + bytesBefore(root, at) - bytesBefore(root, start) };
}

/// The end of the line that `offset` stands in, without its line end.
export function lineEndAt(root: Run, offset: number): number {
  if (!root) return 0;
  const line = linesBefore(root, Math.min(offset, root.width));
  return lineEnd(root, lineStart(root, line), line);
}

/// The offset at which a line starts.
export function lineStart(root: Run, line: number): number {
  if (!root || line <= 0) return 0;
  let node: Node = root;
  let start = 0;
  let left = line;
  while (!(node instanceof Leaf)) {
    const parts: readonly Node[] = partsOf(node);
    let i = 0;
    for (; i < parts.length - 1; i++) {
      const part = parts[i] as Node;
      if (left <= part.lines) break;
      left -= part.lines;
      start += part.width;
    }
    node = parts[i] as Node;
  }
  return start + afterLines(node.text, left);
}

function lineEnd(root: Node, start: number, line: number): number {
  if (line >= root.lines) return root.width;
  const next = lineStart(root, line + 1);
  const last = unitAt(root, next - 1);
  return last === LF && next - 2 >= start && unitAt(root, next - 2) === CR ? next - 2 : next - 1;
}

/// How many line ends come before the offset. Between CR and LF the line has not ended yet.
function linesBefore(root: Node, offset: number): number {
  return sumBefore(root, offset, (node) => node.lines, linesIn);
}

function bytesBefore(root: Node, offset: number): number {
  return sumBefore(root, offset, (node) => node.bytes, bytesIn);
}

function sumBefore(
  root: Node,
  offset: number,
  of: (node: Node) => number,
  part: (text: string, to: number) => number,
): number {
  let node: Node = root;
  let start = 0;
  let sum = 0;
  while (!(node instanceof Leaf)) {
    const parts: readonly Node[] = partsOf(node);
    let i = 0;
    for (; i < parts.length - 1; i++) {
      const before = parts[i] as Node;
      if (offset < start + before.width) break;
      sum += of(before);
      start += before.width;
    }
    node = parts[i] as Node;
  }
  return sum + part(node.text, offset - start);
}

/// Where the last line starts that begins at or before a place of a text.
export function startOfLastLine(text: string, before: number): number {
  let start = before;
  while (start > 0 && !endsLine(text, start - 1)) start--;
  return start;
}

/// Where the text goes on after its first `count` line ends.
export function afterLines(text: string, count: number): number {
  let left = count;
  for (let i = 0; i < text.length; i++) {
    if (endsLine(text, i) && --left === 0) return i + 1;
  }
  return text.length;
}

/// What `bytes` of an extent is, for the first `to` units; a surrogate pair counts with its first half.
export function bytesIn(text: string, to: number): number {
  let bytes = 0;
  for (let i = 0; i < to; i++) {
    const c = text.codePointAt(i) as number;
    if (c > 0xffff) i++;
    bytes += c > 0xffff || c > 0x7ff ? 2 : c > 0x7f ? 1 : 0;
  }
  return bytes;
}

function unitAt(root: Node, offset: number): number {
  const { leaf, start } = leafAt(root, offset);
  return leaf.text.charCodeAt(offset - start);
}
