/// What was found around something, ring by ring: a ring is what was found in a node other than in the next one in it. Put side by side, rings
/// can be told of after each change in the innermost without going through them again.

import type { Change } from '../text/renewal';
import { CLEAN, endOf, type Finding, type Findings, type Part, type Row } from './finding';
import { moved } from './moved';

/// Something that was found, and where it starts in the text before the change.
interface Piece {
  readonly start: number;
  /// Where what it belongs to starts.
  readonly at: number;
  readonly what: Finding | Findings;
  /// It stands around the innermost, and grows with it.
  readonly grows: boolean;
}

/// What was found in a node that starts there.
interface Ring {
  readonly was: Findings;
  readonly at: number;
  /// How many pieces there are up to this ring, and where the last of them ends: of those that stay, and of those that move or grow.
  readonly before: number;
  readonly behind: number;
  readonly endBefore: number;
  readonly endBehind: number;
}

export class Rings {
  /// The pieces, from the inside out, those in the order of the text backwards.
  readonly before: Piece[] = [];
  readonly behind: Piece[] = [];
  readonly rings: Ring[] = [];

  constructor(
    readonly inner: Findings,
    readonly from: number,
    readonly to: number,
  ) {
    const [none, start] = [0, Number.NEGATIVE_INFINITY];
    this.rings.push({ was: inner, at: from, before: none, behind: none, endBefore: start, endBehind: start });
  }

  /// The next ring. Not if something stands amid the innermost, or not in the order of the text, or if the ring before is not in it.
  add(was: Findings, at: number): boolean {
    const last = this.rings[this.rings.length - 1] as Ring;
    const { before, behind, endBefore, endBehind } = last;
    if (was.count === 0 ? last.was.count === 0 : isOnly(last, was, at)) {
      this.rings.push({ was, at, before, behind, endBefore, endBehind });
      return true;
    }
    const cut = new Cut(this, last).through(was, at);
    if (!cut.isClear || !areInOrder(cut.before.at(-1), this.before.at(-1))) return false;
    if (!areInOrder(this.behind.at(-1), cut.behind[0])) return false;
    for (let i = cut.before.length - 1; i >= 0; i--) this.before.push(cut.before[i] as Piece);
    for (const piece of cut.behind) this.behind.push(piece);
    const counts = { before: this.before.length, behind: this.behind.length };
    this.rings.push({ was, at, ...counts, endBefore: cut.endBefore, endBehind: cut.endBehind });
    return true;
  }

  /// What is found after a change, if that is in the innermost as well.
  after(is: Findings, change: Change): After | undefined {
    const { inner, from, to } = this;
    const isIn = is.count === 0 || (is.first >= 0 && is.first <= to - from + change.by);
    return isIn && (inner.count > 0 || is.count === 0) ? new After(this, is, change) : undefined;
  }
}

/// Nothing but the ring before is in what was found in a node that starts there.
function isOnly({ was, at }: Ring, { own, parts }: Findings, start: number): boolean {
  const [part] = parts;
  return own.length === 0 && parts.length === 1 && part?.findings === was && start + part.at === at;
}

const areInOrder = (a: Piece | undefined, b: Piece | undefined): boolean => !a || !b || a.start <= b.start;

const sorted = (pieces: Piece[]): Piece[] => (pieces.length > 1 ? pieces.sort((a, b) => a.start - b.start) : pieces);

/// Between one node and the next of which something is remembered there are fewer than these of which nothing is.
const UNKNOWN = 16;

/// A ring taken apart.
class Cut {
  readonly before: Piece[] = [];
  readonly behind: Piece[] = [];
  endBefore: number;
  endBehind: number;
  #isAmid = false;
  #found: number;

  constructor(
    readonly rings: Rings,
    readonly inner: Ring,
  ) {
    this.endBefore = inner.endBefore;
    this.endBehind = inner.endBehind;
    this.#found = inner.was.count === 0 ? 1 : 0;
  }

  get isClear(): boolean {
    return !this.#isAmid && this.#found === 1;
  }

  through(findings: Findings, at: number): this {
    this.#all(findings, at, UNKNOWN);
    sorted(this.before);
    sorted(this.behind);
    return this;
  }

  #all({ own, parts }: Findings, at: number, deep: number): void {
    this.#isAmid ||= deep === 0;
    if (this.#isAmid) return;
    for (const one of own) this.#own(one, at);
    for (const part of parts) this.#part(part.findings, at + part.at, deep - 1);
  }

