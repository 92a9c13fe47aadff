/// What the panel looks like: every kind of board in every kind of theme and at every size, with everything that can stand
/// around it. Pictures of it for people to look at, in CI and with `QIPU_PICTURES=1`, are put into `out/e2e/panel`.

import { deepEqual, ok } from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import type { Position } from '../../server/src/drawing/position';
import { SCENES as POSITIONS } from '../../server/test/drawing/positions';
import { some } from '../../server/test/support/length';
import { answer, FRAME } from '../test/board/boards';
import { amazons, FAULTS, gomoku, numbersOf, opening, planted } from '../test/board/scenes';
import { violations } from './support/axe';
import { pictureForPeople } from './support/browser';
import { needs } from './support/means';
import { openPanelPage, type PanelPage } from './support/panel-page';
import { THEMES } from './support/themes';

const PLACE = 'out/e2e/panel';

const LESSON = [
  { author: '顾老师 Teacher Gu', text: '大家好，今天讲小飞挂角。 Welcome! Today: approaching the corner.', time: 0 },
  { author: '小满 Xiao Man', text: '老师好！', time: 6.5 },
];

const WAYS = [5, 13].map((x, line) => ({
  ...{ label: `30. White ${x}`, title: line ? '另一种下法 / Another way' : undefined, color: 2 },
  ...{ cell: { x, y: 15 }, position: { line, character: 4 } },
}));

/// All that can be said of a position.
const SAID = {
  comment: '白棋脱先，黑 29 长出后左下角的白子已经很难处理。\nWhite plays elsewhere; after 29 the corner is difficult.',
  problem: 'White to play',
  evaluation: { text: 'a good move', kind: 'good' },
  ...{ messages: LESSON, faults: FAULTS, next: WAYS },
};

/// The other games, with as much on their boards as there can be.
const game = (name: string): readonly [object, object] => {
  const { left, top, ...position } = POSITIONS[name] as Position;
  const about = { name, players: [{ name: '甲队' }, { name: '乙队' }] };
  return [answer({ ...position, window: { left, top }, captures: {}, about }), planted({ length: 10, column: 2 })];
};

const SCENES: Readonly<Record<string, readonly [object, object]>> = {
  go: [opening(29, SAID), planted({ column: 29 })],
  numbers: [opening(50, { numbers: numbersOf(50) }), planted({ column: 50 })],
  typed: [opening(29, { ghost: { column: 9, row: 4, cells: [{ x: 9, y: 4 }] } }), planted({ column: 29 })],
  gomoku: [gomoku(), planted({ length: 10, column: 9 })],
  amazons: [amazons(), planted({ column: 5 })],
  ...Object.fromEntries(['hex', 'surakarta', 'einstein', 'dots', 'army'].map((name) => [name, game(name)])),
};

const SIZES = { narrow: [320, 720], half: [640, 860], low: [700, 420], wide: [1200, 760] } as const;

async function opened(theme: keyof typeof THEMES, size: keyof typeof SIZES, language = 'en'): Promise<PanelPage> {
  const [width, height] = SIZES[size];
  const panel = await openPanelPage({ language, width, height });
  await panel.page.evaluate(({ kind, colors }) => {
    const { style } = document.documentElement;
    for (const [name, color] of Object.entries(colors)) style.setProperty(`--vscode-${name}`, color);
    style.background = colors['editor-background'] ?? '';
    document.body.className = kind;
  }, THEMES[theme]);
  await panel.send({ type: 'frame', frame: FRAME });
  return panel;
}

