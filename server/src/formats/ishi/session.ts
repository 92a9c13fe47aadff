/// A document in the Ishi Standard Format, through its versions.

import { type Findings, Report } from '../../record/finding';
import { replayed } from '../../record/replay';
import type { RecordView } from '../../record/view';
import type { Run } from '../../text/node';
import type { Session } from '../format';
import { IshiCourse } from './course';
import { judgeRemarks } from './remarks';
import { viewOf } from './view';

export class IshiSession implements Session {
  readonly #course = new IshiCourse();

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

  record(): RecordView {
    return viewOf(this.#course);
  }
}
