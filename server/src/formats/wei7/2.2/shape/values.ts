/// What the values of attributes have to be.

import { perhaps, type Rule, type Words } from '../../../../spec/rule';
import { characters, shortened } from '../../../../syntax/measure';
import {
  type AttributeShape,
  attributeOf,
  attributeSpan,
  type ElementShape,
  type Offer,
  type Reporter,
  valueSpan,
} from '../../../../syntax/xml/schema';
import type { Attribute, Tag } from '../../../../syntax/xml/tag';
import { trimmed } from '../../../../syntax/xml/text';
import { meantName } from '../../../../text/near';
import type { Context } from '../context';
import { lineBreak, rules } from '../rules';

type Shape = AttributeShape<Context>;
type Check = NonNullable<Shape['check']>;

/// What an attribute says, as far as a message shows it.
const shown = (attribute: Attribute): string => shortened(attribute.value);

/// The rule is broken by the value.
const breaks = (rule: Rule, attribute: Attribute, reporter: Reporter<Context>, params = {}): void =>
  reporter.report(rule, { name: attribute.name, value: shown(attribute), ...params }, valueSpan(attribute));

/// The rule is broken by there being such an attribute.
export const refuses = (rule: Rule, attribute: Attribute, reporter: Reporter<Context>): void =>
  reporter.report(rule, { name: attribute.name }, attributeSpan(attribute));

/// An attribute that has no place here.
export const refused = (rule: Rule): Shape => ({ check: (attribute, reporter) => refuses(rule, attribute, reporter) });

const both =
  (...checks: readonly Check[]): Check =>
  (attribute, reporter, tag) => {
    for (const check of checks) check(attribute, reporter, tag);
  };

type Meanings = Readonly<Record<string, Words | undefined>>;

/// One of a few words.
export function oneOf(rule: Rule, words: Meanings, more: Omit<Shape, 'check'> = {}): Shape {
  const offers = Object.entries(words).map(([text, meaning]): Offer => (meaning ? { text, meaning } : { text }));
  const check: Check = (attribute, reporter) => {
    if (Object.hasOwn(words, attribute.value)) return;
    breaks(rule, attribute, reporter, perhaps(meantName(attribute.value, Object.keys(words))));
  };
  return { clause: rule.clause, offers, ...more, check };
}

const LINE_END = /[\n\r]/;
const CONTROL = /[\u0000-\u0009\u000b\u000c\u000e-\u001f]/;

const keepsLines =
  (rule: Rule): Check =>
  (attribute, reporter) => {
    if (LINE_END.test(attribute.raw)) breaks(rule, attribute, reporter);
  };

const short =
  (tooLong: Rule, notOneLine: Rule): Check =>
  (attribute, reporter) => {
    const { value } = attribute;
    const length = value.length > 128 ? characters(value) : 0;
    if (length > 128) breaks(tooLong, attribute, reporter, { length });
    if (LINE_END.test(value)) breaks(notOneLine, attribute, reporter);
    if (CONTROL.test(value)) breaks(rules['short-string-control'], attribute, reporter);
  };

/// Of the game and its players.
export const info: Shape = {
  clause: '3.8',
  check: both(short(rules['info-length'], rules['info-single-line']), keepsLines(lineBreak('3.8'))),
};

export const title: Shape = {
  clause: '3.16.2',
  meaning: 'title',
  check: both(short(rules['title-length'], rules['title-single-line']), keepsLines(lineBreak('3.16.2'))),
};

export const comment: Shape = {
  clause: '3.16.3',
  meaning: 'comment',
  check: keepsLines(lineBreak('3.16.3')),
};

export const EVALUATIONS = {
  good: { en: 'a good move', zh: '好棋' },
  normal: { en: 'nothing special', zh: '一般' },
  bad: { en: 'a bad move', zh: '坏棋' },
  trick: { en: 'a trick', zh: '骗着' },
} as const;

export const evaluation = oneOf(rules['eval-value'], EVALUATIONS, { meaning: 'evaluation' });

