/// What the place under the pointer means: the clause of the element or of the attribute, and what it says in words.

import type { Explanation, Scene } from '../../../../record/help';
import { demanded } from '../../../../syntax/xml/schema';
import { textIn } from '../../../../syntax/xml/text';
import { type Around, type InTag, whereAt } from '../../../../syntax/xml/where';
import { leafAt } from '../../../../text/edit';
import type { Context } from '../context';
import type { MovesCourse } from '../play/course';
import { record } from '../shape';
import { attributeFacts, elementFacts } from './facts';

export function* explain(scene: Scene<MovesCourse>): Generator<void, Explanation | undefined> {
  const { root, offset } = scene;
  if (!root || offset < 0 || offset >= root.width) return undefined;
  // On a sign is between what stands before it and what stands behind it.
  const where = yield* whereAt(root, offset + 1, record);
  if (where.place === 'content') return inText(scene, where.around.at(-1));
  if (where.place === 'end') return atEnd(scene, where.around.at(-1));
  return 'element' in where ? inTag(scene, where) : undefined;
}

function inTag(
  scene: Scene<MovesCourse>,
  { place, element, tag, leaf, attribute }: InTag<Context>,
): Explanation | undefined {
  const shape = demanded(element.shape);
  const { offset } = scene;
  if (!shape || offset >= element.at + leaf.size) return undefined;
  if (place === 'name') {
    const from = element.at + tag.nameAt;
    const to = from + tag.name.length;
    return offset < to && offset >= element.at
      ? { from: Math.min(from, offset), to, facts: elementFacts(scene, element), clause: shape.clause }
      : undefined;
  }
  if (!attribute) return undefined;
  const known = Object.hasOwn(shape.attributes, attribute.name) ? shape.attributes[attribute.name] : undefined;
  if (!known) return undefined;
  const from = element.at + attribute.at;
  const end = element.at + attribute.valueAt + attribute.raw.length + 1;
  const to = Math.min(end, element.at + leaf.size);
  const facts = attributeFacts(scene, element, attribute);
  return offset >= from && offset < to ? { from, to, facts, clause: known.clause ?? shape.clause } : undefined;
}

/// On an end tag.
function atEnd(scene: Scene<MovesCourse>, around: Around<Context> | undefined): Explanation | undefined {
  const close = around?.element.close;
  const shape = around && demanded(around.shape);
  if (!around || !close || !shape) return undefined;
  const from = around.at + around.element.width - close.width;
  const to = from + close.size;
  if (scene.offset < from || scene.offset >= to) return undefined;
  return { from, to, facts: elementFacts(scene, around), clause: shape.clause };
}

/// In the text of size or time.
function inText({ root, offset }: Scene<MovesCourse>, around: Around<Context> | undefined): Explanation | undefined {
  const shape = around && demanded(around.shape);
  if (!root || !around || typeof shape?.text !== 'function') return undefined;
  const said = textIn(around.element);
  const from = around.at + (said?.at ?? 0);
  if (!said || offset < from || offset >= from + said.size || offset >= sizeEnd(root, offset)) return undefined;
  return { from, to: from + said.size, facts: [], clause: shape.clause };
}

function sizeEnd(root: NonNullable<Scene['root']>, offset: number): number {
  const { leaf, start } = leafAt(root, offset);
  return start + leaf.size;
}
