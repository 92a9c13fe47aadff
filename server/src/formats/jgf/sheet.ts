/// What one wish is written with: the text and the node in it, and the edits so far.

import type { State } from '../../record/line';
import { located, type Spot } from '../../record/locate';
import type { Outcome, Page } from '../../record/wish';
import { type At, isArray, isObject, valueAt } from '../../syntax/json/access';
import { JsonRewriting } from '../../syntax/json/rewrite';
import { type Home, homeOf, type Lines } from '../forks';
import { DAMAGED, type Table } from '../go-judge';
import type { JgfCourse, JgfState } from './course';
import { isLetterMarkup, isLetterMove, isLetterSetup } from './letters';
import { linesOf } from './lines';

export class Sheet {
  readonly writing: JsonRewriting;
  readonly course: JgfCourse;
  readonly lines: Lines;
  readonly home: Home | undefined;

  constructor(
    readonly page: Page,
    readonly here: Spot<State>,
  ) {
    this.writing = new JsonRewriting(page.root);
    this.course = courseOf(page);
    this.lines = linesOf(this.course);
    this.home = homeOf(this.lines, here);
  }

  get state(): JgfState {
    return this.here.state as JgfState;
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

  outcome(more: { removes?: number } = {}): Outcome {
    const { result } = this.writing;
    return result ? { ...result, ...more } : DAMAGED;
  }
}

const courseOf = (page: Page): JgfCourse => page.record.course as unknown as JgfCourse;

/// Before the first node nothing can be written, so that one counts as reached.
export function* sheetFor(page: Page): Generator<void, Sheet> {
  const [main] = page.here.lines;
  const first = page.here.event || !main ? undefined : linesOf(courseOf(page)).elements(main)[0];
  const here = first && isObject(first.node) ? yield* located(page.record.course, first.at) : undefined;
  return new Sheet(page, here ?? page.here);
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
