/// A header as a leaf of a text in brackets. Read once from its leaf and remembered there; places count from its start.

import type { Finding } from '../../../record/finding';
import { blanksEnd, halfOf, trimmedEnd } from '../../../syntax/brackets/half-width';
import { type HeaderText, headerAt, LONGEST_HEADER } from '../../../syntax/brackets/header';
import { BracketFlag, Kind } from '../../../syntax/brackets/lexer';
import { leafAt } from '../../../text/edit';
import { firstFlagged } from '../../../text/flagged';
import type { Leaf, Run } from '../../../text/node';
import { EventSlot } from '../../../text/slot';
import { FIELDS, faultsIn, type Header, headerIn, lookAlikesOf } from '../shared/header/header';
import type { Chapter } from './chapter';

export interface Heading {
  readonly kind: 'heading';
  readonly header: Header;
  readonly opening: HeaderText['opening'];
  /// A leaf that just ends does so before a move, or has been `cut` for its length.
  readonly ends: 'separator' | 'close' | 'move' | 'cut';
  /// The first character.
  readonly start: number;
  /// Where it ends, with its semicolon if it is `parted` by one from what follows.
  readonly end: number;
  readonly parted: boolean;
  /// Fields that are missing may stand behind its semicolon.
  readonly short: boolean;
  /// There is nothing in it.
  readonly blank: boolean;
}

const BOM = 0xfeff;
const SEMICOLON = 0x3b;

const HEADINGS = new EventSlot<Heading>('heading');

export function headingOf(leaf: Leaf, chapter: Chapter): Heading {
  const known = HEADINGS.of(leaf);
  if (known) return known;
  const heading = readHeading(leaf.text, chapter);
  return HEADINGS.keep(leaf, heading);
}

function readHeading(text: string, chapter: Chapter): Heading {
  const start = blanksEnd(text, text.charCodeAt(0) === BOM ? 1 : 0);
  const { opening, ends: ended, ...row } = headerAt(text, start, chapter.around);
  const ends = ended === 'nothing' ? (text.length >= LONGEST_HEADER - 1 ? 'cut' : 'move') : ended;
  const header = headerIn(text, row);
  const short = header.values.length < FIELDS;
  const end = trimmedEnd(text, 0, row.end - (ends === 'close' ? 1 : 0));
  const parted = halfOf(text.charCodeAt(end - 1)) === SEMICOLON;
  return {
    kind: 'heading',
    header,
    opening,
    ends,
    start,
    end,
    parted,
    short,
    blank: !opening && header.values.length === 0,
  };
}

/// Where the record begins: its bracket, or what stands in the place of it.
export const startOf = ({ opening, start }: Heading): number => opening?.at ?? start;

export function faultsOf(heading: Heading, chapter: Chapter, undecoded: boolean): Finding[] {
  const { header } = heading;
  if (heading.blank) return [];
  const { rules, code } = chapter;
  const from = startOf(heading);
  const faults = faultsIn(header, { rules, code, anchor: { from, to: from + 1 }, undecoded });
  return [...faults, ...lookAlikesOf(header, rules['full-width-delimiter'], from, header.row.end)];
}

interface HeadingAt {
  readonly heading: Heading;
  readonly at: number;
}

/// The first header of a text, or that of the game that starts at an offset.
export function headingIn(root: Run, chapter: Chapter, since?: number): HeadingAt | undefined {
  const found = since === undefined ? firstFlagged(root, BracketFlag.header) : root && leafAt(root, since);
  if (!found || found.leaf.kind !== Kind.header) return undefined;
  return { heading: headingOf(found.leaf, chapter), at: found.start };
}
