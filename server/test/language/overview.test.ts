import { deepEqual, equal, ok } from 'node:assert/strict';
import { foldsOf } from '../../src/language/folding';
import { type OutlineSymbol, symbolsOf } from '../../src/language/symbols';
import { finished } from '../../src/text/edit';
import { caseFolders, type Fixture, fixtures, languageOf } from '../support/fixtures';
import { type Opened, opened } from '../support/opened';

const openedCase = ({ text, name, format }: Fixture): Opened => opened(text, { language: languageOf(format), name });

const outlineOf = ({ document }: Opened): OutlineSymbol[] => finished(symbolsOf(document, 'en'));

/// Symbols that are not inside the one that they are in, that overlap another beside them, or hold nothing.
function astray(symbols: readonly OutlineSymbol[]): string[] {
  const open: OutlineSymbol[] = [];
  const wrong: string[] = [];
  let beside = 0;
  for (const symbol of symbols) {
    while ((open.at(-1)?.depth ?? -1) >= symbol.depth) beside = (open.pop() as OutlineSymbol).to;
    const around = open.at(-1);
    const inside = !around || (around.from <= symbol.from && symbol.to <= around.to);
    if (!inside || symbol.from < beside || symbol.from >= symbol.to) wrong.push(symbol.name);
    beside = symbol.from;
    open.push(symbol);
  }
  return wrong;
}

function crossing(folds: readonly { readonly first: number; readonly last: number }[]): string[] {
  const wrong: string[] = [];
  for (const a of folds) {
    for (const b of folds) {
      if (a.first < b.first && b.first <= a.last && a.last < b.last)
        wrong.push(`${a.first}-${a.last}, ${b.first}-${b.last}`);
    }
  }
  return wrong;
}

describe('What is seen of a record at a glance', () => {
  for (const format of caseFolders()) {
    const cases = [...fixtures(format, 'good'), ...fixtures(format, 'bad')];

    it(`in an outline stands inside what it belongs to, in all cases of ${format}`, () => {
      for (const one of cases) deepEqual(astray(outlineOf(openedCase(one))), [], one.file);
    });

    it(`in folds lies in each other or apart, in all cases of ${format}`, () => {
      for (const one of cases) deepEqual(crossing(finished(foldsOf(openedCase(one).document))), [], one.file);
    });
  }

  it('is a game once, with its header and its moves in it', () => {
    for (const format of ['ccgc-am', 'ccgc-c5', 'ccgc-c6', 'ccgc-hex', 'ccgc-ng', 'ccgc-pg', 'ccgc-su']) {
      for (const one of fixtures(format, 'good')) {
        const symbols = outlineOf(openedCase(one));
        const games = symbols.filter(({ depth }) => depth === 0);
        equal(games.length, 1, `${one.file}: ${games.map(({ name }) => name).join(', ')}`);
        ok(
          symbols.slice(1).every(({ depth, name }) => depth === 1 && name !== games[0]?.name),
          one.file,
        );
      }
    }
  });

  it('is nothing of an empty file', () => {
    for (const text of ['', '\n']) deepEqual(outlineOf(opened(text, { language: 'ishi' })), []);
  });

  it('has the next event of Ishi beside a variation that nothing ends, not in it', () => {
    const text = 'EVENT One\nB 1 A1\nW 2 B2\nVAR x\nW 2 C3\nEVENT Two\nB 1 A1\nENDVAR\n';
    const symbols = outlineOf(opened(text, { language: 'ishi' }));
    deepEqual(
      symbols.map(({ name, depth }) => `${'  '.repeat(depth)}${name}`),
      ['One', '  1. Black A1', '  2. White B2', '  VAR x', '    2. White C3', 'Two', '  1. Black A1'],
    );
  });
});
