/// What a node says of points: markup, setup, score.

import { pointName } from '../../../games/go/points';
import { elementsOf, spanOf, valueAt } from '../../../syntax/json/access';
import type { Members } from '../../../syntax/json/members';
import { GATE, type ObjectShape, type Offer, type Property, type Reporter } from '../../../syntax/json/schema';
import type { Pair } from '../../../text/node';
import type { Context } from '../context';
import { isLetterMarkup, isLetterSetup } from '../letters';
import { rules } from '../rules';
import { textAt, wholeAt } from '../values';
import { arrayOf, COLORS, color, required, type Shape, text, x, y } from './values';

/// The fact that points are written in letters somewhere.
export const LETTERS = GATE << 1;

/// An object in the spelling of the first demos; nothing inside is checked.
export const letters: ObjectShape<Context> = {
  kind: 'object',
  wrong: rules['move-not-object'],
  properties: {},
  check: (_, reporter) => reporter.note(LETTERS),
};

function point(
  part: 'markup' | 'setup' | 'score',
  more: ObjectShape<Context>['properties'] = {},
): ObjectShape<Context> {
  const wrong = rules[`${part}-coord-not-object` as const];
  return {
    kind: 'object',
    clause: wrong.clause,
    meaning: 'point',
    wrong,
    unknown: rules[`${part}-coord-unknown-property` as const],
    properties: {
      x: required(x(rules[`${part}-x-value`], rules[`${part}-x-outside-board`]), rules[`${part}-x-missing`]),
      y: required(y(rules[`${part}-y-value`], rules[`${part}-y-outside-board`]), rules[`${part}-y-missing`]),
      ...more,
    },
  };
}

const MARKUP_TYPES: readonly Offer[] = [
  { text: '"circle"', meaning: { en: 'a circle', zh: '圆圈' } },
  { text: '"triangle"', meaning: { en: 'a triangle', zh: '三角' } },
  { text: '"square"', meaning: { en: 'a square', zh: '方块' } },
  { text: '"mark"', meaning: { en: 'a cross', zh: '叉' } },
  { text: '"label"', meaning: { en: 'a text', zh: '文字' } },
  { text: '"selected"', meaning: { en: 'a point picked out', zh: '选中' } },
];

const labelText = text(rules['label-text-not-string'], { meaning: 'label' });
const markedPoints = arrayOf(rules['markup-coords-not-array'], point('markup', { text: labelText }));
const labelledPoints = arrayOf(
  rules['markup-coords-not-array'],
  point('markup', { text: required(labelText, rules['label-text-missing']) }),
);

const isLabel = (members: Members): boolean => members.get('type')?.value !== undefined && typeOf(members) === 'label';

function typeOf(members: Members): string | undefined {
  const member = members.get('type');
  return textAt(member?.value && { node: member.value, at: member.valueAt });
}

const markupItem: ObjectShape<Context> = {
  kind: 'object',
  clause: 'tree[].markup[]',
  meaning: 'mark',
  wrong: rules['markup-item-not-object'],
  unknown: rules['markup-item-unknown-property'],
  properties: {
    type: required(text(rules['markup-type-not-string'], { offers: MARKUP_TYPES }), rules['markup-type-missing']),
    coords: {
      shape: (members) => (isLabel(members) ? labelledPoints : markedPoints),
      missing: rules['markup-coords-missing'],
    },
  },
};

const markupArray = arrayOf(rules['markup-not-array'], markupItem);

export const markup: Shape = {
  kind: 'choice',
  clause: 'tree[].markup',
  choose: (kind, node) => (kind === 'object' && isLetterMarkup(node) ? letters : markupArray),
  usual: markupArray,
};

const CLEAR: Offer = { text: '"clear"', meaning: { en: 'no stone', zh: '清空' } };

/// What version 1 has for it besides.
export const OLD_CLEAR = 'empty';

const setupType = (words: readonly string[]): Property<Context> =>
  color(
    { wrong: rules['setup-type-not-string'], form: rules['setup-type-value'], noPlayer: rules['setup-type-no-player'] },
    [...COLORS, CLEAR],
    words,
  );

const setupItem = (words: readonly string[]): ObjectShape<Context> => ({
  kind: 'object',
  clause: 'tree[].setup[]',
  meaning: 'stones',
  wrong: rules['setup-item-not-object'],
  unknown: rules['setup-item-unknown-property'],
  properties: {
    type: required(setupType(words), rules['setup-type-missing']),
    coords: { shape: arrayOf(rules['setup-coords-not-array'], point('setup')), missing: rules['setup-coords-missing'] },
  },
});

export function setupShape(old: boolean): Shape {
  const array = arrayOf(rules['setup-not-array'], setupItem(old ? ['clear', OLD_CLEAR] : ['clear']));
  return {
    kind: 'choice',
    clause: 'tree[].setup',
    choose: (kind, node) => (kind === 'object' && isLetterSetup(node) ? letters : array),
    usual: array,
  };
}

const scoreColor = color({ wrong: rules['score-color-not-string'], form: rules['score-color-name'] });

const scoreItem: ObjectShape<Context> = {
  kind: 'object',
  clause: 'tree[].score[]',
  meaning: 'territory',
  wrong: rules['score-item-not-object'],
  unknown: rules['score-item-unknown-property'],
  properties: {
    color: required(scoreColor, rules['score-color-missing']),
    coords: { shape: arrayOf(rules['score-coords-not-array'], point('score')), missing: rules['score-coords-missing'] },
  },
};

export const score = arrayOf(rules['score-not-array'], scoreItem, { check: repeatedPoints });

/// Over all colours of the node.
function repeatedPoints(array: Pair, reporter: Reporter<Context>): void {
  const seen = new Set<string>();
  for (const item of elementsOf({ node: array, at: 0 })) {
    for (const where of elementsOf(valueAt(item, 'coords'))) {
      const [column, row] = [wholeAt(valueAt(where, 'x')), wholeAt(valueAt(where, 'y'))];
      if (column === undefined || row === undefined) continue;
      const key = `${column} ${row}`;
      const point = nameOf(column, row, reporter.context);
      if (seen.has(key)) reporter.report(rules['score-point-repeated'], { point }, spanOf(where));
      seen.add(key);
    }
  }
}

/// A point as players write it, or by its numbers where the board does not have it.
function nameOf(column: number, row: number, { sized, columns, rows }: Context): string {
  return (sized && pointName(column, row, columns, rows)) || `x ${column}, y ${row}`;
}
