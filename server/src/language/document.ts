/// One document through its versions: its text as a tree, what is wrong with it, and the record in it. All work on it is a
/// series of small steps that its driver takes when nothing more urgent waits; an edit that comes in between drops what
/// concerned the version before.

import type { Format, Session, Source } from '../formats/format';
import { plain } from '../formats/plain';
import { HEAD } from '../recognition';
import { CLEAN, type Findings, type SoFar } from '../record/finding';
import type { RecordView } from '../record/view';
import { type AnyEdit, finished, inPieces, type Maker, parse, renewedBy, textBetween, textOf } from '../text/edit';
import { headOf, isInPieces, type Text } from '../text/long-text';
import type { Run } from '../text/node';
import { Places } from '../text/places';
import { Pool } from '../text/pool';
import type { Encoding, Place } from '../text/position';
import type { Renewal } from '../text/renewal';
import { formatOf } from './format-of';
import { News } from './news';

export interface Change {
  /// Without a range the text is all new.
  readonly range?: { readonly start: Place; readonly end: Place };
  readonly text: Text;
}

/// What is known of a version.
export interface Checked {
  readonly root: Run;
  readonly version: number;
  readonly format: Format;
  readonly session: Session;
  /// Of the text and its values, and of the play; the second comes later.
  readonly read: Findings;
  readonly played: Findings;
  /// This is not all that is known at last: nobody can say how much there is.
  readonly isPart?: boolean;
  /// What the text has been through since the last time that something was reported of it.
  readonly since: Since;
}

/// Nothing, one edit that left all lines in their places, or more than that.
export type Since = 'nothing' | 'much' | { readonly from: number; readonly to: number; readonly size: number };

const LINE_END = /[\r\n]/;

interface Pending {
  readonly version: number;
  readonly changes: readonly Change[];
  /// How many of the changes are in the tree.
  applied: number;
}

export class RecordDocument {
  root: Run;
  #format: Format | undefined;
  #session: Session | undefined;
  #maker: Maker | undefined;
  #pending: Pending[] = [];
  #places: Places | undefined;
  #steps: Generator<void, void> | undefined;
  /// The text is up to date; what is being done is finding out what is wrong with it.
  #checking = false;
  #since: Since = 'much';
  /// Something has been told of the text, in whatever version.
  #reported = false;
  readonly #news = new News();
  /// The version that the tree is of.
  version: number;

  constructor(
    readonly language: string,
    /// Where the text comes from.
    public source: Source,
    text: Text,
    version: number,
    readonly encoding: Encoding,
    /// Called when a version has been read, and again when it has been played.
    readonly report: (checked: Checked, complete: boolean) => void,
    /// Which format a text is in; one of those that there are, unless somebody knows others.
    readonly recognise = formatOf,
    /// What its tree is made with.
    readonly poolFor: (format: Format) => Pool = () => new Pool(),
  ) {
    this.version = version;
    this.#pending.push({ version, changes: [{ text }], applied: 0 });
  }

  get format(): Format | undefined {
    return this.#format;
  }

  /// The tree is of the newest text.
  get current(): boolean {
    return this.#pending.length === 0;
  }

  get idle(): boolean {
    return this.current && this.#steps === undefined;
  }

