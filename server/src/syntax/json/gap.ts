/// The place that something new goes into: what it replaces, and which commas and white space it needs around it.

import type { Scene, Suggestions } from '../../record/help';
import { Leaf, Pair } from '../../text/node';
import { isObject } from './access';
import { Kind } from './lexer';
import { indentAt, type Style, styleAt } from './style';
import { isColon, isComma, isWord, type Where } from './where';
import { sizeOf } from './value';

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
  /// What goes between members that are put in together.
  readonly between: string;
  /// The token begins with a quotation mark.
  readonly quoted: boolean;
}

/// The sample is something near that is written as the new text is to be.
export function gapAt<C>({ root, offset }: Scene, where: Where<C>, sample: Pair | undefined, sampleAt: number): Gap {
  const level = where.around[where.around.length - 1];
  const { token, prev, place } = where;
  const style = styleAt(root, sample ? sampleAt : (level?.at ?? 0));
  const from = token?.at ?? offset;
  const to = token ? endOfWord(token.node, token.at, offset) : offset;
  const ownLine = level !== undefined && level.node.open.lines > 0 && level.node.run !== undefined;
  const innerIndent = level && ownLine ? indentAt(root, level.at + level.node.open.width) : '';
  const between = ownLine ? `${style.lineEnd}${innerIndent || indentAt(root, offset)}` : style.comma;
  const touching = from === (prev ? prev.at + sizeOf(prev.node) : level && level.at + level.node.open.size);
  const pad = level && isObject(level.node) ? style.pad : '';
  const afterValue = place !== 'value' && prev !== undefined && !isComma(prev);
  const lead = afterValue
    ? touching ? `,${between}` : ''
    : !touching ? '' : isColon(prev) ? style.colon : isComma(prev) ? between : pad;
  const also = afterValue && !touching && prev ? { at: prev.at + sizeOf(prev.node), text: ',' } : undefined;
  const indent = lead.includes(style.lineEnd) ? innerIndent : indentAt(root, from);
  return { from, to, style, lead, trail: trailOf(where, to, pad), also, indent, between, quoted: isQuoted(token?.node) };
}

/// A comma if a neighbour follows without one; padding before a brace that follows at once.
function trailOf<C>({ next, around, place }: Where<C>, to: number, pad: string): string {
  const [first] = next;
  const level = around[around.length - 1];
  if (first && !isComma(first) && !isColon(first) && !isClose(first.node)) return ',';
  const close = level?.node.close && level.at + level.node.width - level.node.close.width;
  return place === 'name' && !first && close === to ? pad : '';
}

const isClose = (node: unknown): boolean => node instanceof Leaf && node.kind === Kind.close;

/// A quotation mark that was only just typed may have swallowed what follows: only what belongs to the word is replaced.
function endOfWord(node: Leaf, at: number, offset: number): number {
  const rest = /^[^\s,:{}[\]"]*"?/.exec(node.token.slice(offset - at))?.[0] ?? '';
  return offset + rest.length;
}

const isQuoted = (node: Leaf | undefined): boolean => node !== undefined && isWord(node) && node.text.charCodeAt(0) === 0x22;
