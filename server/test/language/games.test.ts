import { deepEqual, equal } from 'node:assert/strict';
import { begunAt, mergedGames, splitGames } from '../../src/language/games';
import { textAfter } from '../../src/text/after';
import { finished } from '../../src/text/edit';
import { languageOf } from '../support/fixtures';
import { opened } from '../support/opened';

const openedAs = (id: string, text: string) =>
  opened(text, { language: languageOf(id), name: id.startsWith('wei7') ? 'x.wei7' : 'x' });

function split(id: string, text: string): readonly string[] | string {
  const outcome = finished(splitGames(openedAs(id, text).document));
  return 'texts' in outcome ? outcome.texts : outcome.refusal.en;
}

function merged(ending: string, texts: readonly string[]): string | undefined {
  const outcome = finished(mergedGames(texts.map((text, index) => ({ name: `${index}.${ending}`, text }))));
  return outcome && ('text' in outcome ? outcome.text : outcome.refusal.en);
}

function begun(id: string, marked: string): string {
  const { document } = openedAs(id, marked.replace('‸', ''));
  const outcome = finished(begunAt(document, marked.indexOf('‸')));
  return 'edits' in outcome ? textAfter(document.root, outcome.edits) : outcome.refusal.en;
}

describe('Several games are taken apart', () => {
  it('in SGF', () => {
    deepEqual(split('sgf', '(;GM[1];B[aa])\n\n(;GM[1];B[bb])\n'), ['(;GM[1];B[aa])\n', '(;GM[1];B[bb])\n']);
  });
  it('in SGF, where each says that it is in UTF-8, as it will be written, if that makes a difference', () => {
    deepEqual(split('sgf', '(;GM[1]CA[GB18030]PB[甲];B[aa])(;GM[1]C[\\]]PB[乙];B[bb])(;CA[GB18030]PB[A];B[cc])'), [
      '(;GM[1]CA[UTF-8]PB[甲];B[aa])\n',
      '(;CA[UTF-8]GM[1]C[\\]]PB[乙];B[bb])\n',
      '(;CA[GB18030]PB[A];B[cc])\n',
    ]);
  });
  it('in Ishi', () => {
    deepEqual(split('ishi', 'EVENT a\nB 1 Q4\nEVENT b\nB 1 D4\n'), ['EVENT a\nB 1 Q4\n', 'EVENT b\nB 1 D4\n']);
  });
  it('in Connect6, where a file should have one', () => {
    const [one, other] = [
      '{[C6][甲][乙][先手胜][2019.10.02 北京][杯];B(J,9)}',
      '{[C6][丙][丁][先手胜][2019.10.02 北京][杯];B(J,9)}',
    ];
    deepEqual(split('ccgc-c6', `${one}\n${other}`), [`${one}\n`, `${other}\n`]);
  });
  it('but not a single one', () => {
    equal(split('sgf', '(;GM[1];B[aa])'), 'There is one game here, not several.');
  });
});

describe('Several texts are put together', () => {
  it('in SGF', () => {
    equal(merged('sgf', ['(;GM[1];B[aa])', '\ufeff(;GM[1];B[bb])\n']), '(;GM[1];B[aa])\n(;GM[1];B[bb])\n');
  });
  it('in SGF of several encodings, that is in UTF-8 then', () => {
    const texts = ['(;CA[GB18030]PB[甲];B[aa])', '(;CA [Shift_JIS] PB[あ](;B[bb]))(;C[(;]CA[x])'];
    equal(merged('sgf', texts), '(;CA[UTF-8]PB[甲];B[aa])\n(;CA[UTF-8] PB[あ](;B[bb]))(;C[(;]CA[UTF-8])\n');
  });
  it('in Ishi, where each game begins with its event', () => {
    equal(merged('ishi', ['B 1 Q4\n', 'B 1 D4\n', 'EVENT c\nB 1 K4\n']), 'B 1 Q4\nEVENT\nB 1 D4\nEVENT c\nB 1 K4\n');
  });
  it('but not where a file holds one game', () => {
    equal(merged('jgf', ['{"tree":[]}', '{"tree":[]}']), 'This format holds one game in a file.');
  });
});

const GAMES: Readonly<Record<string, string>> = {
  sgf: '(;GM[1]FF[4]SZ[9]PB[a];B[aa]C[x];W[b‸b]C[here](;B[cc])(;B[dd]))',
  'wei7-3.0':
    '{"format":"wei7","version":"3.0","size":9,"tree":{"steps":[{"action":{"type":"move","value":{"color":1,"point":{"x":0,"y":0}}}},{"action":{"type":"move","value":{"color":2,"point":{‸"x":1,"y":1}}}},{"action":{"type":"move","value":{"color":1,"point":{"x":2,"y":2}}}}]}}',
  'wei7-2.2':
    '<wei7 version="2.2"><size>9</size><moves><black x="0" y="0"/><white ‸x="1" y="1"/><black x="2" y="2"/></moves></wei7>',
  jgf: '{"board":{"size":9},"tree":[{"move":{"color":"black","x":0,"y":0}},{"move":{"color":"white",‸"x":1,"y":1}},{"move":{"color":"black","x":2,"y":2}}]}',
  ishi: 'BOARDSIZE 9\nB 1 A9\nW 2 ‸B8\nB 3 C7\n',
};

describe('A record begins later: what stands there is set up, and the rest goes on', () => {
  for (const [id, marked] of Object.entries(GAMES)) {
    it(`in ${id}`, () => {
      const before = openedAs(id, marked.replace('‸', ''));
      const now = openedAs(id, begun(id, marked));
      const end = now.board();
      deepEqual([now.board(0)?.node.move, end?.node.move, end?.rows], [0, 1, before.board()?.rows]);
    });
    it(`and ${id} has no fault then`, () => {
      const { list } = openedAs(id, begun(id, marked)).diagnostics();
      deepEqual(
        list.filter(({ severity }) => severity === 'error'),
        [],
      );
    });
  }
  it('but not in Connect6', () => {
    const text = '{[C6][甲][乙][先手胜][2019.10.02 北京][杯];B(J,‸9)}';
    equal(begun('ccgc-c6', text), 'Records of this format begin with the first position of the game.');
  });
});
