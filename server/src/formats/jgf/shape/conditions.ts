/// What a game is played and shown under: rules, board, settings, meta.

import { valueIn } from '../../../syntax/json/access';
import { demand, isWhole } from '../../../syntax/json/checks';
import type { Members } from '../../../syntax/json/members';
import type { ObjectShape, Property, Reporter } from '../../../syntax/json/schema';
import { shown, sizeOf } from '../../../syntax/json/value';
import type { Context } from '../context';
import { rules } from '../rules';
import { positiveAt, wholeAt } from '../values';
import { quiet } from './head';
import { count, length, number, text, truth } from './values';

export const gameRules: ObjectShape<Context> = {
  kind: 'object',
  clause: 'rules',
  wrong: rules['rules-not-object'],
  unknown: rules['rules-unknown-property'],
  properties: {
    ruleset: text(rules['ruleset-not-string'], {
      offers: ['Japanese', 'Chinese', 'Korean', 'AGA', 'GOE', 'NZ'].map((name) => ({ text: `"${name}"` })),
    }),
    allowSuicide: truth(rules['allow-suicide-not-boolean']),
    disallowRepeats: truth(rules['disallow-repeats-not-boolean']),
    komi: number(rules['komi-not-number'], { meaning: 'komi', offers: ['7.5', '6.5', '0'].map((text) => ({ text })) }),
    handicap: number(rules['handicap-not-number'], {}, demand(rules['handicap-count'], isWhole)),
    time: number(
      rules['main-time-not-number'],
      { meaning: 'time' },
      demand(rules['main-time-negative'], (value) => !(value.number < 0)),
    ),
    overtime: text(rules['overtime-not-string']),
    ...quiet('numberOfPeriods', 'timePerPeriod'),
  },
};

const givenWith = (
  other: string,
  property: Property<Context>,
  missing: Property<Context>['missing'],
): Property<Context> => ({
  ...property,
  ...(missing ? { missing } : {}),
  when: (members) => members.get(other) !== undefined,
});

const boardProperties = {
  size: length(rules['board-size-value']),
  width: givenWith('height', length(rules['board-width-value']), rules['board-width-missing']),
  height: givenWith('width', length(rules['board-height-value']), rules['board-height-missing']),
  cutOffTop: count(rules['cut-off-top-value']),
  cutOffBottom: count(rules['cut-off-bottom-value']),
  cutOffLeft: count(rules['cut-off-left-value']),
  cutOffRight: count(rules['cut-off-right-value']),
};

export const boardShape = (old: boolean): ObjectShape<Context> => ({
  kind: 'object',
  clause: 'board',
  wrong: rules['board-not-object'],
  unknown: rules['board-unknown-property'],
  properties: old ? { ...boardProperties, ...quiet('cutoff') } : boardProperties,
  check: boardCheck,
});

function boardCheck(members: Members, reporter: Reporter<Context>): void {
  const size = valueIn(members, 0, 'size');
  const columns = positiveAt(valueIn(members, 0, 'width'));
  const rows = positiveAt(valueIn(members, 0, 'height'));
  const side = positiveAt(size);
  if (size && side && columns && rows && (side !== columns || side !== rows)) {
    const params = { value: shown(size.node), columns, rows };
    reporter.report(rules['board-size-conflict'], params, { at: size.at, size: sizeOf(size.node) });
  }
  if (reporter.context.sized) cutOff(members, reporter);
}

function cutOff(members: Members, reporter: Reporter<Context>): void {
  const off = (...names: string[]): number =>
    names.reduce((sum, name) => sum + (wholeAt(valueIn(members, 0, name)) ?? 0), 0);
  const columns = Math.max(0, reporter.context.columns - off('cutOffLeft', 'cutOffRight'));
  const rows = Math.max(0, reporter.context.rows - off('cutOffTop', 'cutOffBottom'));
  if (columns === 0 || rows === 0) reporter.report(rules['cut-off-nothing-left'], { columns, rows });
}

/// Programs may keep wishes of their own here.
export const settings: ObjectShape<Context> = {
  kind: 'object',
  clause: 'settings',
  wrong: rules['settings-not-object'],
  properties: {
    showLastMove: truth(rules['show-last-move-not-boolean']),
    showNextMove: truth(rules['show-next-move-not-boolean']),
    showSolutions: truth(rules['show-solutions-not-boolean']),
    showVariations: truth(rules['show-variations-not-boolean']),
    showSiblingVariations: truth(rules['show-sibling-variations-not-boolean']),
    rememberVariationPaths: truth(rules['remember-variation-paths-not-boolean']),
  },
};

export const meta: ObjectShape<Context> = {
  kind: 'object',
  clause: 'meta',
  wrong: rules['meta-not-object'],
  properties: {},
};
