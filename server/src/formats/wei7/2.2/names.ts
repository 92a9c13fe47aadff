/// The names of wei7 2.2, and what may stand in what.

import { type Element, meantName } from '../../../syntax/xml/element';
import { Vocabulary } from '../../../syntax/xml/vocabulary';

const NOTHING: readonly string[] = [];

const elements: Readonly<Record<string, readonly string[]>> = {
  wei7: ['size', 'game', 'moves'],
  size: NOTHING,
  game: ['rules', 'time', 'black', 'white', 'result'],
  rules: NOTHING,
  time: NOTHING,
  result: NOTHING,
  moves: ['moves', 'pre', 'black', 'white', 'mark'],
  pre: ['black', 'white', 'mark'],
  black: NOTHING,
  white: NOTHING,
  mark: NOTHING,
};

export const vocabulary = new Vocabulary(elements);

/// The name of an element; where its tags differ, the one that there is.
export const nameOf = (element: Element): string => meantName(element, isKnown);

const isKnown = (name: string): boolean => Object.hasOwn(elements, name);