export const problem = oneOf(
  rules['problem-value'],
  {
    black: { en: 'a problem, Black to play', zh: '题目，黑先' },
    white: { en: 'a problem, White to play', zh: '题目，白先' },
    no: { en: 'no problem', zh: '不是题目' },
  },
  { meaning: 'problem' },
);

const NUMBER = /^-?[0-9]+(?:\.([0-9]+))?$/;

/// A number of points in halves: of number, range, halves and zeros the first that is wrong is reported.
export function points(limit: number, of: 'komi' | 'margin', clause: string): Shape {
  const check: Check = (attribute, reporter) => {
    const text = trimmed(attribute.value);
    const wrong = wrongIn(text, limit);
    if (wrong) breaks(rules[`${of}-${wrong}`], attribute, reporter);
    if (wrong === 'half' && /\.(?:25|75)0*$/.test(text)) {
      breaks(rules['quarter-points'], attribute, reporter, { twice: Number(text) * 2 });
    }
  };
  return { clause, meaning: of, check };
}

function wrongIn(text: string, limit: number): 'number' | 'range' | 'half' | 'zeros' | undefined {
  const number = NUMBER.exec(text);
  if (!number) return 'number';
  if (!(Number(text) > 0 && Number(text) < limit)) return 'range';
  if (number[1] !== undefined && !/^5?0*$/.test(number[1])) return 'half';
  return /^0[0-9]|\..*0$/.test(text) ? 'zeros' : undefined;
}

/// A coordinate as a number; undefined if it is not a whole one.
export function wholeNumber(attribute: Attribute | undefined): number | undefined {
  const text = attribute && trimmed(attribute.value);
  return text !== undefined && /^-?[0-9]+$/.test(text) ? Number(text) : undefined;
}

/// `x` or `y` on the board.
export function coordinate(axis: 'x' | 'y', notNumber: Rule, outside: Rule): Shape {
  const check: Check = (attribute, reporter) => {
    const value = wholeNumber(attribute);
    const last = reporter.context.size - 1;
    if (value === undefined) breaks(notNumber, attribute, reporter, { axis });
    else if (value < 0 || value > last) breaks(outside, attribute, reporter, { axis, last });
    else if (/^-?0[0-9]/.test(trimmed(attribute.value))) {
      breaks(rules['coordinate-leading-zero'], attribute, reporter, { axis });
    }
  };
  return { clause: notNumber.clause, meaning: axis, check };
}

/// Only a move that is no pass has a coordinate.
export const unlessPass = (shape: Shape): Shape => ({
  ...shape,
  check(attribute, reporter, tag) {
    if (typeOf(tag) === 'pass') refuses(rules['pass-with-coordinate'], attribute, reporter);
    else shape.check?.(attribute, reporter, tag);
  },
});

/// The type of a move; undefined if that is a word that means nothing.
export function typeOf(tag: Tag): 'normal' | 'pass' | undefined {
  const type = attributeOf(tag, 'type')?.value ?? 'normal';
  return type === 'normal' || type === 'pass' ? type : undefined;
}

const SYMBOL = /^[a-zA-Z0-9@#$%&*?]$/;

export const symbol: Shape = {
  clause: '3.18',
  meaning: 'symbol',
  offers: [...'aA1@#$%*?'].map((text) => ({ text })),
  check: (attribute, reporter) => {
    if (!SYMBOL.test(attribute.value)) breaks(rules['mark-symbol-value'], attribute, reporter);
  },
};

/// An element with attributes only.
export const bare = (content: Rule): Pick<ElementShape<Context>, 'children' | 'unknownChild' | 'text'> => ({
  children: () => NONE,
  unknownChild: content,
  text: content,
});

const NONE = {};

/// Which of these attributes a tag has not.
export function lacking(tag: Tag, ...names: readonly string[]): { readonly name: Words } {
  const absent = names.filter((name) => !attributeOf(tag, name));
  const last = absent.at(-1) ?? '';
  const en = absent.length > 1 ? `${absent.slice(0, -1).join(', ')} and no ${last}` : last;
  return { name: { en, zh: absent.join('、') } };
}
