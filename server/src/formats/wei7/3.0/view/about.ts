/// What a wei7 3.0 record says of its game as a whole (3.10).

import { komiWords, resultWords, rulesetWords } from '../../../../games/go/words';
import { SIDES } from '../../../../games/shared/sides';
import type { About } from '../../../../record/view';
import type { Words } from '../../../../spec/rule';
import { type At, elementsOf, rootValue, valueAt } from '../../../../syntax/json/access';
import { kindOf, stringOf } from '../../../../syntax/json/value';
import { Leaf, type Run } from '../../../../text/node';
import { numberAt } from '../play/event';

const MOST_PEOPLE = 100;

export function about(root: Run): About {
  const info = valueAt(rootValue(root), 'info');
  return {
    name: textAt(valueAt(info, 'name')),
    players: playersIn(info),
    result: resultIn(info),
    facts: factsIn(info),
  };
}

/// Those who play, by their colours; of a record that does not say who plays, those who take part.
function playersIn(info: At | undefined): About['players'] {
  const people: { name: string; rank: string | undefined }[] = [];
  for (const person of elementsOf(valueAt(info, 'participants'))) {
    const name = textAt(valueAt(person, 'name')) ?? textAt(valueAt(person, 'id')) ?? '?';
    if (people.push({ name, rank: textAt(valueAt(person, 'rank')) }) >= MOST_PEOPLE) break;
  }
  const players: { side: string; name: string; rank: string | undefined }[] = [];
  for (const player of elementsOf(valueAt(info, 'players'))) {
    const person = people[numberAt(valueAt(player, 'participant')) ?? -1];
    const side = SIDES[numberAt(valueAt(player, 'color')) ?? 0];
    if (person && side && players.push({ side, ...person }) >= MOST_PEOPLE) break;
  }
  return players.length > 0 ? players.sort((a, b) => (a.side < b.side ? -1 : a.side > b.side ? 1 : 0)) : people;
}

function resultIn(info: At | undefined): Words | undefined {
  const result = valueAt(info, 'result');
  const winner = valueAt(result, 'winner');
  const won = winner && kindOf(winner.node) === 'null' ? null : numberAt(winner);
  if (won === undefined) return undefined;
  return resultWords(won, numberAt(valueAt(result, 'margin')), countsArea(info));
}

function countsArea(info: At | undefined): boolean | undefined {
  const scoring = textAt(valueAt(info, 'rules', 'scoring'));
  return scoring === undefined ? undefined : scoring === 'area';
}

function* wordsIn(info: At | undefined): Generator<Words | undefined> {
  const type = textAt(valueAt(info, 'rules', 'type'));
  yield (type && rulesetWords(type)) || same(type);
  const komi = numberAt(valueAt(info, 'rules', 'komi'));
  if (komi !== undefined) yield komiWords(komi, countsArea(info));
  yield same(textAt(valueAt(info, 'time'))?.slice(0, 10));
  yield same(textAt(valueAt(info, 'place')));
}

const factsIn = (info: At | undefined): Words[] => [...wordsIn(info)].filter((words) => words !== undefined);

const same = (word: string | undefined): Words | undefined => (word ? { en: word, zh: word } : undefined);

function textAt(value: At | undefined): string | undefined {
  return value?.node instanceof Leaf && kindOf(value.node) === 'string' ? stringOf(value.node) : undefined;
}
