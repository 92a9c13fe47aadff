/// What is put right in ways that only JGF knows.

import type { Fix } from '../../../record/quick-fix';
import { type At, elementsOf, valueAt } from '../../../syntax/json/access';
import { titled } from '../../../syntax/json/mending';
import { JsonRewriting } from '../../../syntax/json/rewrite';
import { resultIn } from '../../shared/go/results';
import { arrayOf, saidBefore, withoutElement } from '../../shared/json/fixes/elements';
import { adding } from '../../shared/json/fixes/members';
import type { Way } from '../../shared/json/fixes/subject';
import { type Guess, meant, plain, reworded } from '../../shared/json/fixes/values';
import { textAt, wholeAt } from '../values';
import { dateOf, longer } from './dates';

type Subject = Parameters<Way>[0];

/// "B+Resign", "Black wins by 3.5", "Jigo"
export const result: Way = reworded((text) => {
  const { winner, by } = resultIn(plain(text)) ?? {};
  if (winner === null) return '0';
  return winner === undefined ? undefined : `${winner === 1 ? 'B' : 'W'}+${by}`;
}, true);

export const date: Way = reworded((text) => dateOf(plain(text)), true);

/// A day or a month that there is not is left out.
export const shorterDate: Way = reworded((text) => {
  const [, year, month] = /^(\d{4})-(\d\d)/.exec(text) ?? [];
  return year && month && Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month}` : year;
});

/// The board has as many lines the other way.
export function* otherLength(subject: Subject): Generator<Fix> {
  const name = subject.fault.finding.params?.name === 'width' ? 'width' : 'height';
  const length = wholeAt(valueAt(subject.value, name === 'width' ? 'height' : 'width'));
  if (length !== undefined) yield* adding(subject, name, String(length));
}

/// "18" after "2022-09-17"
export const laterDate: Way = meant(({ text }, subject) => {
  const before = [...elementsOf(arrayOf(subject, 1))].filter(({ at }) => at < subject.value.at);
  const last = textAt(before.at(-1));
  const now = last === undefined ? undefined : longer(plain(text), last);
  return now === undefined ? undefined : { draft: JSON.stringify(now), sure: true };
});

const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[:/?#].*)?$/i;

/// An address without its scheme, or with blanks in it.
export const address: Way = reworded((text) => {
  const url = text.trim().replace(/\s/g, '%20');
  return HOST.test(url) ? `https://${url}` : url;
});

/// A node that is nothing.
export const emptyNode: Guess = ({ kind }) => (kind === 'null' ? { draft: '{}', sure: true } : undefined);

const FIRST = titled('Put an empty node before it', '在前面加一个空节点');

/// Before the first node.
export function* nodeBefore(subject: Subject): Generator<Fix> {
  const array = arrayOf(subject, 2);
  if (!array) return;
  const rewriting = new JsonRewriting(subject.root);
  rewriting.insertElement(array, 0, '{}');
  const edits = rewriting.result?.edits;
  if (edits) yield { title: FIRST, edits, sure: true };
}

const TWICE = titled('Remove the point that stands there twice', '删除重复的点');

/// A point that counts for a colour already can go; one that counts for two colours cannot be told from the other.
export function* samePoint(subject: Subject): Generator<Fix> {
  const { value, around } = subject;
  const score = arrayOf(subject, 3);
  const color = textAt(valueAt(around.at(-2), 'color'));
  if (score && color !== undefined && isThere(score, placeIn(color, value), value.at)) {
    yield* withoutElement(subject, 1, TWICE);
  }
}

const isThere = saidBefore(function* (score) {
  for (const item of elementsOf(score)) {
    const color = textAt(valueAt(item, 'color'));
    if (color === undefined) continue;
    for (const point of elementsOf(valueAt(item, 'coords'))) yield [placeIn(color, point), point.at];
  }
});

const placeIn = (color: string, point: At): string =>
  [wholeAt(valueAt(point, 'x')), wholeAt(valueAt(point, 'y')), color].join(' ');
