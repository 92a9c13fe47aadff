/// Typing never waits for the board, and the board is there as soon in a large record as in a small one. What is measured is printed; what counts
/// are ratios within one run, with room, since machines are busy.

import { ok } from 'node:assert/strict';
import { times } from '../../server/test/support/length';
import type { Board } from './support/board';
import { needs } from './support/means';
import { columnOfMove, largeRecord, lineOfMove, manyMoves, wei7 } from './support/records';
import { cursorToBoard, inWords, keyToPaint, median } from './support/timing';
import { windowFor } from './support/window';

/// A game of 300 moves has some 30 KB: what goes through all of the text takes hundreds of times as long in one of 10 MB. Elsewhere than in CI
/// the large one is a quarter of that.
const LARGE = times(10_000_000);
const SIZE = `${LARGE / 1_000_000} MB`;
const MOST_IN_LARGE = 15;
const MOST_WITH_BOARD = 15;

const MOVES = times(30);
const DIGITS = '31415926535897932384626433832795'.slice(0, times(32));

describe('Speed in the editor', () => {
  needs('browser', 'editor');
  // Opening a large record takes as long as what is measured: once is enough.
  const window = windowFor('en', { kept: true });
  const large = largeRecord(LARGE);

  /// How long the board takes to follow, opened at a line.
  const followed = async (name: string, text: string, line: number): Promise<number> => {
    await window().open(name, text, { line: line - 1, character: columnOfMove - 1 });
    const board: Board = await window().openBoard();
    await window().focusText();
    await board.point(/last move/).waitFor();
    // The first steps are also those in which the editor colours what has been opened.
    await cursorToBoard(window(), board, 'ArrowDown', MOVES);
    const took = await cursorToBoard(window(), board, 'ArrowDown', MOVES);
    console.log(`  cursor to board, ${(text.length / 1e6).toFixed(2)} MB: ${inWords(took)}`);
    return median(took);
  };

  it(`the board follows the cursor in a record of ${SIZE} as in one of 300 moves`, async () => {
    const short = await followed('fast.wei7', wei7({ size: 19, moves: manyMoves(300) }), lineOfMove(1));
    await window().clear();
    const half = large.indexOf('"steps": [\n', large.length / 2);
    const long = await followed('large.wei7', large, large.slice(0, half).split('\n').length + 1);
    ok(long < MOST_IN_LARGE * short, `${long} ms instead of ${short}`);
  });

  it(`typing into a record of ${SIZE} is as fluid with the board as without`, async () => {
    const half = large.indexOf('局，', large.length / 2);
    const before = large.slice(0, half).split('\n');
    const place = { line: before.length - 1, character: (before.at(-1) as string).length };
    await window().closePages('qipu.board');
    await window().open('large.wei7', large, place);
    // As much room for the text as there is beside the board.
    await window().openBeside('notes.txt', 'No record');
    await window().focusText();
    await keyToPaint(window().page, DIGITS);
    const without = await keyToPaint(window().page, DIGITS);
    const board = await window().openBoard();
    await window().focusText();
    await keyToPaint(window().page, DIGITS);
    const beside = await keyToPaint(window().page, DIGITS);
    await board.root.getByText(DIGITS).filter({ visible: true }).first().waitFor();
    const ratio = median(beside) / median(without);
    console.log(`  key to paint, ${SIZE}: without the board ${inWords(without)}`);
    console.log(`  key to paint, ${SIZE}: with the board    ${inWords(beside)}; ${ratio.toFixed(2)} times`);
    ok(ratio < MOST_WITH_BOARD, `${ratio} times`);
  });
});
