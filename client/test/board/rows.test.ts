import { equal, ok } from 'node:assert/strict';
import { AROUND, yOf } from '../../webview/branches';
import { DOT, LANE } from '../../webview/dots';
import { intoRow } from '../../webview/rows';

/// The heights of windows, from the least that there is.
const SIZES = [42, 50, 63, 80, 117, 200];
const LANES = 12;

/// The rows of which the top of the window takes a part.
const cutAt = (top: number): number[] =>
  Array.from({ length: LANES }, (_, lane) => lane).filter(
    (lane) => yOf(lane) - DOT < top && yOf(lane) + DOT > top && top > AROUND - DOT,
  );

describe('The row of the cursor', () => {
  for (const size of SIZES) {
    it(`is seen whole in a window of ${size} px, wherever that was scrolled to, and cuts none off above it`, () => {
      for (let lane = 0; lane < LANES; lane++) {
        for (let scroll = 0; scroll < LANES * LANE; scroll++) {
          const top = intoRow(lane, scroll, size);
          ok(yOf(lane) - DOT >= top && yOf(lane) + DOT <= top + size, `row ${lane} from ${scroll}: ${top}`);
          if (top !== scroll) equal(cutAt(top).length, 0, `row ${lane} from ${scroll}: ${top}`);
        }
      }
    });
  }

  it('leaves the window as it is where it can be seen with room', () => {
    equal(intoRow(3, 60, 100), 60);
  });

  it('is at the very top if it is the first', () => {
    equal(intoRow(0, 200, 42), 0);
  });
});
