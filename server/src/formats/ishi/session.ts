/// A document in the Ishi Standard Format, through its versions.

import { type Findings, Report, type SoFar } from '../../record/finding';
import type { People } from '../../record/people';
import type { QuickFixes } from '../../record/quick-fix';
import { replayed } from '../../record/replay';
import type { RecordView } from '../../record/view';
import type { Run } from '../../text/node';
import type { Renewal } from '../../text/renewal';
import type { Session, Source } from '../format';
import { IshiCourse } from './play/course';
import { judgeRemarks } from './play/judge-remarks';
import { viewOf } from './view/view';

export class IshiSession implements Session<IshiCourse> {
  readonly #course = new IshiCourse();
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

  turnTo(root: Run, _source: Source, renewal?: Renewal): void {
    this.#course.text = root;
    this.#renewal = renewal;
  }

  /// Almost all that a line says depends on those before it, so that most is told by `play`.
  *read(): Generator<SoFar, Findings> {
    yield* [];
    const report = new Report();
    judgeRemarks(this.#course.text, report);
    return report.findings;
  }

  *play(): Generator<SoFar, Findings> {
    return yield* replayed(this.#course, this.#renewal);
  }

  record(): RecordView<IshiCourse> {
    return viewOf(this.#course);
  }
}
