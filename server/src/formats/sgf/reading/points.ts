/// Values that are points: single ones, rectangles, moves.

import type { Value } from '../../../syntax/sgf/piece';
import { type GameContext, isOlder } from '../context';
import { LETTERS, lettersOf, type Point, pointOf, spanning } from '../points';
import { rules } from '../rules';
import { type Known, type NodeJudge, valueSpan } from './judge';

const LOWER_CASE = 26;

/// The point that a text names, if it does so as it should, wherever that is.
function pointIn({ columns, rows, sized }: GameContext, text: string, from = 0, to = text.length): Point | undefined {
  const point = pointOf(text, from, to);
  if (!point || !sized || Math.max(columns, rows) > LOWER_CASE) return point;
  return point.x < LOWER_CASE && point.y < LOWER_CASE ? point : undefined;
}

/// The point on the board that a text names, or what stands between two places of it; nothing for what puts no stone.
export function pointOn(context: GameContext, text: string, from = 0, to = text.length): Point | undefined {
  const point = pointIn(context, text, from, to);
  return point && isOnBoard(context, point) ? point : undefined;
}

export const isOnBoard = ({ columns, rows }: GameContext, { x, y }: Point): boolean => x < columns && y < rows;

/// `tt` is a pass on boards that have no such point.
export const isPass = ({ columns, rows }: GameContext, text: string): boolean =>
  text === '' || (text === 'tt' && columns <= LETTERS.indexOf('t') && rows <= LETTERS.indexOf('t'));

/// A point that is a part of a value; true if there is nothing to say.
export function judgePoint(judge: NodeJudge, value: Value, text: string, from: number, to: number): boolean {
  const { context } = judge;
  const point = pointIn(context, text, from, to);
  if (point && (!context.sized || isOnBoard(context, point))) return true;
  const part = text.slice(from, to);
  const span = to > from ? { at: value.at + 1 + from, size: to - from } : valueSpan(value);
  const { columns, rows } = context;
  if (point) judge.at(rules['point-outside-board'], span, { value: part, columns, rows });
  else judge.at(rules['point-form'], span, { value: part === '' ? text : part });
  return false;
}

/// A point of a list, or a rectangle.
export function judgeArea(judge: NodeJudge, property: Known, value: Value, text: string): void {
  const { context } = judge;
  if (context.game !== 'go') return;
  const colon = text.indexOf(':');
  if (colon < 0) {
    judgePoint(judge, value, text, 0, text.length);
    return;
  }
  const isView = property.name === 'VW';
  if (!isView && isOlder(context)) newer(judge, value, text);
  else if (!isView) judge.beyondFirst(valueSpan(value), text);
  const isFirst = judgePoint(judge, value, text, 0, colon);
  const isSecond = judgePoint(judge, value, text, colon + 1, text.length);
  if (isFirst && isSecond) rectangle(judge, value, text, colon);
}

function rectangle(judge: NodeJudge, value: Value, text: string, colon: number): void {
  const [a, b] = [pointOf(text, 0, colon), pointOf(text, colon + 1)];
  if (!a || !b) return;
  if (a.x === b.x && a.y === b.y) {
    judge.value(rules['rectangle-one-point'], value, { name: lettersOf(a) });
    return;
  }
  if (a.x <= b.x && a.y <= b.y) return;
  const { from, to } = spanning(a, b);
  judge.value(rules['rectangle-corners'], value, { name: `${lettersOf(from)}:${lettersOf(to)}` });
}

function newer(judge: NodeJudge, value: Value, text: string): void {
  const version = judge.context.ff as number;
  judge.value(rules['feature-not-in-version'], value, { value: text === '' ? '[]' : text, version });
}

export function judgeMove(judge: NodeJudge, { name }: Known, value: Value, text: string): void {
  const { context } = judge;
  if (context.game !== 'go') return;
  if (text === '') {
    if (isOlder(context)) newer(judge, value, text);
    else judge.beyondFirst(valueSpan(value), '[]');
  } else if (context.sized ? isPass(context, text) : text === 'tt') {
    if (context.ff === 4) judge.value(rules['pass-as-tt'], value, { name });
  } else judgePoint(judge, value, text, 0, text.length);
}
