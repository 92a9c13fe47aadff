/// The families that the rules of JGF fall into. A rule's key in its chapter is its name; these builders supply the
/// rest, so that a wrong type is told in the same words wherever it stands.

import type { Words } from '../../../spec/rule';
import { error, type Unnamed, warning } from '../../../spec/rule-book';

/// How a sentence begins that speaks of a thing; by default the property that the clause ends in.
export function thing(en: string, zh: string): Words {
  return { en, zh };
}

function property(clause: string): Words {
  const name = clause.slice(clause.lastIndexOf('.') + 1);
  return { en: name, zh: `${name} ` };
}

type Family = (clause: string, what?: Words) => Unnamed;

function ofType(en: string, zh: string): Family {
  return (clause, what = property(clause)) =>
    error(
      clause,
      `${what.en} has to be ${en}, not {kind} ({value}).`,
      `${what.zh}应为${zh}，这里是{kind}（{value}）。`,
    );
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
export function unknownProperty(clause: string, known: string, what: Words = property(clause)): Unnamed {
  return warning(
    clause,
    `${what.en} has no property "{name}"; it can have ${list(known)}.`,
    `${what.zh}没有“{name}”这个属性，可用的有 ${known.replaceAll(' ', '、')}。`,
  );
}

export function missing(clause: string, what: Words): Unnamed {
  return error(clause, `${what.en} has no {name}.`, `${what.zh}缺少 {name}。`);
}

/// A number of things, nothing included.
export const count: Family = (clause, what = property(clause)) =>
  error(
    clause,
    `${what.en} is {value}; it has to be a whole number, 0 or more.`,
    `${what.zh}是 {value}，应为 0 或更大的整数。`,
  );

/// A number of things of which there has to be one.
export const positive: Family = (clause, what = property(clause)) =>
  error(
    clause,
    `${what.en} is {value}; it has to be a whole number, 1 or more.`,
    `${what.zh}是 {value}，应为 1 或更大的整数。`,
  );

export function outsideColumns(clause: string): Unnamed {
  return error(clause, 'x is {value}; the board has columns 0 to {last}.', 'x 是 {value}，棋盘只有 0 到 {last} 列。');
}

export function outsideRows(clause: string): Unnamed {
  return error(clause, 'y is {value}; the board has rows 0 to {last}.', 'y 是 {value}，棋盘只有 0 到 {last} 行。');
}

export const colorName: Family = (clause, what = property(clause)) =>
  error(
    clause,
    `${what.en} is {value}; write the full English name of a colour in lower case, such as "black" or "white".`,
    `${what.zh}是 {value}，应写小写的英文颜色全称，如 "black"、"white"。`,
  );

export const dateForm: Family = (clause, what = property(clause)) =>
  error(
    clause,
    `${what.en} is {value}; write year-month-day as in 2023-06-12, or only 2023-06 or 2023.`,
    `${what.zh}是 {value}，应写成“年-月-日”，如 2023-06-12，也可只写 2023-06 或 2023。`,
  );

export function noSuchDate(clause: string): Unnamed {
  return error(clause, 'The calendar has no date {value}.', '日历上没有 {value} 这个日期。');
}
