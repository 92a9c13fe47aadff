/// What belongs together in a record of Ishi: a move, or the head of an event, or a diagram that stands after neither, and all
/// lines about it. They are kept as they come, and judged when the last of them has: much of what they say depends on each other.
/// A passage never changes, so that states of play can hold on to it.

import { hashOf, type Link, sameChains } from '../../../record/chain';
import type { Params, Rule } from '../../../spec/rule';
import { type Item, Leaf } from '../../../text/node';
import { EventReport, type Span } from '../../shared/event-report';
import { Kind } from '../keywords';
import { type Said, saidBy } from '../said';

export interface Note extends Link<Note> {
  readonly item: Item;
  /// Where it starts, counted from the start of the passage.
  readonly at: number;
}

/// The kind of a line, or of the line that opens a block.
export const kindOf = (item: Item): number => (item instanceof Leaf ? item.kind : item.open.kind);

export const lineOf = (item: Item): Leaf => (item instanceof Leaf ? item : item.open);

export function noteAfter(prev: Note | undefined, item: Item, at: number): Note {
  const own = item instanceof Leaf ? hashOfText(item.text) : kindOf(item);
  const mark = Math.imul((prev ? hashOf(prev) : 1) ^ (item.width + at * 31), 0x9e3779b1) ^ own;
  return { prev, item, at, mark };
}

/// Characters that count: lines that are longer are seldom told apart by what comes after these.
const LONG = 200;

function hashOfText(text: string): number {
  let hash = 0;
  for (let i = Math.min(text.length, LONG) - 1; i >= 0; i--) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}

/// Do they say the same? What stands in a block does not matter for play.
export const sameNotes = (a: Note | undefined, b: Note | undefined): boolean => sameChains(a, b, alike);

const alike = (a: Note, b: Note): boolean => hashOf(a) === hashOf(b) && a.at === b.at && sameItems(a.item, b.item);

function sameItems(a: Item, b: Item): boolean {
  if (a === b) return true;
  if (kindOf(a) !== kindOf(b) || a.width !== b.width) return false;
  return a instanceof Leaf && b instanceof Leaf ? a.text === b.text : !(a instanceof Leaf || b instanceof Leaf);
}

/// Part of a passage: what it begins with, or one diagram, with the notes on it.
export interface Section {
  /// The line of the move or of the diagram; the head of an event has none.
  readonly carrier: Note | undefined;
  readonly notes: readonly Note[];
}

export function sectionsOf(last: Note | undefined): Section[] {
  const notes: Note[] = [];
  for (let note = last; note; note = note.prev) notes.push(note);
  const sections: { carrier: Note | undefined; notes: Note[] }[] = [];
  for (const note of notes.reverse()) {
    const kind = kindOf(note.item);
    const carries = kind === Kind.B || kind === Kind.W || kind === Kind.DIAGRAM;
    if (carries) sections.push({ carrier: note, notes: [] });
    else if (sections.length === 0) sections.push({ carrier: undefined, notes: [note] });
    else sections[sections.length - 1]?.notes.push(note);
  }
  return sections;
}

/// A report on a passage that starts somewhere in what the report belongs to.
export class PassageReport extends EventReport {
  of(note: Note, rule: Rule, { at, size }: Span, params?: Params): void {
    this.at(rule, { at: note.at + at, size }, params);
  }

  keyword(note: Note, rule: Rule, params?: Params): void {
    this.of(note, rule, saidBy(lineOf(note.item)).keyword, params);
  }

  faults(note: Note, { faults }: Said): void {
    for (const fault of faults) this.of(note, fault.rule, fault, fault.params);
  }
}
