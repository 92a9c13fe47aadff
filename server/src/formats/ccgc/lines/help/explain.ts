/// What stands at a place, in words.

import type { Explanation, Scene } from '../../../../record/help';
import type { Words } from '../../../../spec/rule';
import { Kind } from '../../../../syntax/rounds/lexer';
import { leafAt } from '../../../../text/edit';
import type { Leaf } from '../../../../text/node';
import { fieldAt } from '../../shared/header/fields';
import { headingOf } from '../../shared/header/line';
import type { AnyChapter } from '../chapter';
import type { Lines } from '../course';
import { isHeader } from '../heading';
import type { MoveHelp } from './moves';

export function* explain<K extends Lines>(
  scene: Scene<K>,
  chapter: AnyChapter,
  moves: MoveHelp<K>,
): Generator<void, Explanation | undefined> {
  yield* [];
  const { root, offset } = scene;
  if (!root || offset >= root.width) return undefined;
  const { leaf, start } = leafAt(root, offset);
  if (offset - start >= leaf.size) return undefined;
  if (isHeader(leaf)) return inHeader(leaf, start, offset, chapter);
  const { clause } = chapter.rules['round-syntax'];
  const whole = { from: start, to: start + leaf.size, clause };
  if (leaf.kind === Kind.number) return { ...whole, facts: [roundWords(leaf)] };
  return leaf.kind === Kind.move ? { ...whole, facts: moves.facts(scene, leaf, start) } : undefined;
}

function inHeader(leaf: Leaf, start: number, offset: number, chapter: AnyChapter): Explanation | undefined {
  const field = fieldAt(headingOf(leaf).header, offset - start, chapter);
  if (!field) return undefined;
  const { from, to } = field.value.field;
  return { from: start + from, to: start + to, facts: [field.name], clause: field.clause };
}

const roundWords = ({ token }: Leaf): Words => ({ en: `Round ${token}`, zh: `第 ${token} 回合` });
