import { Losses } from '../../../../record/losses';
import type { Exchange, Refused } from '../../../../record/model';
import { gameOf, modelOf } from '../../shared/model';
import { gameFromJson, Taken } from './read';
import { jsonOf } from './write';

export const exchange: Exchange = {
  many: false,
  *toModel(root) {
    const losses = new Losses();
    const taken = new Taken();
    const game = yield* gameFromJson(root, losses, taken);
    if (!game) return NOTHING;
    if (taken.beforeBranching) return TAKEN_BEFORE;
    return { model: yield* modelOf(game, '3.0'), losses: losses.list };
  },
  *fromModel(model) {
    const game = yield* gameOf(model);
    return game ? { text: yield* jsonOf(game, '\n'), losses: [] } : NOTHING;
  },
};

const NOTHING: Refused = {
  code: 'cannot/no-record',
  places: [],
  refusal: { en: 'There is no record to convert.', zh: '这里没有可以转换的棋谱。' },
};

const TAKEN_BEFORE: Refused = {
  code: 'cannot/takeback',
  places: [],
  refusal: {
    en: 'In a branch a move is taken back that was played before the branching; wei7 2.2 cannot say that.',
    zh: '有分支悔掉了分支点之前的着手，wei7 2.2 无法表示。',
  },
};
