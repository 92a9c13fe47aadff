/// The board before the first move, row by row from the top: `!BBBBBB`. Places count from the start of the line.

import type { Changes } from '../../../games/shared/game';
import { BLACK, OPENING, PIECES, RED, SIDE } from '../../../games/surakarta/board';
import type { Finding } from '../../../record/finding';
import type { Words } from '../../../spec/rule';
import type { Span } from '../../../syntax/brackets/field';
import type { Leaf } from '../../../text/node';
import { shown } from '../shared/text/signs';
import { rules } from './rules';

interface Row {
  /// What stands behind the `!`.
  readonly signs: string;
  /// White space and what follows it.
  readonly rest: Span | undefined;
  readonly findings: readonly Finding[];
}

const ROW = /^[^ \t\u3000]*/;

export function rowIn({ token }: Leaf): Row {
  const signs = ROW.exec(token.slice(1))?.[0] ?? '';
  const end = 1 + signs.length;
  const at = end + (/^[ \t\u3000]*/.exec(token.slice(end))?.[0].length ?? 0);
  const rest = at < token.length ? { from: at, to: token.length } : undefined;
  const mark = token.startsWith('！') ? [{ rule: rules['opening-half-width-mark'], from: 0, to: 1 }] : [];
  return { signs, rest, findings: [...mark, ...signFaults(signs)] };
}

function signFaults(signs: string): Finding[] {
  const points = [...signs];
  if (points.length !== SIDE) {
    const span = signs === '' ? { from: 0, to: 1 } : { from: 1, to: 1 + signs.length };
    return [{ rule: rules['opening-row-length'], ...span, params: { count: points.length } }];
  }
  let at = 1;
  return points.flatMap((point) => {
    const from = at;
    at += point.length;
    if (COLOURS[point] !== undefined) return [];
    return [{ rule: rules['opening-row-char'], from, to: at, params: { value: shown(point) } }];
  });
}

const COLOURS: Readonly<Record<string, number>> = { 0: 0, B: BLACK, R: RED };

/// What is otherwise than usual on the board of these rows, as far as they can be read.
export function changesOf(rows: readonly string[]): Changes {
  const changes: number[] = [];
  for (const [cell, before] of OPENING.entries()) {
    const sign = [...(rows[Math.floor(cell / SIDE)] ?? '')][cell % SIDE] ?? '0';
    const after = COLOURS[sign] ?? 0;
    if (after !== before) changes.push(cell, before, after);
  }
  return changes;
}

const SIDES: readonly (readonly [sign: string, side: Words])[] = [
  ['B', { en: 'Black', zh: '黑方' }],
  ['R', { en: 'Red', zh: '红方' }],
];

/// The thirteenth piece of a colour: in which row, and where in it.
export function tooMany(
  rows: readonly string[],
): { readonly row: number; readonly at: number; readonly side: Words }[] {
  return SIDES.flatMap(([sign, side]) => {
    let count = 0;
    for (const [row, signs] of rows.entries()) {
      for (let at = 0; at < signs.length; at++) if (signs[at] === sign && ++count > PIECES) return [{ row, at, side }];
    }
    return [];
  });
}
