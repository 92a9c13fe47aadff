/// Places of many offsets of one text, and back. The way down to the leaf that was asked for last is kept, so what is near it costs what
/// lies between, not the way from the root: what nests deep has a long one. Who cannot tell how long leads there first, with pauses.

import { finished } from './edit';
import { isHigh, isLow, linesIn } from './extent';
import { Leaf, type Node, partAt, partsOf, type Run } from './node';
import { afterLines, bytesIn, type Encoding, type Place, startOfLastLine } from './position';

/// Where something starts, and what comes before it.
interface Before {
  readonly start: number;
  readonly lines: number;
  readonly bytes: number;
}

/// A node of which is known where it stands in a text.
export interface Landmark {
  readonly node: Node;
  readonly start: number;
  readonly place: Place;
  readonly lineStart: number;
  /// Places of what stands before it: of an older text, in which that was the same.
  readonly before: Places;
}

const PAUSE = 512;
const LF = 10;
const CR = 13;

export class Places {
  /// From the root to a leaf: the nodes, where they start, and what comes before them; how many bytes, only where columns are told in bytes.
  readonly #nodes: Node[] = [];
  readonly #starts: number[] = [];
  readonly #lines: number[] = [];
  readonly #bytes: number[] = [];
  /// An offset in that leaf, and the line ends before it.
  #at = 0;
  #line = 0;
  /// Where the line starts that was asked for last.
  #start: Before = { start: 0, lines: 0, bytes: 0 };

  /// Places in the node of the landmark, counted from where it starts.
  readonly #near: Places | undefined;

  constructor(
    readonly root: Run,
    readonly encoding: Encoding = 'utf-16',
    /// The way to what is in it begins there, not at the root.
    readonly landmark?: Landmark,
  ) {
    if (root) this.#push(root, 0, 0, 0);
    if (landmark) this.#near = new Places(landmark.node, encoding);
  }

