/// A record that is being changed step by step where nobody sees it: what has to be done in several board edits is done here, and
/// comes out as one.

import type { Format, Session } from '../formats/format';
import { placeOf } from '../record/ahead';
import type { BoardEdit, EditResult } from '../record/board-edit';
import type { State } from '../record/line';
import { located, type Spot } from '../record/locate';
import { type Frame, frameAt } from '../record/steps';
import { type Edit, edited, gathered, type Maker, parse } from '../text/edit';
import type { Run } from '../text/node';
import { Pool } from '../text/pool';
import type { RecordDocument } from './document';

export class Draft {
  #session: Session;
  /// A place that is kept track of.
  place = 0;

  private constructor(
    readonly format: Format,
    readonly source: RecordDocument['source'],
    readonly maker: Maker,
    public root: Run,
  ) {
    this.#session = format.open();
    this.#session.turnTo(root, source);
  }

  static *of(format: Format, source: RecordDocument['source'], text: string): Generator<void, Draft> {
    const maker = { family: format.family, pool: new Pool() };
    return new Draft(format, source, maker, yield* parse(text, maker));
  }

  get record() {
    return this.#session.record();
  }

  *text(): Generator<void, string> {
    return yield* gathered(this.root);
  }

  *spotAt(offset: number): Generator<void, Spot<State> | undefined> {
    const { record } = this;
    return record && (yield* located(record.course, offset));
  }

  /// Where a spot is on its line.
  frameOf(spot: Spot<State>): Frame | undefined {
    const { record } = this;
    if (!record) return undefined;
    const { course } = record;
    return placeOf(course, spot) ?? (spot.lines[0] && frameAt(course, spot.lines[0]));
  }

  /// Does what the board would do at a place; the cursor is where that leads.
  *write(offset: number, boardEdit: BoardEdit): Generator<void, EditResult | undefined> {
    const { record, root } = this;
    const here: Spot<State> | undefined = yield* this.spotAt(offset);
    const { writer } = this.#session;
    if (!record || !here || !writer) return undefined;
    const outcome = yield* writer.write({ root, record, here }, boardEdit);
    if ('edits' in outcome) yield* this.apply(outcome.edits);
    return outcome;
  }

  /// Edits in the order of the text and apart from each other.
  *apply(edits: readonly Edit[]): Generator<void, void> {
    for (const edit of edits.toReversed()) {
      const { from, to, text } = edit;
      if (to <= this.place) this.place += text.length - (to - from);
      else if (from < this.place) this.place = from;
      this.root = yield* edited(this.root, edit, this.maker);
    }
    this.#session.turnTo(this.root, this.source);
  }
}
