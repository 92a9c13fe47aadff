import { Losses } from '../../../../record/losses';
import type { Exchange } from '../../../../record/model';
import { lowered, NO_BOARD, NOTHING } from '../../../shared/exchange/lowering';
import { wei7Holding } from '../../shared/hold';
import { gameOf, modelOf } from '../../shared/model';
import { SIZES } from '../context';
import { gameFromXml } from './read';
import { xmlOf } from './write';

export const exchange: Exchange = {
  many: false,
  *toModel(root) {
    const losses = new Losses();
    const game = yield* gameFromXml(root, losses);
    if (!game) return NOTHING;
    yield yield* modelOf(game, '2.2');
    return losses.list;
  },
  *fromModel(game, { force }) {
    const { columns, rows } = game;
    if (columns !== rows || !SIZES.includes(String(columns)))
      return NO_BOARD('wei7 2.2', columns, rows, 'square, 7, 9 … 19', '方形，7、9……19 路', game.at);
    const losses = new Losses();
    const held = yield* lowered(game, wei7Holding('2.2'), losses, force);
    if ('refusal' in held) return held;
    return { text: yield* xmlOf(yield* gameOf(held), losses, '\n'), losses: losses.list, held };
  },
};
