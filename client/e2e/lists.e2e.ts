/// Lists of what can be written, which open while somebody types: where a move begins they are there, and Enter is still a line end.

import { equal, match, ok } from 'node:assert/strict';
import { some } from '../../server/test/support/length';
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

  // Until the server is there nobody knows at which signs a list opens.
  before(async () => {
    await window().open('lists-begin.sgf', '(;GM[1]FF[4]SZ[9];B[ee])');
    await until(async () => {
      const found = await window().host(async (vscode) => {
        const { document } = vscode.window.visibleTextEditors[0] as import('vscode').TextEditor;
        const list = await vscode.commands.executeCommand<unknown[]>(
          'vscode.executeDocumentSymbolProvider',
          document.uri,
        );
        return list?.length ?? 0;
      });
      ok(found > 0);
    });
  });

  async function typed(name: string, text: string, sign: string): Promise<void> {
    const lines = text.split('\n');
    await window().open(name, text, { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 });
    await window().press(sign === '\n' ? 'Enter' : sign);
  }

  afterEach(() => window().press('Escape'));

  for (const [what, name, text, sign, offered] of some(BEGUN)) {
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

  for (const [name, word, written] of [
    ['word.sgf', 'record', /^\(;FF\[4\]GM\[1\][\s\S]*DT\[20\d\d-/],
    ['word.ishi', 'record', /^EVENT title\nBLACK/],
    ['word.wei7', 'problem', /"problem": \{ "color": 1 \}/],
    ['C6-石桥队 vs 远山队-后手胜.txt', 'record', /^\{\[C6\]\[石桥队 B\]\[远山队 W\]\[后手胜\]/],
  ] as const) {
    it(`has whole records in an empty one: ${word} in ${name}`, async () => {
      await typed(name, '', word[0] as string);
      await window().page.keyboard.type(word.slice(1));
      const label = new RegExp(`^${name.startsWith('C6') ? 'c6' : word}\\b`);
      const whole = list().filter({ has: window().page.locator('.label-name', { hasText: label }) });
      await whole.first().waitFor();
      equal(await whole.count(), 1);
      await window().press('Enter');
      await until(async () => match(await window().text(), written));
    });
  }

  it('has no whole record in a value', async () => {
    await typed('value.wei7', '{"format": "wei7", "version": "3.0", "size": 9, "info": {"na', 'm');
    await list().filter({ hasText: 'name' }).first().waitFor();
    await typed('value.wei7', '{"format": "wei7", "version": "3.0", "size": 9, "info": {"name": "', 'r');
    await window().page.keyboard.type('ecord');
    await until(async () => match(await window().text(), /"record/));
    equal(await list().count(), 0);
  });
});
