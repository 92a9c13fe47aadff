/// Quick fixes that once did harm: what they make of a record is no worse than it was.

import { deepEqual, ok } from 'node:assert/strict';
import { fixesIn, type Offer } from '../../src/language/fixes';
import { textAfter } from '../../src/text/after';
import { EVERYTHING, type Opening, opened } from '../support/opened';

interface Offered {
  readonly title: string;
  readonly text: string;
  readonly rename: string | undefined;
  readonly rule: string;
}

function offered(text: string, how: Opening): Offered[] {
  const { document, checked } = opened(text, how);
  const offers: readonly Offer[] = fixesIn(document, checked, 0, text.length, EVERYTHING).filter(({ at }) => at);
  return offers.map(({ title, edits, rename, rule }) => ({
    title,
    text: textAfter(document.root, edits),
    rename,
    rule: rule.name,
  }));
}

const inXml = (text: string): string[] => offered(text, { language: 'wei7' }).map((one) => one.text);
const xml = (game: string, moves = '<black x="0" y="0"/>'): string =>
  `<wei7 version="2.2"><size>9</size>${game}<moves>${moves}</moves></wei7>`;

describe('What is offered does no harm', () => {
  it('a second version= is not made of Version=', () => {
    const record = (attributes: string): string => xml('').replace(' version="2.2"', attributes);
    deepEqual(inXml(record(' version="2.2" Version="2.2"')), [xml('')]);
    ok(inXml(record(' Version="2.2"')).includes(xml('')));
  });

  it('a line break in one line becomes a blank, one in a comment a line break', () => {
    deepEqual(inXml(xml('', '<black x="0" y="0" title="a\nb"/>')), [xml('', '<black x="0" y="0" title="a b"/>')]);
    deepEqual(inXml(xml('<game name="a\nb"/>')), [xml('<game name="a b"/>')]);
    deepEqual(inXml(xml('', '<black x="0" y="0" comment="a\nb"/>')), [
      xml('', '<black x="0" y="0" comment="a&#10;b"/>'),
    ]);
  });

  it('a number with needless zeros loses them, however its signs are written', () => {
    deepEqual(inXml(xml('<game><rules komi="7&#46;50"/></game>')), [xml('<game><rules komi="7.5"/></game>')]);
  });

  it('a number is not doubled beyond what can be', () => {
    deepEqual(inXml(xml('<game><result winner="black" margin="511.75"/></game>')), []);
    deepEqual(inXml(xml('<game><rules komi="511.75"/></game>')), []);
  });

  it('nobody is not made the winner by a margin', () => {
    const texts = inXml(xml('<game><result margin="1.5"/></game>'));
    deepEqual(
      texts,
      ['black', 'white'].map((side) => xml(`<game><result margin="1.5" winner="${side}"/></game>`)),
    );
  });

  it('a mark at the end goes to the last move, with those beside it', () => {
    const mark = '<mark x="1" y="0" symbol="a"/>';
    deepEqual(inXml(xml('', `<black x="0" y="0"/>${mark}`)), [xml('', `${mark}<black x="0" y="0"/>`)]);
  });

  it('an element in other letters is renamed, not put beside itself', () => {
    deepEqual([...new Set(inXml(xml('').replaceAll('size>', 'Size>')))], [xml('')]);
  });

  it('a sentence is no keyword', () => {
    const texts = offered('B 1 A1\nWHITE, now to play\n', { language: 'ishi' }).map((one) => one.text);
    deepEqual(texts, ['B 1 A1\nREMARK WHITE, now to play\n']);
  });
});

const SIX = 'B(A,1);W(J,1);W(J,3);B(B,1);B(C,1);W(J,5);W(J,7);B(D,1);B(E,1);W(L,1);W(L,3);B(F,1)';
const c6 = (result: string, moves = SIX, fields = `[2018.08.03 10:30 合肥][2018 CCGC]`): string =>
  `{[C6][甲][乙][${result}]${fields};${moves}}`;
const named = (result: string): Opening => ({ language: 'ccgc', name: `C6-甲 vs 乙-${result}.txt` });

describe('What is offered contradicts neither the board nor the header', () => {
  it('only the name is wrong where header and board agree', () => {
    const offers = offered(c6('先手胜'), named('后手胜'));
    deepEqual(
      offers.map(({ rename, text }) => [rename, text]),
      [[named('先手胜').name, c6('先手胜')]],
    );
  });

  it('only the header is wrong where name and board agree', () => {
    const offers = offered(c6('后手胜'), named('先手胜'));
    ok(offers.length > 0);
    for (const { rename, text } of offers) deepEqual([rename, text], [undefined, c6('先手胜')]);
  });

  it('a name takes no result that the board contradicts', () => {
    for (const { rename } of offered(c6('后手胜'), named('先(后)手胜'))) ok(!rename?.includes('后手胜'), rename);
  });

  it('a header loses a field that is too much only if it says all the same without it', () => {
    const fields = '[2018.08.03 10:30 合肥][2018 CCGC]';
    const extra = (text: string) => offered(text, named('先手胜')).map((one) => one.text);
    deepEqual(extra(c6('先手胜', SIX, `${fields}[x]`)), [c6('先手胜')]);
    deepEqual(extra(c6('先手胜', SIX, '[2018.08.03 10:30][合肥][2018 CCGC]')), [c6('先手胜')]);
    deepEqual(offered(c6('先手胜').replace('[甲]', '[甲][队]'), named('先手胜')), []);
  });

  it('a stone out of turn changes its colour only if then more is in turn', () => {
    const begun = 'B(J,10);B(A,1);W(A,3);W(C,3)';
    deepEqual(offered(c6('先手胜', begun), named('先手胜')), []);
    const wrong = c6('先手胜', 'B(J,10);W(A,1);B(A,3);B(C,3);B(C,5)');
    const count = (text: string): number => opened(text, named('先手胜')).diagnostics().list.length;
    for (const { text } of offered(wrong, named('先手胜'))) ok(count(text) < count(wrong), text);
  });
});
