/// Games played at random on a small board, long enough for lists to grow high and for stones to be taken often.

import type { Random } from './random';

export interface RandomMove {
  readonly color: 1 | 2;
  /// None for a pass.
  readonly x?: number;
  readonly y?: number;
  /// Moves taken back instead of one made.
  readonly takeback?: number;
}

const SIDE = 6;

/// Moves as they come, some on points that are taken.
export function randomMoves(count: number, random: Random): RandomMove[] {
  return Array.from({ length: count }, (_, i) => {
    if (random.chance(0.03)) return { color: 1, takeback: 1 + random.below(12) };
    const color = random.chance(0.05) ? random.pick([1, 2] as const) : i % 2 ? 2 : 1;
    return random.chance(0.02) ? { color } : { color, x: random.below(SIDE), y: random.below(SIDE) };
  });
}

export function wei7Game(moves: number, random: Random): string {
  const line = `"steps": [\n${randomMoves(moves, random).map(wei7Step).join(',\n')}\n]`;
  const branch = (): string => `{"steps": [${randomMoves(20, random).map(wei7Step).join(', ')}]}`;
  return `{"format": "wei7", "version": "3.0", "size": ${SIDE}, "tree": {${line},\n"branches": [${branch()}, ${branch()}]}}\n`;
}

function wei7Step({ color, x, y, takeback }: RandomMove): string {
  if (takeback) return `{"action": {"type": "takeback", "value": ${takeback}}}`;
  const point = x === undefined ? 'null' : `{"x": ${x}, "y": ${y}}`;
  return `{"action": {"type": "move", "value": {"color": ${color}, "point": ${point}}}}`;
}

export function jgfGame(moves: number, random: Random): string {
  const line = randomMoves(moves, random).map(jgfNode);
  const forks = [0, 1].map(() => `[${randomMoves(20, random).map(jgfNode).join(', ')}]`);
  const nodes = [...line, `{"variations": [${forks.join(',\n')}]}`];
  return `{"record": {"format": "JGF", "version": 2}, "board": {"size": ${SIDE}}, "tree": [\n${nodes.join(',\n')}\n]}\n`;
}

function jgfNode({ color, x, y }: RandomMove): string {
  const point = x === undefined ? '"pass": true' : `"x": ${x}, "y": ${y}`;
  return `{"move": {"color": "${color === 1 ? 'black' : 'white'}", ${point}}}`;
}
