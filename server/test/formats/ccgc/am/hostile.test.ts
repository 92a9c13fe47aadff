import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Format } from '../../../../src/formats/format';
import { fixesIn } from '../../../../src/language/fixes';
import { stepAt } from '../../../../src/language/move-step';
import { writtenAt } from '../../../../src/language/writing';
import { BoardEdit } from '../../../../src/protocol/board-edit';
import type { Cell } from '../../../../src/protocol/places';
import { textAfter } from '../../../../src/text/after';
import { finished } from '../../../../src/text/edit';
import { amazonsGame, HEADER } from '../../../support/amazons';
import { EVERYTHING } from '../../../support/opened';
import { Random } from '../../../support/random';
import { slipped } from '../../../support/slips';
import { stepsLeft, tokensCut } from '../../../support/work';
import { found, game, inRounds, record } from './record';

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);

const errorsIn = (text: string): string[] =>
  record(text)
    .diagnostics()
    .list.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);

describe('Hostile Amazons records', () => {
  it('cut anywhere have no more than three errors', () => {
    const whole = game('1 d1d8(b6) g10g3(i5)', '2 j4f4(c7) a7a5(g5)', '');
    for (let end = 1; end < whole.length; end++) {
      const errors = errorsIn(whole.slice(0, end));
      ok(errors.length <= 3, `${whole.slice(0, end)}: ${errors}`);
    }
  });

  it('broken by a line end in the header have one fault, or two', () => {
    for (let at = 2; at < HEADER.length; at++) {
      const errors = errorsIn(`${HEADER.slice(0, at)}\n${HEADER.slice(at)}\n1 d1d8(b6) g10g3(i5)`);
      ok(errors.length <= 2, `${at}: ${errors}`);
    }
  });

  it('of another chapter under the name of this one say so without end, once for a line', () => {
    const told = found(
      '{[C6][甲队 B][乙队 W][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B(J,10);W(K,11);W(K,12)}',
      'AM-1.txt',
    );
    equal(told.filter((one) => one.startsWith('AM')).length, 0);
    ok(told.length <= 4, told.join(', '));
  });

  it('of one sign without end are read', () => {
    for (const sign of [
      '#',
      '[',
      ']',
      ';',
      '1',
      'a1',
      'd1d8(b6)',
      '(',
      '\n',
      '\r',
      ' \n',
      '\0',
      '\ufffd',
      '#[',
      '1 \n',
      '；',
    ]) {
      for (const text of [sign.repeat(20_000), `${HEADER}\n${sign.repeat(20_000)}`]) {
        const document = record(text);
        ok(document.diagnostics().list.length > 0 || sign === '\n' || sign === '\r' || sign === ' \n', sign);
        document.board(text.length >> 1);
      }
    }
  });

  it('of 2 MB of rounds that cannot be played go on being typed', () => {
    const lines = [HEADER];
    for (let round = 1; round <= 90_000; round++) lines.push(`${round} d1d8(b6) g10g3(i5)`);
    const text = lines.join('\n');
    ok(text.length > 2e6);
    const document = record(text);
    const at = { line: 45_000, character: 3 };
    let steps = 0;
    const tokens = tokensCut((document.document.format as Format).family, () => {
      document.change([{ range: { start: at, end: at }, text: '1' }]);
      steps = stepsLeft(document);
    });
    ok(tokens <= 10, `${tokens} tokens`);
    ok(steps <= 30, `${steps} steps`);
  });

  it('have at most a missing round and what comes of it where a line is lost', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const lines = amazonsGame(60, new Random(seed)).trimEnd().split('\n');
      const sound = found(lines.join('\n')).length === 0;
      lines.splice(1 + new Random(seed).below(lines.length - 2), 1);
      if (sound) ok(errorsIn(lines.join('\n')).length <= 1, `seed ${seed}`);
    }
  });
});

describe('Help with damaged Amazons records', () => {
  it('never throws, mends only what is there, and writes only what fits', () => {
    const random = new Random(SEED);
    for (let i = 0; i < 150; i++) {
      let text = amazonsGame(random.below(40), random);
      for (let left = random.below(5); left > 0; left--) text = slipped(text, random).text;
      const { document, checked } = record(text);
      for (const { edits } of fixesIn(document, checked, 0, text.length, EVERYTHING)) {
        let end = 0;
        for (const edit of edits) {
          ok(edit.from >= end && edit.to >= edit.from && edit.to <= text.length, `SEED=${SEED}, round ${i}`);
          end = edit.to;
        }
      }
      const offset = random.below(text.length + 1);
      const first = (...chosen: Cell[]) => finished(stepAt(document, offset, chosen, 'en'))?.cells[0];
      const from = first();
      const to = from && first(from);
      const arrow = to && first(from, to);
      if (!from || !to || !arrow) continue;
      const boardEdit = BoardEdit.take({ kind: 'play', chosen: [from, to, arrow] });
      const outcome = boardEdit && finished(writtenAt(document, offset, boardEdit));
      if (!outcome || 'refusal' in outcome) continue;
      const after = textAfter(document.root, outcome.edits);
      deepEqual(record(after).board(outcome.cursor)?.lastMove?.cell, to, `SEED=${SEED}, round ${i}`);
    }
  });

  it('mends what is sure to be mended at once', () => {
    const text = game('１ D1D8（b6） g10g3(i5)', '2 j4 f4(c7)');
    const { document, checked } = record(text);
    ok(fixesIn(document, checked, 0, text.length, EVERYTHING).length >= 6);
    deepEqual(inRounds('1 d1d8(b6) g10g3(i5)', '2 j4f4(c7)'), []);
  });
});
