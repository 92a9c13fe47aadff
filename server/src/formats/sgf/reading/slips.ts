/// What stands in a node and should not, and brackets that are not closed.

import { shortened } from '../../../syntax/measure';
import { rules } from '../rules';
import type { NodeJudge } from './judge';

export function judgeSlips(judge: NodeJudge): void {
  const { leaf, piece } = judge;
  for (const { kind, at, end } of piece.slips) {
    const span = { at, size: end - at };
    const value = shortened(leaf.text.slice(at, Math.min(end, at + 200)));
    if (kind === 'word') judge.at(rules['property-without-value'], span, { name: value });
    else if (kind === 'values') judge.at(rules['value-without-property'], span);
    else if (kind === 'text') judge.at(rules['illegal-text'], span, { value });
    else judge.at(rules['unclosed-value'], { at, size: 1 });
  }
  for (const { values } of piece.properties) {
    for (const value of values) if (!value.closed) judge.at(rules['unclosed-value'], { at: value.at, size: 1 });
  }
}
