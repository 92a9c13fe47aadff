import { deepEqual, equal } from 'node:assert/strict';
import { finished } from '../../src/text/edit';
import { Catalogue, cataloguedAs } from '../../src/workspace/catalogue';
import { opened } from '../support/opened';

const C6 = '{[C6][鹿鸣队 B][Otter W][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B(J,10);W(K,10);W(L,10)}';
const WEI7 = JSON.stringify({
  format: 'wei7',
  version: '3.0',
  info: { name: 'Harbour Cup', participants: [{ name: 'Ann' }], players: [{ participant: 0, color: 1 }] },
  tree: { steps: [] },
});

const catalogued = (path: string, text: string, language: string) =>
  finished(cataloguedAs(path, opened(text, { language, name: path }).document));

describe('A catalogue of records', () => {
  const catalogue = new Catalogue();
  catalogue.put('a/C6-1.txt', catalogued('a/C6-1.txt', C6, 'ccgc'));
  catalogue.put('cup.wei7', catalogued('cup.wei7', WEI7, 'wei7'));
  catalogue.put('broken.wei7', catalogued('broken.wei7', '{', 'wei7'));

  it('knows the game, who played it and what it was called', () => {
    const [first, second] = catalogue.all;
    equal(first?.game, 'connect6');
    equal(first?.title, '2018 CCGC');
    deepEqual(first?.players, ['鹿鸣队 B', 'Otter W']);
    deepEqual([second?.format, second?.title, second?.players], ['wei7-3.0', 'Harbour Cup', ['Ann']]);
  });

  it('knows each game of a record with several, and where it starts', () => {
    const games = catalogued('two.sgf', '(;GM[1]PB[A]PW[B];B[aa])\n(;GM[1]PB[C]PW[D];B[bb])\n', 'sgf');
    deepEqual(
      games.map(({ players, place }) => [players.join(), place.line]),
      [
        ['A,B', 0],
        ['C,D', 1],
      ],
    );
  });

  it('finds records by any words that are in them', () => {
    const found = (question: string) => catalogue.matching(question).map(({ path }) => path);
    deepEqual(found('otter 合肥'), ['a/C6-1.txt']);
    deepEqual(found('HARBOUR'), ['cup.wei7']);
    deepEqual(found('ann otter'), []);
    deepEqual(found('wei7'), ['cup.wei7', 'broken.wei7']);
    equal(found('').length, 3);
  });

  it('looks into what is shown of a path, no further up', () => {
    const shown = new Catalogue((path) => path.replace('home/bob/', ''));
    shown.put('home/bob/a/C6-1.txt', catalogued('home/bob/a/C6-1.txt', C6, 'ccgc'));
    deepEqual(
      ['bob', 'a/c6'].map((question) => shown.matching(question).length),
      [0, 1],
    );
  });

  it('has a record once, and no more when it is gone', () => {
    catalogue.put('cup.wei7', catalogued('cup.wei7', WEI7.replace('Harbour', 'Winter'), 'wei7'));
    deepEqual(
      catalogue.matching('cup').map(({ title }) => title),
      ['Winter Cup'],
    );
    catalogue.remove('cup.wei7');
    equal(catalogue.all.length, 2);
  });
});
