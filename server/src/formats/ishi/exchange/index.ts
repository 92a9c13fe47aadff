/// Ishi to and from the record that all formats share.

import { Losses } from '../../../record/losses';
import type { Exchange } from '../../../record/model';
import { gathered } from '../../../text/edit';
import { lowered, NO_BOARD, NOTHING } from '../../shared/exchange/lowering';
import { ishiHolding } from './hold';
import { gamesIn } from './read';
import { ishiOf } from './write';

const SMALLEST = 2;
const LARGEST = 19;

export const exchange: Exchange = {
  carries: true,
  many: true,
  *toModel(root) {
    const losses = new Losses();
    const count = yield* gamesIn(yield* gathered(root), losses);
    return count === 0 ? NOTHING : losses.list;
  },
  *fromModel(game, { force }) {
    const { columns, rows } = game;
    if (columns !== rows || columns < SMALLEST || columns > LARGEST)
      return NO_BOARD('Ishi', columns, rows, 'square, 2 to 19', '方形，2 至 19 路', game.at);
    const losses = new Losses();
    const held = yield* lowered(game, ishiHolding(game), losses, force);
    if ('refusal' in held) return held;
    return { text: yield* ishiOf(held), losses: losses.list, held };
  },
};
