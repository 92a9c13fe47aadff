/// A document of a format written in JSON, through its versions. The format says what its records look like and how they
/// are played; here is what is the same for all.

import { CLEAN, type Findings, Report, type SoFar } from '../../../record/finding';
import type { AnyCourse } from '../../../record/line';
import type { Rule } from '../../../spec/rule';
import { firstUndecoded } from '../../../syntax/json/access';
import { wholeFindings } from '../../../syntax/json/collector';
import { read } from '../../../syntax/json/reader';
import type { JsonRules } from '../../../syntax/json/reading';
import type { AnyShape } from '../../../syntax/json/schema';
import type { Run } from '../../../text/node';
import type { Renewal } from '../../../text/renewal';
import type { Source } from '../../format';
import { type Dialect, type Follows, RecordSession } from '../record-session';

export interface JsonDialect<C, K extends AnyCourse & Follows> extends Dialect<C, K> {
  readonly rules: JsonRules;
  /// Told alone, in place of all else; a format that tells it in another way has none.
  readonly undecoded?: Rule;
  /// What the record is to be, given what is known of it as a whole.
  shape(context: C): AnyShape<C>;
  /// Findings about the record as a whole, after its values have been read.
  whole(root: Run, context: C, facts: number, source: Source, report: Report): void;
}

export class JsonSession<C, K extends AnyCourse & Follows> extends RecordSession<C, K> {
  #undecoded: number | undefined;

  constructor(override readonly dialect: JsonDialect<C, K>) {
    super(dialect);
  }

  override turnTo(root: Run, source: Source, renewal?: Renewal): void {
    super.turnTo(root, source, renewal);
    this.#undecoded = this.dialect.undecoded && undecodedIn(root, source);
  }

  override *read(): Generator<SoFar, Findings> {
    const { dialect, context, root, renewal } = this;
    const report = new Report();
    if (dialect.undecoded && this.#undecoded !== undefined) {
      report.add({ rule: dialect.undecoded, from: this.#undecoded, to: this.#undecoded + 1 });
      return report.findings;
    }
    const reading = yield* read(root, dialect.shape(context), dialect.rules, context, renewal);
    report.take(wholeFindings(reading), 0);
    dialect.whole(root, context, reading.facts, this.source, report);
    return report.findings;
  }

  override *play(): Generator<SoFar, Findings> {
    return this.#undecoded === undefined ? yield* super.play() : CLEAN;
  }
}

function undecodedIn(root: Run, { bytes }: Source): number | undefined {
  if (bytes === 'sound' || !root) return undefined;
  return bytes === undefined ? firstUndecoded(root) : Math.min(bytes, root.width - 1);
}
