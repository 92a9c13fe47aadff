import { Losses } from '../../../../record/losses';
import type { Exchange, Refused } from '../../../../record/model';
import { JsonSaid } from '../../../shared/exchange/json-said';
import { lowered, NOTHING } from '../../../shared/exchange/lowering';
import { wei7Holding } from '../../shared/hold';
import { gameOf, modelOf } from '../../shared/model';
import { gameFromJson, Taken } from './read';
import { jsonOf } from './write';

export const exchange: Exchange = {
  many: false,
  *toModel(root) {
    const losses = new Losses();
    const taken = new Taken();
    const said = JsonSaid.of(root);
    if (!said?.isObject) return NOTHING;
    const game = yield* gameFromJson(said, losses, taken);
    if (taken.beforeBranching !== undefined) return TAKEN_BEFORE(taken.beforeBranching);
    yield yield* modelOf(game, '3.0');
    return losses.list;
  },
  *fromModel(game, { force }) {
    const losses = new Losses();
    const held = yield* lowered(game, wei7Holding('3.0'), losses, force);
    if ('refusal' in held) return held;
    return { text: yield* jsonOf(yield* gameOf(held), '\n'), losses: losses.list, held };
  },
};

const TAKEN_BEFORE = (at: number): Refused => ({
  code: 'cannot/takeback',
  places: [at],
  refusal: {
    en: 'In a branch a move is taken back that was played before the branching; no tree of moves can say that.',
    zh: '有分支悔掉了分支点之前的着手，着手的树无法表示。',
  },
});
