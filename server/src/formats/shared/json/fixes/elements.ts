/// Elements that stand twice, that have to be two, or that another has to come before. Only their neighbours are looked at:
/// an array may be long, and have as many faults.

import type { Fix } from '../../../../record/quick-fix';
import type { Words } from '../../../../spec/rule';
import { type At, isArray } from '../../../../syntax/json/access';
import { fields } from '../../../../syntax/json/draft';
import { titled } from '../../../../syntax/json/mending';
import { JsonRewriting } from '../../../../syntax/json/rewrite';
import { styleAround } from '../../../../syntax/json/spacing';
import { indentAt } from '../../../../syntax/json/style';
import { sizeOf } from '../../../../syntax/json/value';
import { isComma } from '../../../../syntax/json/where';
import { textBetween } from '../../../../text/edit';
import { backward, forward } from '../../../../text/list';
import type { Node, Pair } from '../../../../text/node';
import { type Level, objectOf, type Subject, sourceOf, type Way } from './subject';

const endOf = ({ node, at }: At): number => at + sizeOf(node);

/// What stands so many levels around a subject, the innermost being 1, if it is an array.
export function arrayOf({ around }: Subject, level: number): Level | undefined {
  const array = around.at(-level);
  return isArray(array?.node) ? array : undefined;
}

/// The elements right before and right behind one, as far as there is a comma between.
function neighbours({ node, at }: At, element: At): { before: At | undefined; behind: At | undefined } {
  const { run, open } = node as Pair;
  const start = at + open.width;
  const [comma, before] = backward(run, start, element.at);
  const [next, behind] = forward(run, start, element.at + element.node.width);
  return { before: isComma(comma) ? before : undefined, behind: isComma(next) ? behind : undefined };
}

/// Takes out the element that a fault is in, or is about, of the array so many levels around it.
export function* withoutElement(subject: Subject, level: number, title: Words, sure = true): Generator<Fix> {
  const array = arrayOf(subject, level);
  const element = level === 1 ? subject.value : subject.around.at(1 - level);
  if (!array || !element) return;
  const { before, behind } = neighbours(array, element);
  const from = before ? endOf(before) : element.at;
  const to = before || !behind ? endOf(element) : behind.at;
  yield { title, edits: [{ from, to, text: '' }], sure };
}

const NODE = titled('Give it a node of its own', '放到单独的节点里');

/// Takes a member out of its object, which is an element, and makes it an element of its own behind that.
export const apart: Way = function* (subject) {
  const { root, value, name } = subject;
  const array = arrayOf(subject, 2);
  const object = objectOf(subject);
  if (!array || !object || name === undefined) return;
  const { before, behind } = neighbours(array, object);
  const style = styleAround(root, object.at);
  const end = endOf(object);
  const rewriting = new JsonRewriting(root);
  const text = rewriting.written(fields([name, sourceOf(root, value)]), undefined, style, indentAt(root, object.at));
  let between = `,${style.comma}`;
  if (behind) between = textBetween(root, end, behind.at);
  else if (before) between = textBetween(root, endOf(before), object.at);
  rewriting.removeMember(object, name);
  rewriting.replace(end, end, between + text);
  const edits = rewriting.result?.edits;
  if (edits) yield { title: NODE, edits };
};

/// What the elements of an array say, and where.
type Said = (array: At) => Iterable<readonly [what: string, at: number]>;

/// Has it been said before in the array? Arrays never change: one is gone through once for all its faults.
export function saidBefore(said: Said): (array: At, what: string, at: number) => boolean {
  const known = new WeakMap<Node, ReadonlyMap<string, number>>();
  return ({ node, at: start }, what, at) => {
    const first = known.get(node) ?? new Map([...said({ node, at: 0 })].reverse());
    known.set(node, first);
    return start + (first.get(what) ?? at) < at;
  };
}
