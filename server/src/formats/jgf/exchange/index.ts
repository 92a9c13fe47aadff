/// JGF to and from the record that all formats share.

import { Losses } from '../../../record/losses';
import type { Exchange } from '../../../record/model';
import { VERSION } from '../../../spec/version';
import { JsonSaid } from '../../shared/exchange/json-said';
import { lowered, NOT_GO, NOTHING } from '../../shared/exchange/lowering';
import { jgfHolding } from './hold';
import { gameIn } from './read';
import { jgfOf } from './write';

export const exchange: Exchange = {
  carries: true,
  many: false,
  *toModel(root) {
    const said = JsonSaid.of(root);
    if (!said?.isObject) return NOTHING;
    const type = said.get('game')?.get('type');
    if (type?.text !== undefined && type.text !== 'go') return NOT_GO([type.at]);
    const losses = new Losses();
    yield yield* gameIn(said, losses);
    return losses.list;
  },
  *fromModel(game, { force }) {
    const losses = new Losses();
    const held = yield* lowered(game, jgfHolding, losses, force);
    if ('refusal' in held) return held;
    return { text: yield* jgfOf(held, VERSION), losses: losses.list, held };
  },
};
