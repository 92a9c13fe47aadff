import { deepEqual, equal } from 'node:assert/strict';
import { jgf } from '../../../src/formats/jgf/clauses';
import { rules } from '../../../src/formats/jgf/rules';
import type { Rule } from '../../../src/spec/rule';

const all: readonly Rule[] = Object.values(rules);

/// The words of a syntax fault come from the parser; the rule only passes them on.
const worded = all.filter((rule) => rule.name !== 'json-syntax');

/// The names of the rules for which something does not hold, so that a failure says which.
function namesWhere(found: (rule: Rule) => boolean, among: readonly Rule[] = worded): string[] {
  return among.filter(found).map((rule) => rule.name);
}

function places(message: string): string[] {
  return [...new Set(message.match(/\{\w+\}/g))].sort();
}

/// A message without the values it shows and the code it quotes, where ASCII punctuation is at home.
function prose(message: string): string {
  return message.replace(/\{\w*\}|"[^"]*"/g, '');
}

describe('The rules of JGF', () => {
  it('are the 173 of the catalogue and three for dialects', () => {
    const dialects = namesWhere((rule) => rule.name.startsWith('dialect-'));
    deepEqual(dialects, ['dialect-version-1', 'dialect-letter-coordinates', 'dialect-jgof']);
    equal(all.length - dialects.length, 173);
  });

  it('are kept under their own names, each name once', () => {
    deepEqual(
      all.map((rule) => rule.name),
      Object.keys(rules),
    );
    equal(new Set(all.map((rule) => rule.name)).size, all.length);
  });

  it('have names of lower-case words joined by hyphens', () => {
    deepEqual(
      namesWhere((rule) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(rule.name), all),
      [],
    );
  });

  it('cite clauses that have a summary', () => {
    const summarised = new Set(jgf.clauses.map((clause) => clause.number));
    deepEqual(
      namesWhere((rule) => !summarised.has(rule.clause), all),
      [],
    );
  });

  it('show the same values in English and in Chinese', () => {
    for (const { name, message } of all) deepEqual(places(message.en), places(message.zh), name);
  });

  it('end their messages with a full stop', () => {
    deepEqual(
      namesWhere(({ message }) => !/[.!?]$/.test(message.en) || !/[。！？]$/.test(message.zh)),
      [],
    );
  });

  it('use no ASCII punctuation in Chinese prose', () => {
    deepEqual(
      namesWhere(({ message }) => /[,;]|\. |\.$/.test(prose(message.zh))),
      [],
    );
  });

  it('use no full-width punctuation in English', () => {
    deepEqual(
      namesWhere(({ message }) => /[\u3000-\u303f\uff00-\uffef\u4e00-\u9fff]/.test(message.en)),
      [],
    );
  });

  it('leave a name of the wrong spelling to the compiler', () => {
    // @ts-expect-error: there is no such rule
    equal(rules['ocupied-point'], undefined);
    equal(rules['occupied-point'].name, 'occupied-point');
  });
});

describe('The summaries of JGF', () => {
  it('cover the 94 clauses, each once', () => {
    equal(jgf.clauses.length, 94);
    equal(new Set(jgf.clauses.map((clause) => clause.number)).size, 94);
  });

  it('are short enough for a hover', () => {
    const long = jgf.clauses.filter(({ summary }) => summary.en.length > 260 || summary.zh.length > 130);
    deepEqual(
      long.map((clause) => clause.number),
      [],
    );
  });

  it('are whole sentences, in Chinese with full-width punctuation', () => {
    const odd = jgf.clauses.filter(
      ({ summary }) => !/\.$/.test(summary.en) || !/。$/.test(summary.zh) || /[,;]|\. /.test(prose(summary.zh)),
    );
    deepEqual(
      odd.map((clause) => clause.number),
      [],
    );
  });
});
