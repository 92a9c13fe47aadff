/// The families that the rules of JGF fall into. A rule's key in its chapter is its name; these builders supply the
/// rest, so that a wrong type is told in the same words wherever it stands.

import type { Mending, Words } from '../../../spec/rule';
import { error, FIXED, type Unnamed, warning } from '../../../spec/rule-book';

/// How a sentence begins that speaks of a thing; by default the property that the clause ends in.
export function thing(en: string, zh: string): Words {
  return { en, zh };
}

function property(clause: string): Words {
  const name = clause.slice(clause.lastIndexOf('.') + 1);
  return { en: name, zh: `${name} ` };
}

/// With a bad example and a good one.
type Family = <C extends string>(clause: C, bad: string, good: string, what?: Words) => Unnamed<C, typeof FIXED>;

function ofType(en: string, zh: string): Family {
  return (clause, bad, good, what = property(clause)) =>
    error(clause, {
      en: `${what.en} has to be ${en}, not {met}.`,
      zh: `${what.zh}应为${zh}，这里是{met}。`,
      bad,
      good,
      fix: FIXED,
    });
}

export const notString = ofType('a string', '字符串');
export const notNumber = ofType('a number', '数字');
export const notBoolean = ofType('true or false', ' true 或 false');
export const notObject = ofType('an object', '对象');
export const notArray = ofType('an array', '数组');

/// `x y text` as `x, y and text`.
function list(names: string): string {
  return names.replaceAll(' ', ', ').replace(/, (\w+)$/, ' and $1');
}

/// Lists what there is, because the common case is a slip of the fingers.
export function unknownProperty<C extends string>(
  clause: C,
  known: string,
  bad: string,
  good: string,
  what: Words = property(clause),
): Unnamed<C, typeof FIXED> {
  return warning(clause, {
    en: `${what.en} has no property "{name}"; it can have ${list(known)}.`,
    zh: `${what.zh}没有“{name}”这个属性，可用的有 ${known.replaceAll(' ', '、')}。`,
    bad,
    good,
    fix: FIXED,
  });
}

export function missing<C extends string>(clause: C, bad: string, good: string, what: Words): Unnamed<C, typeof FIXED> {
  return error(clause, {
    en: `${what.en} has no {name}.`,
    zh: `${what.zh}缺少 {name}。`,
    bad,
    good,
    fix: FIXED,
  });
}

/// A number of things, nothing included.
export const count: Family = (clause, bad, good, what = property(clause)) =>
  error(clause, {
    en: `${what.en} is {value}; it has to be a whole number, 0 or more.`,
    zh: `${what.zh}是 {value}，应为 0 或更大的整数。`,
    bad,
    good,
    fix: FIXED,
  });

/// A number of things of which there has to be one.
export const positive: Family = (clause, bad, good, what = property(clause)) =>
  error(clause, {
    en: `${what.en} is {value}; it has to be a whole number, 1 or more.`,
    zh: `${what.zh}是 {value}，应为 1 或更大的整数。`,
    bad,
    good,
    fix: FIXED,
  });

/// In something that has a point.
type PointFrame = (members: string) => string;

export function outsideColumns<C extends string, F extends Mending>(
  clause: C,
  inPoint: PointFrame,
  fix: F,
): Unnamed<C, F> {
  return error(clause, {
    en: 'x is {value}; the board has columns 0 to {last}.',
    zh: 'x 是 {value}，棋盘只有 0 到 {last} 列。',
    bad: inPoint('"x": 19, "y": 3'),
    good: inPoint('"x": 18, "y": 3'),
    fix,
  });
}

export function outsideRows<C extends string, F extends Mending>(
  clause: C,
  inPoint: PointFrame,
  fix: F,
): Unnamed<C, F> {
  return error(clause, {
    en: 'y is {value}; the board has rows 0 to {last}.',
    zh: 'y 是 {value}，棋盘只有 0 到 {last} 行。',
    bad: inPoint('"x": 3, "y": 19'),
    good: inPoint('"x": 3, "y": 18'),
    fix,
  });
}

export const colorName: Family = (clause, bad, good, what = property(clause)) =>
  error(clause, {
    en: `${what.en} is {value}; write the full English name of a colour in lower case, such as "black" or "white".`,
    zh: `${what.zh}是 {value}，应写小写的英文颜色全称，如 "black"、"white"。`,
    bad,
    good,
    fix: FIXED,
  });

export const dateForm: Family = (clause, bad, good, what = property(clause)) =>
  error(clause, {
    en: `${what.en} is {value}; write year-month-day as in 2023-06-12, or only 2023-06 or 2023.`,
    zh: `${what.zh}是 {value}，应写成“年-月-日”，如 2023-06-12，也可只写 2023-06 或 2023。`,
    bad,
    good,
    fix: FIXED,
  });

export function noSuchDate<C extends string>(clause: C, bad: string, good: string): Unnamed<C, typeof FIXED> {
  return error(clause, {
    en: 'The calendar has no date {value}.',
    zh: '日历上没有 {value} 这个日期。',
    bad,
    good,
    fix: FIXED,
  });
}
