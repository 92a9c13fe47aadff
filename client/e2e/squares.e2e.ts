/// Moves of several cells on the board: amazons that go and shoot, turns of two stones.

import { deepEqual, equal } from 'node:assert/strict';
import type { Board } from './support/board';
import { needs } from './support/means';
import { until } from './support/until';
import { windowFor } from './support/window';

const AMAZONS = '#[AM][石桥队][远山队][先手胜][2026.08.15 14:30 杭州][示例友谊赛];\n1 g1g7(b7) d10d3(f1)\n';
const CONNECT6 = '{[C6][石桥队][远山队][先手胜][2026.08.15 16:00 杭州][示例友谊赛];\nB(J,10);\nW(L,11);W(K,12)\n}\n';

describe('A move of several cells', () => {
  needs('browser', 'editor');
  const window = windowFor();
  let board: Board;

  const textIs = (text: string) => until(async () => equal(await window().text(), text));

  const undone = async (text: string) => {
    await window().focusText();
    await window().press('Control+z');
    await textIs(text);
  };

  const open = async (name: string, text: string, line: number, words: string) => {
    await window().open(name, text);
    board = await window().openBoard();
    await window().focusText();
    await window().goToLine(line, 100);
    await board.at(words);
  };

  it('is three clicks in Amazons, each showing where the next can be', async () => {
    await open('AM-石桥队 vs 远山队-先手胜.txt', AMAZONS, 2, 'Move 2: Black d10 to d3, arrow to f1');
    await board.point('a4').click();
    await board.point(/^a4,.*chosen/).waitFor();
    await board.root.locator('.target').first().waitFor();
    await board.point('c6').click();
    await board.point('c2').click();
    await board.at('Move 3: White a4 to c6, arrow to c2');
    await textIs(`${AMAZONS}2 a4c6(c2)\n`);
    await undone(AMAZONS);
  });

  it('is given up with the escape key, and refuses squares that cannot be reached', async () => {
    await open('AM-石桥队 vs 远山队-先手胜.txt', AMAZONS, 2, 'Move 2: Black d10 to d3, arrow to f1');
    await board.point('a4').click();
    await board.point(/^a4,.*chosen/).waitFor();
    await board.point('j10').click();
    await board.words('The move cannot go on there.').waitFor();
    await board.press('Escape');
    await board.root.locator('.target').first().waitFor({ state: 'detached' });
    equal(await window().text(), AMAZONS);
  });

  it('is two clicks in Connect6, written as one turn', async () => {
    await open('C6-石桥队 vs 远山队-先手胜.txt', CONNECT6, 3, 'Move 3: White K12');
    await board.point('K11').click();
    await board.point(/^K11,.*chosen/).waitFor();
    equal(await window().text(), CONNECT6);
    await board.point('L12').click();
    await board.at('Move 5: Black L12');
    await textIs(CONNECT6.replace('W(K,12)', 'W(K,12);\nB(K,11);B(L,12)'));
    await board.hasStones('J10 black', 'L11 white', 'K12 white', 'K11 black', 'L12 black');
    await undone(CONNECT6);
  });

  it('shows on the board where it may come while it is half typed', async () => {
    await open('C6-石桥队 vs 远山队-先手胜.txt', CONNECT6, 3, 'Move 3: White K12');
    await window().page.keyboard.type(';\nB(M,');
    await board.root.locator('.typed .band').waitFor();
    await open('AM-石桥队 vs 远山队-先手胜.txt', AMAZONS, 2, 'Move 2: Black d10 to d3, arrow to f1');
    await window().page.keyboard.type('\n2 a4c6(');
    // From c6: nine along the row, nine along the file, ten along the diagonals, the square that was left among them.
    await until(async () => equal(await board.root.locator('.typed .typed-place').count(), 28));
  });

  it('is taken away with all after it', async () => {
    await open('C6-石桥队 vs 远山队-先手胜.txt', CONNECT6, 3, 'Move 3: White K12');
    await board.button('Edit').click();
    await board.button('Delete this move and what follows').click();
    await textIs(CONNECT6.replace(';W(K,12)', ''));
    await board.at('Move 2: White L11');
    deepEqual((await board.stones()).length, 2);
    await undone(CONNECT6);
  });
});
