/// What stands at a place, in words.

import { type Amazons, BLACK, WHITE } from '../../../games/amazons/board';
import { reach } from '../../../games/amazons/queen';
import { sideWords } from '../../../games/go/words';
import type { Explanation, Scene } from '../../../record/help';
import type { Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/rounds/lexer';
import { leafAt } from '../../../text/edit';
import type { Leaf } from '../../../text/node';
import { fieldAt } from '../../ccgc/fields';
import type { AmCourse } from '../course';
import { headingOf, isHeader } from '../heading';
import { sideAt } from '../line';
import { saidBy } from '../said';
import { nameOf } from '../squares';
import type { AmState } from '../state';
import { chapter } from './fields';

export function* explain(scene: Scene): Generator<void, Explanation | undefined> {
  yield* [];
  const { root, offset } = scene;
  if (!root || offset >= root.width) return undefined;
  const { leaf, start } = leafAt(root, offset);
  if (offset - start >= leaf.size) return undefined;
  if (isHeader(leaf)) return inHeader(leaf, start, offset);
  const whole = { from: start, to: start + leaf.size, clause: 'AM-2.2)' };
  if (leaf.kind === Kind.number) return { ...whole, facts: [roundWords(leaf)] };
  return leaf.kind === Kind.move ? { ...whole, facts: moveFacts(scene, leaf, start) } : undefined;
}

function inHeader(leaf: Leaf, start: number, offset: number): Explanation | undefined {
  const field = fieldAt(headingOf(leaf).header, offset - start, chapter);
  if (!field) return undefined;
  const { from, to } = field.value.field;
  return { from: start + from, to: start + to, facts: [field.name], clause: field.clause };
}

const roundWords = ({ token }: Leaf): Words => ({ en: `Round ${token}`, zh: `第 ${token} 回合` });

function moveFacts({ root, record, before, here }: Scene, leaf: Leaf, start: number): Words[] {
  const cells = saidBy(leaf).move?.cells;
  const course = record?.course as unknown as AmCourse | undefined;
  if (!cells || !course) return [];
  const side = sideWords(sideAt(root, start)) as Words;
  const [from, to, arrow] = [cells.from, cells.to, cells.arrow].map(nameOf);
  const move = {
    en: `${side.en}: amazon ${from} to ${to}, arrow to ${arrow}`,
    zh: `${side.zh}：棋子 ${from} 到 ${to}，箭射 ${arrow}`,
  };
  const reached = (state: AmState | undefined) => mobility(course.play.working.to(state?.ply));
  const now = reached(here?.state as AmState | undefined);
  const then = reached(before?.state as AmState | undefined);
  return [move, mobilityWords(then, now)];
}

/// How many squares the amazons of a side reach, all counted.
const mobility = (board: Amazons): readonly [white: number, black: number] => {
  const count = (color: number) => board.amazons(color).reduce((sum, cell) => sum + reach(board, cell).length, 0);
  return [count(WHITE), count(BLACK)];
};

const mobilityWords = (
  [white, black]: readonly [number, number],
  [whiteNow, blackNow]: readonly [number, number],
): Words => ({
  en: `Steps in reach: White ${white} → ${whiteNow}, Black ${black} → ${blackNow}`,
  zh: `可走的步数：白 ${white} → ${whiteNow}，黑 ${black} → ${blackNow}`,
});
