/// A variation changes places: with the variation before it, or, if it is the first, with what the line goes on with.

import type { EditResult } from '../../../../record/board-edit';
import type { Line } from '../../../../record/locate';
import { blanksBefore, endOf, indentIn, reindented } from '../../../../syntax/xml/spacing';
import { leaves, textBetween } from '../../../../text/edit';
import type { Node, Pair, Run } from '../../../../text/node';
import { FIRST_ALREADY, MAIN_LINE, refused } from '../../../shared/go/judge';
import { aheadOf, type Child, childrenFrom, isMove, isVariation, lastBefore, marksOf, preOf } from './around';
import type { Sheet } from './sheet';

const OWN_SETUP = refused(
  'This variation begins with a pre, which cannot stand in the midst of another line.',
  '这个变化以 pre 开头，pre 不能放在另一条线的中间。',
);

/// The innermost variation that has something before it.
export function promoted(sheet: Sheet): EditResult {
  const { lines } = sheet;
  for (let depth = lines.length - 1; depth > 0; depth--) {
    const [line, parent] = [lines[depth] as Line, lines[depth - 1] as Line];
    const before = lastBefore(parent, line.at, (child) => isMove(child) || isVariation(child));
    if (before && isVariation(before)) return swapped(sheet, before, line);
    const { move } = aheadOf(parent, line.at + line.node.width);
    if (move) return exchanged(sheet, parent, line, move);
  }
  return lines.length > 1 ? FIRST_ALREADY : MAIN_LINE;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

/// Byte for byte.
function swapped(sheet: Sheet, before: Child, line: Line): EditResult {
  const { writing, root, event } = sheet;
  sheet.needs(before, asElement(line));
  const [one, other] = [before, asElement(line)].map(({ element, at }) => ({ from: at, to: endOf(element, at) })) as [
    Span,
    Span,
  ];
  const edit = writing.replace(one.from, one.to, textBetween(root, other.from, other.to));
  writing.replace(other.from, other.to, textBetween(root, one.from, one.to));
  writing.cursor(event && event.at >= line.at ? event.at - line.at : 0, edit);
  return sheet.outcome();
}

const asElement = ({ node, at }: Line): Child => ({ element: node as Pair, at, name: 'moves' });

/// What stands in the variation, and the rest of the line from the move that it is an alternative to. That takes its marks along.
function exchanged(sheet: Sheet, parent: Line, line: Line, move: Child): EditResult {
  const { writing, root, event } = sheet;
  const inner = spanIn(line);
  if (preOf(line)) return OWN_SETUP;
  if (!inner) return EMPTY;
  sheet.needs(asElement(parent), asElement(line));
  const last = lastBefore(parent, move.at, isVariation) ?? asElement(line);
  const marks = marksOf(parent, move.at);
  const apart = marks.filter(({ at }) => at < last.at);
  const outer = { from: (marks[apart.length] ?? move).at, to: (spanIn(parent) ?? inner).to };
  const deep = indentIn(blanksBefore(root, inner.from)) ?? '';
  const shallow = indentIn(blanksBefore(root, outer.from)) ?? '';
  const gap = blanksBefore(root, inner.from);
  const along = apart.map(({ element, at }) => textBetween(root, at, endOf(element, at)) + gap).join('');
  for (const mark of apart) sheet.remove(mark);
  const isHere = event !== undefined && event.at > line.at;
  const from = isHere ? event.at : inner.from;
  const head = moved(root, { from: inner.from, to: from }, deep, shallow);
  writing.replace(inner.from, inner.to, along + moved(root, outer, shallow, deep));
  const edit = writing.replace(outer.from, outer.to, head + moved(root, { from, to: inner.to }, deep, shallow));
  writing.cursor(head.length, edit);
  return sheet.outcome();
}

const EMPTY = refused('There is nothing in this variation.', '这个变化里什么都没有。');

/// From the first child of a line to its end, without the white space there.
function spanIn({ node, at }: Line): Span | undefined {
  const first: Child | undefined = childrenFrom({ node, at }).next().value;
  const { run, open } = node as Pair;
  return first && { from: first.at, to: endOf(run as Node, at + open.width) };
}

/// A piece of the text for another depth. White space within tags and values stays as it is.
function moved(root: Run, { from, to }: Span, before: string, after: string): string {
  if (before === after) return textBetween(root, from, to);
  let text = '';
  for (const { leaf, start } of leaves(root, from)) {
    if (start >= to) break;
    const end = Math.max(leaf.size, Math.min(leaf.text.length, to - start));
    text += leaf.token + reindented(leaf.text.slice(leaf.size, end), before, after);
  }
  return text;
}
