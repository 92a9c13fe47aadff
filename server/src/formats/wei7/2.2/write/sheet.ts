/// What one edit is written with: the text and the place in it, and the edits so far.

import type { EditResult, WritingPlace } from '../../../../record/board-edit';
import type { Line } from '../../../../record/locate';
import { Rewriting } from '../../../../record/rewriting';
import { rootElement } from '../../../../syntax/xml/document';
import type { ElementAt } from '../../../../syntax/xml/element';
import { tagOf } from '../../../../syntax/xml/said';
import {
  blanksBefore,
  blanksBehind,
  breaksLine,
  endOf,
  gapBehind,
  indentIn,
  lastBreak,
  lineEndNear,
  reindented,
  unitOf,
} from '../../../../syntax/xml/spacing';
import { elementWritten, lastEnd, type Value } from '../../../../syntax/xml/style';
import type { Edit } from '../../../../text/edit';
import { Leaf, Pair, type Run } from '../../../../text/node';
import { DAMAGED, type Table } from '../../../shared/go/judge';
import { type MovesCourse, type MovesState, Role } from '../play/course';
import { type Child, childrenBefore, childrenFrom, isSound, nearest, type Parent } from './around';

/// Text that is put in, once it is known how far it is indented, and what ends a line of it if it has lines of its own.
type Writing = (indent: string, end: string) => string;

/// What is put in, and where in it the new text starts.
interface Inserted {
  readonly edit: Edit;
  readonly at: number;
}

/// As many as may share a line.
const SHARED = 60;

export class Sheet {
  readonly writing: Rewriting;

  constructor(readonly place: WritingPlace<MovesCourse>) {
    this.writing = new Rewriting(place.root);
    const { event } = place.here;
    if (event) this.writing.cursor(event.at);
  }

  get root(): Run {
    return this.place.root;
  }

  get state(): MovesState {
    return this.place.here.state;
  }

  get table(): Table {
    const { ground, working } = this.place.record.course;
    return { ground, working, ply: this.state.ply };
  }

  /// The lines around, outermost first; there is one at least.
  get lines(): readonly Line[] {
    return this.place.here.lines;
  }

  get line(): Line {
    return this.lines.at(-1) as Line;
  }

  /// The move or the set-up that is shown.
  get event(): Child | undefined {
    const { event } = this.place.here;
    return event && { element: event.node, at: event.at, name: event.role === Role.pre ? 'pre' : 'move' };
  }

  get isPre(): boolean {
    return this.event?.name === 'pre';
  }

  /// The innermost of the lines on which the event stands.
  get eventLine(): Line | undefined {
    const { event } = this;
    return event && this.lines.findLast((line) => holds(line, event.at));
  }

  /// Where the next move can stand on a line: behind what has come on it.
  startOn({ node, at }: Parent): number {
    const { event } = this;
    if (event && holds({ node, at }, event.at)) return event.at + event.element.width;
    return at + (node instanceof Pair ? node.open.width : node.width);
  }

  /// A new element with nothing in it, like the nearest of its kind, for any indentation.
  element(name: string, values: readonly Value[], kin: Child | undefined): (indent: string) => string {
    const like = kin && isSound(kin) ? kin : undefined;
    const other = like ?? this.anyMove() ?? rootElement(this.root, 'wei7');
    const isKin = like !== undefined || other?.element instanceof Leaf;
    const text = elementWritten(name, values, other && isSound(other) ? other.element : undefined, isKin);
    const its = other ? this.indentBefore(other.at) : '';
    return (indent) => reindented(text, its, indent);
  }

  anyMove(wanted: (child: Child) => boolean = ({ name }) => name === 'black' || name === 'white'): Child | undefined {
    for (const line of this.lines.toReversed()) {
      const found = nearest(line, this.startOn(line), (child) => wanted(child) && isSound(child));
      if (found) return found;
    }
    return undefined;
  }

  needs(...all: readonly ElementAt[]): void {
    if (!all.every(isSound)) this.writing.unsound = true;
  }

