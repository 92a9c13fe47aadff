import { deepEqual, equal } from 'node:assert/strict';
import { FromPanel, ToPanel } from '../../src/protocol/panel';
import { REQUESTS } from '../../src/protocol/requests';
import {
  count,
  counts,
  either,
  fields,
  kinds,
  list,
  object,
  oneOf,
  optional,
  orNull,
  type Part,
  table,
  text,
  usual,
  wholeList,
} from '../../src/protocol/validate';
import { Random } from '../support/random';

const SEED = Number(process.env.SEED ?? 7);
const Point = object('Point', { x: count, y: count, label: optional(text(3)) });

describe('A part of a message', () => {
  it('keeps what it has fields for, and nothing else', () => {
    deepEqual(Point.take({ x: 1, y: 2, z: 3, label: 'A' }), { x: 1, y: 2, label: 'A' });
    deepEqual(Point.take({ x: 1, y: 2 }), { x: 1, y: 2 });
  });

  it('is nothing without what it needs, but may go without the rest', () => {
    for (const wrong of [null, 1, 'x', [], {}, { x: 1 }, { x: -1, y: 0 }, { x: 0.5, y: 0 }, { x: '1', y: 0 }]) {
      equal(Point.take(wrong), undefined);
    }
    deepEqual(Point.take({ x: 1, y: 2, label: 7 }), { x: 1, y: 2 });
  });

  it('has long text cut, and long lists', () => {
    deepEqual(Point.take({ x: 1, y: 2, label: 'long' }), { x: 1, y: 2, label: 'lon…' });
    deepEqual(list(count, 2).take([1, 'x', 2, 3]), [1]);
  });

  it('of a list is what is sound in it, or all of it', () => {
    deepEqual(list(count).take([1, 'x', 2]), [1, 2]);
    deepEqual(list(count).take('x'), []);
    equal(wholeList(count, 5).take([1, 'x', 2]), undefined);
    deepEqual(wholeList(count, 3).take([1, 2, 3]), [1, 2, 3]);
    equal(wholeList(count, 3).take([1, 2, 3, 4]), undefined);
    deepEqual(counts('x, y', 2, 2).take([1, 2]), [1, 2]);
    equal(counts('x, y', 2, 2).take([1]), undefined);
  });

  it('can be something usual, or null, or one of two', () => {
    const part = object('Part', { a: usual(count, 5), b: orNull(count), c: usual(oneOf(['x', 'y']), 'y') });
    deepEqual(part.take({ a: 'no', b: 'no' }), { a: 5, b: null, c: 'y' });
    const one = either(Point, count);
    deepEqual([one.take(3), one.take({ x: 0, y: 0 }), one.take('x')], [3, { x: 0, y: 0 }, undefined]);
  });

  it('of several kinds is one that there is', () => {
    const part = kinds('Kind', 'type', { a: fields({ n: count }), b: fields({}) });
    deepEqual(part.take({ type: 'a', n: 1, m: 2 }), { type: 'a', n: 1 });
    for (const type of ['c', 'toString', '__proto__', 0, undefined, ['b']]) equal(part.take({ type }), undefined);
    equal(part.take({ type: 'a' }), undefined);
  });

  it('of numbers by name has no more of them than it may', () => {
    deepEqual(table(2).take({ a: 1, b: 'x', c: 2, d: 3 }), { a: 1, c: 2 });
    deepEqual(table(2).take(JSON.parse('{"__proto__": 1}')), JSON.parse('{"__proto__": 1}'));
  });
});

/// Any value, as deep as it happens to be, with names that mean something here and there.
function anything(random: Random, names: readonly string[], depth = 0): unknown {
  const deeper = () => anything(random, names, depth + 1);
  switch (random.below(depth > 4 ? 6 : 9)) {
    case 0:
      return random.pick([null, undefined, true, false]);
    case 1:
      return random.pick([0, 1, -1, 1.5, 1e300, Number.NaN]);
    case 2:
      return '<img src=x onerror=alert(1)>'.repeat(random.below(20));
    case 3:
    case 4:
    case 5:
      return random.pick(names);
    case 6:
      return Array.from({ length: random.below(4) }, deeper);
    default:
      return Object.fromEntries(Array.from({ length: random.below(8) }, () => [random.pick(names), deeper()]));
  }
}

const namesIn = (part: Part<unknown>): string[] => [
  ...Object.entries(part.parts ?? {}).flatMap(([name, inner]) => [name, ...namesIn(inner)]),
  ...(part.of ?? []).flatMap(namesIn),
  ...(part.tag ? [part.tag] : []),
];

describe('Whatever comes in', () => {
  const all = [FromPanel, ToPanel, ...Object.values(REQUESTS).flatMap(({ params, answer }) => [params, answer])];

  it('is sound or nothing, and what is sound stays as it is', () => {
    const random = new Random(SEED);
    for (const part of all as readonly Part<unknown>[]) {
      const names = [...new Set(namesIn(part)), '__proto__', 'constructor'];
      for (let i = 0; i < 300; i++) {
        const taken = part.take(anything(random, names));
        if (taken !== undefined) deepEqual(part.take(taken), taken, `SEED=${SEED}`);
      }
    }
  });
});
