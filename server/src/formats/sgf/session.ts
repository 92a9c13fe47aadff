/// A document of SGF through its versions.

import { CLEAN, type Findings, Report, type SoFar } from '../../record/finding';
import type { People } from '../../record/people';
import type { QuickFixes } from '../../record/quick-fix';
import { replayed } from '../../record/replay';
import type { RecordView } from '../../record/view';
import { Flag, type Run } from '../../text/node';
import type { Renewal } from '../../text/renewal';
import type { Session, Source } from '../format';
import { SgfCourse } from './play/course';
import type { FileFacts } from './reading/game';
import { readText } from './reading/top';
import { rules } from './rules';
import { viewOf } from './view/view';

export class SgfSession implements Session<SgfCourse> {
  readonly #course = new SgfCourse();

  #facts!: FileFacts;
  #source: Source = {};
  #renewal: Renewal | undefined;

  get help() {
    return (require('./help') as typeof import('./help')).help;
  }

  get writer() {
    return (require('./write/writer') as typeof import('./write/writer')).writer;
  }

  get people(): People {
    return (require('./people') as typeof import('./people')).people;
  }

  get quickFixes(): QuickFixes {
    return require('./fixes').quickFixes;
  }

  turnTo(root: Run, source: Source, renewal?: Renewal): void {
    this.#course.text = root;
    this.#renewal = renewal;
    this.#source = source;
    this.#facts = shared(factsOf(root, source));
  }

  *read(): Generator<SoFar, Findings> {
    const findings = yield* readText(this.#course.text, this.#facts, this.#renewal);
    if (this.#source.encoding?.name !== 'UTF-16') return findings;
    const report = new Report();
    report.add({ rule: rules['encoding-utf-16'], from: 0, to: 0 });
    report.take(findings, 0);
    return report.findings;
  }

  *play(): Generator<SoFar, Findings> {
    return this.#course.text ? yield* replayed(this.#course, this.#renewal) : CLEAN;
  }

  record(): RecordView<SgfCourse> {
    return viewOf(this.#course);
  }
}

const known: FileFacts[] = [];

/// The same object wherever it says the same: what is remembered of a reading counts for one.
function shared(facts: FileFacts): FileFacts {
  const same = known.find(({ encoding, quiet }) => encoding === facts.encoding && quiet === facts.quiet);
  if (!same) known.push(facts);
  return same ?? facts;
}

/// Editors save as UTF-8 what they know nothing else of.
function factsOf(root: Run, { encoding }: Source): FileFacts {
  const isUndecoded = ((root?.flags ?? 0) & Flag.undecoded) !== 0;
  const name = encoding?.name ?? 'UTF-8';
  return { encoding: name === 'ASCII' ? 'UTF-8' : name, quiet: isUndecoded || name === 'UTF-16' };
}
