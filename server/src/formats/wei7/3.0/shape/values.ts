/// The value constraints of wei7 3.0 (3.4 to 3.15): what a string, a color, a point and the like have to be wherever they stand.

import type { Rule } from '../../../../spec/rule';
import { valueIn } from '../../../../syntax/json/access';
import { demand, isHalfStep, isWhole, scalar } from '../../../../syntax/json/checks';
import type { Members } from '../../../../syntax/json/members';
import type {
  ArrayShape,
  ObjectShape,
  Property,
  Reporter,
  ScalarShape,
  ScalarValue,
} from '../../../../syntax/json/schema';
import { kindOf, shown, sizeOf } from '../../../../syntax/json/value';
import { characters } from '../../../../syntax/measure';
import type { Context } from '../context';
import { rules } from '../rules';

const COLORS = [
  { text: '1', meaning: { en: 'black', zh: '黑' } },
  { text: '2', meaning: { en: 'white', zh: '白' } },
] as const;

export const arrayOf = (wrong: Rule, clause: string, item: ArrayShape<Context>['item']): ArrayShape<Context> => ({
  kind: 'array',
  wrong,
  clause,
  item,
});

export const required = (shape: Property<Context>['shape'], missing: Rule, clause?: string): Property<Context> =>
  clause === undefined ? { shape, missing } : { shape, missing, clause };

const LINE_END = /[\n\r\u2028\u2029]/;

function shortStringLength(value: ScalarValue, reporter: Reporter<Context>): void {
  const length = value.string.length > 128 ? characters(value.string) : 0;
  if (length > 128) reporter.report(rules['short-string-length'], { length });
}

export const shortString: ScalarShape<Context> = scalar(
  'string',
  rules['short-string-type'],
  { clause: '3.4' },
  shortStringLength,
  demand(rules['short-string-line'], (value) => !LINE_END.test(value.string)),
);

export const color: ScalarShape<Context> = scalar(
  'number',
  rules['color-type'],
  { clause: '3.5', meaning: 'color', offers: COLORS },
  demand(rules['color-value'], (value) => value.number === 1 || value.number === 2),
);

const coordinate = (axis: 'x' | 'y'): Property<Context> => ({
  shape: scalar('scalar', rules['point-coordinate'], { clause: '3.6', meaning: axis }, (value, reporter) => {
    const { sized, columns, rows } = reporter.context;
    const limit = axis === 'x' ? columns : rows;
    const params = { axis, value: shown(value.node), last: limit - 1 };
    if (!isWhole(value)) reporter.report(rules['point-coordinate'], params);
    else if (sized && value.number >= limit) reporter.report(rules['point-outside-board'], params);
  }),
  missing: rules['point-missing-property'],
});

export const point: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.6',
  meaning: 'point',
  wrong: rules['point-type'],
  unknown: rules['point-unknown-property'],
  properties: { x: coordinate('x'), y: coordinate('y') },
};

export const participantIndex: ScalarShape<Context> = scalar(
  'scalar',
  rules['participant-index-type'],
  { clause: '3.7', meaning: 'participant' },
  (value, reporter) => {
    const { participants } = reporter.context;
    const params = { value: shown(value.node), count: participants ?? 0 };
    if (!isWhole(value)) reporter.report(rules['participant-index-type'], params);
    else if (participants !== undefined && value.number >= participants) {
      reporter.report(rules['participant-index-range'], params);
    }
  },
);

const margin: ScalarShape<Context> = scalar(
  'number',
  rules['margin-type'],
  { clause: '3.8', meaning: 'margin' },
  demand(rules['margin-range'], (value) => value.number > 0 && value.number < 512),
  demand(rules['margin-step'], isHalfStep),
);

export const result: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.8',
  meaning: 'result',
  wrong: rules['result-type'],
  unknown: rules['result-unknown-property'],
  properties: {
    winner: {
      shape: {
        kind: 'choice',
        clause: '3.8',
        meaning: 'color',
        choose: (kind) => (kind === 'null' ? { kind: 'free' } : color),
        usual: { ...color, offers: [...COLORS, { text: 'null', meaning: { en: 'a draw', zh: '和棋' } }] },
      },
      missing: rules['result-missing-winner'],
    },
    margin: { shape: margin },
  },
  check: drawWithMargin,
};

function drawWithMargin(members: Members, reporter: Reporter<Context>): void {
  const winner = valueIn(members, 0, 'winner');
  const by = valueIn(members, 0, 'margin');
  if (!winner || !by || kindOf(winner.node) !== 'null') return;
  reporter.report(rules['draw-with-margin'], { value: shown(by.node) }, { at: by.at, size: sizeOf(by.node) });
}

export const comment: ScalarShape<Context> = scalar('string', rules['comment-type'], {
  clause: '3.11',
  meaning: 'comment',
});

const SYMBOLS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@#$%&*?';

const symbol: ScalarShape<Context> = scalar(
  'string',
  rules['symbol-type'],
  { clause: '3.12', meaning: 'symbol', offers: [...'aA1@#$%&*?'].map((sign) => ({ text: `"${sign}"` })) },
  (value, reporter) => {
    const params = { value: shown(value.node) };
    if (characters(value.string) !== 1) reporter.report(rules['symbol-length'], params);
    else if (!SYMBOLS.includes(value.string)) reporter.report(rules['symbol-charset'], params);
  },
);

export const mark: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.12',
  meaning: 'mark',
  wrong: rules['mark-type'],
  unknown: rules['mark-unknown-property'],
  properties: {
    point: required(point, rules['mark-missing-property']),
    symbol: required(symbol, rules['mark-missing-property']),
  },
};

export const marks = arrayOf(rules['marks-type'], '3.13', mark);

export const problem: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.15',
  meaning: 'problem',
  wrong: rules['problem-type'],
  unknown: rules['problem-unknown-property'],
  properties: { color: required(color, rules['problem-missing-color']) },
};
