/// B, W and BOARDSIZE lines (5.4, 6).

import type { Words } from '../../../spec/rule';
import type { Span } from '../../../syntax/lines/absent';
import { type Field, restFrom, spanOf } from '../../../syntax/lines/fields';
import { ruleFor, rules } from '../rules';
import { FieldFaults, shown } from './faults';
import type { Point } from './points';
import { looksLikePoint } from './points';
import type { Fault, SaidMove, SaidSize } from './said';

const MOVE: Words = { en: 'a number and a location (or PASS)', zh: '编号和坐标（或 PASS）' };
const NUMBER: Words = { en: 'a number from 2 to 19', zh: '2 到 19 的数' };

const isPass = (text: string): boolean => text.length === 4 && /^pass$/i.test(text);
const isWhole = (text: string): boolean => /^-?\d+$/.test(text);

/// Numbers that a machine cannot tell apart are one.
const numberOf = (text: string): number => Math.min(Number(text), Number.MAX_SAFE_INTEGER);

export function readMove(color: number, keyword: Field, fields: readonly Field[]): SaidMove {
  const faults = new FieldFaults();
  const [, first, second] = fields;
  if (!first || (!second && isWhole(first.text))) {
    faults.add(rules['missing-data'], keyword, { keyword: keyword.text, needed: MOVE });
    return moveOf(color, keyword, faults.list, first && positive(first), undefined, keyword, keyword);
  }
  const place = second ?? first;
  const number = positive(first);
  if (number === undefined) {
    const rule = isWhole(first.text) ? ruleFor('move-number-positive', color) : rules['number-form'];
    faults.of(rule, first);
  }
  const point = second || isLocation(first) ? locationIn(place, faults) : undefined;
  const extra = point === undefined ? undefined : restFrom(fields, 3);
  if (extra) faults.add(rules['extra-data'], extra, { value: shown(textFrom(fields, 3)) });
  return moveOf(color, keyword, faults.list, number, point, spanOf(first), spanOf(place));
}

/// Made in one place and in one go: there are more of these than of anything else.
const moveOf = (
  color: number,
  keyword: Field,
  faults: readonly Fault[],
  number: number | undefined,
  point: Point | null | undefined,
  numberAt: Span,
  pointAt: Span,
): SaidMove => ({ what: 'move', color, keyword: kept(keyword), faults, number, point, numberAt, pointAt });

const KEYWORDS = new Map(['B', 'W', 'b', 'w'].map((text): [string, Field] => [text, { text, at: 0, size: 1 }]));

/// Most lines of moves begin with one of four keywords, which are kept once.
const kept = (keyword: Field): Field => (keyword.at === 0 && KEYWORDS.get(keyword.text)) || keyword;

/// The number has been left out.
const isLocation = ({ text }: Field): boolean => isPass(text) || looksLikePoint(text);

function positive({ text }: Field): number | undefined {
  const number = /^\d+$/.test(text) ? numberOf(text) : 0;
  return number > 0 ? number : undefined;
}

const locationIn = (field: Field, faults: FieldFaults): Point | null | undefined =>
  isPass(field.text) ? null : faults.point(field);

const textFrom = (fields: readonly Field[], index: number): string =>
  fields
    .slice(index, index + 20)
    .map(({ text }) => text)
    .join(' ');

export function readSize(keyword: Field, fields: readonly Field[]): SaidSize {
  const faults = new FieldFaults();
  const [, first] = fields;
  const size = first && isWhole(first.text) ? numberOf(first.text) : undefined;
  const sound = size !== undefined && size >= 2 && size <= 19;
  if (!first) faults.add(rules['missing-data'], keyword, { keyword: keyword.text, needed: NUMBER });
  else if (size === undefined) faults.of(rules['number-form'], first);
  else if (!sound) faults.of(rules['boardsize-range'], first);
  return { what: 'size', keyword, faults: faults.list, size: sound ? size : undefined };
}
