/// The place that something new goes into: what it replaces, and which commas and white space it needs around it.

import type { Scene, Suggestions } from '../../record/help';
import { Leaf } from '../../text/node';
import { type At, isObject } from './access';
import { Kind } from './lexer';
import { indentAt, type Style, styleAt } from './style';
import { sizeOf } from './value';
import { isColon, isComma, type Where } from './where';

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
  const style = styleAt(root, like?.at ?? level?.at ?? 0);
  const from = token?.at ?? offset;
  const to = token ? endOfWord(token.node, token.at, offset) : offset;
  const ownLines = level !== undefined && level.node.open.lines > 0 && level.node.run !== undefined;
  const inner = ownLines ? indentAt(root, level.at + level.node.open.width) : '';
  const between = ownLines ? `${style.lineEnd}${inner}` : style.comma;
  const pad = level && isObject(level.node) ? style.pad : '';
  const end = prev ? prev.at + sizeOf(prev.node) : level && level.at + level.node.open.size;
  const lead = leadOf(where, from === end, { ...style, comma: between, pad });
  const indent = lead.includes(style.lineEnd) ? inner : indentAt(root, from);
  const also = from !== end && needsComma(where) && end !== undefined ? { at: end, text: ',' } : undefined;
  const quoted = token?.node.text.charCodeAt(0) === 0x22;
  return { from, to, style, lead, trail: trailOf(where, to, pad), also, indent, between, quoted };
}

/// A value stands before without a comma.
const needsComma = <C>({ place, prev }: Where<C>): boolean => place !== 'value' && prev !== undefined && !isComma(prev);

/// What has to come between what stands right before and the new text.
function leadOf<C>(where: Where<C>, touching: boolean, style: Pick<Style, 'colon' | 'comma' | 'pad'>): string {
  if (!touching) return '';
  const { prev } = where;
  if (!prev) return style.pad;
  if (isColon(prev)) return style.colon;
  return isComma(prev) ? style.comma : `,${style.comma}`;
}

/// A comma if a neighbour follows without one; padding if the closing brace follows at once.
function trailOf<C>({ next, around, place }: Where<C>, to: number, pad: string): string {
  const [first] = next;
  const level = around[around.length - 1];
  if (first) return isComma(first) || isColon(first) || isClose(first) ? '' : ',';
  const close = level?.node.close && level.at + level.node.width - level.node.close.width;
  return place === 'name' && close === to ? pad : '';
}

const isClose = ({ node }: At): boolean => node instanceof Leaf && node.kind === Kind.close;

/// A quotation mark that was only just typed may have swallowed what follows: only what belongs to the word is replaced.
function endOfWord(node: Leaf, at: number, offset: number): number {
  const rest = /^[^\s,:{}[\]"]*"?/.exec(node.token.slice(offset - at))?.[0] ?? '';
  return offset + rest.length;
}
