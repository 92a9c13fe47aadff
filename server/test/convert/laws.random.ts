/// What holds for every game of Go, in every format, and from each format to each: `INTERCHANGE` of the specifications has the laws.

import { deepEqual, equal } from 'node:assert/strict';
import type { GameModel } from '../../src/record/model';
import { carrying, errorsIn, FORMATS, type FormatId, read, untold, write } from '../support/conversion-laws';
import { times } from '../support/length';
import { Random } from '../support/random';
import { randomGame } from '../support/random-game';

/// Of a pair: 20,000 with `QIPU_RANDOM=4`.
const RECORDS = times(5000);
const SEED = Number(process.env.SEED ?? 20_261_119);

/// What fails is named with the seed that leads to it.
function each(name: string, check: (game: GameModel) => void): void {
  for (let seed = SEED; seed < SEED + RECORDS; seed++) {
    try {
      check(randomGame(new Random(seed)));
    } catch (error) {
      (error as Error).message = `${name}, seed ${seed}: ${(error as Error).message}`;
      throw error;
    }
  }
}

/// Where wei7 2.2 has the main line end in variations it is told each time.
const isTold = (code: string, losses: readonly string[]): boolean =>
  losses.includes('line-ends') && (code === 'line-ends' || code === 'line-goes-on');

describe(`Any game of Go (${RECORDS} from seed ${SEED} on)`, () => {
  for (const id of FORMATS) {
    it(`is written without errors, reads back as told, and loses nothing more: ${id}`, () => {
      each(id, (game) => {
        const once = write({ games: [game] }, id);
        if (!once) return;
        const back = read(once.text, id);
        // A date that is no date is kept by SGF, with its diagnostic.
        const keeps = id === 'sgf' && game.info.dateText !== undefined;
        const errors = errorsIn(once.text, id).filter((message) => !(keeps && / is no date: /.test(message)));
        deepEqual(errors, [], once.text);
        const [one] = back.model.games;
        deepEqual(one && untold(game, one, once.losses), [], once.text);
        const again = write(back.model, id);
        equal(again?.text, once.text);
        deepEqual(
          [...(again?.losses ?? []), ...back.losses].filter((code) => !isTold(code, once.losses)),
          [],
          once.text,
        );
      });
    });
  }

  for (const id of FORMATS) {
    it(`comes back from every other format but for what was told: ${id}`, () => {
      each(id, (made) => {
        const own = write({ games: [made] }, id);
        const [game] = own ? read(own.text, id).model.games : [];
        if (!game) return;
        for (const other of FORMATS) if (other !== id) thereAndBack(game, id, other);
      });
    });
  }

  for (const other of ['jgf', 'ishi', 'sgf'] as const) {
    it(`comes back as it was where what is lost is carried along: ${other}`, () => {
      each(other, (made) => {
        for (const id of FORMATS) {
          const own = id === other ? undefined : write({ games: [made] }, id);
          if (own) carriedAndBack(own.text, id, other);
        }
      });
    });
  }
});

function thereAndBack(game: GameModel, id: FormatId, other: FormatId): void {
  const there = write({ games: [game] }, other);
  if (!there) return;
  const met = read(there.text, other);
  const back = write(met.model, id);
  if (!back) throw new Error(`no way back from ${other}: ${there.text}`);
  const [end] = read(back.text, id).model.games;
  const losses = [...there.losses, ...met.losses, ...back.losses];
  deepEqual(end && untold(game, end, losses), [], `${id} > ${other} > ${id}: ${there.text}`);
}

function carriedAndBack(text: string, id: FormatId, other: FormatId): void {
  const { model } = read(text, id);
  const there = carrying(model, other);
  if (!there) return;
  const met = read(there.text, other);
  equal(write(met.model, id)?.text, write(model, id)?.text, `${id} > ${other}: ${there.text}`);
}
