/// What a field of a line means where it stands: a keyword by its clause, a move by what came of it, a reference by the move
/// that it finds.

import { PASS } from '../../../games/go/words';
import { sideWords, stoneWords } from '../../../games/shared/sides';
import type { Explanation, Scene } from '../../../record/help';
import type { Words } from '../../../spec/rule';
import { counted } from '../../shared/go/help';
import { isMoveKind, Kind, keywordOf } from '../keywords';
import type { IshiCourse } from '../play/course';
import { isReference } from '../play/judge-fields';
import { takenBy } from '../play/judge-move';
import { lastMade, type Made, moveNumbered } from '../play/made';
import { type Marker, type SaidSetup, type SaidTargets, saidBy } from '../said';
import { isOn, nameOf, type Point, pointAt } from '../said/points';
import { inOrder } from '../write/prisoners';
import type { Sheet } from '../write/sheet';
import { clauseFor } from './keywords';
import { lineAt, sheetAt } from './line';

export function* explain(scene: Scene<IshiCourse>): Generator<void, Explanation | undefined> {
  yield;
  const { leaf, block, fields, index, from, to, at } = lineAt(scene.root, scene.offset);
  const name = leaf && keywordOf(leaf.kind);
  const field = fields[index];
  if (!leaf || !name || block || !field || scene.offset < at + field.at) return undefined;
  const sheet = sheetAt(scene, scene.here);
  const facts = sheet ? factsAbout(sheet, leaf, field.at, index) : [];
  if (index > 0 && facts.length === 0) return undefined;
  return { from, to, facts, clause: index === 0 ? clauseFor(name) : '5.3' };
}

type Line = Parameters<typeof saidBy>[0];

function factsAbout(sheet: Sheet, leaf: Line, at: number, index: number): Words[] {
  const { kind } = leaf as { readonly kind: number };
  if (isMoveKind(kind)) return index < 3 ? moveFacts(sheet) : [];
  if (index === 0) return [];
  if (kind === Kind.SETUP) {
    const stone = (saidBy(leaf) as SaidSetup).stones.find(({ field }) => field.at === at);
    return stone ? [pointFact(stone.point, stone.color)] : [];
  }
  const said = saidBy(leaf);
  return said.what === 'targets' ? targetFacts(sheet, said, at) : [];
}

/// A move by its number in the record, and what it took.
function moveFacts({ state }: Sheet): Words[] {
  const { size } = state;
  const made = lastMade(state);
  if (!made) return [];
  const taken = inOrder(takenBy(made.ply)).map((cell) => nameOf(pointAt(cell, size)));
  const facts = [moveFact(made, size)];
  if (taken.length === 0) return facts;
  const names = taken.slice(0, MOST_NAMES).join(', ') + (taken.length > MOST_NAMES ? ', …' : '');
  const stones = counted(taken.length, 'stone', 'stones');
  return [...facts, { en: `captures ${stones}: ${names}`, zh: `提 ${taken.length} 子：${names}` }];
}

const MOST_NAMES = 12;

function moveFact({ number, ply }: Made, size: number): Words {
  const { cell, color } = ply;
  const { en, zh } = playedWords(color, typeof cell === 'number' ? pointAt(cell, size) : cell);
  return number > 0 ? { en: `Move ${number}: ${en}`, zh: `第 ${number} 手：${zh}` } : { en, zh };
}

export function playedWords(color: number, point: Point | null | undefined): Words {
  const side = sideWords(color) ?? { en: '', zh: '' };
  if (point === undefined) return side;
  const where = point ? { en: nameOf(point), zh: nameOf(point) } : PASS;
  return { en: `${side.en} ${where.en}`, zh: `${side.zh} ${where.zh}` };
}

const pointFact = (point: Point, color: number): Words => {
  const stone = stoneWords(color);
  return { en: `${nameOf(point)}: ${stone.en}`, zh: `${nameOf(point)}：${stone.zh}` };
};

const SIGNS: Readonly<Record<string, Words>> = {
  diamond: { en: '◆ diamond', zh: '◆ 菱形' },
  triangle: { en: '▲ triangle', zh: '▲ 三角' },
  check: { en: '✓ check mark', zh: '✓ 对勾' },
  square: { en: '■ square', zh: '■ 方块' },
};

const signWords = (marker: Marker): Words =>
  'form' in marker ? (SIGNS[marker.form] as Words) : { en: `“${marker.label}”`, zh: `“${marker.label}”` };

const ALL: Words = { en: 'all moves whose stones stand', zh: '棋盘上所有着手' };

function targetFacts(sheet: Sheet, { targets }: SaidTargets, at: number): Words[] {
  const target = targets.find(({ field }) => field.at === at);
  if (!target) return [];
  const { named, marker } = target;
  const facts = marker ? [signWords(marker)] : [];
  if (named === 'all') return [...facts, ALL];
  const { state, table } = sheet;
  if (!isReference(named)) {
    const { point } = named;
    if (!isOn(point, state.size)) return facts;
    return [
      ...facts,
      pointFact(point, table.working.to(state.ply).get((state.size - point.row) * state.size + point.x)),
    ];
  }
  for (const number of new Set([named.from, named.to])) {
    const made = moveNumbered(state, number);
    if (made) facts.push(moveFact(made, state.size));
  }
  return facts;
}
