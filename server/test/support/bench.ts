/// What can only be measured from inside, for `npm run bench`: memory, replay, and keystrokes without the wire.

import { readFileSync } from 'node:fs';
import SabakiBoard from '@sabaki/go-board';
import { GoPlay } from '../../src/formats/shared/go/play';
import type { Ply } from '../../src/record/ply';
import { placeAt } from '../../src/text/position';
import { Opened } from './opened';
import { Random } from './random';

const MOVES = 200_000;
const GAME = 250;
const SIDE = 19;

const megabytes = (bytes: number): number => bytes / 2 ** 20;

function used(): number {
  for (let i = 0; i < 3; i++) (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
}

function heap(file: string): number {
  const before = used();
  const document = open(file);
  const after = used();
  return document.document.root ? megabytes(after - before) : 0;
}

const open = (file: string): Opened =>
  new Opened(readFileSync(file, 'utf8'), { language: 'wei7', name: 'a.wei7' }).finish();

/// Random moves, the same for both engines.
const moves = (): number[] => {
  const random = new Random(1);
  return Array.from({ length: MOVES }, () => random.below(SIDE * SIDE));
};

function ours(points: readonly number[]): number {
  const start = performance.now();
  let play = new GoPlay({ columns: SIDE, rows: SIDE, sized: true });
  let ply: Ply | undefined;
  for (const [i, point] of points.entries()) {
    if (i % GAME === 0) {
      play = new GoPlay({ columns: SIDE, rows: SIDE, sized: true });
      ply = undefined;
    }
    ply = play.play(ply, (i % 2) + 1, point, i).ply;
  }
  return MOVES / (performance.now() - start);
}

function theirs(points: readonly number[]): number {
  const start = performance.now();
  let board = SabakiBoard.fromDimensions(SIDE, SIDE);
  for (const [i, point] of points.entries()) {
    if (i % GAME === 0) board = SabakiBoard.fromDimensions(SIDE, SIDE);
    const vertex: [number, number] = [point % SIDE, Math.floor(point / SIDE)];
    if (board.get(vertex) === 0) board = board.makeMove(i % 2 ? -1 : 1, vertex);
  }
  return MOVES / (performance.now() - start);
}

export interface Stroke {
  readonly at: number;
  readonly sign: string;
}

/// Milliseconds for each keystroke, from the change to what is published of it, without a wire.
export function typing(language: string, text: string, strokes: Iterable<Stroke>, count: number): number[] {
  const document = new Opened(text, { language, name: `a.${language}` }).finish();
  const times: number[] = [];
  for (const { at, sign } of strokes) {
    const range = { start: placeAt(document.document.root, at), end: placeAt(document.document.root, at + 1) };
    const start = performance.now();
    document.change([{ range, text: sign }]);
    document.finish();
    times.push(performance.now() - start);
    if (times.length >= count) break;
  }
  return times;
}

/// Needs `--expose-gc`.
export function print(file: string): void {
  const points = moves();
  ours(points.slice(0, 20_000));
  console.log(JSON.stringify({ heap: heap(file), replay: ours(points), peer: theirs(points) }));
}
