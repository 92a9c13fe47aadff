import { Losses } from '../../../../record/losses';
import type { Exchange, Refused } from '../../../../record/model';
import { gameOf, modelOf } from '../../shared/model';
import { SIZES } from '../context';
import { gameFromXml } from './read';
import { xmlOf } from './write';

export const exchange: Exchange = {
  many: false,
  *toModel(root) {
    const losses = new Losses();
    const game = yield* gameFromXml(root, losses);
    return { model: yield* modelOf(game, '2.2'), losses: losses.list };
  },
  *fromModel(model) {
    const game = yield* gameOf(model);
    if (!game) return refused('no-record', 'There is no record to convert.', '这里没有可以转换的棋谱。');
    const { columns, rows } = game;
    if (columns !== rows || !SIZES.includes(String(columns))) {
      return refused(
        'board-size',
        `wei7 2.2 has no board of ${columns} by ${rows}, only square ones of 7, 9, 11, 13, 15, 17 and 19 lines.`,
        `wei7 2.2 没有 ${columns}×${rows} 的棋盘，只有 7、9、11、13、15、17、19 路的方形棋盘。`,
      );
    }
    const losses = new Losses();
    return { text: yield* xmlOf(game, losses, '\n'), losses: losses.list };
  },
};

const refused = (code: string, en: string, zh: string): Refused => ({
  code: `cannot/${code}`,
  refusal: { en, zh },
  places: [],
});
