/// What the values of a wei7 3.0 record say in words.

import { komiWords, PASS, resultWords, toPlayWords } from '../../../../games/go/words';
import { playerWords, sideWords } from '../../../../games/shared/sides';
import { clock } from '../../../../record/clock';
import type { Words } from '../../../../spec/rule';
import { type At, isObject, valueAt } from '../../../../syntax/json/access';
import { aroundOf, type HelpBook, parentOf } from '../../../../syntax/json/help-book';
import { kindOf } from '../../../../syntax/json/value';
import { moveFacts, pointFact } from '../../../shared/go/help';
import type { Context } from '../context';
import type { Wei7Course } from '../play/course';
import { numberAt, stepEvent } from '../play/event';
import { DEED_WORDS } from './outline';
import { type Asked, countsArea, people, stringAt } from './scene';

type Facts = readonly (Words | undefined)[];

/// The point that is meant, or that the coordinate is one of.
function pointFacts(asked: Asked): Facts {
  const { scene, value } = asked;
  const point = value && isObject(value.node) ? value : aroundOf(asked, 'point');
  const x = numberAt(valueAt(point, 'x'));
  const y = numberAt(valueAt(point, 'y'));
  return [pointFact(scene, x, y)];
}

function colorFacts(asked: Asked): Facts {
  if (parentOf(asked) === 'result') return resultFacts(asked);
  const color = numberAt(asked.value);
  return color === undefined ? [] : [playerWords(color)];
}

/// A result that somebody claims in a step says more by who claims it (3.16.3.2.3).
function resultFacts(asked: Asked): Facts {
  const result = aroundOf(asked, 'result') ?? asked.value;
  const winner = winnerOf(result);
  if (winner === undefined) return [];
  const margin = numberAt(valueAt(result, 'margin'));
  const actor = numberAt(valueAt(aroundOf(asked, 'step'), 'actor'));
  const side = actor === undefined ? undefined : people(asked.scene)[actor]?.color;
  const claimed = side !== undefined && winner !== null && margin === undefined ? claimWords(side, winner) : undefined;
  return [resultWords(winner, margin, countsArea(asked.scene)), claimed];
}

function winnerOf(result: At | undefined): number | null | undefined {
  const winner = valueAt(result, 'winner');
  return winner && kindOf(winner.node) === 'null' ? null : numberAt(winner);
}

function claimWords(side: number, winner: number): Words | undefined {
  const who = sideWords(side);
  if (!who) return undefined;
  if (side === winner) return { en: `${who.en} claims the win`, zh: `${who.zh}方宣布获胜` };
  return { en: `${who.en} resigns`, zh: `${who.zh}方认输` };
}

/// The move's number and what it took, or what else is done; and when.
function stepFacts(asked: Asked): Facts {
  const { here, record } = asked.scene;
  const step = aroundOf(asked, 'step') ?? asked.value;
  const event = here?.event;
  if (!step || !event || !record || step.at !== event.at || !isObject(step.node)) return [];
  const { type, time } = stepEvent(step.node);
  const done = type === 'move' ? moveFacts(asked.scene) : type && [DEED_WORDS[type](stepEvent(step.node))];
  return [...(done ?? []), time === undefined ? undefined : { en: clock(time), zh: clock(time) }];
}

function personFacts({ scene, value }: Asked): Facts {
  const index = numberAt(value);
  const person = index === undefined ? undefined : people(scene)[index];
  if (!person?.name) return [];
  const side = person.color === undefined ? undefined : playerWords(person.color);
  const { name } = person;
  return [side ? { en: `${name} (${side.en})`, zh: `${name}（${side.zh}）` } : { en: name, zh: name }];
}

const problemFacts = ({ value }: Asked): Facts => [toPlayWords(numberAt(valueAt(value, 'color')) ?? 0)];

export const facts: HelpBook<Context, Wei7Course>['facts'] = {
  x: pointFacts,
  y: pointFacts,
  point: pointFacts,
  pass: () => [PASS],
  color: colorFacts,
  result: resultFacts,
  margin: resultFacts,
  komi: ({ scene, value }) => {
    const komi = numberAt(value);
    return [komi === undefined ? undefined : komiWords(komi, countsArea(scene))];
  },
  step: stepFacts,
  action: stepFacts,
  'action-type': stepFacts,
  move: stepFacts,
  takeback: stepFacts,
  time: stepFacts,
  participant: personFacts,
  problem: problemFacts,
  title: ({ value }) => {
    const title = stringAt(value);
    return [title ? { en: title, zh: title } : undefined];
  },
};
