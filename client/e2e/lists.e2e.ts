/// Lists of what can be written, which open while somebody types: where a move begins they are there, and Enter is still a line end.

import { equal, match, ok } from 'node:assert/strict';
import { needs } from './support/means';
import { until } from './support/until';
import { windowFor } from './support/window';

const HEAD = '[C6][甲队][乙队][先手胜][2018.05.12 13:30 沈阳][2018 全国赛]';

/// A record up to what is typed, what is typed, and what is offered then.
const BEGUN = [
  ['of SGF', 'lists.sgf', '(;GM[1]FF[4]SZ[9]\n;B[ee]', ';', 'W[fe]'],
  ['of SGF, in brackets', 'lists.sgf', '(;GM[1]FF[4]SZ[9]\n;B', '[', 'ee'],
  ['of Connect6', 'C6-甲队 vs 乙队-先手胜.txt', `{${HEAD};B(J,10)`, ';', 'W(J,11)'],
  ['of Ishi, on a line of its own', 'lists.ishi', 'BOARDSIZE 9\nB 1 E5', '\n', 'next move'],
  ['of wei7', 'lists.wei7', '{"format": "wei7", "version": "3.0", "size": 9, "tree": {"steps": ', '[', 'next move'],
  ['of wei7 2.2', 'lists.wei7', '<wei7 version="2.2"><size>9</size><moves>\n<black', ' ', 'x'],
] as const;

describe('A list of what can be written', () => {
  needs('browser', 'editor');
  const window = windowFor();
  const list = () => window().page.locator('.suggest-widget.visible .monaco-list-row');

  async function typed(name: string, text: string, sign: string): Promise<void> {
    const lines = text.split('\n');
    await window().open(name, text, { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 });
    await until(async () => ok(await window().host((vscode) => vscode.window.activeTextEditor !== undefined)));
    await window().press(sign === '\n' ? 'Enter' : sign);
  }

  afterEach(() => window().press('Escape'));

  for (const [what, name, text, sign, offered] of BEGUN) {
    it(`opens where a move begins: ${what}`, async () => {
      await typed(name, text, sign);
      await list().filter({ hasText: offered }).first().waitFor();
    });
  }

  it('takes no Enter until something is chosen in it', async () => {
    await typed('enter.sgf', '(;GM[1]FF[4]SZ[9]\n;B[ee]', ';');
    await list().filter({ hasText: 'W[fe]' }).first().waitFor();
    equal(await window().page.locator('.suggest-widget.visible .monaco-list-row.focused').count(), 0);
    await window().press('Enter');
    await until(async () => match(await window().text(), /;B\[ee\];\n\s*$/));
  });

  it('takes an Enter once something is chosen in it', async () => {
    await typed('chosen.sgf', '(;GM[1]FF[4]SZ[9]\n;B[ee]', ';');
    await list().filter({ hasText: 'W[fe]' }).first().waitFor();
    await window().press('ArrowDown', 'Enter');
    await until(async () => match(await window().text(), /;B\[ee\];W\[[a-i]{2}\]/));
  });
});
