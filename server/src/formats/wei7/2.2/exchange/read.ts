/// What a wei7 2.x record says. What is unsound says nothing.

import type { Losses } from '../../../../record/losses';
import { rootElement } from '../../../../syntax/xml/document';
import { type Element, type ElementAt, isElement, tagLeafOf } from '../../../../syntax/xml/element';
import { Kind, kindOf } from '../../../../syntax/xml/lexer';
import { textMeant } from '../../../../syntax/xml/references';
import { tagOf } from '../../../../syntax/xml/said';
import { attributeOf } from '../../../../syntax/xml/schema';
import { textIn, trimmed } from '../../../../syntax/xml/text';
import { items } from '../../../../text/list';
import { Leaf, Pair, type Run } from '../../../../text/node';
import {
  type Info,
  type Mark,
  type Named,
  newTree,
  type Person,
  type Step,
  type Tree,
  type Wei7Game,
} from '../../shared/game';
import { nested, type Work } from '../../shared/nested';
import { utcOf } from '../../shared/time';
import { childOf, SIZES } from '../context';
import { nameOf } from '../names';
import { colorOf, type Stone, setupOf, stoneOf } from '../play/event';

export function* gameFromXml(root: Run, losses: Losses): Generator<void, Wei7Game | undefined> {
  const record = rootElement(root, 'wei7');
  if (!record) return undefined;
  const size = childOf(record, 'size')?.element;
  const lines = size instanceof Pair ? (textIn(size)?.value ?? '') : '';
  const tree = newTree();
  const moves = childOf(record, 'moves');
  losses.add('doctype', { count: countIn(root, Kind.doctype) });
  losses.add('xml-comment', { count: commentsIn(root) + (record ? commentsIn(inside(record.element)) : 0) });
  if (moves) yield* nested(readMoves(moves.element, tree, losses));
  const count = SIZES.includes(lines) ? Number(lines) : 19;
  yield* onlySound(tree, count);
  return { columns: count, rows: count, info: infoOf(childOf(record, 'game'), losses), tree };
}

const said = (element: Element | undefined, name: string): string | undefined =>
  element && attributeOf(tagOf(tagLeafOf(element)), name)?.value;

const inside = (element: Element): Run => (element instanceof Pair ? element.run : undefined);

/// Line breaks as they are written: XML makes blanks of them, but whoever wrote them meant them.
function commentIn(element: Element): string | undefined {
  const attribute = attributeOf(tagOf(tagLeafOf(element)), 'comment');
  return attribute && textMeant(attribute.raw);
}

function countIn(run: Run, kind: Kind): number {
  let count = 0;
  for (const item of items(run)) if (item instanceof Leaf && kindOf(item) === kind) count++;
  return count;
}

const commentsIn = (run: Run): number => countIn(run, Kind.comment);

/// One that is empty says nothing, and is told as lost.
function titleIn(element: Element, losses: Losses): string | undefined {
  const title = said(element, 'title');
  losses.add('title', { count: title === '' ? 1 : 0 });
  return title || undefined;
}

function infoOf(game: ElementAt | undefined, losses: Losses): Info {
  const people: Person[] = [];
  const players: Info['players'][number][] = [];
  for (const side of ['black', 'white']) {
    const player = childOf(game, side)?.element;
    if (!player) continue;
    players.push({ participant: people.length, color: colorOf(side) as number });
    people.push({ ...namesOf(player), title: said(player, 'title'), rank: said(player, 'rank') });
  }
  return {
    ...namesOf(game?.element),
    rules: rulesOf(childOf(game, 'rules')?.element),
    time: timeOf(childOf(game, 'time')?.element, losses),
    participants: people,
    players,
    result: resultOf(childOf(game, 'result')?.element),
  };
}

const namesOf = (element: Element | undefined): Named => ({
  domain: said(element, 'domain'),
  id: said(element, 'id'),
  name: said(element, 'name'),
});

function rulesOf(rules: Element | undefined): Info['rules'] {
  if (!rules) return undefined;
  const scoring = oneOf(said(rules, 'scoring'), ['area', 'territory'] as const);
  const type = oneOf(said(rules, 'type'), ['Chinese', 'Japanese', 'Korean'] as const);
  const komi = numberOf(said(rules, 'komi'));
  return { ...(scoring && { scoring }), ...(komi !== undefined && { komi }), ...(type && { type }) };
}

