import { deepEqual, equal } from 'node:assert/strict';
import type { Place } from '../../src/board/sound';
import type { Tree } from '../../src/board/tree';
import { TreeWindow } from '../../src/board/tree-window';
import { tree } from './boards';

interface Question {
  readonly position: Place;
  readonly column?: number;
}

/// A server with a line of 1,000 moves, a line of text for each.
function opened(more: { version?: (asked: number) => number } = {}) {
  const asked: string[] = [];
  const shown: Tree[] = [];
  const rooted = { uri: { toString: () => 'a' }, position: { line: 100, character: 0 } };
  const answer = (method: string, { position: { line }, column }: Question): unknown => {
    asked.push(method === 'qipu/steps' ? `column ${column}` : `tree at ${line}`);
    if (method === 'qipu/steps') return { position: { line: column, character: 0 } };
    const version = more.version?.(asked.length) ?? 1;
    return tree({ version, column: line, length: 1000, from: Math.max(0, line - 60), to: line + 60 });
  };
  const client = { sendRequest: async (method: string, question: Question) => answer(method, question) };
  const window = new TreeWindow(client as never, rooted as never, (one) => shown.push(one));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { asked, shown, rooted, window, settled };
}

describe('The window on the tree of moves', () => {
  it('is around the cursor', async () => {
    const { asked, shown, rooted, window, settled } = opened();
    window.follow(rooted.position);
    await settled();
    deepEqual(asked, ['tree at 100']);
    equal(shown[0]?.column, 100);
  });

  it('is around where a person has scrolled to, and still knows where the cursor is', async () => {
    const { asked, shown, rooted, window, settled } = opened();
    window.follow(rooted.position);
    window.look(700);
    await settled();
    deepEqual(asked.slice(-3), ['tree at 100', 'column 700', 'tree at 700']);
    deepEqual([shown.at(-1)?.from, shown.at(-1)?.column], [640, 100]);
  });

  it('stays there while the text changes, and comes back when the cursor moves', async () => {
    const { shown, rooted, window, settled } = opened();
    window.follow(rooted.position);
    window.look(700);
    await settled();
    window.follow({ ...rooted.position });
    await settled();
    equal(shown.at(-1)?.from, 640);
    rooted.position = { line: 101, character: 0 };
    window.follow(rooted.position);
    await settled();
    equal(shown.at(-1)?.from, 41);
  });

  it('never puts two versions of a record together', async () => {
    const { shown, rooted, window, settled } = opened({ version: (asked) => asked });
    window.follow(rooted.position);
    window.look(700);
    await settled();
    equal(shown.at(-1)?.from, 40);
  });

  it('shows nothing of a record that the board has left', async () => {
    const { shown, rooted, window, settled } = opened();
    window.follow(rooted.position);
    rooted.uri = { toString: () => 'b' };
    await settled();
    equal(shown.length, 0);
  });
});
