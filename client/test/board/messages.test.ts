import { deepEqual, equal, match } from 'node:assert/strict';
import { BoardAnswer } from '../../../server/src/protocol/board';
import { Latest } from '../../src/board/latest';
import { boardFrom, Frame, FromPanel, MOST_LINES, ToPanel } from '../../src/board/messages';
import { newNonce, pageHtml, panelLanguage } from '../../src/board/page';
import { answer } from './boards';

const NOTHING = ['time', 'nextTime', 'ghost', 'evaluation', 'problem'];

describe('A board from the server', () => {
  it('is taken with what is sound in it', () => {
    const board = boardFrom(
      answer({ marks: [{ x: 1, y: 2, label: 'A' }, { x: 'no' }, null], captures: { black: 2, white: 'x' } }),
    );
    deepEqual(board?.marks, [{ x: 1, y: 2, label: 'A' }]);
    deepEqual(board?.captures, { black: 2 });
  });

  it('keeps the numbers of its moves together', () => {
    deepEqual(
      boardFrom(
        answer({
          numbers: [
            [1, 2, 3],
            [4, 5],
          ],
        }),
      )?.numbers,
      [[1, 2, 3]],
    );
  });

  it('stays the same when it is looked at again on the other side', () => {
    const board = BoardAnswer.take(
      answer({ comment: 'x'.repeat(50_000), about: { name: 'A game', facts: ['No komi'] } }),
    );
    const sent = JSON.stringify(board);
    equal(JSON.stringify(BoardAnswer.take(JSON.parse(sent))), sent);
  });

  it('has its texts cut where they are longer than anybody reads', () => {
    equal(boardFrom(answer({ comment: '啊'.repeat(1_000_000) }))?.comment?.length, 20_001);
  });

  it('has times that are times, cells that are cells, and a kind of board that there is', () => {
    const wrong = boardFrom(
      answer({
        ...{ time: '5', nextTime: -1, geometry: 'round', ghost: { column: -1, cells: [{ x: 'a' }] }, winning: 'all' },
        ...{ evaluation: { kind: 'good' }, problem: 7, messages: [{ author: 'A' }, 'x'], faults: [{ clause: '1' }] },
      }),
    );
    const { time, nextTime, geometry, ghost, winning, evaluation, problem, messages, faults } = wrong ?? {};
    deepEqual(
      { time, nextTime, ghost, evaluation, problem },
      Object.fromEntries(NOTHING.map((name) => [name, undefined])),
    );
    deepEqual({ geometry, winning, messages, faults }, { geometry: 'points', winning: [], messages: [], faults: [] });
  });

  it('takes a fault for one of the move that is shown unless it is said to be of another', () => {
    const faults = [{ message: 'A' }, { message: 'B', here: false }, { message: 'C', here: true }];
    deepEqual(
      boardFrom(answer({ faults }))?.faults.map(({ here }) => here),
      [true, false, true],
    );
  });

  it('is none without rows or a size', () => {
    for (const wrong of [
      null,
      1,
      'board',
      [],
      {},
      answer({ rows: [] }),
      answer({ columns: -1 }),
      answer({ height: 1.5 }),
    ]) {
      equal(boardFrom(wrong), undefined);
    }
  });

  it('never has more rows than the panel shows', () => {
    equal(boardFrom(answer({ rows: Array(500).fill('.'.repeat(500)) }))?.rows.length, MOST_LINES);
  });
});

describe('A message', () => {
  it('to the panel is one that there is, or nothing', () => {
    equal(ToPanel.take({ type: 'eval', text: '1' }), undefined);
    equal(ToPanel.take({ type: 'board', board: {} }), undefined);
    deepEqual(ToPanel.take({ type: 'stale', more: 1 }), { type: 'stale' });
    deepEqual(ToPanel.take({ type: 'refusal', text: 5 }), { type: 'refusal', text: '' });
  });

  it('from the panel has a step that there is, a place, a cell', () => {
    deepEqual(FromPanel.take({ type: 'go', go: 'next', x: 1 }), { type: 'go', go: 'next' });
    equal(FromPanel.take({ type: 'go', go: 'toString' }), undefined);
    equal(FromPanel.take({ type: 'to', position: { line: -1, character: 0 }, version: 1 }), undefined);
    equal(FromPanel.take({ type: 'play', cell: { x: 0.5, y: 0 } }), undefined);
    deepEqual(FromPanel.take({ type: 'play', cell: { x: 3, y: 4 } }), { type: 'play', cell: { x: 3, y: 4 } });
    equal(FromPanel.take({ type: 'numbers', value: 'most' }), undefined);
    equal(FromPanel.take(undefined), undefined);
    deepEqual(FromPanel.take({ type: 'column', column: 7, more: 1 }), { type: 'column', column: 7 });
    equal(FromPanel.take({ type: 'column', column: -1 }), undefined);
    equal(FromPanel.take({ type: 'columns', around: '5' }), undefined);
    deepEqual(FromPanel.take({ type: 'tree', value: false }), { type: 'tree', value: false });
    equal(FromPanel.take({ type: 'tree', value: 'open' }), undefined);
    deepEqual(FromPanel.take({ type: 'undo', text: 'x' }), { type: 'undo' });
  });

  it('of what is remembered gives way to what is usual', () => {
    const place = { pinned: false, position: { line: 0, character: 0 } };
    const usual = { ...place, time: 0, coordinates: 'letters', numbers: 'off', tree: true };
    deepEqual(Frame.take({ uri: 'file:///a', coordinates: 7, pinned: 'yes' }), { uri: 'file:///a', ...usual });
    equal(Frame.take({}), undefined);
  });
});

describe('The page of the panel', () => {
  const page = pageHtml({ script: 's.js', style: 's.css', source: 'https://x', nonce: newNonce(), language: 'en' });

  it('lets nothing in but its own script and style', () => {
    match(page, /content="default-src 'none'; script-src 'nonce-[A-Za-z0-9]{32}'; style-src https:\/\/x; /);
    equal(/unsafe/.test(page), false);
  });

  it('speaks Chinese to who reads Chinese, and English to others', () => {
    deepEqual(['zh-cn', 'zh-tw', 'en', 'de'].map(panelLanguage), ['zh-CN', 'zh-CN', 'en', 'en']);
  });

  it('has another nonce every time', () => {
    equal(new Set([newNonce(), newNonce(), newNonce()]).size, 3);
  });
});

describe('Asking for the latest', () => {
  it('asks one question at a time, and once more for all that came meanwhile', async () => {
    let asked = 0;
    const waiting: (() => void)[] = [];
    const latest = new Latest(() => {
      asked++;
      return new Promise((resolve) => waiting.push(resolve));
    });
    for (let i = 0; i < 5; i++) latest.wake();
    equal(asked, 1);
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    equal(asked, 2);
    waiting.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
    equal(asked, 2);
  });

  it('goes on after a fault', async () => {
    let asked = 0;
    const latest = new Latest(async () => {
      asked++;
      throw new Error('lost');
    });
    latest.wake();
    await new Promise((resolve) => setImmediate(resolve));
    latest.wake();
    equal(asked, 2);
  });

  it('knows that it is late as soon as something newer is to be asked', async () => {
    const late: boolean[] = [];
    const latest = new Latest(async () => {
      await Promise.resolve();
      late.push(latest.isLate);
      if (late.length === 1) latest.wake();
      late.push(latest.isLate);
    });
    await latest.settled();
    deepEqual(late, [false, true, false, false]);
  });
});
