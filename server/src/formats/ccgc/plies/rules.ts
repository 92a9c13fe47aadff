/// Rules about records with a move a line, the same in the chapters that are written so.

import { error, unfixed } from '../../../spec/rule-book';

const OWN_FILE = unfixed(
  'The other game belongs into a file of its own, with a name of its own.',
  '另一局应另存为一个文件，并按规则命名。',
);

/// `game` is a whole record, which another follows.
export const gameRules = <C extends string>(clause: C, game: string) => ({
  'second-game': error(clause, {
    en: 'A second game begins here; a file holds one.',
    zh: '这里开始了第二局；一个文件只放一局棋谱。',
    bad: game + game,
    good: game,
    fix: OWN_FILE,
  }),
});
