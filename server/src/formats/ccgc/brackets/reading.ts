/// What is wrong with a text in brackets, apart from play. Leaves are read one after the other, each in the phase that the
/// one before has left; what came of a piece of the text is remembered on its list, so that after an edit only what is new,
/// or is come to in another phase, is read again.

import { type Finding, type Findings, Report } from '../../../record/finding';
import type { Leaf, Node } from '../../../text/node';
import { List } from '../../../text/node';
import { MemoSlot } from '../../../text/slot';
import { shown, signsOf } from '../shared/text/signs';
import { isGarbled } from '../shared/text/whole';
import type { Chapter } from './chapter';
import { faultsOf, type Heading, headingOf, startOf } from './heading';
import { isHeading, isOpen, Phase, phaseAfterHeading, pieceThere } from './phase';
import type { Piece } from './piece';

/// What a text is read with.
export interface Reader {
  readonly chapter: Chapter;
  /// Some of the text could not be decoded.
  readonly undecoded: boolean;
}

/// What came of a piece of the text. Places count from its start.
export interface Passage {
  readonly findings: Findings;
  /// The phase after it.
  readonly phase: number;
  /// Where the record begins that is open at its end, if it begins in here.
  readonly open: number | undefined;
  /// What became of the record that was open at its start.
  readonly fate: 'kept' | 'closed' | 'abandoned';
  /// Where the first record ends that is closed in here.
  readonly end: number | undefined;
}

interface Memo {
  readonly kind: 'passage';
  readonly reader: Reader;
  readonly from: number;
  readonly passage: Passage;
}

const PASSAGES = new MemoSlot<Memo>('passage');

export function* readPassage(node: Node, from: number, reader: Reader): Generator<void, Passage> {
  const walk = new Walk(from, reader);
  if (!(node instanceof List)) {
    walk.leaf(node as Leaf, 0);
    return walk.passage;
  }
  const memo = PASSAGES.of(node);
  if (memo?.reader === reader && memo.from === from) return memo.passage;
  yield;
  let at = 0;
  for (const kid of node.kids) {
    if (kid instanceof List) walk.take(yield* readPassage(kid, walk.phase, reader), at);
    else walk.leaf(kid as Leaf, at);
    at += kid.width;
  }
  return PASSAGES.keep(node, { kind: 'passage', reader, from, passage: walk.passage }).passage;
}

class Walk {
  readonly #report = new Report();
  #open: number | undefined;
  #fate: Passage['fate'] = 'kept';
  #end: number | undefined;

  constructor(
    public phase: number,
    readonly reader: Reader,
  ) {}

  get passage(): Passage {
    return {
      findings: this.#report.findings,
      phase: this.phase,
      open: this.#open,
      fate: this.#fate,
      end: this.#end,
    };
  }

  take({ findings, phase, open, fate, end }: Passage, at: number): void {
    this.#report.take(findings, at);
    if (fate === 'abandoned') this.#abandon();
    if (fate === 'closed') this.#close(at + (end as number));
    if (open !== undefined) this.#open = at + open;
    this.#end ??= end === undefined ? undefined : at + end;
    this.phase = phase;
  }

  leaf(leaf: Leaf, at: number): void {
    const { chapter, undecoded } = this.reader;
    this.#report.take(signsOf(leaf, chapter.rules, undecoded), at);
    if (isHeading(leaf)) this.#heading(leaf, headingOf(leaf, chapter), at);
    else if (leaf.size > 0) this.#piece(leaf, at);
  }

  #heading(leaf: Leaf, heading: Heading, at: number): void {
    const { chapter, undecoded } = this.reader;
    if (heading.blank) return;
    if (isOpen(this.phase)) this.#abandon();
    for (const fault of faultsOf(heading, chapter, undecoded)) this.#add(fault, at);
    this.#open = at + startOf(heading);
    this.phase = phaseAfterHeading(this.phase, heading, chapter);
    if (isOpen(this.phase)) return;
    const end = leaf.size;
    if (!closesOwn(leaf, chapter)) this.#missClose(at + end - 1);
    this.#close(at + end);
  }

  #piece(leaf: Leaf, at: number): void {
    const { chapter } = this.reader;
    const before = this.phase;
    const { piece, isRead, otherClose, next } = pieceThere(before, leaf, chapter);
    if (isRead) this.#read(piece, leaf, before, at);
    this.phase = next;
    if (otherClose !== undefined) this.#missClose(at + otherClose);
    if (before === Phase.before && isRead) this.#begin(at);
    const wasOpen = isOpen(before) || (before === Phase.before && isRead);
    if (wasOpen && !isOpen(next)) this.#close(at + (otherClose === undefined ? leaf.size : otherClose + 1));
  }

  #read(piece: Piece, leaf: Leaf, phase: number, at: number): void {
    const { rules } = this.reader.chapter;
    const isClosed = phase === Phase.closed;
    for (const fault of piece.findings) {
      if (isGarbled(leaf, fault)) continue;
      if (!isClosed || fault.rule !== rules['empty-move']) this.#add(fault, at);
    }
    const { move } = piece;
    if ((phase & 7) !== Phase.unparted || !move) return;
    const params = { value: shown(leaf.text.slice(move.from, move.to)) };
    this.#add({ rule: rules['separator-missing'], from: move.from, to: move.to, params }, at);
  }

  /// A record begins with a move.
  #begin(at: number): void {
    const rule = this.reader.chapter.rules['header-field-missing'];
    this.#add({ rule, from: 0, to: 1, params: { count: 0 } }, at);
    this.#open = at;
  }

  /// The record that was open is not closed before another one.
  #abandon(): void {
    if (this.#open !== undefined) this.#missClose(this.#open);
    else this.#fate = 'abandoned';
    this.#open = undefined;
  }

  #close(at: number): void {
    if (this.#open === undefined) this.#fate = 'closed';
    this.#open = undefined;
    this.#end ??= at;
  }

  #missClose(at: number): void {
    this.#add({ rule: this.reader.chapter.aroundRules.close, from: 0, to: 1 }, at);
  }

  #add(finding: Finding, at: number): void {
    this.#report.add({ ...finding, from: finding.from + at, to: finding.to + at });
  }
}

const closesOwn = (leaf: Leaf, { around }: Chapter): boolean =>
  leaf.text.charCodeAt(leaf.size - 1) === around.close || leaf.text.charCodeAt(leaf.size - 1) === around.close + 0xfee0;
