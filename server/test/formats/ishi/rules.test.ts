import { deepEqual, equal } from 'node:assert/strict';
import { ishi } from '../../../src/formats/ishi/clauses';
import { ruleFor, rules } from '../../../src/formats/ishi/rules';
import type { Language, Rule, Words } from '../../../src/spec/rule';

const all: readonly Rule[] = [
  ...Object.values(rules),
  ruleFor('occupied-point', 2),
  ruleFor('move-number-positive', 2),
];
const languages: readonly Language[] = ['en', 'zh'];

const texts: readonly (readonly [name: string, words: Words])[] = [
  ...all.map(({ name, message }) => [name, message] as const),
  ...ishi.clauses.map(({ number, summary }) => [number, summary] as const),
];

const namesWhere = (holds: (words: Words) => boolean): string[] =>
  texts.filter(([, words]) => holds(words)).map(([name]) => name);

describe('The rules of the Ishi Standard Format', () => {
  it('are the 74 of the catalogue, 41 of them errors and 26 warnings', () => {
    const list = Object.values(rules);
    const count = (severity: string): number => list.filter((rule) => rule.severity === severity).length;
    deepEqual([list.length, count('error'), count('warning'), count('info')], [74, 41, 26, 7]);
  });

  it('cite clauses that have a summary', () => {
    const known = new Set(ishi.clauses.map(({ number }) => number));
    deepEqual(
      all.filter(({ clause }) => !known.has(clause)).map(({ name }) => name),
      [],
    );
  });

  it('say the same values in all languages', () => {
    const places = (message: string): string => [...new Set(message.match(/\{\w+\}/g))].sort().join();
    deepEqual(
      namesWhere((words) => places(words.en) !== places(words.zh)),
      [],
    );
  });

  it('end like sentences', () => {
    deepEqual(
      namesWhere(({ en, zh }) => !/[.?]$/.test(en) || !/[。？]$/.test(zh)),
      [],
    );
  });

  for (const language of languages) {
    it(`are told apart by their words (${language})`, () => {
      const words = texts.map(([, one]) => one[language]);
      const twice = words.filter((one, i) => words.indexOf(one) !== i);
      const shared = [
        /no move of this number|没有这个编号的着手/,
        /line already|已经有/,
        /stands there|已有/,
        /these begin at 1|编号从 1 起/,
      ];
      deepEqual(
        twice.filter((one) => !shared.some((pattern) => pattern.test(one))),
        [],
      );
    });
  }
});

describe('The clauses of the Ishi Standard Format', () => {
  it('have each keyword once', () => {
    const numbers = ishi.clauses.map(({ number }) => number);
    equal(new Set(numbers).size, numbers.length);
    equal(numbers.filter((number) => number.startsWith('5.2/')).length, 12);
    equal(numbers.filter((number) => number.startsWith('5.4/')).length, 17);
  });
});
