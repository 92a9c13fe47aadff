/// The set-up that a line begins with: it is made where there is none, and goes when nothing is left of it.

import type { Line } from '../../../../record/locate';
import { tagLeafOf } from '../../../../syntax/xml/element';
import { tagOf } from '../../../../syntax/xml/said';
import { elementWritten, type Value } from '../../../../syntax/xml/style';
import { asParent, type Child, childrenBefore, childrenFrom } from './around';
import { hasStep, type Sheet } from './sheet';

/// A new set-up at the beginning of a line, with attributes of its own or with something in it.
export function putPre(sheet: Sheet, line: Line, values: readonly Value[], inside?: (indent: string) => string): void {
  const model = sheet.anyMove();
  const alone = elementWritten('pre', values, model?.element, false);
  const { edit, at } = sheet.insert(line, undefined, (indent, end) => {
    if (!inside) return alone;
    const { unit } = sheet;
    return `<pre>${end && end + unit}${inside(indent + unit)}${end}</pre>`;
  });
  sheet.writing.cursor(at, edit);
}

/// Puts something into the set-up that is there, behind the last of its kind or of all.
export function putIntoPre(sheet: Sheet, pre: Child, text: (indent: string) => string, name: string): void {
  const children = [...childrenFrom(asParent(pre))];
  const last = children.findLast((child) => (child.name === 'mark') === (name === 'mark')) ?? children.at(-1);
  sheet.insert(asParent(pre), last, text);
}

/// Whether nothing is left of a set-up once so much of it is gone, and the line has another step.
export function isIdle(sheet: Sheet, pre: Child, gone: number): boolean {
  const line = sheet.lines.findLast(({ at }) => at < pre.at);
  const left = [...childrenFrom(asParent(pre))].length + tagOf(tagLeafOf(pre.element)).attributes.length - gone;
  return left === 0 && line !== undefined && hasStep(line, pre.at);
}

/// Takes out a set-up; the cursor goes to what comes before it.
export function removePre(sheet: Sheet, pre: Child): void {
  const line = sheet.lines.findLast(({ at }) => at < pre.at) as Line;
  sheet.remove(pre);
  const before: Child | undefined = childrenBefore(line, pre.at).next().value;
  sheet.writing.cursor(before?.at ?? line.at);
}
