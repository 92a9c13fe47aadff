/// What stands around the game: size (3.9) and info (3.10).

import { demand, isHalfStep, isPositive, oneOf, scalar } from '../../../../syntax/json/checks';
import type { ChoiceShape, ObjectShape, Property, ScalarShape } from '../../../../syntax/json/schema';
import type { Context } from '../context';
import { rules } from '../rules';
import { arrayOf, color, participantIndex, required, result, shortString } from './values';

const SIZES = [{ text: '19' }, { text: '13' }, { text: '9' }] as const;

const side = (name: string): Property<Context> => ({
  shape: scalar(
    'scalar',
    rules['size-dimension'],
    { clause: '3.9', meaning: 'size', offers: SIZES },
    demand(rules['size-dimension'], isPositive, { name }),
  ),
  missing: rules['size-missing-property'],
});

const sizeNumber: ScalarShape<Context> = scalar(
  'number',
  rules['size-type'],
  { clause: '3.9', meaning: 'size', offers: SIZES },
  demand(rules['size-value'], isPositive),
);

const sizeObject: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.9',
  wrong: rules['size-type'],
  unknown: rules['size-unknown-property'],
  properties: { width: side('width'), height: side('height') },
};

export const size: ChoiceShape<Context> = {
  kind: 'choice',
  clause: '3.9',
  meaning: 'size',
  choose: (kind) => (kind === 'object' ? sizeObject : sizeNumber),
  usual: sizeNumber,
};

const SCORING = [
  { text: '"area"', meaning: { en: 'area scoring', zh: '数子' } },
  { text: '"territory"', meaning: { en: 'territory scoring', zh: '点目' } },
] as const;

const gameRules: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.10.1',
  wrong: rules['rules-type'],
  unknown: rules['rules-unknown-property'],
  properties: {
    scoring: {
      shape: oneOf(rules['scoring-value'], ['area', 'territory'], {
        clause: '3.10.1',
        meaning: 'scoring',
        offers: SCORING,
      }),
    },
    komi: {
      shape: scalar(
        'number',
        rules['komi-type'],
        { clause: '3.10.1', meaning: 'komi', offers: [{ text: '7.5' }, { text: '6.5' }, { text: '0' }] },
        demand(rules['komi-range'], (value) => value.number >= 0 && value.number < 10),
        demand(rules['komi-step'], isHalfStep),
      ),
    },
    type: { shape: oneOf(rules['ruleset-value'], ['Chinese', 'Japanese', 'Korean'], { clause: '3.10.1' }) },
  },
};

const MOMENT = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?Z$/;

const time: ScalarShape<Context> = scalar(
  'string',
  rules['info-time-type'],
  { clause: '3.10.2', meaning: 'moment' },
  demand(rules['info-time-format'], (value) => MOMENT.test(value.string)),
  demand(rules['info-time-calendar'], (value) => !MOMENT.test(value.string) || isReal(value.string)),
);

/// Second 60 is a leap second and passes; hour 24 does not.
function isReal(moment: string): boolean {
  const [year, month, day, hour, minute, second] = (MOMENT.exec(moment) ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0));
  return isDay(year, month, day) && Number(hour) < 24 && Number(minute) < 60 && Number(second ?? 0) <= 60;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isDay(year = 0, month = 0, day = 0): boolean {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && !leap ? 28 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= days;
}

const participant: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.10.4',
  meaning: 'participant-entry',
  wrong: rules['participant-type'],
  unknown: rules['participant-unknown-property'],
  properties: {
    domain: { shape: shortString, clause: '3.10.5.1' },
    id: { shape: shortString, clause: '3.10.5.2' },
    name: { shape: shortString, clause: '3.10.5.3' },
    title: { shape: shortString, clause: '3.10.6' },
    rank: { shape: shortString, clause: '3.10.6' },
  },
};

const player: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.10.7',
  wrong: rules['player-type'],
  unknown: rules['player-unknown-property'],
  properties: {
    participant: required(participantIndex, rules['player-missing-participant']),
    color: { shape: color },
  },
};

export const info: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.10',
  wrong: rules['info-type'],
  unknown: rules['info-unknown-property'],
  properties: {
    domain: { shape: shortString, clause: '3.10.5.1' },
    id: { shape: shortString, clause: '3.10.5.2' },
    name: { shape: shortString, clause: '3.10.5.3' },
    rules: { shape: gameRules },
    time: { shape: time },
    place: { shape: shortString, clause: '3.10.3' },
    participants: { shape: arrayOf(rules['participants-type'], '3.10.4', participant) },
    players: { shape: arrayOf(rules['players-type'], '3.10.7', player) },
    result: { shape: result, clause: '3.10.8' },
  },
};