  at(offset: number): Place {
    const { root } = this;
    if (!root) return { line: 0, character: 0 };
    const before = this.#before(offset);
    if (before) return before.at(offset);
    const near = this.#nearTo(offset);
    if (near) return fromMark(near.mark.place, near.places.at(near.offset));
    const at = Math.min(Math.max(0, offset), root.width);
    this.#turn(at);
    const line = this.#line;
    if (line !== this.#start.lines) this.#start = this.#lineStart();
    const character = at - this.#start.start;
    if (this.encoding === 'utf-16') return { line, character };
    return { line, character: character + this.#bytesBefore(at) - this.#start.bytes };
  }

  /// Where the line starts that an offset is on.
  lineStart(offset: number): number {
    const before = this.#before(offset);
    if (before) return before.lineStart(offset);
    const near = this.#nearTo(offset);
    if (near) {
      const { mark, places } = near;
      return places.at(near.offset).line > 0 ? mark.start + places.lineStart(near.offset) : mark.lineStart;
    }
    this.at(offset);
    return this.#start.start;
  }

  /// The node, which starts there, as what further places may be found from when what stands before it is still the same.
  mark(node: Node, start: number): Landmark {
    const before = new Places(this.root, this.encoding);
    return { node, start, place: this.at(start), lineStart: this.lineStart(start), before };
  }

  /// Where an offset stands before the landmark.
  #before(offset: number): Places | undefined {
    const { landmark } = this;
    return landmark && offset < landmark.start ? landmark.before : undefined;
  }

  /// Where the node of the landmark has the offset in it.
  #nearTo(offset: number): { mark: Landmark; places: Places; offset: number } | undefined {
    const [mark, places] = [this.landmark, this.#near];
    if (!mark || !places || offset <= mark.start || offset >= mark.start + mark.node.width) return undefined;
    return { mark, places, offset: offset - mark.start };
  }

  /// The offset of a place; one past the end of its line means the end of the line, one past the last line the end.
  offset(place: Place): number {
    return finished(this.offsetOf(place));
  }

  /// The same, with pauses.
  *offsetOf(place: Place): Generator<void, number> {
    return (yield* this.#offsetNear(place)) ?? (yield* this.#offsetOf(place));
  }

  /// If it is in the node of the landmark.
  *#offsetNear({ line, character }: Place): Generator<void, number | undefined> {
    const [mark, places] = [this.landmark, this.#near];
    if (!mark || !places) return undefined;
    const { place, node, start } = mark;
    const lines = line - place.line;
    const column = lines === 0 ? character - place.character : character;
    if (lines < 0 || lines > node.lines || column < 0) return undefined;
    const offset = yield* places.offsetOf({ line: lines, character: column });
    return offset > 0 && offset < node.width ? start + offset : undefined;
  }

  *#offsetOf({ line, character }: Place): Generator<void, number> {
    const { root } = this;
    if (!root || line < 0) return 0;
    if (line > root.lines) return root.width;
    yield* this.#leadToLine(line);
    const start = this.#startOf(line);
    const at = start + Math.max(0, character);
    if (this.encoding === 'utf-16' && this.#isOn(line, at)) return at;
    // Where the next line starts may be far from here.
    yield* this.#leadToLine(line + 1);
    const end = this.#endOf(line, start);
    if (this.encoding === 'utf-16') return Math.min(at, end);
    yield* this.lead(start);
    return this.#column(start, end, character);
  }

  /// Is an offset on a line, before its end?
  #isOn(line: number, at: number): boolean {
    if (at >= (this.root as Node).width) return false;
    this.#turn(at);
    return this.#line === line && this.#unit(at) !== LF;
  }

  /// How many units the character at an offset has; none at the end.
  lengthAt(offset: number): number {
    const near = this.#nearTo(offset);
    if (near) return near.places.lengthAt(near.offset);
    if (!this.root || offset >= this.root.width) return 0;
    const { text } = this.#turn(offset);
    return (text.codePointAt(offset - this.#leafStart) as number) > 0xffff ? 2 : 1;
  }

  /// Leads to an offset.
  *lead(offset: number): Generator<void, void> {
    const { root } = this;
    if (!root) return;
    const before = this.#before(offset);
    if (before) return yield* before.lead(offset);
    const near = this.#nearTo(offset);
    if (near) return yield* near.places.lead(near.offset);
    const at = Math.min(Math.max(0, offset), root.width);
    const holds = (node: Node, start: number): boolean => this.#holds(node, start, at);
    this.#backTo(holds);
    for (let count = 1; this.#deeper(at); count++) {
      if (count % PAUSE !== 0) continue;
      yield;
      // Somebody else may have led elsewhere meanwhile.
      this.#backTo(holds);
    }
  }

  /// Leads to where a line starts.
  *#leadToLine(line: number): Generator<void, void> {
    if (!this.root || line <= 0 || line > this.root.lines) return;
    const holds = (node: Node, _: number, lines: number): boolean => lines < line && line <= lines + node.lines;
    this.#backTo(holds);
    for (let count = 1; this.#deeperToLine(line); count++) {
      if (count % PAUSE !== 0) continue;
      yield;
      this.#backTo(holds);
    }
  }

  get #leafStart(): number {
    return this.#starts[this.#starts.length - 1] as number;
  }

  #push(node: Node, start: number, lines: number, bytes: number): void {
    this.#nodes.push(node);
    this.#starts.push(start);
    this.#lines.push(lines);
    if (this.encoding !== 'utf-16') this.#bytes.push(bytes);
  }

  /// Up to a node that has what is looked for; the root has.
  #backTo(has: (node: Node, start: number, lines: number) => boolean): void {
    for (let i = this.#nodes.length - 1; i > 0; i--) {
      if (has(this.#nodes[i] as Node, this.#starts[i] as number, this.#lines[i] as number)) return;
      this.#nodes.pop();
      this.#starts.pop();
      this.#lines.pop();
      this.#bytes.pop();
    }
  }

  /// To the leaf that holds the offset; the last one holds the end of the text too.
  #turn(at: number): Leaf {
    this.#backTo((node, start) => this.#holds(node, start, at));
    while (this.#deeper(at));
    const last = this.#nodes.length - 1;
    const leaf = this.#nodes[last] as Leaf;
    const start = this.#starts[last] as number;
    if (this.#at < start || this.#at > start + leaf.text.length) {
      this.#at = start;
      this.#line = this.#lines[last] as number;
    }
    const [from, to] = [this.#at - start, at - start];
    this.#line += from <= to ? linesIn(leaf.text, to, from) : -linesIn(leaf.text, from, to);
    this.#at = at;
    return leaf;
  }

  #holds(node: Node, start: number, at: number): boolean {
    const end = start + node.width;
    return at >= start && (at < end || end === this.root?.width);
  }

  /// One node further down; false in a leaf.
  #deeper(at: number): boolean {
    return this.#down(at, 0);
  }

