/// A header as a line of its own, `#[AM][first][second]…;` in a chapter of that code. Read once from its leaf and remembered there;
/// places count from its start.

import type { Finding } from '../../../../record/finding';
import type { Rule } from '../../../../spec/rule';
import { fieldsAt, type Span } from '../../../../syntax/brackets/field';
import { blanksEnd, halfOf } from '../../../../syntax/brackets/half-width';
import { leafAt } from '../../../../text/edit';
import type { Leaf, Node } from '../../../../text/node';
import { EventSlot } from '../../../../text/slot';
import { faultsIn, type Header, type HeaderRules, headerIn, lookAlikesOf, resultAt } from './header';

export interface HeadingRules extends HeaderRules {
  readonly 'header-missing': Rule;
  readonly 'header-terminator-missing': Rule;
  readonly 'text-after-header': Rule;
}

interface HeadedChapter {
  readonly code: string;
  readonly rules: HeadingRules;
}

export interface Heading {
  readonly kind: 'heading';
  readonly header: Header;
  /// The first character.
  readonly anchor: Span;
  readonly hash: boolean;
  /// Where its semicolon stands; undefined if it has none.
  readonly terminator: number | undefined;
  /// It ends in the middle of a field, so that the next line may belong to it.
  readonly isCut: boolean;
  /// What stands behind that.
  readonly rest: Span | undefined;
}

const BOM = 0xfeff;
const HASH = 0x23;
const SQUARE = 0x5b;
const SEMICOLON = 0x3b;

const HEADINGS = new EventSlot<Heading>('heading');

export function headingOf(leaf: Leaf): Heading {
  const known = HEADINGS.of(leaf);
  if (known) return known;
  const heading = readHeading(leaf.text, leaf.size);
  return HEADINGS.keep(leaf, heading);
}

/// The result in the header that an offset stands in.
export function resultIn(root: Node, offset: number, isHeader: (leaf: Leaf) => boolean): Span | undefined {
  const { leaf, start } = leafAt(root, offset);
  const found = isHeader(leaf) ? resultAt(headingOf(leaf).header, offset - start) : undefined;
  return found && { from: start + found.from, to: start + found.to };
}

function readHeading(text: string, size: number): Heading {
  const start = blanksEnd(text, text.charCodeAt(0) === BOM ? 1 : 0);
  const hash = halfOf(text.charCodeAt(start)) === HASH;
  const row = fieldsAt(text, hash ? start + 1 : firstField(text, start, size), size, (half) => half === SEMICOLON);
  const terminator = row.end < size ? row.end : undefined;
  const behind = terminator === undefined ? size : blanksEnd(text, terminator + 1);
  return {
    kind: 'heading',
    header: headerIn(text, row),
    anchor: { from: start, to: start + 1 },
    hash,
    terminator,
    isCut: terminator === undefined && row.fields.at(-1)?.closed === false,
    rest: behind < size ? { from: behind, to: size } : undefined,
  };
}

/// Where something else stands in the place of the `#`, reading goes on at the first field.
function firstField(text: string, start: number, size: number): number {
  let at = start;
  while (at < size && halfOf(text.charCodeAt(at)) !== SQUARE) at++;
  return at;
}

export function faultsOf(heading: Heading, { rules, code }: HeadedChapter, undecoded: boolean): Finding[] {
  const { header, anchor, hash, terminator, isCut, rest } = heading;
  const end = terminator === undefined ? header.row.end : terminator + 1;
  return [
    ...(hash ? [] : [{ rule: rules['header-missing'], ...anchor }]),
    ...(terminator === undefined && !isCut ? [{ rule: rules['header-terminator-missing'], ...anchor }] : []),
    ...(rest ? [{ rule: rules['text-after-header'], ...rest }] : []),
    ...faultsIn(header, { rules, code, anchor, undecoded }),
    ...lookAlikesOf(header, rules['full-width-delimiter'], anchor.from, end),
  ];
}
