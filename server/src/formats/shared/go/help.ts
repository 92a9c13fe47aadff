/// Help with go records, whatever their format: points on offer, and what stands where.

import type { GoBoard } from '../../../games/go/board';
import { freeLines, freePoint } from '../../../games/go/next';
import { pointName } from '../../../games/go/points';
import { placeWords, pointWords } from '../../../games/go/words';
import { sideWords } from '../../../games/shared/sides';
import { eventsAhead, placeOf } from '../../../record/ahead';
import type { Scene } from '../../../record/help';
import type { Course, State } from '../../../record/line';
import type { Spot } from '../../../record/locate';
import type { WorkingBoard } from '../../../record/working-board';
import type { Words } from '../../../spec/rule';
import type { GoGround } from './play';

/// A course of go, whatever its format.
interface GoCourse extends Course<State> {
  readonly ground: GoGround;
  readonly working: WorkingBoard<GoBoard>;
}

/// The board after a spot; undefined where positions cannot be followed.
function boardAfter({ record }: Scene<GoCourse>, spot: Spot<State> | undefined): GoBoard | undefined {
  if (!record) return undefined;
  const { ground, working } = record.course;
  return ground.sized && working.board.exact ? working.to(spot?.state.ply) : undefined;
}

/// The name of a point on the record's board.
const nameOfPoint = ({ record }: Scene<GoCourse>, x: number, y: number): string =>
  record ? pointName(x, y, record.columns, record.rows) : '';

/// Coordinates to be filled in; empty where none can be told.
export interface PointDraft {
  readonly x: string;
  readonly y: string;
}

const draftOf = (x: number | string, y: number | string): PointDraft => ({ x: String(x), y: String(y) });

/// A point to begin with: free, near the last move.
export function pointAfter(scene: Scene<GoCourse>, spot: Spot<State> | undefined): PointDraft {
  const board = boardAfter(scene, spot);
  const last = spot?.state.ply;
  const later = laterCells(scene, spot);
  const point = board && freePoint(board, last?.isMove ? last.cell : undefined, later);
  return draftOf(point?.x ?? '', point?.y ?? '');
}

/// So many events after a place are looked through.
const MOST_LATER = 1000;

/// Where the lines go from a spot on: what is put in there must not stand in their way.
function laterCells({ record }: Scene<GoCourse>, spot: Spot<State> | undefined): Set<number> {
  const cells = new Set<number>();
  const place = record && spot && placeOf(record.course, spot);
  if (!place) return cells;
  const { course, columns } = record;
  let left = MOST_LATER;
  for (const event of eventsAhead(course, place)) {
    if (--left < 0) break;
    const cell = record.move(event, course.start())?.cell;
    if (cell) cells.add(cell.y * columns + cell.x);
  }
  return cells;
}

/// Is there nowhere to go, on a board that is known?
export function isFull(scene: Scene<GoCourse>, spot: Spot<State> | undefined): boolean {
  const board = boardAfter(scene, spot);
  return board !== undefined && freePoint(board, undefined) === undefined;
}

/// The point of the last move, or else a free one.
export function lastPoint(scene: Scene<GoCourse>, spot: Spot<State> | undefined): PointDraft {
  const last = spot?.state.ply;
  const cell = last?.isMove ? last.cell : undefined;
  const columns = scene.record?.columns;
  if (typeof cell !== 'number' || !columns) return pointAfter(scene, spot);
  return draftOf(cell % columns, Math.floor(cell / columns));
}

/// What players call the point of a draft.
export const nameOfDraft = (scene: Scene<GoCourse>, { x, y }: PointDraft): string =>
  x === '' || y === '' ? '' : nameOfPoint(scene, Number(x), Number(y));

/// A coordinate on offer.
interface Coordinate {
  readonly draft: string;
  readonly label: string;
  readonly detail: string;
  readonly kind: 'point';
}

/// The coordinates on an axis, those with a free point first; `other` is the one on the other axis, if it is known.
export function coordinates(
  scene: Scene<GoCourse>,
  spot: Spot<State> | undefined,
  axis: 'x' | 'y',
  other: number | undefined,
): Coordinate[] {
  const board = boardAfter(scene, spot);
  if (!board) return [];
  return freeLines(board, axis, other).map((line) => {
    const [x, y] = axis === 'x' ? [line, other ?? 0] : [other ?? 0, line];
    const name = nameOfPoint(scene, x, y);
    const part = axis === 'x' ? name.replace(/\d+$/, '') : name.replace(/^[A-Z]+/, '');
    return { draft: String(line), label: String(line), detail: other === undefined ? part : name, kind: 'point' };
  });
}

/// A point as players write it, and what stands there now.
export function pointFact(scene: Scene<GoCourse>, x: number | undefined, y: number | undefined): Words | undefined {
  const { record, here } = scene;
  if (!record || x === undefined || y === undefined) return undefined;
  const stone = boardAfter(scene, here)?.get(y * record.columns + x);
  return pointWords(x, y, record.columns, record.rows, stone);
}

/// The number of the move made here, and what it took.
export function moveFacts(scene: Scene<GoCourse>): (Words | undefined)[] {
  const { here, record } = scene;
  const ply = here?.state.ply;
  if (!ply?.isMove || !record) return [];
  const side = sideWords(ply.color) ?? { en: '', zh: '' };
  const what = placeMeant(scene) ?? { en: '', zh: '' };
  const taken = (ply.taken[ply.color] ?? 0) - (ply.prev?.taken[ply.color] ?? 0);
  return [
    {
      en: `Move ${ply.number}: ${side.en} ${what.en}`.trim(),
      zh: `第 ${ply.number} 手：${side.zh} ${what.zh}`.trim(),
    },
    taken > 0 ? { en: `captures ${taken} ${taken === 1 ? 'stone' : 'stones'}`, zh: `提 ${taken} 子` } : undefined,
  ];
}

/// Where the move is, also one that the board does not let be: by what the record says, as far as it does.
function placeMeant({ here, record }: Scene<GoCourse>): Words | undefined {
  const said = here?.event && record?.move(here.event, here.state)?.cell;
  return record && said !== undefined ? placeWords(said, record.columns, record.rows) : undefined;
}

const LONG = 24;

/// The beginning of a text, on one line.
export function short(words: string): string {
  const points = [
    ...words
      .slice(0, 4 * LONG)
      .replace(/\s+/g, ' ')
      .trim(),
  ];
  return points.length > LONG ? `${points.slice(0, LONG).join('')}…` : points.join('');
}

export const counted = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