  #deeperToLine(line: number): boolean {
    return this.#down(Number.NEGATIVE_INFINITY, line);
  }

  /// To the first part that ends behind the offset and has the line end in it, or before it; if there is none, to the last.
  #down(at: number, line: number): boolean {
    const last = this.#nodes.length - 1;
    const node = this.#nodes[last] as Node;
    if (node instanceof Leaf) return false;
    let start = this.#starts[last] as number;
    let lines = this.#lines[last] as number;
    let bytes = this.#bytes[last] ?? 0;
    let part = partAt(node, 0) as Node;
    for (let i = 1, next = partAt(node, i); next; next = partAt(node, ++i)) {
      if (at < start + part.width && line <= lines + part.lines) break;
      start += part.width;
      lines += part.lines;
      bytes += part.bytes;
      part = next;
    }
    this.#push(part, start, lines, bytes);
    return true;
  }

  /// Where the line of the offset starts: behind the last line end before it, which the way leads past.
  #lineStart(): Before {
    const last = this.#nodes.length - 1;
    if (this.#line > (this.#lines[last] as number)) return this.#lastLineIn(last, this.#at);
    for (let i = last - 1; i >= 0; i--) {
      if ((this.#lines[i + 1] as number) > (this.#lines[i] as number))
        return this.#lastLineIn(i, this.#starts[i + 1] as number);
    }
    return { start: 0, lines: 0, bytes: 0 };
  }

  /// The start of the last line that starts in a node on the way before an offset; there is one.
  #lastLineIn(index: number, before: number): Before {
    const [start, lines] = [this.#starts[index] as number, this.#lines[index] as number];
    return lastLineIn(this.#nodes[index] as Node, { start, lines, bytes: this.#bytes[index] ?? 0 }, before);
  }

  /// The offset at which a line starts that has been led to: behind the line end before it.
  #startOf(line: number): number {
    if (line === 0) return 0;
    const last = this.#nodes.length - 1;
    return this.#leafStart + afterLines((this.#nodes[last] as Leaf).text, line - (this.#lines[last] as number));
  }

  #endOf(line: number, start: number): number {
    const root = this.root as Node;
    if (line >= root.lines) return root.width;
    const next = this.#startOf(line + 1);
    return this.#unit(next - 1) === LF && next - 2 >= start && this.#unit(next - 2) === CR ? next - 2 : next - 1;
  }

  #unit(at: number): number {
    const { text } = this.#turn(at);
    return text.charCodeAt(at - this.#leafStart);
  }

  /// How many more bytes than units come before an offset.
  #bytesBefore(at: number): number {
    const { text } = this.#turn(at);
    return (this.#bytes[this.#bytes.length - 1] as number) + bytesIn(text, at - this.#leafStart);
  }

  /// The offset of a column in bytes, never in the middle of a character.
  #column(start: number, end: number, column: number): number {
    const base = this.#bytesBefore(start);
    let low = start;
    let high = end;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (middle - start + this.#bytesBefore(middle) - base <= column) low = middle;
      else high = middle - 1;
    }
    const inside = low > start && low < end && isHigh(this.#unit(low - 1)) && isLow(this.#unit(low));
    return inside ? low - 1 : low;
  }
}

/// A place that is counted from another.
const fromMark = (mark: Place, { line, character }: Place): Place => ({
  line: mark.line + line,
  character: line === 0 ? mark.character + character : character,
});

/// The offset of one place.
export const offsetAt = (root: Run, place: Place, encoding: Encoding = 'utf-16'): number =>
  new Places(root, encoding).offset(place);

function lastLineIn(within: Node, from: Before, before: number): Before {
  let node = within;
  let { start, lines, bytes } = from;
  while (!(node instanceof Leaf)) {
    let last: (Before & { node: Node }) | undefined;
    for (const part of partsOf(node)) {
      if (start >= before) break;
      if (part.lines > 0) last = { node: part, start, lines, bytes };
      start += part.width;
      lines += part.lines;
      bytes += part.bytes;
    }
    ({ node, start, lines, bytes } = last as Before & { node: Node });
  }
  const { text } = node;
  const end = Math.min(text.length, before - start);
  const length = startOfLastLine(text, end);
  return { start: start + length, lines: lines + linesIn(text, end), bytes: bytes + bytesIn(text, length) };
}
