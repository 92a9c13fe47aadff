/// The board for programs: what the server answers to `qipu/board`, with places counted from 1.

import type { BoardAt } from '../../language';
import type { CountedRange } from '../lint/report';

export function boardJson({ boardRows, node, ...rest }: BoardAt, range: CountedRange): string {
  const { path, move } = node;
  return `${JSON.stringify({ ...rest, height: boardRows, node: { path, move, range } }, null, 2)}\n`;
}
