/// What stands at a place, in words.

import type { Explanation, Scene } from '../../../../record/help';
import type { Words } from '../../../../spec/rule';
import { halved } from '../../../../syntax/brackets/half-width';
import { Kind } from '../../../../syntax/brackets/lexer';
import { type LeafAt, leafAt } from '../../../../text/edit';
import type { Leaf } from '../../../../text/node';
import { fieldAt } from '../../shared/header/fields';
import { type Chapter, sideIn } from '../chapter';
import type { BracketState, Brackets } from '../course';
import { headingOf } from '../heading';
import { MARK_WORDS, type Mark, marksIn } from '../marks';
import { pointOf } from '../notation';
import { isHeading } from '../phase';
import { type Move, pieceOf } from '../piece';

export function* explain(scene: Scene<Brackets>, chapter: Chapter): Generator<void, Explanation | undefined> {
  yield* [];
  const { root, offset } = scene;
  if (!root || offset >= root.width) return undefined;
  const { leaf, start } = leafAt(root, offset);
  const at = offset - start;
  const found = isHeading(leaf) ? inHeader(leaf, at, chapter) : inPiece(scene, { leaf, start }, at, chapter);
  return found && { ...found, from: start + found.from, to: start + found.to };
}

function inHeader(leaf: Leaf, at: number, chapter: Chapter): Explanation | undefined {
  const field = fieldAt(headingOf(leaf, chapter).header, at, chapter);
  if (!field) return undefined;
  const { from, to } = field.value.field;
  return { from, to, facts: [field.name], clause: field.clause };
}

function inPiece(scene: Scene<Brackets>, found: LeafAt, at: number, chapter: Chapter): Explanation | undefined {
  const { leaf } = found;
  const { move, end } = leaf.kind === Kind.piece ? pieceOf(leaf, chapter) : {};
  if (!move) return undefined;
  if (at >= move.from && at < move.to) {
    const clause = chapter.rules['move-syntax'].clause;
    return { from: move.from, to: move.to, facts: moveFacts(scene, found, move, chapter), clause };
  }
  const { marks } = marksIn(halved(leaf.text.slice(0, end)), move.to);
  const mark = marks.find(({ from, to }) => at >= from && at < to);
  return mark && { from: mark.from, to: mark.to, facts: markFacts(mark), clause: chapter.rules['mark-value'].clause };
}

function markFacts({ number }: Mark): Words[] {
  const words = number === undefined ? undefined : MARK_WORDS.get(number);
  return words ? [{ en: `This move: ${words.en}`, zh: `对这一着的评价：${words.zh}` }] : [];
}

/// Its number, side and point, and what its game says of it, if it is played.
function moveFacts({ record, here }: Scene<Brackets>, { start }: LeafAt, move: Move, chapter: Chapter): Words[] {
  const { x, y, color } = move;
  const { ply } = here?.event?.at === start ? here.state : {};
  const side = sideIn(chapter, ply?.color || color);
  if (x === undefined || y === undefined || !side) return [];
  const point = pointOf(x, y, chapter.rows);
  if (!ply?.isMove) return [{ en: `${side.en} ${point}`, zh: `${side.zh} ${point}` }];
  const course = record?.course;
  return [
    { en: `Move ${ply.number}: ${side.en} ${point}`, zh: `第 ${ply.number} 手：${side.zh} ${point}` },
    ...(course?.play.remarks?.(here?.state as BracketState) ?? []),
  ];
}
