/// The game (3.5 to 3.9).

import { shortened } from '../../../../syntax/measure';
import { attributeOf, attributeSpan, type ElementShape, nameSpan } from '../../../../syntax/xml/schema';
import type { Context } from '../context';
import { isDateTime, isMoment } from '../moment';
import { rules } from '../rules';
import { eachOnce } from './siblings-once';
import { bare, info, oneOf, points } from './values';

type Shape = ElementShape<Context>;

const gameRules: Shape = {
  clause: '3.6',
  meaning: 'rules',
  attributes: {
    scoring: oneOf(rules['scoring-value'], {
      area: { en: 'area scoring', zh: '数子' },
      territory: { en: 'territory scoring', zh: '点目' },
    }),
    komi: { ...points(10, 'komi', '3.6'), offers: [{ text: '7.5' }, { text: '6.5' }] },
    type: oneOf(rules['rules-type-value'], { Chinese: undefined, Japanese: undefined, Korean: undefined }),
  },
  unknownAttribute: rules['rules-unknown-attribute'],
  ...bare(rules['rules-content']),
};

const time: Shape = {
  clause: '3.7',
  meaning: 'moment',
  attributes: {},
  unknownAttribute: rules['time-content'],
  children: () => ({}),
  unknownChild: rules['time-content'],
  text: (text, reporter) => {
    const params = { value: shortened(text.value) };
    if (!isDateTime(text.value)) reporter.report(rules['time-format'], params, text);
    else if (!isMoment(text.value)) reporter.report(rules['time-calendar'], params, text);
  },
};

const player: Shape = {
  clause: '3.8',
  meaning: 'player',
  attributes: { domain: info, id: info, name: info, title: info, rank: info },
  unknownAttribute: rules['player-unknown-attribute'],
  ...bare(rules['player-content']),
};

const result: Shape = {
  clause: '3.9',
  meaning: 'result',
  attributes: {
    winner: oneOf(rules['winner-value'], {
      black: { en: 'Black won', zh: '黑胜' },
      white: { en: 'White won', zh: '白胜' },
      neither: { en: 'a draw', zh: '和棋' },
    }),
    margin: points(512, 'margin', '3.9'),
  },
  unknownAttribute: rules['result-unknown-attribute'],
  ...bare(rules['result-content']),
  check(tag, reporter) {
    const winner = attributeOf(tag, 'winner');
    const margin = attributeOf(tag, 'margin');
    if (!winner) reporter.report(rules['winner-missing'], {}, nameSpan(tag));
    if (winner?.value === 'neither' && margin) reporter.report(rules['margin-on-draw'], {}, attributeSpan(margin));
  },
};

const children = { rules: gameRules, time, black: player, white: player, result };

export const game: Shape = {
  clause: '3.5',
  meaning: 'game',
  attributes: { domain: info, id: info, name: info },
  unknownAttribute: rules['game-unknown-attribute'],
  children: () => children,
  unknownChild: rules['game-unknown-child'],
  text: rules['game-text'],
  siblings: eachOnce(Object.keys(children), { twice: rules['game-child-duplicate'] }),
};
