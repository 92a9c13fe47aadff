/// Everything speaks Chinese where the editor does, and Chinese in records is right everywhere.

import { equal, match, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { needs } from './support/means';
import { columnOfMove, lineOfMove, wei7 } from './support/records';
import { until } from './support/until';
import { windowFor } from './support/window';

const COMMENT = '天元。\n第二行：𠮷野家の碁。';

const GAME = wei7({
  info: {
    name: '周二棋会',
    participants: [{ name: '林乔' }, { name: '桑榆' }],
    players: [
      { participant: 0, color: 1 },
      { participant: 1, color: 2 },
    ],
  },
  moves: [
    [4, 4, COMMENT],
    [2, 2],
    [2, 2],
  ],
});

const titles = JSON.parse(readFileSync('package.nls.zh-cn.json', 'utf8'));

describe('In Chinese', () => {
  needs('browser', 'editor');
  const window = windowFor('zh');

  it('the editor is, in these tests', async () => {
    equal(await window().host((vscode) => vscode.env.language), 'zh-cn');
  });

  it('commands have Chinese titles', async () => {
    await window().open('棋谱.wei7', GAME);
    await window().command(titles['command.showBoard']);
    await window().tab('棋盘：棋谱.wei7').waitFor();
    const { commands } = await window().host(
      (vscode) => vscode.extensions.getExtension('qipu.qipu')!.packageJSON.contributes,
    );
    for (const { command, title } of commands) match(title.value, /\p{Script=Han}/u, command);
  });

  it('settings are described in Chinese', async () => {
    const { configuration } = await window().host(
      (vscode) => vscode.extensions.getExtension('qipu.qipu')!.packageJSON.contributes,
    );
    for (const [name, { description, markdownDescription }] of Object.entries<Record<string, string>>(
      configuration.properties,
    )) {
      match(description ?? markdownDescription ?? '', /\p{Script=Han}/u, name);
    }
  });

  it('faults are told in Chinese', async () => {
    await window().open('问题.wei7', GAME);
    await window().page.locator('.squiggly-error').first().waitFor();
    await window().press('Control+Shift+m');
    await window().problem('C7').waitFor();
    match(await window().problem('C7').innerText(), /C7 .*\p{Script=Han}/u);
  });

  it('the board speaks Chinese, and shows names and comments as they are', async () => {
    await window().open('棋谱.wei7', GAME);
    const board = await window().openBoard();
    await window().focusText();
    await window().goToLine(lineOfMove(1), columnOfMove);
    await board.at('第 1 手：黑 E5');
    await board.point(/^E5，黑子，最后一手/).waitFor();
    for (const words of ['周二棋会', '林乔', '桑榆']) await board.words(words).waitFor();
    const shown = board.root.getByText('第二行').filter({ visible: true }).first();
    ok((await shown.innerText()).includes(COMMENT));
  });

  it('every button of the board has a Chinese name', async () => {
    await window().open('棋谱.wei7', GAME);
    const board = await window().openBoard();
    await board.at('尚未开始');
    const names = await board.root
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
    ok(names.length > 10);
    for (const name of names) match(name, /\p{Script=Han}|^[A-T]\d+$/u);
  });

  it('a person types a Chinese comment and reads it beside the board', async () => {
    await window().open('输入.wei7', GAME);
    const board = await window().openBoard();
    const at = GAME.indexOf('天元');
    await window().select(at, at + '天元'.length);
    await window().page.keyboard.insertText('先占天元，再看对方');
    await until(async () => ok((await window().text()).includes('"先占天元，再看对方。\\n第二行')));
    await board.root.getByText('先占天元，再看对方。').filter({ visible: true }).first().waitFor();
  });
});
