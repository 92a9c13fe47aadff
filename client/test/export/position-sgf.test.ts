import { equal } from 'node:assert/strict';
import { positionSgf } from '../../src/export/position-sgf';

const BOARD = { columns: 3, height: 2, left: 0, top: 0, rows: ['X.O', '.O.'], marks: [] };

describe('A position as SGF', () => {
  it('has its stones, and who is to play', () => {
    equal(positionSgf({ ...BOARD, toMove: 'white' }), '(;FF[4]GM[1]CA[UTF-8]SZ[3:2]\nAB[aa]\nAW[ca][bb]\nPL[W]\n)\n');
  });

  it('has its marks, letters, territory, lines and arrows', () => {
    const marks = [
      { x: 0, y: 0, label: 'a]' },
      { x: 1, y: 0, form: 'triangle' },
      { x: 1, y: 0, form: 'circle' },
      { x: 0, y: 1, form: 'territory', color: 2 },
      { x: 2, y: 1, form: 'faded' },
    ];
    const lines = [{ from: { x: 0, y: 0 }, to: { x: 2, y: 1 }, arrow: true }];
    equal(
      positionSgf({ ...BOARD, rows: ['...', '...'], marks, lines }),
      '(;FF[4]GM[1]CA[UTF-8]SZ[3:2]\nLB[aa:a\\]]\nTR[ba]\nTW[ab]\nDD[cb]\nAR[aa:cb]\n)\n',
    );
  });

  it('is a whole board where a window on it is shown, as far as the letters reach', () => {
    equal(positionSgf({ ...BOARD, columns: 52, height: 52, left: 49, top: 50 })?.includes('AW[ZY][YZ]'), true);
    equal(positionSgf({ ...BOARD, columns: 53 }), undefined);
  });
});
