/// SGF to and from the record that all formats share.

import { Losses } from '../../../record/losses';
import type { Exchange } from '../../../record/model';
import { VERSION } from '../../../spec/version';
import { lowered, NO_BOARD, NOT_GO, NOTHING } from '../../shared/exchange/lowering';
import { sgfHolding } from './hold';
import { collectionIn } from './read';
import { sgfOf } from './write';

const LARGEST = 52;

export const exchange: Exchange = {
  carries: true,
  many: true,
  lenient: ['date-form', 'date-calendar', 'date-shortcut', 'result-form'],
  *toModel(root) {
    const losses = new Losses();
    const { games, others } = yield* collectionIn(root, losses);
    if (games === 0) return others.length > 0 ? NOT_GO(others) : NOTHING;
    for (const at of others) losses.add('damaged', { at });
    return losses.list;
  },
  *fromModel(game, { force }) {
    const { columns, rows } = game;
    if (Math.max(columns, rows) > LARGEST)
      return NO_BOARD('SGF', columns, rows, '1 to 52 lines', '1 至 52 路', game.at);
    const losses = new Losses();
    const held = yield* lowered(game, sgfHolding, losses, force);
    if ('refusal' in held) return held;
    return { text: yield* sgfOf(held, VERSION), losses: losses.list, held };
  },
};
