/// What the values of a JGF record say, as far as they say it soundly.

import { type At, isObject } from '../../syntax/json/access';
import { kindOf, numberOf, stringOf } from '../../syntax/json/value';
import { Leaf } from '../../text/node';

/// A full colour name in lower case; more words are joined by a blank or a hyphen.
const COLOR_NAME = /^[a-z]{3,}(?:[ -][a-z]+)*$/;

export const isColorName = (text: string): boolean => COLOR_NAME.test(text);

export function textAt(value: At | undefined): string | undefined {
  return value?.node instanceof Leaf && kindOf(value.node) === 'string' ? stringOf(value.node) : undefined;
}

export function numberAt(value: At | undefined): number | undefined {
  return value?.node instanceof Leaf && kindOf(value.node) === 'number' ? numberOf(value.node) : undefined;
}

export function wholeAt(value: At | undefined): number | undefined {
  const number = numberAt(value);
  return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
}

export function positiveAt(value: At | undefined): number | undefined {
  const number = wholeAt(value);
  return number === 0 ? undefined : number;
}

export function truthAt(value: At | undefined): boolean | undefined {
  if (!(value?.node instanceof Leaf) || kindOf(value.node) !== 'boolean') return undefined;
  return value.node.token === 'true';
}

export function colorAt(value: At | undefined): string | undefined {
  const text = textAt(value);
  return text !== undefined && isColorName(text) ? text : undefined;
}

export const objectAt = (value: At | undefined): At | undefined => (value && isObject(value.node) ? value : undefined);
