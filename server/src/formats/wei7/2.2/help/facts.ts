/// What the elements and attributes of a wei7 2.2 record say in words.

import { komiWords, PASS, resultWords, toPlayWords } from '../../../../games/go/words';
import type { Scene } from '../../../../record/help';
import type { Words } from '../../../../spec/rule';
import { shortened } from '../../../../syntax/measure';
import { rootElement } from '../../../../syntax/xml/document';
import { tagLeafOf } from '../../../../syntax/xml/element';
import { tagOf } from '../../../../syntax/xml/said';
import { demanded } from '../../../../syntax/xml/schema';
import type { Attribute } from '../../../../syntax/xml/tag';
import type { Known } from '../../../../syntax/xml/where';
import { moveFacts, pointFact } from '../../../shared/go/help';
import { type Context, childOf } from '../context';
import type { MovesCourse } from '../play/course';
import { colorOf, coordinateIn } from '../play/event';
import { countsArea, numberIn, said } from '../view/about';
import { outline } from './outline';

type Facts = readonly (Words | undefined)[];
type Subject = Known<Context>;

const told = (facts: Facts): readonly Words[] => facts.filter((fact) => fact !== undefined);
const same = (text: string): Words => ({ en: text, zh: text });

export function elementFacts(scene: Scene<MovesCourse>, subject: Subject): readonly Words[] {
  const meaning = demanded(subject.shape)?.meaning;
  return told(meaning && Object.hasOwn(OF_ELEMENTS, meaning) ? (OF_ELEMENTS[meaning]?.(scene, subject) ?? []) : []);
}

const OF_ELEMENTS: Readonly<Record<string, (scene: Scene<MovesCourse>, subject: Subject) => Facts>> = {
  move: (scene, subject) => [...(isHere(scene, subject) ? moveFacts(scene) : []), ...notes(subject)],
  pre: (scene, subject) => [
    isHere(scene, subject) && scene.record && scene.here?.event
      ? outline.event(scene.record, scene.here.event, 0)?.name
      : undefined,
    ...notes(subject),
  ],
  stone: pointFacts,
  mark: (scene, subject) => [...pointFacts(scene, subject), ...quoted(said(subject, 'symbol'))],
  moves: (_, { element, at }) => quoted(outline.title({ node: element, at, role: 0 })),
  result: resultFacts,
  rules: komiFacts,
};

const isHere = ({ here }: Scene<MovesCourse>, { at }: Subject): boolean => here?.event?.at === at;

/// A title and a comment.
const notes = (subject: Subject): Facts => [...quoted(said(subject, 'title')), ...quoted(said(subject, 'comment'))];

const quoted = (text: string | undefined): Facts => (text ? [same(shortened(text))] : []);

function pointFacts(scene: Scene<MovesCourse>, { element }: Subject): Facts {
  const tag = tagOf(tagLeafOf(element));
  return [pointFact(scene, coordinateIn(tag, 'x'), coordinateIn(tag, 'y'))];
}

const gameIn = ({ root }: Scene<MovesCourse>) => childOf(rootElement(root, 'wei7'), 'game');

function komiFacts(scene: Scene<MovesCourse>, subject: Subject): Facts {
  const komi = numberIn(subject, 'komi');
  return [komi === undefined ? undefined : komiWords(komi, countsArea(gameIn(scene)))];
}

function resultFacts(scene: Scene<MovesCourse>, subject: Subject): Facts {
  const winner = said(subject, 'winner');
  const won = winner === 'neither' ? null : colorOf(winner ?? '');
  return [won === undefined ? undefined : resultWords(won, numberIn(subject, 'margin'), countsArea(gameIn(scene)))];
}

export function attributeFacts(scene: Scene<MovesCourse>, subject: Subject, attribute: Attribute): readonly Words[] {
  const known = demanded(subject.shape)?.attributes[attribute.name];
  const { meaning } = known ?? {};
  const own = meaning && Object.hasOwn(OF_ATTRIBUTES, meaning) ? OF_ATTRIBUTES[meaning] : undefined;
  if (own) return told(own(scene, subject, attribute));
  if (attribute.name === 'winner') return told(resultFacts(scene, subject));
  if (attribute.name === 'type' && attribute.value === 'pass') return [PASS];
  return told([known?.offers?.find(({ text }) => text === attribute.value)?.meaning]);
}

const OF_ATTRIBUTES: Readonly<
  Record<string, (scene: Scene<MovesCourse>, subject: Subject, attribute: Attribute) => Facts>
> = {
  x: pointFacts,
  y: pointFacts,
  komi: komiFacts,
  margin: resultFacts,
  title: (_, __, { value }) => quoted(value),
  comment: (_, __, { value }) => quoted(value),
  problem: (_, __, { value }) => [toPlayWords(colorOf(value) ?? 0)],
};
