/// What holds for every game of Go, in every format, and from each format to each: `INTERCHANGE` of the specifications has the laws.

import { deepEqual, equal } from 'node:assert/strict';
import type { GameModel } from '../../src/record/model';
import {
  carrying,
  errorsIn,
  FORMATS,
  type FormatId,
  forgotten,
  type Read,
  read,
  untold,
  type Written,
  write,
} from '../support/conversion-laws';
import { times } from '../support/length';
import { Random } from '../support/random';
import { randomGame } from '../support/random-game';

/// Of a pair.
const RECORDS = times(20_000);
const SEED = Number(process.env.SEED ?? 20_261_119);

/// These have room for what others can say.
const CARRIERS: readonly FormatId[] = ['jgf', 'ishi', 'sgf'];

/// What fails is named with the seed that leads to it.
function each(check: (game: GameModel, seed: number) => void): void {
  for (let seed = SEED; seed < SEED + RECORDS; seed++) {
    try {
      check(randomGame(new Random(seed)), seed);
    } catch (error) {
      (error as Error).message = `seed ${seed}: ${(error as Error).message}`;
      throw error;
    }
  }
}

/// Where wei7 2.2 has the main line end in variations it is told each time.
const isTold = (code: string, losses: readonly string[]): boolean =>
  losses.includes('line-ends') && (code === 'line-ends' || code === 'line-goes-on');

describe(`Any game of Go (${RECORDS} a pair, from seed ${SEED} on)`, () => {
  for (const id of FORMATS) {
    it(`is written without errors, comes back from every other format but for what was told, and loses nothing unsaid: ${id}`, () => {
      each((made, seed) => {
        const once = write({ games: [made] }, id);
        if (!once) return;
        const back = read(once.text, id);
        isWhole(made, once, back, id);
        const [game] = back.model.games;
        if (!game) return;
        const there = metIn(game, id);
        for (const other of there.keys()) thereAndBack(game, id, other, there);
        for (const other of CARRIERS) if (other !== id) carriedAndBack(back, once.text, id, other);
        for (const [i, over] of [...there.keys()].entries()) throughThree(id, over, seed + i, there);
      });
    });
  }
});

/// What is written has no errors, reads back as told, and is written again the same.
function isWhole(made: GameModel, once: Written, back: Read, id: FormatId): void {
  // A date that is no date is kept by SGF, with its diagnostic.
  const keeps = id === 'sgf' && made.info.dateText !== undefined;
  const errors = errorsIn(once.text, id).filter((message) => !(keeps && / is no date: /.test(message)));
  deepEqual(errors, [], once.text);
  const [one] = back.model.games;
  deepEqual(one && untold(made, one, once.losses), [], once.text);
  const again = write(back.model, id);
  equal(again?.text, once.text);
  const more = [...(again?.losses ?? []), ...back.losses].filter((code) => !isTold(code, once.losses));
  deepEqual(more, [], once.text);
}

interface Met {
  readonly there: Written;
  readonly met: Read;
}

/// A game in each of the other formats that can hold it.
function metIn(game: GameModel, id: FormatId): ReadonlyMap<FormatId, Met> {
  const found = new Map<FormatId, Met>();
  for (const other of FORMATS) {
    const there = other === id ? undefined : write({ games: [game] }, other);
    if (there) found.set(other, { there, met: read(there.text, other) });
  }
  return found;
}

function thereAndBack(game: GameModel, id: FormatId, other: FormatId, all: ReadonlyMap<FormatId, Met>): void {
  const { there, met } = all.get(other) as Met;
  const back = write(met.model, id);
  if (!back) throw new Error(`no way back from ${other}: ${there.text}`);
  const [end] = read(back.text, id).model.games;
  const losses = [...there.losses, ...met.losses, ...back.losses];
  deepEqual(end && untold(game, end, losses), [], `${id} > ${other} > ${id}: ${there.text}`);
}

/// A record that is written again the same comes back so where what is lost is carried along.
function carriedAndBack({ model }: Read, text: string, id: FormatId, other: FormatId): void {
  const there = carrying(model, other);
  if (!there) return;
  const met = read(there.text, other);
  equal(write(met.model, id)?.text, text, `${id} > ${other}, carried: ${there.text}`);
}

/// What is lost at once is lost, or something that it was a part of, on the way through another format. One last format a time: all of
/// them have their turn.
function throughThree(id: FormatId, over: FormatId, turn: number, all: ReadonlyMap<FormatId, Met>): void {
  const last = [...all.keys()].filter((one) => one !== over);
  const to = last[turn % last.length];
  const { there, met } = all.get(over) as Met;
  const end = to && write(met.model, to);
  if (!end) return;
  const atOnce = all.get(to)?.there.losses ?? [];
  const way = [...there.losses, ...met.losses, ...end.losses];
  // wei7 2.2 has titles at any move. What is read from there begins a line of its own, and may so keep its title where it would be a comment.
  const lost = forgotten(atOnce, way).filter((code) => !(over === 'wei7-2.2' && code === 'title'));
  deepEqual(lost, [], `${id} > ${over} > ${to}: ${there.text}`);
}
