import { deepEqual, equal } from 'node:assert/strict';
import { wei7_30 } from '../../../../src/formats/wei7/3.0/clauses';
import { rules } from '../../../../src/formats/wei7/3.0/rules';
import type { Language, Rule, Words } from '../../../../src/spec/rule';

const all: readonly Rule[] = Object.values(rules);
const languages: readonly Language[] = ['en', 'zh'];

/// Messages that are nothing but a place: the parser brings the words of a syntax fault.
const wordless = ['json-syntax'];
const worded = all.filter((rule) => !wordless.includes(rule.name));

/// Messages that two rules share on purpose. There are none.
const shared: readonly string[] = [];

/// The names of the rules for which something holds, so that a failure says which.
function namesWhere(holds: (rule: Rule) => boolean, among: readonly Rule[] = worded): string[] {
  return among.filter(holds).map((rule) => rule.name);
}

function numbersWhere(holds: (summary: Words) => boolean): string[] {
  return wei7_30.clauses.filter((clause) => holds(clause.summary)).map((clause) => clause.number);
}

function places(message: string): string[] {
  return [...new Set(message.match(/\{\w+\}/g))].sort();
}

/// Chinese text without the values it shows and the code in it, where ASCII punctuation is at home.
function prose(text: string): string {
  return text.replace(/\{\w+\}|\{"[^}]*\}|"[^"]*"(?:: (?:null|\d))?|nullable\(x\)|check\(s, p\)/g, '');
}

const asciiPunctuation = /[,;:!?()]|\.(?!\w)/;

/// Numbers of clauses in the order of a table of contents: 3.9 before 3.10.
function inOrder(numbers: readonly string[]): string[] {
  return [...numbers].sort((a, b) => {
    const [left, right] = [a.split('.').map(Number), b.split('.').map(Number)];
    const at = left.findIndex((part, index) => part !== right[index]);
    return at < 0 ? left.length - right.length : left[at]! - (right[at] ?? -1);
  });
}

/// Elements that stand more than once.
function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

describe('The rules of wei7 3.0', () => {
  it('are the 107 of the catalogue', () => {
    equal(all.length, 107);
  });

  it('are kept under their own names, each name once', () => {
    deepEqual(
      all.map((rule) => rule.name),
      Object.keys(rules),
    );
  });

  it('have names of lower-case words joined by hyphens', () => {
    deepEqual(
      namesWhere((rule) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(rule.name), all),
      [],
    );
  });

  it('cite clauses that have a summary', () => {
    const known = new Set(wei7_30.clauses.map((clause) => clause.number));
    deepEqual(
      namesWhere((rule) => !known.has(rule.clause), all),
      [],
    );
  });

  it('warn, rather than blame, in three places', () => {
    deepEqual(
      namesWhere((rule) => rule.severity === 'warning', all),
      ['duplicate-property', 'draw-with-margin', 'step-time-order'],
    );
  });

  it('only remark on what is allowed', () => {
    deepEqual(namesWhere((rule) => rule.severity === 'info', all).sort(), [
      'claims-own-win',
      'ko-recapture',
      'mark-action-outside-timeline',
      'problem-side-to-move',
      'same-side-again',
      'suicide-move',
      'timeline-with-branches',
      'version-form',
    ]);
  });

  it('show the same values in English and in Chinese', () => {
    deepEqual(
      namesWhere(({ message }) => places(message.en).join() !== places(message.zh).join(), all),
      [],
    );
  });

  it('show no value that no finding brings', () => {
    const known = '{value} {kind} {name} {length} {axis} {last} {count} {point} {before} {color} {expected}'.split(' ');
    deepEqual(
      namesWhere(({ message }) => places(message.en).some((place) => !known.includes(place))),
      [],
    );
  });

  it('name the property that is missing or unknown', () => {
    /// Where only one property can be missing, the message says it outright.
    const several = /-(unknown|missing|duplicate)-property$/;
    deepEqual(
      namesWhere(({ name, message }) => several.test(name) && !places(message.en).includes('{name}')),
      [],
    );
  });

  for (const language of languages) {
    it(`differ from each other in ${language}`, () => {
      deepEqual(repeated(all.map((rule) => rule.message[language])), shared);
    });

    it(`end with punctuation in ${language}`, () => {
      const end = language === 'en' ? /[.?!]$/ : /[。？！]$/;
      deepEqual(
        namesWhere(({ message }) => !end.test(message[language])),
        [],
      );
    });
  }

  it('have Chinese messages without ASCII punctuation', () => {
    deepEqual(
      namesWhere(({ message }) => asciiPunctuation.test(prose(message.zh))),
      [],
    );
  });

  it('have English messages without Chinese punctuation', () => {
    deepEqual(
      namesWhere(({ message }) => /[，。；：、？！（）“”]/.test(message.en)),
      [],
    );
  });
});

describe('The specification of wei7 3.0', () => {
  const numbers = wei7_30.clauses.map((clause) => clause.number);

  it('has all 111 clauses', () => {
    equal(numbers.length, 111);
  });

  it('has every clause once', () => {
    deepEqual(repeated(numbers), []);
  });

  it('has the clauses in their order', () => {
    deepEqual(numbers, inOrder(numbers));
  });

  it('has every clause below another that is there, chapters apart', () => {
    const parent = (number: string) => number.replace(/\.\d+$/, '');
    deepEqual(
      numbers.filter((number) => parent(number).includes('.') && !numbers.includes(parent(number))),
      [],
    );
  });

  it('has no summary too long for a hover', () => {
    deepEqual(
      numbersWhere(({ en, zh }) => en.length > 260 || zh.length > 130),
      [],
    );
  });

  it('has summaries that differ from each other', () => {
    for (const language of languages) {
      deepEqual(repeated(wei7_30.clauses.map((clause) => clause.summary[language])), []);
    }
  });

  it('has summaries that end with punctuation', () => {
    deepEqual(
      numbersWhere(({ en, zh }) => !/[.?]$/.test(en) || !/。$/.test(zh)),
      [],
    );
  });

  it('has Chinese summaries without ASCII punctuation', () => {
    deepEqual(
      numbersWhere(({ zh }) => asciiPunctuation.test(prose(zh))),
      [],
    );
  });
});