  #own(one: Finding, at: number): void {
    const { from, to } = this.rings;
    const [start, end] = [at + one.from, at + one.to];
    if (end <= from) this.#stays(one, at, start, at + endOf(one));
    else if (start >= to) this.#moves(one, at, start, at + endOf(one));
    else if (start <= from && end >= to) this.#grows(one, at, start, at + endOf(one));
    else this.#isAmid = true;
  }

  #part(findings: Findings, at: number, deep: number): void {
    const { was, at: inner } = this.inner;
    const [start, end] = [at + findings.first, at + findings.end];
    if (findings === was && at === inner) this.#found++;
    else if (end <= this.rings.from) this.#stays(findings, at, start, end);
    else if (start >= this.rings.to) this.#moves(findings, at, start, end);
    else this.#all(findings, at, deep);
  }

  #stays(what: Finding | Findings, at: number, start: number, end: number): void {
    this.before.push({ start, at, what, grows: false });
    this.endBefore = Math.max(this.endBefore, end);
  }

  #moves(what: Finding | Findings, at: number, start: number, end: number): void {
    this.behind.push({ start, at, what, grows: false });
    this.endBehind = Math.max(this.endBehind, end);
  }

  #grows(what: Finding, at: number, start: number, end: number): void {
    this.before.push({ start, at, what, grows: true });
    this.endBehind = Math.max(this.endBehind, end);
  }
}

/// What is found after a change.
class After {
  readonly #found = new Map<number, Findings>();

  constructor(
    readonly rings: Rings,
    readonly is: Findings,
    /// Counts from where the text starts.
    readonly change: Change,
  ) {}

  /// In a node, by its place among them, the innermost first. What is found there again is the same object.
  of(place: number): Findings {
    if (place === 0) return this.is;
    const known = this.#found.get(place);
    const found = known ?? this.#make(place);
    if (!known) this.#found.set(place, found);
    return found;
  }

  #make(place: number): Findings {
    const { rings, is } = this;
    const { was } = rings.rings[place] as Ring;
    const count = was.count - rings.inner.count + is.count;
    return count === 0 ? CLEAN : new FoundAround(new RingRow(this, place), count);
  }
}

/// What is found in a node. It is hung into each other when somebody looks; mostly nobody does.
class FoundAround implements Findings {
  readonly first: number;
  readonly end: number;
  #row: RingRow | undefined;
  #hung: Findings | undefined;

  constructor(
    row: RingRow,
    readonly count: number,
  ) {
    this.#row = row;
    const { at, findings } = row.partAt(0) as Part;
    this.first = at + findings.first;
    this.end = row.end;
  }

  get own(): readonly Finding[] {
    return this.#hang().own;
  }

  get parts(): readonly Part[] {
    return this.#hang().parts;
  }

  get row(): Row | undefined {
    return this.#row;
  }

  /// After that, nothing is held of what was found before the change.
  #hang(): Findings {
    this.#hung ??= (this.#row as RingRow).hung();
    this.#row = undefined;
    return this.#hung;
  }
}

class RingRow implements Row {
  constructor(
    readonly after: After,
    readonly place: number,
  ) {}

  get #ring(): Ring {
    return this.after.rings.rings[this.place] as Ring;
  }

  get was(): Findings {
    return this.#ring.was;
  }

  get less(): Findings {
    return this.after.rings.inner;
  }

  get more(): Findings {
    return this.after.is;
  }

  get end(): number {
    const { at, endBefore, endBehind } = this.#ring;
    const { rings, is, change } = this.after;
    const inner = is.count > 0 ? rings.from + is.end : Number.NEGATIVE_INFINITY;
    return Math.max(endBefore, inner, endBehind + change.by) - at;
  }

  partAt(index: number): Part | undefined {
    const { rings, is, change } = this.after;
    const { before, behind, at } = this.#ring;
    if (index < before) return placed(rings.before[before - 1 - index] as Piece, -at, change.by);
    const left = index - before - (is.count > 0 ? 1 : 0);
    if (left < 0) return { at: rings.from - at, findings: is };
    return left < behind ? placed(rings.behind[left] as Piece, change.by - at, change.by) : undefined;
  }

  /// The ring with what is found in the next one in it.
  hung(): Findings {
    const { after, place } = this;
    const { was, at } = this.#ring;
    const inner = after.rings.rings[place - 1] as Ring;
    const { from, to, by } = after.change;
    const within = { at: inner.at - at, change: { from: from - at, to: to - at, by } };
    return (moved([was], [[inner.was, after.of(place - 1)]], within) as readonly Findings[])[0] as Findings;
  }
}

/// A piece that is elsewhere, and longer if it grows.
function placed({ at, what, grows }: Piece, by: number, longer: number): Part {
  if ('count' in what) return { at: at + by, findings: what };
  const one = grows && longer !== 0 ? { ...what, to: what.to + longer } : what;
  return { at: at + by, findings: { count: 1, first: one.from, end: endOf(one), own: [one], parts: CLEAN.parts } };
}