function oneOf<T extends string>(value: string | undefined, known: readonly T[]): T | undefined {
  return known.find((one) => one === value);
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

function numberOf(text: string | undefined): number | undefined {
  const number = text === undefined ? '' : trimmed(text);
  return NUMBER.test(number) ? Number(number) : undefined;
}

function timeOf(time: Element | undefined, losses: Losses): string | undefined {
  const text = time instanceof Pair ? textIn(time)?.value : undefined;
  return text === undefined ? undefined : utcOf(text, losses);
}

function resultOf(result: Element | undefined): Info['result'] {
  const winner = said(result, 'winner');
  if (winner === undefined) return undefined;
  const margin = numberOf(said(result, 'margin'));
  return { winner: colorOf(winner) ?? null, ...(margin !== undefined && margin > 0 && { margin }) };
}

/// Moves, stones and marks off the board are none, nor is a second stone of a set-up on a point.
function* onlySound(root: Tree, size: number): Generator<void, void> {
  const isIn = (at: number): boolean => Number.isInteger(at) && at >= 0 && at < size;
  const isOn = ({ x, y }: { readonly x: number; readonly y: number }): boolean => isIn(x) && isIn(y);
  const stack = [root];
  for (let tree = stack.pop(); tree; tree = stack.pop()) {
    const { pre } = tree;
    if (pre) {
      const stones = new Map([...pre.stones].reverse().map((stone) => [stone.y * size + stone.x, stone]));
      tree.pre = { ...pre, stones: [...stones.values()].reverse().filter(isOn), marks: pre.marks.filter(isOn) };
    }
    const steps = tree.steps.splice(0);
    for (const step of steps) {
      if (step.point && !isOn(step.point)) continue;
      tree.steps.push(step.marks.every(isOn) ? step : { ...step, marks: step.marks.filter(isOn) });
    }
    stack.push(...tree.branches);
    yield;
  }
}

const PAUSE = 32;

/// Reads a line into a tree. Where variations stand before a move, the line goes on in the first of the branches.
function* readMoves(element: Element, into: Tree, losses: Losses): Work {
  let tree = into;
  let marks: Mark[] = [];
  let variations: Element[] = [];
  let count = 0;
  losses.add('xml-comment', { count: commentsIn(inside(element)) });
  for (const item of items(inside(element))) {
    if (++count % PAUSE === 0) yield undefined;
    if (!isElement(item)) continue;
    const name = nameOf(item);
    if (name === 'pre') yield* readSetup(item, tree, losses);
    else if (name === 'mark') addMark(item, marks);
    else if (name === 'moves') variations.push(item);
    else if (colorOf(name)) {
      const title = titleIn(item, losses);
      if (variations.length > 0 || (title && (tree.steps.length > 0 || tree.title || tree.pre))) {
        const rest = newTree();
        tree.branches = [rest];
        yield* branches(variations, tree, losses);
        tree = rest;
        variations = [];
      }
      if (title) tree.title = title;
      tree.steps.push(stepOf(item, stoneOf(item), marks, losses));
      marks = [];
    }
  }
  losses.add('line-goes-on', { count: variations.length > 0 ? 1 : 0 });
  yield* branches(variations, tree, losses);
}

function* branches(variations: readonly Element[], tree: Tree, losses: Losses): Work {
  for (const variation of variations) {
    const branch = newTree();
    tree.branches.push(branch);
    yield readMoves(variation, branch, losses);
  }
}

function* readSetup(element: Element, tree: Tree, losses: Losses): Work {
  const { stones, problem } = setupOf(element);
  const evaluation = said(element, 'eval') ?? 'normal';
  losses.add('quality', { count: evaluation === 'normal' ? 0 : 1 });
  losses.add('xml-comment', { count: commentsIn(inside(element)) });
  const marks: Mark[] = [];
  let count = 0;
  for (const item of items(inside(element))) {
    if (isElement(item)) addMark(item, marks);
    if (++count % PAUSE === 0) yield undefined;
  }
  const comment = commentIn(element);
  tree.title = titleIn(element, losses);
  const put = stones.flatMap(({ color, x, y }) => (x === undefined || y === undefined ? [] : [{ color, x, y }]));
  if (put.length === 0 && !problem && marks.length === 0 && comment === undefined) return;
  tree.pre = { stones: put, problem, marks, comment };
}

function addMark(element: Element, marks: Mark[]): void {
  if (nameOf(element) !== 'mark') return;
  const [x, y] = [numberOf(said(element, 'x')), numberOf(said(element, 'y'))];
  if (x !== undefined && y !== undefined) marks.push({ x, y, symbol: said(element, 'symbol') ?? '' });
}

function stepOf(element: Element, { color, type, x, y, problem }: Stone, marks: readonly Mark[], losses: Losses): Step {
  const splitter = said(element, 'splitter') ?? 'small';
  losses.add('print', { count: splitter === 'small' ? 0 : 1 });
  const evaluation = said(element, 'eval') ?? 'normal';
  return {
    color,
    point: type === 'pass' || x === undefined || y === undefined ? null : { x, y },
    evaluation: oneOf(evaluation, ['bad', 'good', 'trick'] as const),
    problem,
    marks,
    comment: commentIn(element),
  };
}
