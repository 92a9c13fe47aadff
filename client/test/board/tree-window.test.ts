import { deepEqual, equal } from 'node:assert/strict';
import type { Place } from '../../../server/src/protocol/places';
import type { Tree } from '../../../server/src/protocol/tree';
import { TreeWindow } from '../../src/board/tree-window';
import { tree } from './boards';

interface Question {
  readonly position: Place;
  readonly known?: { readonly stamp: string; readonly column: number };
  readonly column?: number;
}

/// A server with a line of 1,000 moves, a line of text for each.
function opened(more: { version?: (asked: number) => number } = {}) {
  const asked: string[] = [];
  const shown: (Tree | number)[] = [];
  const trees = () => shown.filter((one) => typeof one !== 'number');
  const rooted = { uri: { toString: () => 'a' }, position: { line: 100, character: 0 } };
  const answer = (method: string, { position: { line }, column, known }: Question): unknown => {
    asked.push(method === 'qipu/steps' ? `column ${column}` : `tree at ${line}`);
    if (method === 'qipu/steps') return { position: { line: column, character: 0 } };
    const version = more.version?.(asked.length) ?? 1;
    if (known?.stamp === 'a' && Math.abs(known.column - line) < 30) return { version, stamp: 'a', column: line };
    return tree({ version, column: line, length: 1000, from: Math.max(0, line - 60), to: line + 60 });
  };
  const client = { sendRequest: async (method: string, question: Question) => answer(method, question) };
  const window = new TreeWindow(
    client as never,
    rooted as never,
    (one) => shown.push(one),
    ({ column }) => shown.push(column),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  const go = (line: number) => {
    rooted.position = { line, character: 0 };
    window.follow(rooted.position);
    return settled();
  };
  return { asked, shown, trees, go, rooted, window, settled };
}

describe('The window on the tree of moves', () => {
  it('is around the cursor', async () => {
    const { asked, trees, rooted, window, settled } = opened();
    window.follow(rooted.position);
    await settled();
    deepEqual(asked, ['tree at 100']);
    equal(trees()[0]?.column, 100);
  });

  it('is around where a person has scrolled to, and still knows where the cursor is', async () => {
    const { asked, trees, rooted, window, settled } = opened();
    window.follow(rooted.position);
    window.look(700);
    await settled();
    deepEqual(asked.slice(-3), ['tree at 100', 'column 700', 'tree at 700']);
    deepEqual([trees().at(-1)?.from, trees().at(-1)?.column], [640, 100]);
  });

  it('is kept while the cursor goes along its line, until it comes near the edge', async () => {
    const { shown, trees, go } = opened();
    for (const line of [100, 101, 129]) await go(line);
    equal(trees().length, 1);
    deepEqual(shown.slice(1), [101, 129]);
    await go(130);
    equal(trees().at(-1)?.from, 70);
    await go(131);
    equal(shown.at(-1), 131);
  });

  it('comes again, whole, for a panel that has lost it', async () => {
    const { trees, go, window } = opened();
    await go(100);
    window.forget();
    await go(101);
    equal(trees().length, 2);
    void go(102);
    window.forget();
    await go(102);
    equal(trees().length, 3);
  });

  it('stays there while the text changes, and comes back when the cursor moves', async () => {
    const { trees, rooted, window, settled } = opened();
    window.follow(rooted.position);
    window.look(700);
    await settled();
    window.follow({ ...rooted.position });
    await settled();
    equal(trees().at(-1)?.from, 640);
    rooted.position = { line: 101, character: 0 };
    window.follow(rooted.position);
    await settled();
    equal(trees().at(-1)?.from, 41);
  });

  it('never puts two versions of a record together', async () => {
    const { trees, rooted, window, settled } = opened({ version: (asked) => asked });
    window.follow(rooted.position);
    window.look(700);
    await settled();
    equal(trees().at(-1)?.from, 40);
  });

  it('shows nothing of a record that the board has left', async () => {
    const { trees, rooted, window, settled } = opened();
    window.follow(rooted.position);
    rooted.uri = { toString: () => 'b' };
    await settled();
    deepEqual(trees(), []);
  });
});
