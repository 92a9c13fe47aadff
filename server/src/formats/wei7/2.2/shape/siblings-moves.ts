/// What the children of `moves` say about each other: a set-up comes first; a mark belongs to the move after it; a variation
/// stands before the move that it is an alternative to (3.12, 3.15, 3.16.4, 3.18 to 3.20).

import { sideWords } from '../../../../games/shared/sides';
import { type Element, firstElement, isElement } from '../../../../syntax/xml/element';
import {
  anySiblings,
  attributeOf,
  nameSpan,
  type Reporter,
  type Sibling,
  valueSpan,
} from '../../../../syntax/xml/schema';
import { List, Pair, type Run } from '../../../../text/node';
import type { Context } from '../context';
import { nameOf } from '../names';
import { colorOf, type Stone, setupOf, stoneOf } from '../play/event';
import { rules } from '../rules';

interface Kin {
  /// There is an element, and one that is a step.
  readonly any: boolean;
  readonly step: boolean;
  /// The first move, and the colour of the last one.
  readonly first: Stone | undefined;
  readonly last: number;
  /// A variation stands before the first move; and the colours that such variations begin with, as bits.
  readonly varied: boolean;
  readonly colors: number;
}

const NONE: Kin = { any: false, step: false, first: undefined, last: 0, varied: false, colors: 0 };

function kinOf({ name, element }: Sibling): Kin {
  if (name === 'moves') {
    const color = firstMoveOf(element)?.color;
    return { ...NONE, any: true, varied: true, colors: color ? 1 << color : 0 };
  }
  const first = colorOf(name) ? stoneOf(element) : undefined;
  const step = first !== undefined || name === 'pre';
  return { any: true, step, first, last: first?.color ?? 0, varied: false, colors: 0 };
}

function joined(a: Kin, b: Kin): Kin {
  if (!a.any) return b;
  if (!b.any) return a;
  return {
    any: true,
    step: a.step || b.step,
    first: a.first ?? b.first,
    last: b.last || a.last,
    varied: a.varied || (!a.first && b.varied),
    colors: a.first ? a.colors : a.colors | b.colors,
  };
}

/// All that comes up to the first move, and the colour of the last one: what stands between need not be known.
function kinOfAll(count: number, kin: (index: number) => Kin): Kin {
  let all = NONE;
  let next = 0;
  while (next < count && !all.first) all = joined(all, kin(next++));
  for (let i = count - 1; i >= next; i--) {
    const { last } = kin(i);
    if (last) return { ...all, last };
  }
  return all;
}

/// Of those before only the colour of the last move counts.
const BEFORE = [0, 1, 2].map((last): Kin => ({ ...NONE, any: true, last }));

/// Of those after: what leads up to the first move, and that.
const keyOf = ({ any, last }: Kin, after: Kin): string => {
  const { first } = after;
  const next = first ? `${first.color} ${first.type} ${first.x} ${first.y}` : '';
  return `${+any}${last}/${+after.any}${+after.varied}${after.colors} ${next}`;
};

export const siblings = anySiblings<Context, Kin>({
  none: NONE,
  of: kinOf,
  all: kinOfAll,
  before: (all, next) => (next.any ? (BEFORE[next.last || all.last] as Kin) : all),
  after: (next, all) => (next.first ? next : joined(next, all)),
  key: keyOf,
  check(sibling, before, after, reporter) {
    const { name } = sibling;
    if (name === 'mark') mark(sibling, after, reporter);
    else if (name === 'moves') variation(sibling, before, after, reporter);
    else problem(sibling, after, reporter);
    if (name === 'pre' && before.any) reporter.report(rules['pre-not-first'], {}, nameSpan(sibling.tag));
    return true;
  },
  whole(all, tag, reporter) {
    if (!all.step) reporter.report(rules['moves-without-step'], {}, nameSpan(tag));
  },
});

function mark(sibling: Sibling, { any, first, varied }: Kin, reporter: Reporter<Context>): void {
  if (any && !varied) return;
  const rule = any ? (first ? 'mark-before-variation' : 'mark-without-move') : 'mark-last';
  reporter.report(rules[rule], {}, nameSpan(sibling.tag));
}

function variation(sibling: Sibling, before: Kin, after: Kin, reporter: Reporter<Context>): void {
  const { element } = sibling;
  const own = firstMoveOf(element);
  if (!own) return;
  if (after.first) {
    if (isSame(own, after.first)) reporter.report(rules['variation-repeats-move'], {}, nameSpan(sibling.tag));
  } else if (own.color === before.last && !beginsWithSetup(element)) {
    reporter.report(rules['variation-after-move'], {}, nameSpan(sibling.tag));
  }
}

const isSame = (a: Stone, b: Stone): boolean => a.color === b.color && a.type === b.type && a.x === b.x && a.y === b.y;

/// The moves that may come next, and whose turn the problem says it is.
function problem(sibling: Sibling, { first, colors }: Kin, reporter: Reporter<Context>): void {
  const { element, name } = sibling;
  if (colorOf(name) && !stoneOf(element).problem) return;
  const { tag } = sibling;
  const asked = attributeOf(tag, 'problem');
  const side = asked && colorOf(asked.value);
  const next = colors | (first ? 1 << first.color : 0);
  if (!side || tag.damaged || (next & ~(1 << side)) === 0) return;
  reporter.report(rules['problem-side'], { side: sideWords(side) ?? '' }, valueSpan(asked));
}

function beginsWithSetup(element: Element): boolean {
  const first = element instanceof Pair ? firstElement(element.run)?.element : undefined;
  return first !== undefined && nameOf(first) === 'pre' && setupOf(first).stones.length > 0;
}

const firstMoveOf = (element: Element): Stone | undefined =>
  element instanceof Pair ? firstMoveIn(element.run) : undefined;

const firstMoves = new WeakMap<List, { readonly move: Stone | undefined }>();

/// Of the moves in a run itself, not in its variations.
function firstMoveIn(run: Run): Stone | undefined {
  if (!(run instanceof List)) return isElement(run) && colorOf(nameOf(run)) ? stoneOf(run) : undefined;
  const known = firstMoves.get(run);
  if (known) return known.move;
  let move: Stone | undefined;
  for (const kid of run.kids) if ((move = firstMoveIn(kid))) break;
  firstMoves.set(run, { move });
  return move;
}
