/// The place that something new goes into: what it replaces, and which commas and white space it needs around it.

import type { Scene, Suggestions } from '../../record/help';
import { Leaf, type Run } from '../../text/node';
import { type At, isObject } from './access';
import { Kind } from './lexer';
import { indentAt, type Style, styleAt } from './style';
import { sizeOf } from './value';
import { type Around, isColon, isComma, type Where } from './where';

export interface Gap {
  readonly from: number;
  readonly to: number;
  readonly style: Style;
  /// White space and commas that the new text needs before it and after it.
  readonly lead: string;
  readonly trail: string;
  readonly also: Suggestions['also'];
  /// The indentation of the line that the new text begins on.
  readonly indent: string;
  /// What goes between members that are put in together, after the comma.
  readonly between: string;
  /// The token begins with a quotation mark.
  readonly quoted: boolean;
}

export function gapAt<C>({ root, offset }: Scene, where: Where<C>, like: At | undefined): Gap {
  const level = where.around[where.around.length - 1];
  const { token, prev } = where;
  const style = styleAt(root, like?.at ?? level?.at ?? 0, offset);
  const from = token?.at ?? offset;
  const to = token ? endOfWord(token.node, token.at, offset) : offset;
  const own = level && level.node.open.lines > 0 ? innerIndent(root, level, style) : undefined;
  const between = own === undefined ? style.comma : `${style.lineEnd}${own}`;
  const end = prev ? prev.at + sizeOf(prev.node) : level && level.at + level.node.open.size;
  const touching = from === end;
  const lead = touching ? leadOf(where, style, between, own !== undefined) : '';
  const indent = own !== undefined && lead.includes(style.lineEnd) ? own : indentAt(root, from);
  const also = !touching && needsComma(where) && end !== undefined ? { at: end, text: ',' } : undefined;
  const quoted = token?.node.text.charCodeAt(0) === 0x22;
  return { from, to, style, lead, trail: trailOf(where, to, style), also, indent, between, quoted };
}

/// The indentation of what stands in brackets on lines of its own.
function innerIndent<C>(root: Run, { node, at }: Around<C>, { unit }: Style): string {
  if (node.run) return indentAt(root, at + node.open.width);
  return (node.close ? indentAt(root, at + node.open.width) : indentAt(root, at)) + unit;
}

/// A value stands before without a comma.
const needsComma = <C>({ place, prev }: Where<C>): boolean => place !== 'value' && prev !== undefined && !isComma(prev);

/// What has to come between what stands right before and the new text. A value that is there already stays where it is.
function leadOf<C>({ prev, token, around }: Where<C>, style: Style, between: string, ownLines: boolean): string {
  if (prev && isColon(prev)) return token ? '' : style.colon;
  if (prev) return isComma(prev) ? between : `,${between}`;
  if (ownLines) return between;
  return isObject(around[around.length - 1]?.node) ? style.pad : '';
}

/// A comma if a neighbour follows without one; padding if the closing brace follows at once.
function trailOf<C>({ next, around, place, token }: Where<C>, to: number, { pad, comma }: Style): string {
  const [first] = next;
  const level = around[around.length - 1];
  if (first && (isComma(first) || isColon(first) || isClose(first))) return '';
  if (first) return first.at === to ? `,${comma}` : ',';
  const close = level?.node.close && level.at + level.node.width - level.node.close.width;
  const padded = place === 'name' || (place === 'value' && !token && level?.node.open.text === '{ ');
  return padded && close === to ? pad : '';
}

const isClose = ({ node }: At): boolean => node instanceof Leaf && node.kind === Kind.close;

/// A quotation mark that was only just typed may have swallowed what follows: only what belongs to the word is replaced. A comma in
/// a word of a string is followed by a round bracket that closes.
function endOfWord(node: Leaf, at: number, offset: number): number {
  const rest = /^[^\s,:{}[\]"]*(?:,\s*\w*\s*\)\s*)?"?/.exec(node.token.slice(offset - at))?.[0] ?? '';
  return offset + rest.length;
}
