/// What stands between the elements of an array or the members of an object, and what is to stand before a new one so that it
/// looks as if the author had put it there.

import { textBetween } from '../../text/edit';
import { items } from '../../text/list';
import { Flag, Leaf, type Pair, type Run } from '../../text/node';
import { lineStart } from '../../text/position';
import { type At, elementsOf, isObject } from './access';
import { Kind } from './lexer';
import { membersOf } from './members';
import { type Style, styleAt } from './style';
import { sizeOf } from './value';

export interface Span {
  readonly from: number;
  readonly to: number;
}

/// The places of the elements of an array, or of the members of an object, without the white space after them.
export function spansOf({ node, at }: At): Span[] {
  if (isObject(node)) {
    return membersOf(node).list.map(({ keyAt, value, valueAt }) => {
      return { from: at + keyAt, to: at + valueAt + (value ? sizeOf(value) : 0) };
    });
  }
  return [...elementsOf({ node, at })].map((element) => ({ from: element.at, to: element.at + sizeOf(element.node) }));
}

/// Nothing between its brackets is out of order, so that what is put in or taken out leaves it so.
export function isSound({ node }: At): boolean {
  if (node instanceof Leaf || !('closed' in node) || !node.closed || node.flags & Flag.broken) return false;
  return isObject(node) ? !membersOf(node).damaged : hasOrder(node);
}

/// Value, comma, value.
function hasOrder({ run }: Pair): boolean {
  let wantsValue = true;
  let any = false;
  for (const item of items(run)) {
    if (item instanceof Leaf && item.kind === Kind.comment) continue;
    const isComma = item instanceof Leaf && item.kind === Kind.comma;
    const isValue = !(item instanceof Leaf) || (item.kind >= Kind.string && item.kind <= Kind.word);
    if (wantsValue ? !isValue : !isComma) return false;
    wantsValue = !wantsValue;
    any = true;
  }
  return !any || !wantsValue;
}

const LINE_END = /\r\n|\r|\n/;
const LINE_ENDS = /\r\n|\r|\n/g;

export const breaksLine = (blank: string): boolean => LINE_END.test(blank);

/// How far back the author's way of filling lines is looked for.
const FAR = 100;

/// What goes between neighbours when a new one becomes number `index`: a comma with the white space around it.
export function separator(root: Run, container: At, spans: readonly Span[], index: number, style: Style): string {
  const { open } = container.node as Pair;
  const count = spans.length;
  const opening = open.text.slice(open.size);
  const gap = (i: number): string => {
    const text = textBetween(root, (spans[i] as Span).to, (spans[i + 1] as Span).from);
    if (/^\s*,\s*$/.test(text)) return lastLineOnly(text);
    const blank = /\s*$/.exec(text)?.[0] ?? '';
    return breaksLine(blank) ? `,${lastLineOnly(blank)}` : `,${style.comma}`;
  };
  if (count < 2) return breaksLine(opening) ? `,${lastLineOnly(opening)}` : `,${style.comma}`;
  if (index < count || isObject(container.node)) return gap(Math.min(Math.max(0, index - 2), count - 2));
  return afterLast(gap, count);
}

/// As many on a line as there are on the line before.
function afterLast(gap: (i: number) => string, count: number): string {
  const last = gap(count - 2);
  const start = Math.max(0, count - 2 - FAR);
  let i = count - 2;
  while (i >= start && !breaksLine(gap(i))) i--;
  if (i < start) return last;
  const current = count - 1 - i;
  let before = 1;
  for (let k = i - 1; k >= start && !breaksLine(gap(k)); k--) before++;
  if (current >= before) return gap(i);
  return current > 1 ? last : gap(i - 1);
}

/// The style around a place; what only lines tell is told by the beginning of the text where the lines here do not.
export function styleAround(root: Run, at: number): Style {
  const near = styleAt(root, at);
  const unit = near.unit === '  ' && at > 0 ? styleAt(root, 0).unit : near.unit;
  const second = lineStart(root, 1);
  const lineEnd = LINE_END.exec(textBetween(root, second - 2, second))?.[0];
  return { ...near, unit, lineEnd: lineEnd ?? near.lineEnd };
}

/// White space with one line end at most: the empty lines between paragraphs are not for what is new.
function lastLineOnly(blank: string): string {
  const [first, ...more] = [...blank.matchAll(LINE_ENDS)];
  const last = more.at(-1);
  return first && last ? blank.slice(0, first.index) + last[0] + blank.slice(last.index + last[0].length) : blank;
}

/// The indentation that white space ends in, if it breaks the line.
export const indentIn = (blank: string): string | undefined =>
  breaksLine(blank) ? blank.slice(Math.max(blank.lastIndexOf('\n'), blank.lastIndexOf('\r')) + 1) : undefined;

/// Where the first element of an array starts in a text that is about to be put in.
export const firstElement = (text: string): number => text.length - text.replace(/^[^[]*\[\s*/, '').length;
