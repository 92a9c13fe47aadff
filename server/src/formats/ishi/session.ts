/// A document in the Ishi Standard Format, through its versions.

import { type Findings, Report } from '../../record/finding';
import type { People } from '../../record/people';
import type { QuickFixes } from '../../record/quick-fix';
import { replayed } from '../../record/replay';
import type { RecordView } from '../../record/view';
import type { Run } from '../../text/node';
import type { Session } from '../format';
import { help } from './help';
import { IshiCourse } from './play/course';
import { judgeRemarks } from './play/judge-remarks';
import { viewOf } from './view/view';

export class IshiSession implements Session<IshiCourse> {
  readonly help = help;
  readonly #course = new IshiCourse();

  get writer() {
    return (require('./write/writer') as typeof import('./write/writer')).writer;
  }

  get people(): People {
    return (require('./people') as typeof import('./people')).people;
  }

  get quickFixes(): QuickFixes {
    return require('./fixes').quickFixes;
  }

  turnTo(root: Run): void {
    this.#course.text = root;
  }

  /// Almost all that a line says depends on those before it, so that most is told by `play`.
  *read(): Generator<void, Findings> {
    yield* [];
    const report = new Report();
    judgeRemarks(this.#course.text, report);
    return report.findings;
  }

  *play(): Generator<void, Findings> {
    return yield* replayed(this.#course);
  }

  record(): RecordView<IshiCourse> {
    return viewOf(this.#course);
  }
}