async function show(panel: PanelPage, [board, tree]: readonly [object, object]): Promise<void> {
  await panel.send({ type: 'board', board, position: { line: 3, character: 0 } });
  await panel.send({ type: 'tree', tree });
  await panel.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/// What sticks out of the page or of its own box to the right.
const cutOff = (panel: PanelPage): Promise<string[]> =>
  panel.page.evaluate(() => {
    const isCut = ({ scrollWidth, clientWidth }: Element) => clientWidth > 0 && scrollWidth > clientWidth + 1;
    const out = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
    const mayBeLong = '.scroller, .scroller *, .unseen, h1, .name, .rank, .taken, .result, .line-title';
    return [...document.querySelectorAll('body, main, main *')]
      .filter((element) => element instanceof HTMLElement && !element.matches(mayBeLong))
      .filter((element) => isCut(element) || out(element))
      .map((element) => `${element.tagName}.${element.className}`);
  });

describe('The panel, as it looks,', () => {
  needs('browser');
  let panel: PanelPage | undefined;

  before(() => mkdirSync(PLACE, { recursive: true }));

  afterEach(async () => {
    await panel?.close();
    panel = undefined;
  });

  for (const theme of some(Object.keys(THEMES) as (keyof typeof THEMES)[])) {
    it(`can be read by everybody: ${theme}`, async () => {
      panel = await opened(theme, 'half');
      for (const [name, scene] of Object.entries(SCENES)) {
        await show(panel, scene);
        deepEqual(await violations(panel.page.mainFrame()), [], name);
        await pictureForPeople(panel.page, `${PLACE}/${name}-${theme}.png`);
      }
      await panel.send({ type: 'stale' });
      deepEqual(await violations(panel.page.mainFrame()), []);
      await pictureForPeople(panel.page, `${PLACE}/stale-${theme}.png`);
    });
  }

  for (const [size, language] of some([
    ['narrow', 'en'],
    ['narrow', 'zh-CN'],
    ['half', 'en'],
    ['low', 'en'],
    ['wide', 'en'],
    ['wide', 'zh-CN'],
  ] as const)) {
    it(`has nothing cut off: ${size}, ${language}`, async () => {
      panel = await opened('dark', size, language);
      for (const [name, scene] of Object.entries(SCENES)) {
        await show(panel, scene);
        deepEqual(await cutOff(panel), [], name);
        await pictureForPeople(panel.page, `${PLACE}/${name}-${size}-${language}.png`);
      }
    });
  }

  for (const [width, height] of [
    [520, 460],
    [560, 587],
    [365, 403],
    [320, 720],
  ] as const) {
    it(`gives the board the room that there is: ${width} by ${height}`, async () => {
      panel = await openPanelPage({ width, height });
      await panel.send({ type: 'frame', frame: FRAME });
      await show(panel, SCENES.go as readonly [object, object]);
      const { width: side = 0 } = (await panel.page.locator('.board').boundingBox()) ?? {};
      await pictureForPeople(panel.page, `${PLACE}/go-${width}-${height}.png`);
      ok(side >= 0.48 * Math.min(width, height), `${side}`);
    });
  }

  it('has the board in one place, whoever is to play', async () => {
    panel = await opened('light', 'half');
    const places: unknown[] = [];
    for (const move of [0, 28, 29, 30]) {
      await show(panel, [opening(move), planted({ column: move })]);
      const { x = 0, y = 0 } = (await panel.page.locator('.board').boundingBox()) ?? {};
      places.push([x, y]);
    }
    deepEqual(
      places,
      places.map(() => places[0]),
    );
  });

  it('changes little of a board of 19 lines for a step', async () => {
    panel = await opened('light', 'half');
    const steps = Array.from({ length: 51 }, (_, move) => opening(move, { numbers: numbersOf(move) }));
    await show(panel, [steps[0] as object, planted()]);
    const changes = await panel.page.evaluate(async (steps) => {
      const changes: number[] = [];
      let count = 0;
      const observer = new MutationObserver((records) => {
        count += records.length;
      });
      const everything = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document.documentElement, everything);
      for (const [line, board] of [...steps, ...steps].entries()) {
        window.dispatchEvent(
          new MessageEvent('message', { data: { type: 'board', board, position: { line, character: 0 } } }),
        );
        await new Promise(requestAnimationFrame);
        changes.push(count);
        count = 0;
      }
      return changes.slice(1).sort((a, b) => a - b);
    }, steps);
    const median = changes[changes.length >> 1] as number;
    console.log(`      a step: ${median} changes of the page in the median`);
    ok(median > 0 && median < 100, `${median} changes`);
  });
});
