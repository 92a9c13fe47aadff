/// Typing never waits for the board, and the board is there at once. What is measured is printed; only what is far off fails,
/// since machines are busy.

import { ok } from 'node:assert/strict';
import type { Board } from './support/board';
import { needs } from './support/means';
import { columnOfMove, largeRecord, lineOfMove, manyMoves, wei7 } from './support/records';
import { cursorToBoard, inWords, keyToPaint, median } from './support/timing';
import { windowFor } from './support/window';

/// Generous: 16 ms is what the design asks of a machine that does nothing else.
const MOST_TO_BOARD = 150;
const MOST_RATIO = 3;

const MOVES = 60;
/// Milliseconds.
const COLOURING = 10_000;
const DIGITS = '3141592653589793238462643383279502884197169399375105820974944592';

describe('Speed in the editor', function () {
  this.timeout(180_000);
  needs('browser', 'editor');
  const window = windowFor();
  const large = largeRecord(10_000_000);

  const followed = async (board: Board): Promise<string> => {
    const took = await cursorToBoard(window(), board, 'ArrowDown', MOVES);
    ok(median(took) < MOST_TO_BOARD, inWords(took));
    return inWords(took);
  };

  const openedAt = async (name: string, text: string, line: number): Promise<Board> => {
    await window().open(name, text, { line: line - 1, character: columnOfMove - 1 });
    const board = await window().openBoard();
    await window().focusText();
    await board.point(/last move/).waitFor();
    return board;
  };

  it('the board follows the cursor in a game of 300 moves', async () => {
    const board = await openedAt('fast.wei7', wei7({ size: 19, moves: manyMoves(300) }), lineOfMove(1));
    console.log(`  cursor to board, 300 moves: ${await followed(board)}`);
  });

  it('the board follows the cursor in a record of 10 MB', async () => {
    const half = large.indexOf('"steps": [\n', large.length / 2);
    const line = large.slice(0, half).split('\n').length;
    const board = await openedAt('large.wei7', large, line + 1);
    const size = `${(large.length / 1e6).toFixed(1)} MB`;
    // The editor is busy with the colours of what has just been opened.
    console.log(`  cursor to board, ${size}, just opened: ${await followed(board)}`);
    await new Promise((resolve) => setTimeout(resolve, COLOURING));
    console.log(`  cursor to board, ${size}: ${await followed(board)}`);
  });

  it('typing into a record of 10 MB is as fluid with the board as without', async () => {
    const half = large.indexOf('局，', large.length / 2);
    const before = large.slice(0, half).split('\n');
    const place = { line: before.length - 1, character: (before.at(-1) as string).length };
    await window().open('typed.wei7', large, place);
    // As much room for the text as there is beside the board.
    await window().openBeside('notes.txt', 'No record');
    await window().focusText();
    await keyToPaint(window().page, DIGITS.slice(0, 30));
    const without = await keyToPaint(window().page, DIGITS);
    const board = await window().openBoard();
    await window().focusText();
    await keyToPaint(window().page, DIGITS.slice(0, 10));
    const beside = await keyToPaint(window().page, DIGITS);
    await board.root.getByText(DIGITS).filter({ visible: true }).first().waitFor();
    const ratio = median(beside) / median(without);
    console.log(`  key to paint, 10 MB: without the board ${inWords(without)}`);
    console.log(`  key to paint, 10 MB: with the board    ${inWords(beside)}; ${ratio.toFixed(2)} times`);
    ok(ratio < MOST_RATIO, `${ratio} times`);
  });
});
