/// Whole elements to be written at a place: the next move first, then what else may stand there.

import { sideAfter } from '../../../../games/go/next';
import { PASS } from '../../../../games/go/words';
import { playerWords } from '../../../../games/shared/sides';
import type { Piece, Scene, Suggestion } from '../../../../record/help';
import { dateOfToday } from '../../../../record/today';
import type { Words } from '../../../../spec/rule';
import type { Element } from '../../../../syntax/xml/element';
import { demanded } from '../../../../syntax/xml/schema';
import { blanksBefore, breaksLine, lastBreak } from '../../../../syntax/xml/spacing';
import { elementPieces, type Value } from '../../../../syntax/xml/style';
import type { Around } from '../../../../syntax/xml/where';
import { lastPoint, nameOfDraft, type PointDraft, pointAfter } from '../../../shared/go/help';
import { type Context, SIZES } from '../context';
import type { MovesCourse } from '../play/course';
import { type Child, childrenBefore, childrenFrom, isMove, isSound, nearest, type Parent } from '../write/around';

const NEXT_MOVE: Words = { en: 'next move', zh: '下一手' };
const VARIATION: Words = { en: 'variation', zh: '变化' };
const RECORD: Words = { en: 'new record', zh: '新棋谱' };

export const sideToMove = ({ before }: Scene<MovesCourse>): number =>
  before?.state?.problem ?? sideAfter(before?.state.ply);

type Levels = readonly Around<Context>[];

/// What may begin at `at`, which is before whatever has been typed of it.
export function newElements(asked: Scene<MovesCourse>, around: Levels, at: number): Suggestion[] {
  const parent = around.at(-1);
  // Right behind an element that has happened already.
  const scene = at === asked.offset ? { ...asked, before: asked.here } : asked;
  if (!parent) return isEmpty(scene, at) ? [skeleton()] : [];
  const shape = demanded(parent.shape);
  if (!shape) return [];
  const line = { node: parent.element, at: parent.at };
  const children = Object.entries(shape.children()).filter(([name]) => fits(asked.offset, parent.name, name, line, at));
  const plain = children.map(([name, { clause, meaning }], i): Suggestion => {
    return named(name, clause, pieces(scene, line, at, name, meaning), 20 + i);
  });
  if (parent.name === 'moves') return [...moves(scene, line, at), ...plain].map(tried);
  if (parent.name === 'size') return SIZES.map((size, i) => named(size, '3.4', [size], i));
  return plain;
}

/// A mark is written before the move that it belongs to, so what is to come may not be there yet.
const tried = (one: Suggestion): Suggestion => (one.label === 'mark' ? one : { ...one, tried: true });

const named = (label: string, clause: string | undefined, insert: readonly Piece[], rank: number): Suggestion => ({
  kind: 'property',
  label,
  clause,
  insert,
  filter: `<${label}`,
  rank,
});

/// Nothing but what is being typed stands in the text.
const isEmpty = ({ root, offset }: Scene<MovesCourse>, at: number): boolean =>
  at === 0 && (root?.width ?? 0) - offset <= 1;

/// Elements that stand once are not offered again; a set-up comes first.
function fits(offset: number, parent: string, name: string, line: Parent, at: number): boolean {
  if (parent === 'moves') return name !== 'pre' || childrenBefore(line, at).next().done === true;
  if (parent === 'pre') return true;
  for (const child of childrenFrom(line)) if (child.name === name && (child.at !== at || at === offset)) return false;
  return true;
}

/// How new elements are written: like the nearest one of their kind.
function pieces(
  scene: Scene<MovesCourse>,
  line: Parent,
  at: number,
  name: string,
  meaning: string | undefined,
): Piece[] {
  if (meaning === 'move' || meaning === 'stone') {
    return written(
      name,
      valuesOf(pointAfter(scene, meaning === 'stone' ? scene.here : scene.before)),
      modelOf(line, at),
    );
  }
  if (meaning === 'mark') return markPieces(scene, line, at);
  if (name === 'size') return ['<size>', { hole: '19' }, '</size>'];
  if (name === 'time') return ['<time>', { hole: `${dateOfToday()}T10:00:00` }, '</time>'];
  if (name === 'rules') return ['<rules scoring="', { hole: 'area' }, '" komi="', { hole: '7.5' }, '"/>'];
  if (name === 'result') return ['<result winner="', { hole: 'black' }, '"/>'];
  if (meaning === 'player') return [`<${name} name="`, { hole: '' }, '"/>'];
  return [`<${name}>`, { hole: '' }, `</${name}>`];
}

function markPieces(scene: Scene<MovesCourse>, line: Parent, at: number): Piece[] {
  const model = nearest(line, at, (child) => child.name === 'mark' && isSound(child)) ?? modelOf(line, at);
  return written('mark', [...valuesOf(lastPoint(scene, scene.before)), ['symbol', 'a']], model);
}

const modelOf = (line: Parent, at: number): Child | undefined =>
  nearest(line, at, (child) => child.at !== at && isMove(child) && isSound(child));

function written(name: string, values: readonly Value[], model: Child | undefined): Piece[] {
  const like: Element | undefined = model?.element;
  return elementPieces(name, values, like).map((piece) => {
    return typeof piece === 'string' ? piece : { hole: piece.value };
  });
}

/// The coordinates of a point that is to be filled in.
const valuesOf = ({ x, y }: PointDraft): Value[] => [
  ['x', x],
  ['y', y],
];

function moves(scene: Scene<MovesCourse>, line: Parent, at: number): Suggestion[] {
  const side = sideToMove(scene);
  const name = side === 2 ? 'white' : 'black';
  const point = pointAfter(scene, scene.before);
  const who = playerWords(side) ?? { en: '', zh: '' };
  const where = nameOfDraft(scene, point);
  const move = written(name, valuesOf(point), modelOf(line, at));
  const pass = written(name, [['type', 'pass']], modelOf(line, at)).map((piece) => {
    return typeof piece === 'string' ? piece : piece.hole;
  });
  const detail = { en: `${who.en} ${where}`, zh: `${who.zh} ${where}` };
  return [
    { kind: 'move', label: NEXT_MOVE, detail, clause: '3.17', insert: move, filter: `<${name}`, rank: 0 },
    { kind: 'move', label: PASS, detail: who, clause: '3.17.1.1', insert: pass, filter: `<${name}`, rank: 1 },
    snippet(VARIATION, '3.12', ['<moves>', ...move, '</moves>'], '<moves', 2),
  ];
}

const snippet = (label: Words, clause: string, insert: readonly Piece[], filter: string, rank: number): Suggestion => ({
  kind: 'snippet',
  label,
  clause,
  insert,
  filter,
  rank,
});

const skeleton = (): Suggestion =>
  snippet(
    RECORD,
    '3.2',
    [
      '<wei7 version="2.2">\n  <size>',
      { hole: '19' },
      '</size>\n  <moves>\n    ',
      { hole: '' },
      '\n  </moves>\n</wei7>\n',
    ],
    '<wei7',
    0,
  );

/// The line end and the indentation that a new element needs right behind another one, where elements stand on their own lines.
export function gapAt({ root, offset }: Scene<MovesCourse>, parent: Around<Context> | undefined): string {
  if (!parent || blanksBefore(root, offset) !== '') return '';
  const before: Child | undefined = childrenBefore({ node: parent.element, at: parent.at }, offset).next().value;
  const gap = before ? blanksBefore(root, before.at) : '';
  return breaksLine(gap) ? lastBreak(gap) : '';
}
