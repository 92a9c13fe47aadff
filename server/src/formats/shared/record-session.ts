/// A document of a format with a context and a course, through its versions: what is the same for all such formats.

import { CLEAN, type Findings, type SoFar } from '../../record/finding';
import type { Help } from '../../record/help';
import type { AnyCourse } from '../../record/line';
import type { People } from '../../record/people';
import type { QuickFixes } from '../../record/quick-fix';
import { replayed } from '../../record/replay';
import type { RecordView } from '../../record/view';
import type { Run } from '../../text/node';
import type { Renewal } from '../../text/renewal';
import type { BoardWriter, Session, Source } from '../format';
import { alike } from './alike';
import { sharedContext } from './contexts';

/// A course that can be told which version of the text to follow.
export interface Follows {
  set text(text: Run);
}

export interface Dialect<C, K extends AnyCourse & Follows> {
  /// Its fields are plain values, so that two contexts can be compared.
  contextOf(root: Run, source: Source): C;
  /// The course for a context; the one before, if it serves as well. Undefined if nothing can be played.
  courseFor(context: C, before: K | undefined): K | undefined;
  view(course: K): RecordView<K>;
  readonly help: Help<K>;
  readonly writer: BoardWriter<K>;
  readonly people?: People;
  readonly quickFixes: QuickFixes;
}

export abstract class RecordSession<C, K extends AnyCourse & Follows> implements Session<K> {
  protected root: Run;
  protected source: Source = {};
  protected renewal: Renewal | undefined;
  #context: C | undefined;
  #course: K | undefined;

  constructor(readonly dialect: Dialect<C, K>) {}

  /// Some formats load these when they are first asked for.
  get help(): Help<K> {
    return this.dialect.help;
  }

  get writer(): BoardWriter<K> {
    return this.dialect.writer;
  }

  get people(): People | undefined {
    return this.dialect.people;
  }

  get quickFixes(): QuickFixes {
    return this.dialect.quickFixes;
  }

  abstract read(): Generator<SoFar, Findings>;

  turnTo(root: Run, source: Source, renewal?: Renewal): void {
    const { dialect } = this;
    this.root = root;
    this.source = source;
    this.renewal = renewal;
    const context = dialect.contextOf(root, source);
    if (this.#context === undefined || !alike(context, this.#context)) this.#context = sharedContext(context);
    this.#course = dialect.courseFor(this.#context, this.#course);
    if (this.#course) this.#course.text = root;
  }

  /// The same object for all that say the same.
  protected get context(): C {
    return this.#context as C;
  }

  *play(): Generator<SoFar, Findings> {
    return this.#course ? yield* replayed(this.#course, this.renewal) : CLEAN;
  }

  record(): RecordView<K> | undefined {
    return this.#course?.root() ? this.dialect.view(this.#course) : undefined;
  }
}
