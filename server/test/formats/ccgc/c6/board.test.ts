import { deepEqual, equal, ok } from 'node:assert/strict';
import { located } from '../../../../src/record/locate';
import { finished } from '../../../../src/text/edit';
import { Connect6Model, type ModelMove, sidesInTurn } from '../../../support/connect6';
import { Random } from '../../../support/random';
import { game, HEADER, record } from './record';

const LETTERS = 'ABCDEFGHIJKLMNOPQRS';

const written = ({ color, x, y }: ModelMove): string => `${color === 1 ? 'B' : 'W'}(${LETTERS[x]},${19 - y})`;

describe('The board of a Connect6 record', () => {
  it('is at every move what another model has, also after edits', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const random = new Random(seed);
      const moves: ModelMove[] = sidesInTurn(60).map((color) => ({ color, x: random.below(9), y: random.below(9) }));
      const opened = record(game(moves.map(written).join(';')));
      for (let round = 0; round < 5; round++) {
        const model = new Connect6Model();
        let at = HEADER.length;
        for (const [index, move] of moves.entries()) {
          model.put(move);
          const board = opened.board(at);
          deepEqual(board?.rows, model.rows(), `seed ${seed}, move ${index + 1}`);
          equal(board?.node.move, index + 1);
          at += written(move).length + 1;
        }
        const index = random.below(moves.length);
        const before = moves[index] as ModelMove;
        const after = { ...before, x: random.below(9) };
        const start = HEADER.length + moves.slice(0, index).reduce((sum, one) => sum + written(one).length + 1, 0);
        const range = {
          start: { line: 0, character: start },
          end: { line: 0, character: start + written(before).length },
        };
        opened.change([{ range, text: written(after) }]);
        opened.finish();
        moves[index] = after;
      }
    }
  });

  it('shows the last stone, the one before it in the same turn, and whose stone is next', () => {
    const board = record(game('B(J,10);W(K,11);W(A,1)')).board();
    deepEqual(board?.lastMove, { color: 2, cell: { x: 0, y: 18 } });
    deepEqual(board?.marks, [{ x: 10, y: 8, form: 'circle' }]);
    equal(board?.toMove, 'black');
    equal(board?.game, 'connect6');
    equal(record(game('B(J,10);W(K,11)')).board()?.toMove, 'white');
  });

  it('shows the line that wins', () => {
    const won = 'B(A,1);W(A,19);W(C,19);B(B,1);B(C,1);W(E,19);W(G,19);B(D,1);B(E,1);W(I,19);W(K,19);B(F,1);B(S,5)';
    const cells = record(game(won)).board()?.winning;
    deepEqual(
      cells?.map(({ x, y }) => [x, y]),
      [0, 1, 2, 3, 4, 5].map((x) => [x, 18]),
    );
    equal(record(game(won)).board()?.toMove, undefined);
    equal(record(game(won.replace('F,1', 'G,1'))).board()?.winning, undefined);
    ok(record(game(won.replace('F,1', 'G,1'))).board()?.toMove);
  });

  it('is empty before the first move', () => {
    for (const text of [game(''), '{', 'x']) equal(record(text).board()?.rows.join('').replaceAll('.', ''), '');
    equal(record('').board(), undefined);
  });

  it('tells who plays, and what came of it', () => {
    deepEqual(about(game('')), {
      name: '2018 CCGC',
      players: [
        { side: 'black', name: '甲队 B' },
        { side: 'white', name: '乙队 W' },
      ],
      result: { en: 'The first player wins', zh: '先手胜' },
      facts: [{ en: '2018.08.03 10:30 合肥', zh: '2018.08.03 10:30 合肥' }],
    });
  });

  it('tells who plays the game that it shows, where there are several', () => {
    const text = `${game('B(A,1)')}\n${game('B(A,2)').replace('甲队', '丙队')}`;
    deepEqual(about(text)?.players[0]?.name, '甲队 B');
    deepEqual(about(text, text.length)?.players[0]?.name, '丙队 B');
  });
});

/// What a record says of the game that is shown at an offset.
function about(text: string, offset?: number) {
  const { document } = record(text);
  const view = document.record;
  const spot = view && finished(located(view.course, offset));
  return spot && view.about?.(document.root, spot);
}
