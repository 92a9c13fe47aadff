/// A record in brackets through its versions.

import { type Findings, Report } from '../../../record/finding';
import { located, type Spot } from '../../../record/locate';
import { replayed } from '../../../record/replay';
import type { RecordView } from '../../../record/view';
import type { Rule, Words } from '../../../spec/rule';
import type { Span } from '../../../syntax/brackets/field';
import { blanksEnd, halfOf } from '../../../syntax/brackets/half-width';
import { leafAt } from '../../../text/edit';
import { isHigh } from '../../../text/extent';
import type { Node, Run } from '../../../text/node';
import type { Session, Source } from '../../format';
import { resultIn, resultMismatch } from '../outcome';
import { shown } from '../signs';
import { compareName, encodingFault, fileNameIn, tellName, undecodedIn } from '../whole';
import type { Chapter } from './chapter';
import type { BracketCourse, BracketState } from './course';
import { type HeadingAt, headingIn } from './heading';
import { isOpen, Phase } from './phase';
import { type Passage, type Reader, readPassage } from './reading';

export interface Dialect<S extends BracketState> {
  readonly chapter: Chapter;
  course(): BracketCourse<S>;
  view(course: BracketCourse<S>, heading: (root: Run, since?: number) => HeadingAt | undefined): RecordView<S>;
  /// Who has won on the board, if that is certain; where a board shows it.
  readonly outcome?: { readonly rule: Rule; of(state: S): 'first' | 'second' | undefined };
}

/// Encodings that a record in GB 2312 should not be in. What GB 18030 has beyond that is told of one by one.
const NOT_GB = ['UTF-8', 'UTF-16'] as const;

export class BracketSession<S extends BracketState> implements Session {
  #root: Run;
  #source: Source = {};
  #reader: Reader;
  #undecoded: Span | undefined;
  readonly #course: BracketCourse<S>;

  constructor(readonly dialect: Dialect<S>) {
    this.#reader = { chapter: dialect.chapter, undecoded: false };
    this.#course = dialect.course();
  }

  turnTo(root: Run, source: Source): void {
    this.#root = root;
    this.#source = source;
    this.#undecoded = undecodedIn(root);
    const undecoded = this.#undecoded !== undefined;
    if (undecoded !== this.#reader.undecoded) this.#reader = { ...this.#reader, undecoded };
    this.#course.text = root;
  }

  *read(): Generator<void, Findings> {
    const report = new Report();
    const root = this.#root;
    const { chapter } = this.dialect;
    if (this.#undecoded) report.add({ rule: chapter.rules['undecodable-text'], ...this.#undecoded });
    const encoding = encodingFault(root, this.#source, NOT_GB, chapter.rules['encoding-not-gb2312']);
    if (encoding) report.add(encoding);
    this.#name(report);
    const start = beginning(root, chapter);
    if (start) report.add({ rule: chapter.aroundRules.open, ...start });
    if (!root) return report.findings;
    const passage = yield* readPassage(root, Phase.before, this.#reader);
    report.take(passage.findings, 0);
    ending(root, passage, chapter, report);
    return report.findings;
  }

  #name(report: Report): void {
    const name = fileNameIn(this.#source);
    if (!name) return;
    tellName(name, report);
    const found = this.#undecoded ? undefined : this.heading(this.#root);
    if (found) compareName(name, found.heading.header, found.at, report);
  }

  *play(): Generator<void, Findings> {
    const report = new Report();
    report.take(yield* replayed(this.#course), 0);
    yield* this.#result(report);
    return report.findings;
  }

  /// The first game is the one that the file is about.
  *#result(report: Report): Generator<void, void> {
    const { outcome } = this.dialect;
    const found = this.#undecoded ? undefined : this.heading(this.#root);
    if (!outcome || !found || !resultIn(found.heading.header)) return;
    const spot: Spot<S> | undefined = yield* located(this.#course);
    const won = spot && outcome.of(spot.state);
    const mismatch = resultMismatch(found.heading.header, won, outcome.rule, found.at);
    if (mismatch) report.add(mismatch);
  }

  record(): RecordView | undefined {
    return this.#root && (this.dialect.view(this.#course, this.heading) as unknown as RecordView);
  }

  readonly heading = (root: Run, since?: number): HeadingAt | undefined => headingIn(root, this.dialect.chapter, since);
}

const BOM = 0xfeff;

const NOTHING = { from: 0, to: 0, params: { value: { en: 'nothing', zh: '空的' } } };

const quoted = (text: string): Words => ({ en: `"${shown(text)}"`, zh: `“${shown(text)}”` });

/// The first character, if it does not open a record. In a text of nothing but white space that is the start.
function beginning(root: Run, { around }: Chapter) {
  if (!root) return NOTHING;
  const { text, width } = leafAt(root, 0).leaf;
  const from = blanksEnd(text, text.charCodeAt(0) === BOM ? 1 : 0);
  if (from === root.width) return NOTHING;
  const first = from === width ? leafAt(root, from).leaf.text : text.slice(from);
  const code = first.charCodeAt(0);
  if (halfOf(code) === around.open) return undefined;
  const to = from + (isHigh(code) ? 2 : 1);
  return { from, to, params: { value: quoted(first.slice(0, to - from)) } };
}

/// The record is not closed, or something stands behind it.
function ending(root: Node, { phase, open, end }: Passage, { aroundRules }: Chapter, report: Report): void {
  if (isOpen(phase) && open !== undefined) report.add({ rule: aroundRules.close, from: open, to: open + 1 });
  if (end === undefined) return;
  const last = leafAt(root, root.width - 1).leaf;
  const to = root.width - (last.width - last.size);
  if (end >= to) return;
  const { leaf, start } = leafAt(root, end);
  report.add({ rule: aroundRules.after, from: start + blanksEnd(leaf.text, end - start), to });
}
