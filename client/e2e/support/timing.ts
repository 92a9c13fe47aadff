/// Times of things that happen in different processes of one machine, on its clock.

import type { Page } from 'playwright-core';
import type { Board } from './board';
import { until } from './until';
import type { Window } from './window';

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const percentile95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

export const inWords = (values: readonly number[]): string =>
  `median ${median(values).toFixed(1)} ms, 95th percentile ${percentile95(values).toFixed(1)} ms`;

interface Watching {
  times: number[];
}

/// Where the extension host notes when the editor has told it of a cursor that has moved.
const watchCursor = (window: Window): Promise<void> =>
  window.host((vscode) => {
    const all = globalThis as unknown as { cursor?: Watching };
    if (all.cursor) return;
    const cursor: Watching = { times: [] };
    all.cursor = cursor;
    vscode.window.onDidChangeTextEditorSelection(() => cursor.times.push(performance.timeOrigin + performance.now()));
  });

const cursorTimes = (window: Window): Promise<number[]> =>
  window.host(() => (globalThis as unknown as { cursor: Watching }).cursor.times.splice(0));

/// Where the panel's page notes when points of the board have changed.
const watchBoard = (board: Board): Promise<void> =>
  board.grid().evaluate((grid) => {
    const times: number[] = [];
    Object.assign(grid.ownerDocument.defaultView as object, { boardTimes: times });
    const note = () => times.push(performance.timeOrigin + performance.now());
    new MutationObserver(note).observe(grid, { subtree: true, childList: true, attributes: true });
  });

const boardTimes = (board: Board): Promise<number[]> =>
  board.grid().evaluate((grid) => {
    const { boardTimes } = grid.ownerDocument.defaultView as unknown as { boardTimes: number[] };
    return boardTimes.splice(0);
  });

/// Presses a key that moves the cursor from move to move, many times. Answers how long it took from the event that the editor
/// gave the extension to the board that shows the new position.
export async function cursorToBoard(window: Window, board: Board, key: string, count: number): Promise<number[]> {
  await watchCursor(window);
  await watchBoard(board);
  const took: number[] = [];
  for (let i = 0; i < count; i++) {
    await boardTimes(board);
    await cursorTimes(window);
    await window.press(key);
    took.push(
      await until(async () => {
        const [patched] = await boardTimes(board);
        if (patched === undefined) throw new Error('The board has not changed.');
        const [moved] = await cursorTimes(window);
        if (moved === undefined) throw new Error('The cursor has not moved.');
        return patched - moved;
      }),
    );
  }
  return took;
}

/// Types characters where the cursor is. Answers how long each took from the key to the frame that shows it.
export async function keyToPaint(page: Page, characters: string): Promise<number[]> {
  await page.evaluate(() => {
    const all = window as unknown as { painted?: number[] };
    if (all.painted) return;
    const painted: number[] = [];
    all.painted = painted;
    let pressed = 0;
    window.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
    const lines = document.querySelector('.editor-instance .view-lines') as Element;
    const shown = () => {
      if (pressed === 0) return;
      const from = pressed;
      pressed = 0;
      // A message that is posted in a frame arrives when the frame has been drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => painted.push(performance.now() - from);
        port2.postMessage(0);
      });
    };
    new MutationObserver(shown).observe(lines, { subtree: true, childList: true, characterData: true });
  });
  const times = () => page.evaluate(() => (window as unknown as { painted: number[] }).painted.splice(0));
  await times();
  const all: number[] = [];
  for (const character of characters) {
    await page.keyboard.press(character);
    all.push(
      await until(async () => {
        const [time] = await times();
        if (time === undefined) throw new Error(`"${character}" is not to be seen.`);
        return time;
      }),
    );
  }
  return all;
}
