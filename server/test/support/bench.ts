/// What can only be measured from inside, for `npm run bench`: memory, replay, and keystrokes without the wire.

import { readFileSync } from 'node:fs';
import SabakiBoard from '@sabaki/go-board';
import { GoPlay } from '../../src/formats/shared/go/play';
import { DEFAULT_PREFERENCES } from '../../src/language/diagnostics';
import type { Ply } from '../../src/record/ply';
import { placeAt } from '../../src/text/position';
import { Opened } from './opened';
import { Random } from './random';

const MOVES = 200_000;
const GAME = 250;
const SIDE = 19;

/// So many keystrokes have been made when the heap is looked at.
export const AFTER = [0, 2000, 10_000, 50_000];

const megabytes = (bytes: number): number => bytes / 2 ** 20;

function used(): number {
  for (let i = 0; i < 3; i++) (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
}

/// What is on the heap after so many keystrokes, every second of which takes the one before back.
function edited(text: string): number[] {
  const before = used();
  const document = new Opened(text, { language: 'wei7', name: 'a.wei7' }).finish();
  const spots = [...text.matchAll(/(?<="x": )\d(?=,)/g)].map(({ index }) => index);
  const random = new Random(3);
  let made = 0;
  return AFTER.map((count) => {
    for (; made < count; made += 2) {
      const at = random.pick(spots);
      const range = { start: placeAt(document.document.root, at), end: placeAt(document.document.root, at + 1) };
      for (const sign of [String(random.below(10)), text[at] as string]) {
        document.change([{ range, text: sign }]);
        document.finish();
      }
    }
    return megabytes(used() - before);
  });
}

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

interface Kind {
  readonly language: string;
  readonly file: string;
}

export interface Stroke {
  readonly at: number;
  readonly sign: string;
}

/// Milliseconds for each keystroke, from the change to what is published of it, without a wire: as many diagnostics as over it, where
/// the person has not asked for more.
export function typing(kind: Kind, text: string, strokes: Iterable<Stroke>, count: number): number[] {
  const how = { language: kind.language, name: kind.file, publishes: DEFAULT_PREFERENCES };
  const document = new Opened(text, how).finish();
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
  console.log(JSON.stringify({ heap: edited(readFileSync(file, 'utf8')), replay: ours(points), peer: theirs(points) }));
}
