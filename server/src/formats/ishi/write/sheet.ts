/// What one edit is written with in a record of Ishi: the text and the place in it, and the edits so far.

import type { EditResult, WritingPlace } from '../../../record/board-edit';
import { Report } from '../../../record/finding';
import type { Spot } from '../../../record/locate';
import { type Cell, viewAt } from '../../../record/view';
import type { ItemAt } from '../../../syntax/lines/walk';
import { type Edit, textBetween } from '../../../text/edit';
import type { Run } from '../../../text/node';
import type { Table } from '../../shared/go/judge';
import { Kind } from '../keywords';
import type { IshiCourse } from '../play/course';
import { kindOf } from '../play/passage';
import type { IshiState } from '../play/state';
import type { Point } from '../said/points';
import { itemsOf, sectionFrom } from '../said/section';
import { after, indentOf, insideOf, isVariation, keywordStart, type LineAt } from './around';
import { Style } from './style';
import { unendedAt } from './unended';

/// Where the cursor goes: so far into what an edit puts in, or to a place of the text as it was.
type Cursor = { readonly edit: Edit; readonly into: number } | number;

export class Sheet {
  readonly #edits: Edit[] = [];
  #cursor: Cursor;

  constructor(readonly place: WritingPlace<IshiCourse>) {
    this.#cursor = this.event ? keywordStart(this.event) : this.top;
  }

  get root(): Run {
    return this.place.root;
  }

  get course(): IshiCourse {
    return this.place.record.course;
  }

  get here(): Spot<IshiState> {
    return this.place.here;
  }

  /// The line of the move, diagram or event that is shown.
  get event(): ItemAt | undefined {
    const { event } = this.here;
    return event && { item: event.node, at: event.at };
  }

  get kind(): number {
    return this.event ? kindOf(this.event.item) : Kind.EVENT;
  }

  get isAtEvent(): boolean {
    return this.kind === Kind.EVENT;
  }

  /// Before all moves and diagrams of an event.
  get isHead(): boolean {
    const { stage, begun } = this.here.state;
    return this.isAtEvent && stage === 'event' && !begun;
  }

  /// Where play stands; before the first move, with all stones set up.
  get state(): IshiState {
    const { state } = this.here;
    if (!this.isHead) return state;
    const last = sectionFrom(this.root, this.event).notes.at(-1);
    return this.course.settled({ ...state, passage: last, width: 0 }, 0, new Report());
  }

  get table(): Table {
    const { size, ply } = this.state;
    const { ground, working } = this.course.go(size);
    return { ground, working, ply };
  }

  /// Lines of the board that is shown, which a diagram may have of its own.
  get shown(): number {
    return viewAt(this.place.record, this.place.here).columns;
  }

  pointOf({ x, y }: Cell): Point {
    return { x, row: this.shown - y };
  }

  /// The innermost variation, if the place is in one.
  get variation(): ItemAt | undefined {
    const line = this.here.lines.at(-1);
    return line && isVariation(line.node) ? { item: line.node, at: line.at } : undefined;
  }

  /// Nothing of the variation has come yet.
  get isUnstarted(): boolean {
    const { variation, event } = this;
    return variation !== undefined && !(event && event.at > variation.at);
  }

  /// What comes after the place in its sequence.
  following(): Generator<ItemAt> {
    const { variation } = this;
    return variation && this.isUnstarted ? insideOf(variation) : after(this.root, this.event?.at);
  }

  /// Where a sequence goes on of which nothing follows.
  get nextLine(): number {
    const { variation, event } = this;
    const carrier = variation && this.isUnstarted && variation.item;
    if (carrier && isVariation(carrier)) return variation.at + carrier.open.width;
    return event ? event.at + event.item.width : this.top;
  }

  /// The lines about what is shown.
  items(): ItemAt[] {
    return [...itemsOf(this.root, this.event)];
  }

  /// Where lines can start: behind a byte order mark.
  get top(): number {
    return textBetween(this.root, 0, 1) === '\ufeff' ? 1 : 0;
  }

  styleAt(at: number): Style {
    return new Style(this.root, at);
  }

  replace(from: number, to: number, text: string): Edit {
    const edit = { from, to, text };
    if (from !== to || text !== '') this.#edits.push(edit);
    return edit;
  }

  remove({ item, at }: ItemAt): void {
    this.replace(at, at + item.width, '');
  }

  /// Lines of their own; the cursor goes to where one of them begins to say something.
  /// Variations that nothing ends are ended before lines that do not belong to them.
  insert(at: number, own: readonly string[], ownCursor?: number): void {
    const style = this.styleAt(at);
    const { lineEnd } = style;
    const unended = unendedAt(this.root, at, this.here.lines);
    const lines = [...unended.map(({ open }) => indentOf(open) + style.keyword('ENDVAR')), ...own];
    const cursor = ownCursor === undefined ? undefined : ownCursor + unended.length;
    const isOpen = at > this.top && !/[\r\n]/.test(textBetween(this.root, at - 1, at));
    const head = isOpen ? lineEnd : '';
    const edit = this.replace(at, at, head + lines.join(lineEnd) + (isOpen ? '' : lineEnd));
    if (cursor === undefined) return;
    const before = lines.slice(0, cursor).reduce((sum, line) => sum + line.length + lineEnd.length, 0);
    const indent = (lines[cursor] ?? '').search(/\S|$/);
    this.cursor({ edit, into: head.length + before + indent });
  }

  cursor(cursor: Cursor): void {
    this.#cursor = cursor;
  }

  /// Goes to a move, if there is one; otherwise to what stands before a place.
  cursorTo(move: LineAt | undefined, before: number): void {
    const { top } = this;
    this.cursor(move ? keywordStart({ item: move.leaf, at: move.at }) : Math.max(top, before - 1));
  }

  /// At the head of an event what is shown depends on the line.
  cursorInHead(cursor: Cursor): void {
    if (this.isAtEvent) this.cursor(cursor);
  }

  outcome(more: { removes?: number } = {}): EditResult {
    const edits = [...this.#edits].sort((a, b) => a.from - b.from || a.to - b.to);
    return { edits: merged(edits), cursor: placeOf(this.#cursor, edits), ...more };
  }
}

function placeOf(cursor: Cursor, edits: readonly Edit[]): number {
  let shift = 0;
  for (const edit of edits) {
    if (typeof cursor === 'object' && edit === cursor.edit) return edit.from + shift + cursor.into;
    const { from, to, text } = edit;
    if (typeof cursor === 'number' && to > cursor) return Math.min(cursor, from) + shift;
    shift += text.length - (to - from);
  }
  return (typeof cursor === 'number' ? cursor : cursor.edit.from + cursor.into) + shift;
}

/// Edits that touch become one.
function merged(edits: readonly Edit[]): Edit[] {
  const list: Edit[] = [];
  for (const edit of edits) {
    const last = list.at(-1);
    if (last && edit.from <= last.to) list[list.length - 1] = { ...last, to: edit.to, text: last.text + edit.text };
    else list.push(edit);
  }
  return list;
}
