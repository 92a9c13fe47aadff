/// What is offered fits where it is put: what stands around decides, in every format.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { AtCursor } from '../support/cursor';

const labels = (marked: string, language = 'wei7'): string[] => new AtCursor(marked, language).labels();
const jgf = (marked: string): string[] => labels(marked, 'jgf');

/// What of the names is offered.
const among = (offered: readonly string[], ...names: string[]): string[] =>
  names.filter((name) => offered.includes(name));

const old = (moves: string): string => `<wei7 version="2.2"><size>9</size><moves>${moves}</moves></wei7>`;

const win = (last: string): string =>
  `{[C6][甲][乙][先手胜][2018.08.03 10:00 合肥][2018 CCGC];B(A,1);W(A,3);W(B,3);B(B,1);B(C,1);W(C,3);W(D,3);B(D,1);B(E,1);${last}}`;

describe('What is offered fits where it is put', () => {
  it('JGF: a board has a size, or a width and a height', () => {
    deepEqual(among(jgf('{"board":{▮},"tree":[{}]}'), 'size', 'width', 'height'), ['size', 'width', 'height']);
    deepEqual(among(jgf('{"board":{"width":9,▮"height":9},"tree":[{}]}'), 'size'), []);
  });

  it('JGF: a move has a point, or is a pass', () => {
    deepEqual(among(jgf('{"tree":[{},{"move":{"color":"black",▮}}]}'), 'x', 'y', 'pass'), ['x', 'y', 'pass']);
    deepEqual(among(jgf('{"tree":[{},{"move":{▮"color":"black","x":1,"y":1}}]}'), 'pass'), []);
    deepEqual(among(jgf('{"tree":[{},{"move":{▮"color":"black","pass":true}}]}'), 'x', 'y'), []);
  });

  it('JGF: the first node has no move, also in a record that has no tree yet', () => {
    deepEqual(among(jgf('{"tree":[{▮}]}'), 'move'), []);
    const text = new AtCursor('{▮}', 'jgf').accepted('tree');
    deepEqual(new AtCursor(text, 'jgf').opened.diagnostics().list, []);
  });

  it('JGF: a node with a move has no set-up and no variations', () => {
    const offered = jgf('{"tree":[{},{"move":{"color":"black","x":1,"y":1},▮}]}');
    deepEqual(among(offered, 'set-up', 'setup', 'variations', 'comments'), ['comments']);
  });

  it('wei7 3.0: no move where there is no free point, and nothing is taken back where nothing was played', () => {
    const offered = labels('{"format":"wei7","version":"3.0","size":1,"tree":{"steps":[▮]}}');
    deepEqual(among(offered, 'next move', 'takeback', 'pass'), ['pass']);
  });

  it('wei7 3.0: players once there are participants', () => {
    const info = (text: string): string[] => labels(`{"format":"wei7","version":"3.0","info":{${text}▮},"tree":{}}`);
    deepEqual(among(info(''), 'players'), []);
    deepEqual(among(info('"participants":[{"name":"a"}],'), 'players'), ['players']);
  });

  it('wei7 2.2: nothing but a mark before a `pre`, where all else would be played first', () => {
    deepEqual(labels(old('▮<pre title="a"/><black x="1" y="1"/>')), ['mark']);
  });

  it('wei7 2.2: no second `moves`, `size` or `time` before the one that follows', () => {
    equal(labels('<wei7 version="2.2"><size>9</size>▮<moves/></wei7>').join(), 'game');
    equal(labels('<wei7 version="2.2">▮<size>9</size><moves/></wei7>').includes('size'), false);
    const game = '<game>▮<time>2011-11-12T14:30:00</time></game>';
    ok(!labels(`<wei7 version="2.2"><size>9</size>${game}<moves/></wei7>`).includes('time'));
  });

  it('wei7 2.2: no `type` on a stone with a point', () => {
    deepEqual(among(labels(old('<black x="1" y="1" ▮/>')), 'type', 'eval'), ['eval']);
  });

  it('Connect6: no move after a win, and none before the first that would take its place', () => {
    deepEqual(labels(win('W(J,9);W(K,9);B(F,1);▮'), 'ccgc'), []);
    deepEqual(labels(win('▮').replace(';B(A,1)', ';▮B(A,1)').replace('E,1);▮', 'E,1);'), 'ccgc'), []);
  });

  it('Ishi: the number of a move is not offered again after a variation on it', () => {
    const text = 'BOARDSIZE 9\nB 1 C3\nW 2 D5\nVAR\nW 2 D4\nENDVAR\n▮';
    ok(new AtCursor(text, 'ishi').accepted('next move').endsWith('\nB 3 C5'));
  });
});