  change(version: number, changes: readonly Change[]): void {
    this.#pending.push({ version, changes, applied: 0 });
    this.#places = undefined;
    if (this.#checking) this.#steps = undefined;
  }

  /// Places of the text as it is. What is asked one after the other mostly stands near what was asked before.
  get places(): Places {
    if (!this.#places || this.#places.root !== this.root) this.#places = this.newPlaces();
    return this.#places;
  }

  /// The same, of whoever goes through the text on a way of their own.
  newPlaces(): Places {
    return new Places(this.root, this.encoding, this.#news.landmark);
  }

  /// The nodes far around what was edited last.
  get near(): Renewal | undefined {
    return this.#news.last;
  }

  /// More has become known of where the text comes from: it is checked again.
  comesFrom(source: Source): void {
    this.source = source;
    if (this.#checking || !this.#steps) this.#steps = this.#all();
  }

  /// What does all that is asked about the text.
  get session(): Session | undefined {
    return this.#session;
  }

  /// The record of the tree as it is.
  get record(): RecordView | undefined {
    return this.#session?.record();
  }

  /// Gives up on what is being done, after a fault of the program. If that was to follow an edit, the text is kept as a plain
  /// one from here on, so that later edits find their places.
  drop(): void {
    this.#steps = undefined;
    const following = !this.#checking;
    this.#checking = false;
    if (!following) return;
    if (this.#format === plain) this.#pending = [];
    else this.root = finished(this.#parse(textOf(this.root), plain));
  }

  /// Works until it is done or `enough` says so; true when there is more to do.
  work(enough: () => boolean): boolean {
    while (!this.idle) {
      if (!this.#steps) this.#steps = this.#all();
      const steps = this.#steps;
      while (!steps.next().done) if (enough()) return true;
      if (this.#steps === steps) this.#steps = undefined;
      if (enough()) return !this.idle;
    }
    return false;
  }

  *#all(): Generator<void, void> {
    for (let pending = this.#pending[0]; pending; pending = this.#pending[0]) {
      this.#checking = false;
      for (; pending.applied < pending.changes.length; pending.applied++) {
        yield* this.#apply(pending.changes[pending.applied] as Change);
      }
      this.version = pending.version;
      // A text that is all new is parsed as what it is.
      if (pending.changes.some(({ range }) => range)) yield* this.#settleFormat();
      this.#pending.shift();
    }
    this.#checking = true;
    yield* this.#check();
    this.#checking = false;
    this.#news.checked();
  }

  *#apply(change: Change): Generator<void, void> {
    if (!change.range || !this.#maker) {
      const text = change.range ? '' : change.text;
      const format = this.#formatOf(text);
      // It may have been loaded for that.
      yield;
      this.root = yield* this.#parse(text, format);
      return;
    }
    const { start, end } = change.range;
    const places = this.newPlaces();
    const from = yield* places.offsetOf(start);
    const to = Math.max(from, yield* places.offsetOf(end));
    const edit: AnyEdit = { from, to, text: change.text };
    this.#moveUndecoded(edit);
    const lines = this.root?.lines;
    const broken = isInPieces(change.text, LINE_END) || start.line !== end.line;
    const { root, renewal } = yield* renewedBy(this.root, edit, this.#maker, this.#news.last);
    this.root = root;
    this.#news.edited(renewal, places);
    const sameLines = !broken && this.root?.lines === lines;
    this.#since = sameLines && this.#since === 'nothing' ? { from, to, size: change.text.length } : 'much';
  }

  /// What could not be decoded stands elsewhere after an edit before it, and is gone with the text it was in.
  #moveUndecoded({ from, to, text }: AnyEdit): void {
    const { bytes } = this.source;
    if (typeof bytes !== 'number' || from > bytes) return;
    const moved = to > bytes ? undefined : bytes + text.length - (to - from);
    this.source = { ...this.source, bytes: moved };
  }

  /// The text may have become one of another format.
  *#settleFormat(): Generator<void, void> {
    const format = this.#formatOf(textBetween(this.root, 0, HEAD));
    if (format !== this.#format) this.root = yield* this.#parse(yield* inPieces(this.root), format);
  }

  #formatOf(text: Text): Format {
    return this.recognise(this.language, headOf(text, HEAD), this.source.name) ?? plain;
  }

  *#parse(text: Text, format: Format): Generator<void, Run> {
    if (format !== this.#format) this.#session = format.open();
    this.#format = format;
    this.#maker = { family: format.family, pool: this.poolFor(format) };
    this.#since = 'much';
    this.#news.edited(undefined);
    return yield* parse(text, this.#maker);
  }

  *#check(): Generator<void, void> {
    const session = this.#session;
    const format = this.#format;
    if (!session || !format) return;
    const { root, version } = this;
    session.turnTo(root, this.source, this.#news.renewal);
    const known = { root, version, format, session };
    const isPart = !this.#reported;
    const tell = (read: Findings, played: Findings): void =>
      this.#report({ ...known, read, played: isPart ? played : CLEAN, isPart }, false);
    const size = root?.width ?? 0;
    const soon = !isPart ? Number.POSITIVE_INFINITY : size > LARGE ? FEW : MANY;
    const read = yield* stepsOf(session.read(), { soon, isPart }, (found) => tell(found, CLEAN));
    const played = yield* stepsOf(session.play(), { soon: FEW, isPart }, (found) => tell(read, found));
    this.#report({ ...known, read, played }, true);
  }

  #report(checked: Omit<Checked, 'since'>, complete: boolean): void {
    const since = this.#since;
    this.#since = 'nothing';
    this.#reported = true;
    this.report({ ...checked, since }, complete);
  }
}

/// A short replay is done before anything is reported. What takes longer than so much in a record that has just been opened is told as far as
/// it has been found, so that its first faults show before the last are known. After that nobody wants to see faults come and go.
const FEW = 8;
/// A record of ordinary size is read before anything is told; of one with more characters than this that takes long.
const MANY = 128;
const LARGE = 1_000_000;

/// What is found. After so many steps, if there are more, it is told what has been found so far. Of a record that has just been opened that may
/// be nothing yet; then it is told again as soon as there is something, which is looked for less and less often.
function* stepsOf(
  steps: Generator<SoFar, Findings>,
  { soon, isPart }: { soon: number; isPart: boolean },
  tell: (found: Findings) => void,
): Generator<void, Findings> {
  let due = soon;
  for (let count = 1; ; count++) {
    const step = steps.next();
    if (step.done) return step.value;
    yield;
    if (count !== due) continue;
    const found = step.value();
    if (count === soon || found.count > 0) tell(found);
    due = isPart && found.count === 0 ? due * 2 : 0;
  }
}
