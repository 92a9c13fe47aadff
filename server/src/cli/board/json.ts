/// The board for programs: what the server answers to `qipu/board`, with places counted from 1.

import type { BoardAt } from '../../language';
import type { Language } from '../../spec/rule';
import type { CountedRange } from '../lint/report';

export function boardJson(
  { boardRows, node, outcome, ...rest }: BoardAt,
  range: CountedRange,
  language: Language,
): string {
  const { path, move } = node;
  const ended = outcome ? { outcome: outcome[language] } : {};
  return `${JSON.stringify({ ...rest, ...ended, height: boardRows, node: { path, move, range } }, null, 2)}\n`;
}
