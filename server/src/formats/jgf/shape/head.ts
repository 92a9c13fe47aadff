/// What stands before the moves: record, source, game, players, event.

import { demand, oneOf } from '../../../syntax/json/checks';
import type { ObjectShape, Property, ScalarShape } from '../../../syntax/json/schema';
import { FREE } from '../../../syntax/json/schema';
import { sizeOf } from '../../../syntax/json/value';
import { type Context, MOVED_OUT } from '../context';
import { isDate, isReal } from '../dates';
import { rules } from '../rules';
import { arrayOf, color, type Shape, text } from './values';

type Properties = Readonly<Record<string, Property<Context>>>;

/// Names of version 1 that mean nothing any more, or stand elsewhere today: let pass in its records.
export const quiet = (...names: readonly string[]): Properties =>
  Object.fromEntries(names.map((name) => [name, { shape: FREE }]));

const isTwo = /^2(?:\.0+)*$/;

const versionNumber: ScalarShape<Context> = {
  kind: 'number',
  clause: 'record.version',
  wrong: rules['version-not-number-or-string'],
  offers: [{ text: '2' }],
  check: demand(rules['version-value'], (value) => value.number === 2),
};

const versionText: ScalarShape<Context> = {
  ...versionNumber,
  kind: 'string',
  check: demand(rules['version-value'], (value) => isTwo.test(value.string)),
};

const version: Shape = {
  kind: 'choice',
  clause: 'record.version',
  choose: (kind) => (kind === 'string' ? versionText : versionNumber),
  usual: versionNumber,
};

const isUtf8 = demand<Context>(rules['charset-value'], (value) => value.string.toLowerCase() === 'utf-8');

const recordProperties: Properties = {
  format: { shape: oneOf(rules['format-value'], ['JGF'], { clause: 'record.format' }) },
  version: { shape: version },
  charset: text(rules['charset-not-string'], { offers: [{ text: '"UTF-8"' }] }, isUtf8),
  generator: text(rules['generator-not-string']),
  transcriber: text(rules['transcriber-not-string']),
};

export const recordShape = (old: boolean): ObjectShape<Context> => ({
  kind: 'object',
  clause: 'record',
  wrong: rules['record-not-object'],
  unknown: rules['record-unknown-property'],
  properties: old ? { ...recordProperties, ...quiet('version', 'application') } : recordProperties,
});

const URL = /^(?:[A-Za-z][A-Za-z0-9+.-]*:\/\/\S*)?$/;

export const source: ObjectShape<Context> = {
  kind: 'object',
  clause: 'source',
  wrong: rules['source-not-object'],
  unknown: rules['source-unknown-property'],
  properties: {
    name: text(rules['source-name-not-string']),
    url: text(
      rules['source-url-not-string'],
      {},
      demand(rules['source-url-form'], (value) => URL.test(value.string)),
    ),
    copyright: text(rules['copyright-not-string']),
  },
};

const RESULT = /^(?:[BW]\+(?:\d+(?:\.\d+)?|[RTF])|[0D?])?$/;

const result = text(
  rules['result-not-string'],
  {
    meaning: 'result',
    offers: [
      { text: '"B+R"', meaning: { en: 'black wins by resignation', zh: '黑中盘胜' } },
      { text: '"W+R"', meaning: { en: 'white wins by resignation', zh: '白中盘胜' } },
      { text: '"B+T"', meaning: { en: 'black wins on time', zh: '黑超时胜' } },
      { text: '"W+T"', meaning: { en: 'white wins on time', zh: '白超时胜' } },
      { text: '"B+F"', meaning: { en: 'black wins by forfeit', zh: '白弃权，黑胜' } },
      { text: '"W+F"', meaning: { en: 'white wins by forfeit', zh: '黑弃权，白胜' } },
      { text: '"0"', meaning: { en: 'a draw', zh: '和棋' } },
      { text: '"?"', meaning: { en: 'not known', zh: '不详' } },
      { text: '""', meaning: { en: 'no result', zh: '没有结果' } },
    ],
  },
  demand(rules['result-form'], (value) => RESULT.test(value.string)),
  demand(rules['result-draw-letter'], (value) => value.string !== 'D'),
);

const date = text(
  rules['date-not-string'],
  { meaning: 'date' },
  demand(rules['date-form'], (value) => isDate(value.string)),
  demand(rules['date-calendar'], (value) => isReal(value.string)),
);

const datesItem = text(
  rules['dates-item-not-string'],
  { meaning: 'date' },
  demand(rules['dates-item-form'], (value) => isDate(value.string)),
  demand(rules['dates-item-calendar'], (value) => isReal(value.string)),
);

const gameProperties: Properties = {
  type: text(rules['game-type-not-string'], { offers: [{ text: '"go"' }] }),
  name: text(rules['game-name-not-string'], { meaning: 'title' }),
  result,
  date,
  dates: { shape: arrayOf(rules['dates-not-array'], datesItem.shape as Shape) },
  opening: text(rules['opening-not-string']),
  annotator: text(rules['annotator-not-string']),
  description: text(rules['description-not-string']),
};

export const gameShape = (old: boolean): ObjectShape<Context> => ({
  kind: 'object',
  clause: 'game',
  wrong: rules['game-not-object'],
  unknown: rules['game-unknown-property'],
  properties: old
    ? { ...gameProperties, ...quiet(...MOVED_OUT, 'comment'), players: { shape: players } }
    : gameProperties,
});

const player: ObjectShape<Context> = {
  kind: 'object',
  clause: 'players[]',
  meaning: 'player',
  wrong: rules['player-not-object'],
  unknown: rules['player-unknown-property'],
  properties: {
    color: color({ wrong: rules['player-color-not-string'], form: rules['player-color-name'] }),
    name: text(rules['player-name-not-string']),
    rank: text(rules['player-rank-not-string']),
    team: text(rules['player-team-not-string']),
    country: text(rules['player-country-not-string']),
  },
};

const playersArray = arrayOf(rules['players-not-array'], player);

/// As Seki writes it. It comes from a program, so what stands inside is not looked into.
const playersByColor: ObjectShape<Context> = {
  kind: 'object',
  clause: 'players',
  wrong: rules['players-not-array'],
  properties: {},
  check: ({ object }, reporter) =>
    reporter.report(rules['players-by-color'], undefined, { at: 0, size: sizeOf(object) }),
};

export const players: Shape = {
  kind: 'choice',
  clause: 'players',
  choose: (kind) => (kind === 'object' ? playersByColor : playersArray),
  usual: playersArray,
};

export const event: ObjectShape<Context> = {
  kind: 'object',
  clause: 'event',
  wrong: rules['event-not-object'],
  unknown: rules['event-unknown-property'],
  properties: {
    name: text(rules['event-name-not-string']),
    location: text(rules['event-location-not-string']),
    round: text(rules['event-round-not-string']),
  },
};
