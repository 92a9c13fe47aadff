/// What somebody thinks of a node.

import { toPlayWords } from '../../../games/go/words';
import type { Notes } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import type { Leaf } from '../../../text/node';
import { doubleOf, realOf } from '../said';

interface Judgement {
  readonly kind: string;
  readonly words: Words;
  readonly strong: Words;
}

const judged = (kind: string, en: string, zh: string, strongEn = `very ${en}`, strongZh = `非常${zh}`): Judgement => ({
  kind,
  words: { en, zh },
  strong: { en: strongEn, zh: strongZh },
});

const JUDGED: Readonly<Record<string, Judgement>> = {
  TE: judged('good', 'good move', '好手', 'very good move', '妙手'),
  BM: judged('bad', 'bad move', '恶手', 'very bad move', '大恶手'),
  DO: judged('doubtful', 'doubtful move', '疑问手'),
  IT: judged('interesting', 'interesting move', '有趣的一手'),
  GB: judged('good-for-black', 'good for Black', '黑好'),
  GW: judged('good-for-white', 'good for White', '白好'),
  DM: judged('even', 'even', '两分'),
  UC: judged('unclear', 'unclear', '形势不明'),
  HO: judged('hotspot', 'hotspot', '要点'),
};

export function notesOf(leaf: Leaf, isStart: boolean, turn: number): Notes {
  const said = Object.keys(JUDGED).flatMap((name) => {
    const times = doubleOf(leaf, name);
    const one = JUDGED[name] as Judgement;
    return times === undefined ? [] : [{ kind: one.kind, words: times === 2 ? one.strong : one.words }];
  });
  const value = realOf(leaf, 'V');
  const words = [...said.map(({ words: one }) => one), ...(value === undefined ? [] : [valueWords(value)])];
  const text = { en: words.map(({ en }) => en).join(', '), zh: words.map(({ zh }) => zh).join('，') };
  return {
    evaluation: words.length > 0 ? { text, kind: said[0]?.kind ?? 'value' } : undefined,
    problem: isStart && turn ? toPlayWords(turn) : undefined,
  };
}

const valueWords = (value: number): Words => ({
  en: value === 0 ? 'even' : `${value > 0 ? 'Black' : 'White'} ahead by ${Math.abs(value)}`,
  zh: value === 0 ? '均势' : `${value > 0 ? '黑' : '白'}领先 ${Math.abs(value)} 目`,
});
