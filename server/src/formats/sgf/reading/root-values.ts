/// Numbers of the root: version, game, size, style.

import type { Value } from '../../../syntax/sgf/piece';
import { isOlder, isSound, SIZE, STANDARD_SIZE } from '../context';
import { GAMES } from '../properties';
import { rules } from '../rules';
import { type NodeJudge, valueSpan } from './judge';

const MOST_GAMES = 40;

export function judgeRoot(judge: NodeJudge, name: string, value: Value, is: number): void {
  if (name === 'FF' && (is < 1 || is > 4)) judge.value(rules['ff-range'], value);
  if (name === 'ST' && (is < 0 || is > 3)) judge.value(rules['style-range'], value);
  if (name !== 'GM') return;
  if (is < 1 || is > MOST_GAMES) judge.value(rules['gm-range'], value);
  else if (is !== 1) judge.value(rules['game-not-go'], value, { value: is, name: GAMES[is - 1] as string });
}

export function judgeSize(judge: NodeJudge, value: Value, text: string): void {
  const { context } = judge;
  const found = SIZE.exec(text);
  if (!found) {
    judge.value(rules['number-form'], value);
    return;
  }
  const columns = Number(found[1]);
  const rows = Number(found[2] ?? found[1]);
  const isSoundHere = context.game === 'go' ? isSound(columns) && isSound(rows) : columns >= 1 && rows >= 1;
  if (!isSoundHere) {
    judge.value(rules['size-range'], value);
    return;
  }
  if (found[2] !== undefined && columns === rows) {
    judge.value(rules['size-square-composed'], value, { name: String(columns) });
    return;
  }
  if (context.game !== 'go') return;
  const isNew = found[2] !== undefined || columns > STANDARD_SIZE;
  if (isNew && isOlder(context)) judge.value(rules['feature-not-in-version'], value, { version: context.ff as number });
  else if (isNew) judge.beyondFirst(valueSpan(value), `SZ[${text}]`);
}
