/// A document of a format written in JSON, through its versions. The format says what its records look like and how they
/// are played; here is what is the same for all.

import { CLEAN, type Findings, Report } from '../record/finding';
import type { Course, State } from '../record/line';
import { replayed } from '../record/replay';
import type { RecordView } from '../record/view';
import type { Rule } from '../spec/rule';
import { firstUndecoded } from '../syntax/json/access';
import { wholeFindings } from '../syntax/json/collector';
import { type JsonRules, read } from '../syntax/json/reader';
import type { AnyShape } from '../syntax/json/schema';
import type { Run } from '../text/node';
import type { Session, Source } from './format';

/// A course that can be told which version of the text to follow.
export interface Follows {
  set text(text: Run);
}

export interface JsonDialect<C, K extends Course<State> & Follows> {
  readonly rules: JsonRules;
  readonly undecoded: Rule;
  /// What the record is to be, given what is known of it as a whole.
  shape(context: C): AnyShape<C>;
  contextOf(root: Run): C;
  sameContext(a: C, b: C): boolean;
  /// The course for a context; the one before, if it serves as well. Undefined if nothing can be played.
  courseFor(context: C, before: K | undefined): K | undefined;
  view(course: K): RecordView;
  /// Findings about the record as a whole, after its values have been read.
  whole(root: Run, context: C, facts: number, name: string | undefined, report: Report): void;
}

export class JsonSession<C, K extends Course<State> & Follows> implements Session {
  #root: Run;
  #source: Source = {};
  #context: C | undefined;
  #course: K | undefined;
  #undecoded: number | undefined;

  constructor(readonly dialect: JsonDialect<C, K>) {}

  turnTo(root: Run, source: Source): void {
    const { dialect } = this;
    this.#root = root;
    this.#source = source;
    this.#undecoded = undecodedIn(root, source);
    const context = dialect.contextOf(root);
    if (this.#context === undefined || !dialect.sameContext(context, this.#context)) this.#context = context;
    this.#course = dialect.courseFor(this.#context, this.#course);
    if (this.#course) this.#course.text = root;
  }

  *read(): Generator<void, Findings> {
    const { dialect } = this;
    const report = new Report();
    if (this.#undecoded !== undefined) {
      report.add({ rule: dialect.undecoded, from: this.#undecoded, to: this.#undecoded + 1 });
      return report.findings;
    }
    const context = this.#context as C;
    const reading = yield* read(this.#root, dialect.shape(context), dialect.rules, context);
    report.take(wholeFindings(reading), 0);
    dialect.whole(this.#root, context, reading.facts, this.#source.name, report);
    return report.findings;
  }

  *play(): Generator<void, Findings> {
    if (this.#undecoded !== undefined || !this.#course) return CLEAN;
    return yield* replayed(this.#course);
  }

  record(): RecordView | undefined {
    return this.#course?.root() ? this.dialect.view(this.#course) : undefined;
  }
}

function undecodedIn(root: Run, { bytes }: Source): number | undefined {
  if (bytes === 'sound' || !root) return undefined;
  return bytes === undefined ? firstUndecoded(root) : Math.min(bytes, root.width - 1);
}
