import { deepEqual, equal } from 'node:assert/strict';
import { cutBehind, extracted } from '../../src/language/lines';
import { textAfter } from '../../src/text/after';
import { finished } from '../../src/text/edit';
import { languageOf } from '../support/fixtures';
import { opened } from '../support/opened';

/// `‸` is the cursor.
function at(id: string, marked: string) {
  const offset = marked.indexOf('‸');
  const text = marked.replace('‸', '');
  const { document } = opened(text, { language: languageOf(id), name: 'x' });
  return { document, offset };
}

function cut(id: string, marked: string): string {
  const { document, offset } = at(id, marked);
  const outcome = finished(cutBehind(document, offset));
  return 'edits' in outcome ? textAfter(document.root, outcome.edits) : outcome.refusal.en;
}

function extract(id: string, marked: string): string {
  const { document, offset } = at(id, marked);
  const outcome = finished(extracted(document, offset));
  return 'text' in outcome ? outcome.text : outcome.refusal.en;
}

const WEI7 = (steps: string): string => `{"format":"wei7","version":"3.0","tree":${steps}}`;
const MOVE = (x: number, y: number, color: number): string =>
  `{"action":{"type":"move","value":{"color":${color},"point":{"x":${x},"y":${y}}}}}`;

describe('What follows is removed', () => {
  it('in SGF, with all variations', () => {
    equal(cut('sgf', '(;GM[1];B[a‸a];W[bb](;B[cc])(;B[dd](;W[ee])(;W[ff])))'), '(;GM[1];B[aa])');
  });
  it('in SGF, where lines part right behind', () => {
    equal(cut('sgf', '(;GM[1];B[a‸a](;W[cc])(;W[dd](;B[ee])(;B[ff])))'), '(;GM[1];B[aa])');
  });
  it('in wei7 3.0', () => {
    const text = WEI7(
      `{"steps":[${MOVE(3, 3, 1).replace('"x"', '‸"x"')},${MOVE(4, 4, 2)}],"branches":[{"steps":[${MOVE(1, 1, 1)}]}]}`,
    );
    equal(cut('wei7', text), WEI7(`{"steps":[${MOVE(3, 3, 1)}]}`));
  });
  it('in wei7 2.2, variations before the next move too', () => {
    const [head, tail] = ['<wei7 version="2.2"><size>9</size><moves><black x="1" y="1"/>', '</moves></wei7>'];
    const rest = '<moves><white x="2" y="2"/></moves><white x="3" y="3"/><black x="4" y="4"/>';
    equal(cut('wei7', `${head.replace('x=', '‸x=')}${rest}${tail}`), `${head}${tail}`);
  });
  it('in Ishi, but not the variations on the move itself', () => {
    const text = 'B 1 ‸Q4\nVAR\nB 1 D4\nENDVAR\nW 2 D16\nVAR\nW 2 C3\nENDVAR\nB 3 Q16\n';
    equal(cut('ishi', text), 'B 1 Q4\nVAR\nB 1 D4\nENDVAR\n');
  });
  it('in JGF', () => {
    const node = (x: number, color: string): string => `{"move":{"color":"${color}","x":${x},"y":3}}`;
    const text = `{"tree":[${node(3, 'black').replace('"x"', '‸"x"')},{"variations":[[${node(4, 'white')}],[${node(5, 'white')}]]}]}`;
    equal(cut('jgf', text), `{"tree":[${node(3, 'black')}]}`);
  });
  it('in Connect6', () => {
    const head = '{[C6][甲 B][乙 W][先手胜][2019.10.02 20:05 长沙][杯]';
    equal(cut('ccgc-c6', `${head};B(J,‸9);W(H,10);W(G,10)}`), `${head};B(J,9)}`);
  });
  it('and where nothing does, nothing is', () => {
    equal(cut('sgf', '(;GM[1];B[a‸a])'), 'Nothing follows here.');
  });
});

describe('A line is taken out into a record of its own', () => {
  it('in SGF', () => {
    const text = '(;GM[1]PB[a];B[aa](;W[bb];B[cc])(;W[dd];B[e‸e](;W[ff])(;W[gg])))';
    equal(extract('sgf', text), '(;GM[1]PB[a];B[aa];W[dd];B[ee];W[ff])');
  });
  it('in SGF, of several games its own', () => {
    const text = '(;GM[1];B[aa])\n(;GM[1];B[bb](;W[cc])(;W[d‸d]))\n(;GM[1];B[ee])\n';
    equal(extract('sgf', text), '(;GM[1];B[bb];W[dd])\n');
  });
  it('in wei7 2.2', () => {
    const text =
      '<wei7 version="2.2"><size>9</size><moves><black x="1" y="1"/><moves><white x="2" y="2"/><black x="5" ‸y="5"/></moves><white x="3" y="3"/></moves></wei7>';
    equal(
      extract('wei7', text),
      '<wei7 version="2.2"><size>9</size><moves><black x="1" y="1"/><white x="2" y="2"/><black x="5" y="5"/></moves></wei7>',
    );
  });
  it('in Ishi', () => {
    const text = 'B 1 Q4\nW 2 D16\nVAR\nW 2 C3\nB 3 ‸C4\nENDVAR\nB 3 Q16\n';
    equal(extract('ishi', text), 'B 1 Q4\nW 2 C3\nB 3 C4\n');
  });
  it('and where there is no other, none is', () => {
    deepEqual(extract('sgf', '(;GM[1];B[a‸a])'), 'There is no other line than this one.');
  });
});
