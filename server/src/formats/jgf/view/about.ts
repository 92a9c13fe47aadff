/// What a JGF record says of its game as a whole.

import { komiWords } from '../../../games/go/words';
import type { About } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { type At, elementsOf, rootValue, valueAt } from '../../../syntax/json/access';
import type { Run } from '../../../text/node';
import { resultOf } from '../help/facts';
import type { JgfCourse } from '../play/course';
import { numberAt, textAt } from '../values';

const MOST_PLAYERS = 100;

export function aboutOf(root: Run, { sides }: JgfCourse): About {
  const record = rootValue(root);
  const game = valueAt(record, 'game');
  const players: About['players'][number][] = [];
  for (const player of elementsOf(valueAt(record, 'players'))) {
    const color = textAt(valueAt(player, 'color'));
    const side = sides.of(color) ? color : undefined;
    const name = textAt(valueAt(player, 'name')) ?? '?';
    if (players.push({ side, name, rank: textAt(valueAt(player, 'rank')) }) >= MOST_PLAYERS) break;
  }
  return {
    name: textAt(valueAt(game, 'name')),
    players,
    result: resultOf(textAt(valueAt(game, 'result'))),
    facts: [...wordsIn(record)].filter((words) => words !== undefined),
  };
}

function* wordsIn(record: At | undefined): Generator<Words | undefined> {
  yield same(textAt(valueAt(record, 'rules', 'ruleset')));
  const komi = numberAt(valueAt(record, 'rules', 'komi'));
  if (komi !== undefined) yield komiWords(komi, undefined);
  const handicap = numberAt(valueAt(record, 'rules', 'handicap'));
  if (handicap) yield { en: `Handicap ${handicap}`, zh: `让 ${handicap} 子` };
  yield same(textAt(valueAt(record, 'game', 'date')));
  yield same(textAt(valueAt(record, 'event', 'name')));
  yield same(textAt(valueAt(record, 'event', 'location')));
}

const same = (word: string | undefined): Words | undefined => (word ? { en: word, zh: word } : undefined);
