/// The shape of a record of Dots and Boxes (DB-3).

import { isDay } from '../../../record/calendar';
import type { Rule } from '../../../spec/rule';
import { demand, scalar } from '../../../syntax/json/checks';
import type { Members } from '../../../syntax/json/members';
import type {
  ArrayShape,
  ObjectShape,
  Property,
  Reporter,
  ScalarShape,
  ScalarValue,
} from '../../../syntax/json/schema';
import { KIND_WORDS, shown } from '../../../syntax/json/value';
import { strokeIn } from './notation';
import { rules } from './rules';

/// Nothing in a record depends on the rest of it.
export type Context = null;

type Scalar = ScalarShape<Context>;

const CLAUSE = 'DB-3';

/// The rule with what is to stand in the place.
const wrong = (en: string, zh: string): Rule => {
  const { message } = rules['wrong-type'];
  return {
    ...rules['wrong-type'],
    message: { en: message.en.replace('{wanted}', en), zh: message.zh.replace('{wanted}', zh) },
  };
};

const TEXT = wrong('A string', '字符串');

const isFullDate = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

function datedRight(value: ScalarValue, reporter: Reporter<Context>): void {
  const params = { value: shown(value.node) };
  const [, ...numbers] = isFullDate.exec(value.string) ?? [];
  const [year = 0, month = 0, day = 0] = numbers.map(Number);
  if (numbers.length === 0) reporter.report(rules['date-format'], params);
  else if (!isDay(year, month, day)) reporter.report(rules['date-invalid'], params);
}

const WHOLE = /^(?:0|-?[1-9]\d*)$/;
const MOST = 25;

/// As a string, or as a number, which is let pass.
function scored(value: ScalarValue, reporter: Reporter<Context>): void {
  const { kind, string, number, node } = value;
  const params = { value: shown(node) };
  if (kind !== 'string' && kind !== 'number') {
    reporter.report(wrong('A string or a number', '字符串或数字'), { ...params, kind: KIND_WORDS[kind] });
    return;
  }
  if (kind === 'number') reporter.report(rules['score-as-number'], { value: String(number) });
  const score = scoreIn(value);
  if (score === undefined) reporter.report(rules['score-format'], params);
  else if (!(score >= 0 && score <= MOST)) reporter.report(rules['score-range'], params);
  else if (kind === 'string' && string !== String(score)) reporter.report(rules['score-format'], params);
}

/// Undefined where it is no whole number.
export function scoreIn({ kind, string, number }: Pick<ScalarValue, 'kind' | 'string' | 'number'>): number | undefined {
  if (kind === 'number') return Number.isInteger(number) ? number : undefined;
  return WHOLE.test(string) ? Number(string) : undefined;
}

function strokeRight(value: ScalarValue, reporter: Reporter<Context>): void {
  const params = { value: shown(value.node) };
  const said = strokeIn(value.string);
  if (!said) {
    reporter.report(rules['piece-syntax'], params);
    return;
  }
  if (!said.isDot) reporter.report(rules['dot-out-of-range'], params);
  else if (said.cell === undefined) reporter.report(rules['edge-off-board'], params);
  if (said.capitals) reporter.report(rules['piece-letter-case'], params);
  if (said.spaced) reporter.report(rules['space-in-move'], params);
}

const required = (shape: Scalar | ArrayShape<Context>): Property<Context> => ({
  shape,
  missing: rules['missing-property'],
});

const text = (meaning: string): Scalar => scalar('string', TEXT, { clause: CLAUSE, meaning });

const winner: Scalar = scalar(
  'string',
  TEXT,
  {
    clause: CLAUSE,
    meaning: 'winner',
    offers: [
      { text: '"R"', meaning: { en: 'Red has won', zh: '红方胜' } },
      { text: '"B"', meaning: { en: 'Blue has won', zh: '蓝方胜' } },
    ],
  },
  demand(rules['winner-value'], ({ string }) => string === 'R' || string === 'B'),
);

const score: Scalar = scalar('scalar', rules['wrong-type'], { clause: CLAUSE, meaning: 'score' }, scored);
const date: Scalar = scalar('string', TEXT, { clause: CLAUSE, meaning: 'date' }, datedRight);
const piece: Scalar = scalar('string', TEXT, { clause: CLAUSE, meaning: 'piece' }, strokeRight);

const entry: ObjectShape<Context> = {
  kind: 'object',
  clause: CLAUSE,
  meaning: 'stroke',
  wrong: wrong('An object such as {"piece": "r(b4,h)"}', '形如 {"piece": "r(b4,h)"} 的对象'),
  unknown: rules['unknown-property'],
  properties: { piece: required(piece), annotation: { shape: text('annotation') } },
};

const game: ArrayShape<Context> = {
  kind: 'array',
  clause: CLAUSE,
  meaning: 'game',
  wrong: wrong('An array', '数组'),
  item: entry,
};

const isOther = (members: Members): boolean => members.get('Winner') === undefined;

export const shape: ObjectShape<Context> = {
  kind: 'object',
  clause: CLAUSE,
  meaning: 'record',
  wrong: wrong('An object', '对象'),
  unknown: rules['unknown-property'],
  properties: {
    R: required(text('red')),
    B: required(text('blue')),
    winner: { ...required(winner), when: isOther },
    RScore: required(score),
    BScore: required(score),
    Date: required(date),
    Event: required(text('event')),
    game: required(game),
    Winner: { shape: winner, unoffered: true },
  },
  check: oneWinner,
};

/// Both ways of writing it are one property.
function oneWinner(members: Members, reporter: Reporter<Context>): void {
  const names = new Set<string>();
  for (const { name, key, keyAt } of members.list) {
    if (name !== 'winner' && name !== 'Winner') continue;
    const place = { at: keyAt, size: key.size };
    if (names.size === 0 && name === 'Winner') reporter.report(rules['winner-key-case'], {}, place);
    if (names.size > 0 && !names.has(name)) reporter.report(rules['duplicate-property'], { name }, place);
    names.add(name);
  }
}
