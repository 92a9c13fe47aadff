/// What a wei7 2.2 record says of its game as a whole (3.5 to 3.9).

import { komiWords, resultWords, rulesetWords } from '../../../../games/go/words';
import type { About } from '../../../../record/view';
import type { Words } from '../../../../spec/rule';
import { rootElement } from '../../../../syntax/xml/document';
import { type ElementAt, tagLeafOf } from '../../../../syntax/xml/element';
import { tagOf } from '../../../../syntax/xml/said';
import { attributeOf } from '../../../../syntax/xml/schema';
import { textIn, trimmed } from '../../../../syntax/xml/text';
import { Pair, type Run } from '../../../../text/node';
import { childOf } from '../context';
import { colorOf } from '../play/event';

export function about(root: Run): About {
  const game = childOf(rootElement(root, 'wei7'), 'game');
  return {
    name: said(game, 'name'),
    players: ['black', 'white'].flatMap((side) => playerIn(childOf(game, side), side)),
    result: resultIn(game),
    facts: [...wordsIn(game)].filter((words) => words !== undefined),
  };
}

function playerIn(player: ElementAt | undefined, side: string): About['players'] {
  const name = said(player, 'name') ?? said(player, 'id');
  return name === undefined ? [] : [{ side, name, rank: said(player, 'rank') }];
}

function resultIn(game: ElementAt | undefined): Words | undefined {
  const result = childOf(game, 'result');
  const winner = said(result, 'winner');
  const won = winner === 'neither' ? null : winner === undefined ? undefined : colorOf(winner);
  return won === undefined ? undefined : resultWords(won, numberIn(result, 'margin'), countsArea(game));
}

export function countsArea(game: ElementAt | undefined): boolean | undefined {
  const scoring = said(childOf(game, 'rules'), 'scoring');
  return scoring === undefined ? undefined : scoring === 'area';
}

function* wordsIn(game: ElementAt | undefined): Generator<Words | undefined> {
  const rules = childOf(game, 'rules');
  const type = said(rules, 'type');
  const komi = numberIn(rules, 'komi');
  yield (type && rulesetWords(type)) || same(type);
  if (komi !== undefined) yield komiWords(komi, countsArea(game));
  const time = childOf(game, 'time')?.element;
  if (time instanceof Pair) yield same(textIn(time)?.value.slice(0, 10));
}

const same = (word: string | undefined): Words | undefined => (word ? { en: word, zh: word } : undefined);

export const said = (place: ElementAt | undefined, name: string): string | undefined =>
  place && attributeOf(tagOf(tagLeafOf(place.element)), name)?.value;

export function numberIn(place: ElementAt | undefined, name: string): number | undefined {
  const text = trimmed(said(place, name) ?? '');
  return /^[0-9]+(?:\.[0-9]+)?$/.test(text) ? Number(text) : undefined;
}
