/// A record of Amazons through its versions.

import { type Findings, Report } from '../../record/finding';
import { located, type Spot } from '../../record/locate';
import { replayed } from '../../record/replay';
import type { RecordView } from '../../record/view';
import type { Span } from '../../syntax/brackets/field';
import { blanksEnd } from '../../syntax/brackets/half-width';
import { leafAt } from '../../text/edit';
import { isHigh } from '../../text/extent';
import type { Run } from '../../text/node';
import { resultIn, resultMismatch } from '../ccgc/outcome';
import { compareName, encodingFault, fileNameIn, tellName, undecodedIn } from '../ccgc/whole';
import type { Session, Source } from '../format';
import { AmCourse } from './course';
import { faultsOf, headingIn } from './heading';
import { rules } from './rules';
import type { AmState } from './state';
import { viewOf } from './view';

const NOT_UTF8 = ['GB 2312', 'GB 18030', 'UTF-16'] as const;

export class AmSession implements Session {
  #root: Run;
  #source: Source = {};
  #undecoded: Span | undefined;
  readonly #course = new AmCourse();

  turnTo(root: Run, source: Source): void {
    this.#root = root;
    this.#source = source;
    this.#undecoded = undecodedIn(root);
    this.#course.text = root;
  }

  /// Only what is about the text as a whole, and its first line: what a round says depends on those before it, and is told by
  /// `play`.
  *read(): Generator<void, Findings> {
    yield* [];
    const report = new Report();
    const root = this.#root;
    if (this.#undecoded) report.add({ rule: rules['undecodable-text'], ...this.#undecoded });
    const encoding = encodingFault(root, this.#source, NOT_UTF8, rules['encoding-not-utf8']);
    if (encoding) report.add(encoding);
    const name = fileNameIn(this.#source);
    if (name) tellName(name, report);
    const heading = headingIn(root);
    if (!heading) {
      report.add({ rule: rules['header-missing'], ...beginning(root) });
      return report.findings;
    }
    for (const fault of faultsOf(heading, this.#undecoded !== undefined)) report.add(fault);
    if (name && !this.#undecoded) compareName(name, heading.header, 0, report);
    return report.findings;
  }

  *play(): Generator<void, Findings> {
    const report = new Report();
    report.take(yield* replayed(this.#course), 0);
    const header = this.#undecoded ? undefined : headingIn(this.#root)?.header;
    if (!header || !resultIn(header)) return report.findings;
    const spot: Spot<AmState> | undefined = yield* located(this.#course);
    const won = spot && this.#course.play.winner(spot.state);
    const mismatch = resultMismatch(header, won, rules['result-board-mismatch'], 0);
    if (mismatch) report.add(mismatch);
    return report.findings;
  }

  record(): RecordView | undefined {
    return this.#root && (viewOf(this.#course) as unknown as RecordView);
  }
}

const BOM = 0xfeff;

/// The first character; in a text of nothing but white space that is the start.
function beginning(root: Run): Span {
  if (!root) return { from: 0, to: 0 };
  const { text } = leafAt(root, 0).leaf;
  const from = blanksEnd(text, text.charCodeAt(0) === BOM ? 1 : 0);
  if (from === root.width) return { from: 0, to: 0 };
  const { leaf: first, start } = leafAt(root, from);
  return { from, to: from + (isHigh(first.text.charCodeAt(from - start)) ? 2 : 1) };
}