  /// Puts something into an element behind one of its children, or before all of them.
  insert(parent: Parent, behind: ElementAt | undefined, write: Writing): Inserted {
    const around = { element: parent.node as ElementAt['element'], at: parent.at };
    this.needs(around);
    if (behind) {
      const place = endOf(behind.element, behind.at);
      return this.#put(place, gapBehind(this.root, this.#alike(parent, behind)), write);
    }
    const { node, at } = parent;
    if (!(node instanceof Pair) || !node.run) return this.#fill(around, write);
    return this.#put(at + node.open.size, lastBreak(blanksBehind(node.open)), write);
  }

  #put(at: number, gap: string, write: Writing): Inserted {
    const indent = indentIn(gap) ?? this.indentBefore(at);
    const text = write(indent, breaksLine(gap) ? gap : '');
    return { edit: this.writing.replace(at, at, gap + text), at: gap.length };
  }

  /// Puts something before an element.
  insertBefore({ at }: ElementAt, write: Writing): Edit {
    const gap = lastBreak(blanksBefore(this.root, at));
    return this.writing.replace(at, at, write(indentIn(gap) ?? '', gap) + gap);
  }

  /// An element of one tag, and those of its kind that come before it in a row.
  #alike(parent: Parent, behind: ElementAt): ElementAt[] {
    const list: ElementAt[] = [behind];
    if (behind.element instanceof Pair && behind.element.run) return list;
    for (const child of childrenBefore(parent, behind.at)) {
      if (list.length >= SHARED || (child.element instanceof Pair && child.element.run)) break;
      list.push(child);
    }
    return list;
  }

  /// Opens up an element that has nothing in it.
  #fill({ element, at }: ElementAt, write: Writing): Inserted {
    const outer = blanksBefore(this.root, at);
    const open = element instanceof Pair ? element.open : element;
    const broken = breaksLine(outer) || (element instanceof Pair && open.lines > 0);
    const indent = indentIn(outer) ?? '';
    const end = broken ? lineEndNear(this.root, at) + indent : '';
    const gap = broken ? end + this.unit : '';
    const text = gap + write(indentIn(gap) ?? indent, gap) + end;
    if (element instanceof Pair) {
      return { edit: this.writing.replace(at + open.size, at + open.width, text), at: gap.length };
    }
    const tag = tagOf(open);
    const edit = this.writing.replace(at + lastEnd(tag), at + open.size, `>${text}</${tag.name}>`);
    return { edit, at: 1 + gap.length };
  }

  /// How much deeper what stands in an element is indented.
  get unit(): string {
    for (const { node, at } of this.lines.toReversed()) {
      const unit = unitOf(this.root, { element: node as ElementAt['element'], at });
      if (unit !== undefined) return unit;
    }
    const record = rootElement(this.root, 'wei7');
    return (record && unitOf(this.root, record)) ?? '  ';
  }

  /// The indentation of the line of an element that begins one.
  indentBefore(at: number): string {
    return indentIn(blanksBefore(this.root, at)) ?? '';
  }

  /// Takes out an element, with the white space before it.
  remove({ element, at }: ElementAt): void {
    this.cut(at, endOf(element, at));
  }

  cut(from: number, to: number): void {
    this.writing.replace(from - blanksBefore(this.root, from).length, to, '');
  }

  /// What has been written.
  outcome(more: { removes?: number } = {}): EditResult {
    const { result } = this.writing;
    return result ? { ...result, ...more } : DAMAGED;
  }
}

/// Inside a line.
const holds = ({ node, at }: Parent, offset: number): boolean => offset > at && offset < at + node.width;

/// Something in a line is a move or a set-up, other than at this place.
export function hasStep(line: Parent, except?: number): boolean {
  for (const child of childrenFrom(line)) {
    if (child.at !== except && (child.name === 'black' || child.name === 'white' || child.name === 'pre')) return true;
  }
  return false;
}
