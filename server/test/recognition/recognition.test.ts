import { deepEqual, equal, ok } from 'node:assert/strict';
import { entries } from '../../src/formats/list';
import { formatOf } from '../../src/language/format-of';
import { formatIn, languageByText, languageOf, languages, mayHoldRecord } from '../../src/recognition';
import { ratio } from '../support/work';

describe('A text whose file has a name that says nothing', () => {
  it('is wei7 or JGF by what only they have', () => {
    equal(languageByText(' {"tree": {}, "format" : "wei7"}'), 'wei7');
    equal(languageByText('{"tree": {"steps": []}}'), 'wei7');
    equal(languageByText('{"tree": [{}]}'), 'jgf');
    equal(languageByText('{"record": {"format": "JGF"}}'), 'jgf');
    equal(languageByText('{"tree": [{"tree": {}}]}'), 'jgf');
    equal(languageByText('<?xml version="1.0"?>\n<wei7 version="2.2">'), 'wei7');
    equal(languageByText('<html><head></head></html>'), undefined);
  });

  it('is CCGC by its header, not by moves alone', () => {
    equal(languageByText('{[C6][甲]', 'output.txt'), 'ccgc');
    equal(languageByText('B(A,1);W(A,2);W(A,2)', 'output.txt'), undefined);
    equal(languageByText('{"R": "a", "B": "b", "RScore": 1}'), 'ccgc');
  });

  it('is no record for a code in brackets that words follow', () => {
    for (const text of ['# [AM] radio\n1. tune', '[C6] do it\n[C5] do that'])
      equal(languageByText(text, 'todo.txt'), undefined);
    for (const text of ['# [AM] [甲][乙]', '[C6][甲][乙]', '{ [HEX]', '{C5;[甲]'])
      equal(languageByText(text, 'todo.txt'), 'ccgc');
  });

  it('is told in time that grows no faster than what is looked at', () => {
    const pieces = ['#', ' ', '\n', ';', '{', '"', 'B(', 'R:', 'com\n', 'b 1 ', '[', '<', '!B', '|', '1 a'];
    for (const one of pieces) {
      for (const other of pieces) {
        // Where an expression goes wrong on such a text, this would not end within the patience of any test.
        equal(languageByText((one + other.repeat(2000)).repeat(50)), undefined, one + other);
      }
    }
  });

  it('is told as soon when it begins with many blanks as when with few', () => {
    for (const blank of [' ', '\n', '\r\n', '\u3000']) {
      for (const { formatOf, likeness } of languages) {
        const looking = (count: number) => () => {
          for (let i = 0; i < 20; i++) likeness(blank.repeat(count), 'a.txt') || formatOf(blank.repeat(count), 'a.txt');
        };
        const more = ratio(looking(1000), looking(100), 1);
        ok(more < 50, `${more} times the work for 10 times the blanks`);
      }
    }
  });

  it('is nothing else', () => {
    for (const text of ['["tree"]', '{"name": "qipu"}', '', 'EVENT Spring cup', '(; hello)', '1 a2']) {
      equal(languageByText(text), undefined, text);
    }
  });
});

describe('A file', () => {
  it('that ends in .go is a record of Ishi or none', () => {
    equal(languageOf('x.go', 'EVENT Spring cup\nBLACK Ann'), 'ishi');
    equal(languageOf('X.GO', 'BOARDSIZE 9\nB 1 E5'), 'ishi');
    equal(languageOf('x.go', 'package main\n\nconst game = `\nB 1 Q16\nW 2 D4\n`'), undefined);
  });

  it('goes by its name where that leaves no doubt', () => {
    equal(languageOf('a.wei7', '{"record": {"format": "JGF"}}'), 'wei7');
    equal(languageOf('C6-a vs b-先手胜.txt', '{"tree": {"steps": []}}'), 'ccgc');
  });

  it('is worth a look where records are met under other names', () => {
    for (const name of ['棋谱.txt', 'x.go', 'OUTPUT.TXT']) ok(mayHoldRecord(name), name);
    for (const name of ['a.json', 'a.xml', 'txt', 'main.got']) ok(!mayHoldRecord(name), name);
  });
});

describe('The formats that texts are recognised as', () => {
  const texts = ['', '{', '<wei7', '{[C6][甲]', '#[AM][甲]', '([NG][甲]', '{[C7][甲]', '1 a1b1(c1)'];

  it('can all be loaded, in their own language', () => {
    const known = new Map(entries.map(({ id, language }) => [id, language]));
    for (const { id } of languages) {
      for (const text of texts) {
        const { format, otherwise } = formatIn(id, text) ?? { format: '' };
        equal(known.get(format) ?? known.get(otherwise ?? ''), id, text);
        ok(formatOf(id, text), text);
      }
    }
    equal(formatOf('markdown', ''), undefined);
  });

  it('are said to be convertible if they are', () => {
    deepEqual(
      entries.filter((entry) => entry.load().exchange).map(({ id }) => id),
      entries.filter(({ exchanges }) => exchanges).map(({ id }) => id),
    );
  });

  it('stand in the list under the id of their specification', () => {
    deepEqual(
      entries.map((entry) => entry.load().specification.id),
      entries.map(({ id }) => id),
    );
  });
});
