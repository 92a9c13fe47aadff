/// Places of many offsets of one text. The way down to the leaf that was asked for last is kept, so an offset near it costs what lies
/// between, not the way from the root: what nests deep has a long one.

import { linesIn } from './extent';
import { Leaf, type Node, partsOf, type Run } from './node';
import { bytesIn, type Encoding, type Place, startOfLastLine } from './position';

/// A node on the way, where it starts, and what comes before it.
interface Stage {
  readonly node: Node;
  readonly start: number;
  readonly lines: number;
  readonly bytes: number;
}

type Before = Omit<Stage, 'node'>;

export class Places {
  /// From the root to a leaf.
  readonly #way: Stage[] = [];
  /// An offset in that leaf, and the line ends before it.
  #at = 0;
  #line = 0;
  /// Where the line starts that was asked for last, and the bytes before it.
  #start: Before = { start: 0, lines: 0, bytes: 0 };

  constructor(
    readonly root: Run,
    readonly encoding: Encoding = 'utf-16',
  ) {
    if (root) this.#descend({ node: root, start: 0, lines: 0, bytes: 0 }, 0);
  }

  at(offset: number): Place {
    const { root } = this;
    if (!root) return { line: 0, character: 0 };
    const at = Math.min(Math.max(0, offset), root.width);
    const { text, start, bytes } = this.#turn(at);
    const line = this.#line;
    if (line !== this.#start.lines) this.#start = this.#lineStart();
    const character = at - this.#start.start;
    if (this.encoding === 'utf-16') return { line, character };
    return { line, character: character + bytes + bytesIn(text, at - start) - this.#start.bytes };
  }

  /// How many units the character at an offset has; none at the end.
  lengthAt(offset: number): number {
    if (!this.root || offset >= this.root.width) return 0;
    const { text, start } = this.#turn(offset);
    return (text.codePointAt(offset - start) as number) > 0xffff ? 2 : 1;
  }

  /// To the leaf that holds the offset; the last one holds the end of the text too.
  #turn(at: number): Leafing {
    const way = this.#way;
    let stage = way[way.length - 1] as Stage;
    while (!this.#holds(stage, at)) {
      way.pop();
      stage = way[way.length - 1] as Stage;
    }
    const last = stage.node instanceof Leaf ? stage : this.#descend(way.pop() as Stage, at);
    const { text } = last.node as Leaf;
    if (this.#at < last.start || this.#at > last.start + text.length) {
      this.#at = last.start;
      this.#line = last.lines;
    }
    const [from, to] = [this.#at - last.start, at - last.start];
    this.#line += from <= to ? linesIn(text, to, from) : -linesIn(text, from, to);
    this.#at = at;
    return { text, start: last.start, bytes: last.bytes };
  }

  #holds({ node, start }: Stage, at: number): boolean {
    const end = start + node.width;
    return at >= start && (at < end || end === this.root?.width);
  }

  #descend(from: Stage, at: number): Stage {
    let stage = from;
    this.#way.push(stage);
    while (!(stage.node instanceof Leaf)) {
      const parts = partsOf(stage.node);
      let { start, lines, bytes } = stage;
      let i = 0;
      for (; i < parts.length - 1; i++) {
        const part = parts[i] as Node;
        if (at < start + part.width) break;
        start += part.width;
        lines += part.lines;
        bytes += part.bytes;
      }
      stage = { node: parts[i] as Node, start, lines, bytes };
      this.#way.push(stage);
    }
    return stage;
  }

  /// Where the line of the offset starts: behind the last line end before it, which the way leads past.
  #lineStart(): Before {
    const way = this.#way;
    const leaf = way[way.length - 1] as Stage;
    if (this.#line > leaf.lines) return lastLineIn(leaf, this.#at);
    for (let i = way.length - 2; i >= 0; i--) {
      const { node, start, lines, bytes } = way[i] as Stage;
      const next = way[i + 1] as Stage;
      if (next.lines > lines) return lastLineIn({ node, start, lines, bytes }, next.start);
    }
    return { start: 0, lines: 0, bytes: 0 };
  }
}

interface Leafing {
  readonly text: string;
  readonly start: number;
  readonly bytes: number;
}

/// The start of the last line that starts in a node before an offset; there is one.
function lastLineIn(stage: Stage, before: number): Before {
  let { node, start, lines, bytes } = stage;
  while (!(node instanceof Leaf)) {
    let last: Stage | undefined;
    for (const part of partsOf(node)) {
      if (start >= before) break;
      if (part.lines > 0) last = { node: part, start, lines, bytes };
      start += part.width;
      lines += part.lines;
      bytes += part.bytes;
    }
    ({ node, start, lines, bytes } = last as Stage);
  }
  const { text } = node;
  const end = Math.min(text.length, before - start);
  const length = startOfLastLine(text, end);
  return { start: start + length, lines: lines + linesIn(text, end), bytes: bytes + bytesIn(text, length) };
}
