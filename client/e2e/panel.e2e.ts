/// The panel alone in a browser, with what the extension might say to it, and what it never would.

import { deepEqual, equal } from 'node:assert/strict';
import { answer } from '../test/board/boards';
import { violations } from './support/axe';
import { pictureOfFailure } from './support/browser';
import { HOSTILE, harmed, hostileLine } from './support/hostile';
import { needs } from './support/means';
import { openPanelPage, type PanelPage } from './support/panel-page';

const POSITION = { line: 3, character: 0 };

const FRAME = {
  type: 'frame',
  frame: { uri: 'file:///game.wei7', pinned: false, position: POSITION, coordinates: 'letters', numbers: 'off' },
};

const board = (more: object = {}) => ({ type: 'board', board: answer(more), position: POSITION });

/// Everything that a board can have, with this text wherever there is text.
const full = (text: string) =>
  board({
    about: {
      name: text,
      players: [{ side: 'black', name: text, rank: text }, { name: text }],
      result: text,
      facts: [text, text],
    },
    comment: text,
    title: text,
    toMove: 'black',
    marks: [
      { x: 0, y: 0, label: text },
      { x: 0, y: 1, label: '甲' },
      { x: 1, y: 0, form: 'triangle' },
      { x: 2, y: 0, form: text },
    ],
    next: [0, 1].map((x) => ({ label: text, title: text, color: 1, cell: { x, y: 2 }, position: POSITION })),
    numbers: [[1, 1, 1]],
    faults: [{ message: text, clause: text, severity: text, cell: { x: 1, y: 1 } }],
  });

const WRONG = [
  null,
  0,
  'board',
  [],
  {},
  { type: 'board' },
  { type: 'board', board: { ...answer(), rows: 'X' }, position: POSITION },
  { type: 'board', board: { ...answer(), columns: -1 }, position: POSITION },
  { type: 'board', board: { ...answer(), height: '9' }, position: POSITION },
  { type: 'board', board: answer(), position: { line: 'x' } },
  { type: 'frame', frame: 1 },
  { type: 'frame', frame: { uri: 7 } },
  { type: '__proto__' },
  { type: { toString: 'board' } },
];

describe('The panel in a browser', () => {
  needs('browser');
  let panel: PanelPage;

  beforeEach(async () => {
    panel = await openPanelPage();
    await panel.send(FRAME);
  });

  afterEach(async function () {
    await pictureOfFailure(this.currentTest, panel?.page);
    await panel?.close();
  });

  it('runs nothing and asks for nothing of what a record holds', async () => {
    await panel.send(full(hostileLine));
    await panel.board.grid().waitFor();
    for (const words of HOSTILE.slice(0, 3)) await panel.page.getByText(words).first().waitFor();
    equal(await panel.page.locator('img, iframe, a, body script:not([src])').count(), 0);
    deepEqual(await harmed(panel.page), []);
    deepEqual([...panel.requests], []);
    deepEqual([...panel.errors], []);
  });

  it('forbids itself what it does not need', async () => {
    await panel.page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.harmed = true';
      document.body.append(script);
      const image = document.createElement('img');
      image.src = 'http://elsewhere.test/picture.png';
      document.body.append(image);
    });
    await panel.page.waitForFunction(() => document.querySelector('img')?.complete);
    deepEqual(await harmed(panel.page), []);
    deepEqual([...panel.requests], []);
    equal(panel.errors.filter((line) => /Content Security Policy/.test(line)).length, 2);
  });

  it('takes a click on a piece that is drawn anew between press and release', async () => {
    await panel.send(board());
    const { x, y, width, height } = (await panel.board.point('C2').boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await panel.page.mouse.move(x + width / 2, y + height / 2);
    await panel.page.mouse.down();
    await panel.send(board({ lastMove: { color: 1, cell: { x: 1, y: 1 } } }));
    await panel.board.at('Move 2: Black B2');
    await panel.page.mouse.up();
    deepEqual((await panel.said()).at(-1), { type: 'stone', cell: { x: 2, y: 1 } });
  });

  it('stays awake under a million characters everywhere', async () => {
    await panel.send(full(hostileLine.repeat(Math.ceil(1_000_000 / hostileLine.length))));
    await panel.board.grid().waitFor();
    await panel.send(board({ node: { path: [], move: 3 }, lastMove: { color: 1, cell: { x: 0, y: 0 } } }));
    await panel.board.at('Move 3: Black A3');
  });

  it('takes no notice of messages that are none', async () => {
    await panel.send(board());
    await panel.board.at('Move 2: White C2');
    const before = await panel.page.content();
    for (const message of WRONG) await panel.send(message);
    await panel.page.evaluate(() => new Promise(requestAnimationFrame));
    equal(await panel.page.content(), before);
    deepEqual([...panel.errors], []);
  });
});

describe('The panel, checked by axe,', () => {
  needs('browser');
  let panel: PanelPage;

  afterEach(async () => {
    await panel?.close();
  });

  for (const language of ['en', 'zh-CN']) {
    for (const [size, width, height] of [
      ['narrow', 320, 900],
      ['wide', 1200, 700],
    ] as const) {
      it(`has nothing to object to: ${language}, ${size}`, async () => {
        panel = await openPanelPage({ language, width, height });
        await panel.send(FRAME);
        await panel.send(full('文 A'));
        await panel.board.grid().waitFor();
        deepEqual(await violations(panel.page.mainFrame()), []);
        await panel.send({ type: 'refusal', text: 'No' });
        await panel.send({ type: 'stale' });
        deepEqual(await violations(panel.page.mainFrame()), []);
      });
    }
  }
});
