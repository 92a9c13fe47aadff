import { deepEqual, equal } from 'node:assert/strict';
import { notation } from '../../../../src/formats/ccgc/am/notation';
import { nameOf } from '../../../../src/formats/ccgc/am/squares';

const CELLS = Array.from({ length: 100 }, (_, cell) => cell);

describe('An Amazons move without anything between its signs', () => {
  it('says what the same move says with a blank before its arrow, whatever its squares', () => {
    for (const from of CELLS) {
      const [to, arrow] = [(from + 37) % 100, (from + 71) % 100];
      const stem = `${nameOf(from)}${nameOf(to)}`;
      const said = notation.read(`${stem}(${nameOf(arrow)})`);
      const spaced = notation.read(`${stem} (${nameOf(arrow)})`);
      deepEqual(said?.cells, { from, to, arrow });
      deepEqual(said?.cells, spaced?.cells);
      equal(said?.size, (spaced?.size as number) - 1);
      const moved = spaced?.squares.map((one) => (one.square === 'arrow' ? { ...one, at: one.at - 1 } : one));
      deepEqual(said?.squares, moved);
    }
  });
});
