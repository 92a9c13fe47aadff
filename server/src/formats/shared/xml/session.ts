/// A document of a format written in XML, through its versions.

import { type Findings, Report, type SoFar } from '../../../record/finding';
import type { AnyCourse } from '../../../record/line';
import { Fact, type XmlRules } from '../../../syntax/xml/collector';
import type { Root } from '../../../syntax/xml/document';
import { read } from '../../../syntax/xml/reader';
import type { XmlContext } from '../../../syntax/xml/schema';
import { Flag, type Run } from '../../../text/node';
import { type Dialect, type Follows, RecordSession } from '../record-session';

export interface XmlDialect<C extends XmlContext, K extends AnyCourse & Follows> extends Dialect<C, K> {
  readonly rules: XmlRules;
  readonly expected: Root<C>;
  /// Findings about the record as a whole. `isSound` if nothing is wrong with it as XML.
  whole(root: Run, name: string | undefined, isSound: boolean, report: Report): void;
}

export class XmlSession<C extends XmlContext, K extends AnyCourse & Follows> extends RecordSession<C, K> {
  constructor(override readonly dialect: XmlDialect<C, K>) {
    super(dialect);
  }

  override *read(): Generator<SoFar, Findings> {
    const { dialect, context, root, renewal } = this;
    const report = new Report();
    const reading = yield* read(root, dialect.expected, dialect.rules, context, renewal);
    report.take(reading.findings, 0);
    this.#undecoded(report);
    dialect.whole(root, this.source.name, (reading.facts & Fact.faulty) === 0, report);
    return report.findings;
  }

  /// Bytes that are not UTF-8 though the text does not show it: it was decoded in another way.
  #undecoded(report: Report): void {
    const { root, source, dialect } = this;
    if (typeof source.bytes !== 'number' || !root || root.flags & Flag.undecoded) return;
    const from = Math.min(source.bytes, root.width - 1);
    report.add({ rule: dialect.rules.undecoded, from, to: from + 1 });
  }
}
