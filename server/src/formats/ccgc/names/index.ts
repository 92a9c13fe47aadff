/// Records of games whose chapter Qipu does not check: only their file names are judged, and compared with a header of six
/// fields if there is one.

import { Report } from '../../../record/finding';
import { fieldsAt } from '../../../syntax/brackets/field';
import { textBetween } from '../../../text/edit';
import type { Run } from '../../../text/node';
import type { Format, Session, Source } from '../../format';
import { plain } from '../../plain';
import { naming } from '../shared/clauses';
import { headerIn } from '../shared/header/header';
import { compareName, fileNameIn, tellName } from '../shared/text/whole';
import { withNames } from './fixes';
import { rules } from './rules';

class NamedSession implements Session {
  readonly quickFixes = quickFixes;
  #root: Run;
  #source: Source = {};

  turnTo(root: Run, source: Source): void {
    this.#root = root;
    this.#source = source;
  }

  *read() {
    yield* [];
    const report = new Report();
    const name = fileNameIn(this.#source);
    if (!name) return report.findings;
    tellName(name, report);
    const header = headerOf(this.#root);
    if (header) compareName(name, header, 0, report);
    return report.findings;
  }

  *play() {
    yield* [];
    return new Report().findings;
  }

  record(): undefined {
    return undefined;
  }
}

/// How much of the beginning of a text may be its header.
const LONGEST = 4096;
const OPENED = /^\ufeff?\s*(?:[#{(＃｛（](?=\s*[[【〔［])|(?=[[【〔［]))/;

function headerOf(root: Run) {
  const text = textBetween(root, 0, LONGEST);
  const opened = OPENED.exec(text);
  if (!opened || text.includes('\ufffd')) return undefined;
  return headerIn(
    text,
    fieldsAt(text, opened[0].length, text.length, (half) => half !== 0x5b),
  );
}

const quickFixes = withNames({}, ({ root }) => headerOf(root));

export const named: Format = {
  specification: naming,
  family: plain.family,
  rules,
  open: () => new NamedSession(),
};
