/// Properties of the shown node put in, changed and taken away.

import { type Property, propertyOf, type Value } from '../../../syntax/sgf/piece';
import { endOfNode, type NodeAt, type Sheet } from './sheet';

export const rawText = ({ leaf }: NodeAt, { at, end }: Value): string => leaf.text.slice(at + 1, end - 1);

/// A whole property behind all others.
export function addProperty(sheet: Sheet, node: NodeAt, text: string): void {
  const end = endOfNode(node);
  sheet.writing.replace(end, end, text);
}

/// One more value; of a property that is not there yet, the first.
export function addValue(sheet: Sheet, node: NodeAt, name: string, text: string): void {
  const known = sheet.piece && propertyOf(sheet.piece, name);
  const last = known?.values.at(-1);
  if (!last) {
    addProperty(sheet, node, `${name}[${text}]`);
    return;
  }
  const end = node.at + last.end;
  if (!last.closed) sheet.writing.unsound = true;
  sheet.writing.replace(end, end, `[${text}]`);
}

/// Takes values away; others can stand in the place of one. A property without any goes with them, and with the white space behind it if
/// something comes after.
export function takeValues(
  sheet: Sheet,
  node: NodeAt,
  property: Property,
  taken: ReadonlyMap<Value, readonly string[]>,
): void {
  const { writing } = sheet;
  const isGone = property.values.every((value) => taken.get(value)?.length === 0);
  const last = property.values.at(-1);
  if (isGone && last) {
    writing.replace(node.at + property.at, node.at + last.end, '');
    return;
  }
  for (const [value, instead] of taken) {
    const text = instead.map((one) => `[${one}]`).join('');
    writing.replace(node.at + value.at, node.at + value.end, text);
  }
}
