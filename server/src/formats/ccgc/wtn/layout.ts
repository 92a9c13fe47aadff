/// Where the pieces of a side stand before the first move: `R:A5-1;B5-2;…`. Read once from its leaf and remembered there; places
/// count from its start.

import { PIECES } from '../../../games/einstein/board';
import type { Finding } from '../../../record/finding';
import { halved } from '../../../syntax/brackets/half-width';
import type { Leaf } from '../../../text/node';
import { EventSlot } from '../../../text/slot';
import type { Span } from '../../shared/event-report';
import { lookAlikesIn, shown } from '../shared/text/signs';
import { colorOf } from './notation';
import { rules } from './rules';
import { columnIn, type Square } from './squares';

interface Item extends Span {
  /// Both as they are written.
  readonly square: Square & Span;
  readonly number: number;
}

export interface Layout {
  readonly kind: 'layout';
  readonly color: number;
  readonly items: readonly Item[];
  /// How its letter and its squares are written, and what is no item.
  readonly findings: readonly Finding[];
  /// It can be used as far as the line itself tells.
  readonly sound: boolean;
  /// A line of several numbers and squares, all right: it should hold six.
  readonly count: number;
  /// The semicolon behind the last item.
  readonly trailing: number | undefined;
  /// It has more items than a side has pieces.
  readonly isCrowded: boolean;
  /// The other layout has run into it.
  readonly swallows: boolean;
}

const LAYOUTS = new EventSlot<Layout>('layout');

export const layoutIn = (leaf: Leaf): Layout => LAYOUTS.of(leaf) ?? LAYOUTS.keep(leaf, read(leaf));

const LEAD = /^([RBrb])([ \t]*:[ \t]*)?/;
const ITEM = /^([A-Za-z])([ \t]*)(\d+)([ \t]*-[ \t]*)(-?\d+)$/;

/// Of both sides, or nearly.
const MOST_ITEMS = 10;

/// Nobody writes more; what follows is not looked at.
const MOST = 200;

const NONE = { kind: 'layout', items: [], sound: false, count: 0, trailing: undefined } as const;

function read({ text, size }: Leaf): Layout {
  const half = halved(text.slice(0, size));
  const [lead = '', letter = '', colon] = LEAD.exec(half) ?? [];
  const color = colorOf(letter);
  const findings: Finding[] = lookAlikesIn(text, rules['full-width-delimiter'], 0, text.length);
  const nothing = (to: number): Layout => {
    findings.push({ rule: rules['layout-syntax'], from: 0, to, params: { value: shown(half) } });
    return { ...NONE, color, findings, isCrowded: false, swallows: false };
  };
  if (colon === undefined) return nothing(size);
  if (letter !== letter.toUpperCase()) findings.push(caseFault('colour-letter-case', 0, letter));
  const { items, faults, trailing, swallows } = itemsIn(half, lead.length);
  if (items.length === 0 && faults.length === 0) return nothing(1);
  // More items than a side has pieces are a line that something else has run into.
  const isCrowded = swallows || items.length > PIECES;
  for (const { finding } of isCrowded ? faults.slice(0, 1) : faults) findings.push(finding);
  if (trailing !== undefined)
    findings.push({ rule: rules['layout-trailing-semicolon'], from: trailing, to: trailing + 1 });
  return {
    kind: 'layout',
    color,
    items,
    findings,
    sound: !faults.some(({ spoils }) => spoils),
    count: items.length,
    trailing,
    isCrowded,
    swallows: swallows || items.length > MOST_ITEMS,
  };
}

interface ItemFault {
  readonly finding: Finding;
  /// The layout cannot be used.
  readonly spoils: boolean;
}

function itemsIn(half: string, from: number) {
  const items: Item[] = [];
  const faults: ItemFault[] = [];
  const seen = new Set<number>();
  let trailing: number | undefined;
  const parts = half.slice(from).split(';', MOST);
  let at = from;
  for (const [index, part] of parts.entries()) {
    const end = at + part.length;
    const start = at + (/^[ \t]*/.exec(part)?.[0].length ?? 0);
    const text = part.trim();
    if (text === '' && index === parts.length - 1) {
      const isBehindItem = index > 0 && (parts[index - 1] ?? '').trim() !== '';
      trailing = isBehindItem ? at - 1 : undefined;
    } else if (text === '') faults.push(spoiling('layout-syntax', end, end + 1, ';'));
    else if (text.includes(':')) {
      faults.push(spoiling('layout-syntax', start, half.length, half.slice(start)));
      return { items, faults, trailing, swallows: true };
    } else {
      const item = itemIn(text, start);
      if (!item) faults.push(spoiling('layout-syntax', start, start + text.length, text));
      else {
        items.push(item);
        faults.push(...itemFaults(item, seen, text, start));
        seen.add(item.number);
      }
    }
    at = end + 1;
  }
  return { items, faults, trailing, swallows: false };
}

function itemIn(text: string, at: number): Item | undefined {
  const [, letter = '', gap = '', row = '', between = '', number = ''] = ITEM.exec(text) ?? [];
  if (letter === '') return undefined;
  const size = letter.length + gap.length + row.length;
  const numberAt = at + size + between.length;
  return { at: numberAt, size: number.length, number: Number(number), square: { at, size, letter, row: Number(row) } };
}

function itemFaults({ at, size, number, square }: Item, seen: Set<number>, text: string, start: number): ItemFault[] {
  const faults: ItemFault[] = [];
  const column = columnIn(square.letter);
  if (column === undefined || square.row < 1 || square.row > 5)
    faults.push(spoiling('off-board', square.at, square.at + square.size, text.slice(0, square.size)));
  if (column !== undefined && square.letter !== square.letter.toUpperCase())
    faults.push({ finding: caseFault('coordinate-letter-case', start, square.letter), spoils: false });
  const value = text.slice(-size);
  if (!(number >= 1 && number <= PIECES)) faults.push(spoiling('layout-piece-number', at, at + size, value));
  else if (seen.has(number)) faults.push(spoiling('layout-piece-twice', at, at + size, value));
  return faults;
}

const spoiling = (
  rule: 'layout-syntax' | 'off-board' | 'layout-piece-number' | 'layout-piece-twice',
  from: number,
  to: number,
  value: string,
): ItemFault => ({ finding: { rule: rules[rule], from, to, params: { value: shown(value) } }, spoils: true });

const caseFault = (rule: 'colour-letter-case' | 'coordinate-letter-case', from: number, letter: string): Finding => ({
  rule: rules[rule],
  from,
  to: from + 1,
  params: { half: letter.toUpperCase() },
});
