/// What nobody should write, in the chapters in brackets: nothing throws, and work stays in proportion to the text.

import { ok } from 'node:assert/strict';
import { chapter as c5 } from '../../../src/formats/ccgc/c5/chapter';
import { chapter as hex } from '../../../src/formats/ccgc/hex/chapter';
import { chapter as ng } from '../../../src/formats/ccgc/ng/chapter';
import { chapter as pg } from '../../../src/formats/ccgc/pg/chapter';
import { BracketRecords } from '../../support/brackets';
import { stepsLeft } from '../../support/work';

for (const chapter of [c5, hex, ng, pg]) {
  const records = new BracketRecords(chapter);
  const { columns, rows, letters, notation } = chapter;
  const move = (i: number): string =>
    notation.write(letters[i % 2] as string, String.fromCharCode(65 + ((i * 7) % columns)), 1 + ((i * 5) % rows));
  const moves = (count: number): string => Array.from({ length: count }, (_, i) => move(i)).join(';');

  describe(`Hostile ${chapter.title.en}s`, () => {
    it('cut anywhere have no more faults than a bracket and a move or a field', () => {
      const whole = records.game(`${move(0)};${move(1)}MARK[1];${move(2)}`);
      for (let end = 1; end < whole.length; end++) {
        const { list } = records.record(whole.slice(0, end)).diagnostics();
        const errors = list.filter(({ severity }) => severity === 'error');
        ok(errors.length <= 3, `${whole.slice(0, end)}: ${errors.map(({ rule }) => rule)}`);
      }
    });

    it('of brackets, letters and signs without end are read', () => {
      for (const sign of [
        '(',
        ')',
        '[',
        ']',
        '{',
        '}',
        ';',
        '\0',
        '\ufffd',
        '；',
        ':',
        'B:[',
        'H(',
        'MARK[',
        records.open,
      ]) {
        records.record(records.game(sign.repeat(3000))).board();
        records.record(sign.repeat(3000)).board();
      }
    });

    it('with coordinates off every board are told of, and nothing stands there', () => {
      const off = [notation.write(letters[0], 'Z', 1), notation.write(letters[1], 'A', 99_999_999)].join(';');
      const { list } = records.record(records.game(off)).diagnostics();
      ok(list.filter(({ rule }) => rule === 'off-board').length === 2);
      ok(!/[^.]/.test(records.board(off)?.rows.join('') ?? '?'));
    });

    it('may be long: what is left to do after a keystroke at the end does not grow with the game', () => {
      const left = (count: number): number => {
        const text = records.game(moves(count));
        const opened = records.record(text);
        const end = { line: 0, character: text.length - 1 };
        opened.change([{ range: { start: end, end }, text: `;${move(count)}` }]);
        return stepsLeft(opened);
      };
      const [short, long] = [left(400), left(20_000)];
      ok(long <= 4 * short + 40, `${long} steps after ${short}`);
    });
  });
}
