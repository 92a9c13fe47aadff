/// What a printed diagram needs: the position before its first move, and every move from there on in the order of play, also
/// those whose stones are gone again.

import type { State } from '../record/line';
import { located, type Spot } from '../record/locate';
import type { Ply } from '../record/ply';
import { type Position, type Sight, viewAt } from '../record/view';
import type { RecordDocument } from './document';

/// number, color, x, y. A pass has no point; what is put without being played has the number 0, what is taken away so the
/// color 0 too.
type DiagramMove = readonly [number: number, color: number, x?: number, y?: number];

export interface DiagramAt extends Pick<Position, 'rows' | 'window'> {
  readonly moves: readonly DiagramMove[];
}

const PAUSE = 1000;

/// `first` is the number of the move that the diagram begins with.
export function* diagramAt(
  document: RecordDocument,
  offset: number | undefined,
  first: number,
  sight?: Sight,
): Generator<void, DiagramAt | undefined> {
  const { record } = document;
  const spot: Spot<State> | undefined = record && (yield* located(record.course, offset));
  if (!record || !spot) return undefined;
  const view = viewAt(record, spot);
  const plies: Ply[] = [];
  let before = spot.state.ply;
  for (; before && !isBefore(before, first); before = before.prev) {
    plies.push(before);
    if (plies.length % PAUSE === 0) yield;
  }
  const { rows, window } = view.position({ ...spot, state: { ...spot.state, ply: before }, event: undefined }, sight);
  const moves = plies.reverse().flatMap((ply) => [...movesOf(ply, view.columns)]);
  return { rows, ...(window ? { window } : {}), moves };
}

/// What is set up just before the first move belongs to what it begins with.
const isBefore = (ply: Ply, first: number): boolean => ply.number < first;

function* movesOf(ply: Ply, columns: number): Generator<DiagramMove> {
  const { isMove, number, color, cell, changes } = ply;
  if (isMove && cell === null) yield [number, color];
  if (isMove && typeof cell === 'number') yield [number, color, cell % columns, Math.floor(cell / columns)];
  for (let i = 0; i < changes.length; i += 3) {
    const [changed, , after] = changes.slice(i, i + 3) as [number, number, number];
    const [x, y] = [changed % columns, Math.floor(changed / columns)];
    if (!isMove) yield [0, after, x, y];
    else if (after !== 0 && changed !== cell) yield [number, after, x, y];
  }
}
