/// What one edit is written with: the text and the node in it, and the edits so far.

import type { EditResult, WritingPlace } from '../../../record/board-edit';
import { located, type Spot } from '../../../record/locate';
import { type At, isArray, isObject, valueAt } from '../../../syntax/json/access';
import { JsonRewriting } from '../../../syntax/json/rewrite';
import { type Home, homeOf, type Lines } from '../../shared/forks';
import { DAMAGED, type Table } from '../../shared/go/judge';
import { isLetterMarkup, isLetterMove, isLetterSetup } from '../letters';
import type { JgfCourse, JgfState } from '../play/course';
import { linesOf } from '../play/lines';

export class Sheet {
  readonly writing: JsonRewriting;
  readonly course: JgfCourse;
  readonly lines: Lines;
  readonly home: Home | undefined;

  constructor(
    readonly place: WritingPlace<JgfCourse>,
    readonly here: Spot<JgfState>,
  ) {
    this.writing = new JsonRewriting(place.root);
    this.course = courseOf(place);
    this.lines = linesOf(this.course);
    this.home = homeOf(this.lines, here);
  }

  get state(): JgfState {
    return this.here.state;
  }

  get table(): Table {
    const { ground, working } = this.course;
    return { ground, working, ply: this.state.ply };
  }

  /// The node that is shown.
  get node(): At | undefined {
    return this.here.event;
  }

  /// The cursor stays at the node.
  keepCursor(): void {
    if (this.node) this.writing.cursor(this.node.at);
  }

  outcome(more: { removes?: number } = {}): EditResult {
    const { result } = this.writing;
    return result ? { ...result, ...more } : DAMAGED;
  }
}

const courseOf = (place: WritingPlace<JgfCourse>): JgfCourse => place.record.course;

/// Before the first node nothing can be written, so that one counts as reached.
export function* sheetFor(place: WritingPlace<JgfCourse>): Generator<void, Sheet> {
  const [main] = place.here.lines;
  const first = place.here.event || !main ? undefined : linesOf(courseOf(place)).elements(main)[0];
  const here = first && isObject(first.node) ? yield* located(place.record.course, first.at) : undefined;
  return new Sheet(place, here ?? place.here);
}

/// The spelling of old demos is read, but not written.
export function isOldSpelling({ node, home, course }: Sheet): boolean {
  if (course.own.old) return true;
  const { elements = [], index = 0 } = home ?? {};
  return [node, elements[index - 1], elements[index]].some((one) => one && isOldNode(one));
}

function isOldNode(one: At): boolean {
  if (isArray(one.node)) return true;
  const [move, setup, markup] = ['move', 'setup', 'markup'].map((name) => valueAt(one, name)?.node);
  if (move && isLetterMove(move)) return true;
  return (setup !== undefined && isLetterSetup(setup)) || (markup !== undefined && isLetterMarkup(markup));
}
