/// The line that the cursor is on, as its fields, and the place around it.

import { locatedBefore } from '../../../record/before';
import type { Scene } from '../../../record/help';
import type { Spot } from '../../../record/locate';
import { type Field, fieldsOf } from '../../../syntax/lines/fields';
import { Leaf, type Node, Pair, partsOf, type Run } from '../../../text/node';
import { isAbsent, Kind } from '../keywords';
import type { IshiCourse } from '../play/course';
import type { IshiState } from '../play/state';
import { Sheet } from '../write/sheet';

export interface LineHere {
  /// Where it starts; the line itself, unless it is a new one at the end.
  readonly at: number;
  readonly leaf: Leaf | undefined;
  /// The line that opens the block of text that this line stands in.
  readonly block: Leaf | undefined;
  readonly fields: readonly Field[];
  /// Which field the cursor is in, or would begin.
  readonly index: number;
  /// What the cursor is in of the field, and where that stands in the text.
  readonly typed: string;
  readonly from: number;
  readonly to: number;
}

export function lineAt(root: Run, offset: number): LineHere {
  const { leaf, at, block } = leafAt(root, offset);
  const isNew = !leaf || (offset === at + leaf.width && /[\r\n]$/.test(leaf.text));
  const start = isNew ? offset : at;
  const fields = isNew || !leaf ? [] : fieldsOf(leaf.text, isAbsent);
  const column = offset - start;
  const index = fields.filter(({ at: from, size }) => from + size < column).length;
  const field = fields[index];
  const inside = field && field.at <= column ? field : undefined;
  return {
    at: start,
    leaf: isNew ? undefined : leaf,
    block,
    fields,
    index,
    typed: inside && leaf ? leaf.text.slice(inside.at, column) : '',
    from: inside ? start + inside.at : offset,
    to: inside ? start + inside.at + inside.size : offset,
  };
}

interface Found {
  readonly leaf: Leaf | undefined;
  readonly at: number;
  readonly block: Leaf | undefined;
}

function leafAt(root: Run, offset: number): Found {
  let node: Run = root;
  let at = 0;
  let block: Leaf | undefined;
  while (node && !(node instanceof Leaf)) {
    const around: Node = node;
    const parts = partsOf(around);
    let i = 0;
    for (; i < parts.length - 1 && offset >= at + (parts[i] as Node).width; i++) at += (parts[i] as Node).width;
    node = parts[i];
    if (around instanceof Pair && node === around.run && around.open.kind !== Kind.VAR) block = around.open;
  }
  return { leaf: node, at, block };
}

/// The sheet for what is said before a line: with what is being typed on it play may not be able to go on.
export function* sheetBefore(scene: Scene<IshiCourse>, { at }: LineHere): Generator<void, Sheet | undefined> {
  const { record } = scene;
  return record && sheetAt(scene, yield* locatedBefore(record.course, at));
}

/// The sheet that would be written on at a spot.
export function sheetAt({ root, record }: Scene<IshiCourse>, here: Spot<IshiState> | undefined): Sheet | undefined {
  return record && here ? new Sheet({ root, record, here }) : undefined;
}
