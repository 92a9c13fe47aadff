import { deepEqual, equal } from 'node:assert/strict';
import { wei7_22 } from '../../../../src/formats/wei7/2.2/clauses';
import { lineBreak, rules } from '../../../../src/formats/wei7/2.2/rules';
import type { Language, Rule, Words } from '../../../../src/spec/rule';
import { words } from '../../../../src/syntax/xml/fault';

const all: readonly Rule[] = Object.values(rules);
const languages: readonly Language[] = ['en', 'zh'];

/// What is wrong as XML comes with its words.
const isWordless = (rule: Rule): boolean => rule.message.en === '{fault}';

const faultWords = Object.entries(words).map(([name, one]): [string, Words] => [
  name,
  typeof one === 'function' ? (one as (...names: (string | number)[]) => Words)('x', 'y') : one,
]);

const texts: readonly [name: string, words: Words][] = [
  ...all.filter((rule) => !isWordless(rule)).map(({ name, message }): [string, Words] => [name, message]),
  ...wei7_22.clauses.map(({ number, summary }): [string, Words] => [number, summary]),
  ...faultWords,
];

const namesWhere = (holds: (words: Words) => boolean): string[] =>
  texts.filter(([, one]) => holds(one)).map(([name]) => name);

const places = (message: string): string => [...new Set(message.match(/\{\w+\}/g))].sort().join();

/// Chinese text without the values it shows and the code in it.
const prose = (text: string): string =>
  text.replace(/\{\w+\}|"[^"]*"|`[^`]*`|&#?\w+;|<[^<>]*>|--(?:>)?|\]\]>|[\d-]+T[\d:+]+/g, '');

const repeated = (list: readonly string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);

describe('The rules of wei7 2.2', () => {
  it('are the 101 of the catalogue: 87 errors, 5 warnings, 9 remarks', () => {
    const count = (severity: string): number => all.filter((rule) => rule.severity === severity).length;
    deepEqual([all.length, count('error'), count('warning'), count('info')], [101, 87, 5, 9]);
  });

  it('cite clauses that have a summary', () => {
    const known = new Set(wei7_22.clauses.map(({ number }) => number));
    const cited = [...all, lineBreak('3.8'), lineBreak('3.16.2')];
    deepEqual(
      cited.filter(({ clause }) => !known.has(clause)).map(({ name }) => name),
      [],
    );
  });

  it('show no value that no finding brings', () => {
    const known = '{value} {name} {length} {axis} {last} {twice} {side} {point} {stone} {count} {fault}'.split(' ');
    deepEqual(
      namesWhere(({ en }) => (en.match(/\{\w+\}/g) ?? []).some((place) => !known.includes(place))),
      [],
    );
  });

  it('say the same values in both languages', () => {
    deepEqual(
      namesWhere(({ en, zh }) => places(en) !== places(zh)),
      [],
    );
  });

  it('end like sentences', () => {
    deepEqual(
      namesWhere(({ en, zh }) => !/[.?]$/.test(en) || !/[。？]$/.test(zh)),
      [],
    );
  });

  it('have the punctuation of their language', () => {
    deepEqual(
      namesWhere(({ en, zh }) => /[，。；：、？！（）“”]/.test(en) || /[,;:!?()]|\.(?!\w)/.test(prose(zh))),
      [],
    );
  });

  for (const language of languages) {
    it(`are told apart by their words (${language})`, () => {
      const pairs = ['mark-coordinate-number', 'mark-coordinate-range'];
      const own = texts.filter(([name]) => !pairs.includes(name)).map(([, one]) => one[language]);
      deepEqual(repeated(own), []);
    });
  }
});

describe('The specification of wei7 2.2', () => {
  const numbers = wei7_22.clauses.map(({ number }) => number);

  it('has every clause of chapters 3, 4, 5, 9 and 10 once', () => {
    deepEqual(repeated(numbers), []);
    const count = (chapter: string): number => numbers.filter((one) => one.split('.')[0] === chapter).length;
    deepEqual(['3', '4', '5', '9', '10'].map(count), [30, 8, 1, 7, 2]);
  });

  it('has every clause below another that is there, chapters apart', () => {
    const parent = (number: string): string => number.replace(/\.\d+$/, '');
    deepEqual(
      numbers.filter((number) => parent(number).includes('.') && !numbers.includes(parent(number))),
      [],
    );
  });

  it('has no summary too long for a hover', () => {
    const long = wei7_22.clauses.filter(({ summary: { en, zh } }) => en.length > 260 || zh.length > 130);
    deepEqual(
      long.map(({ number, summary: { en, zh } }) => `${number}: ${en.length}, ${zh.length}`),
      [],
    );
  });

  it('has a name of its own', () => {
    equal(wei7_22.source, 'wei7 2.2');
  });
});
