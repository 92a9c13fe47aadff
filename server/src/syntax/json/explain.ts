/// What the place under the pointer means: the clause of its shape, and what the format has to say about the value.

import type { Explanation, Scene } from '../../record/help';
import type { AnyCourse } from '../../record/line';
import type { Words } from '../../spec/rule';
import { leafAt } from '../../text/edit';
import { Role } from '../../text/node';
import { type At, isObject } from './access';
import { type HelpBook, meaningOf, type Subject } from './help-book';
import { membersOf } from './members';
import type { AnyShape } from './schema';
import { type Around, fitting, isWord, propertyOf, type Where, whereAt } from './where';

export function* explainJson<C, K extends AnyCourse>(
  scene: Scene<K>,
  book: HelpBook<C, K>,
): Generator<void, Explanation | undefined> {
  const { root, offset } = scene;
  if (!root || offset < 0 || offset >= root.width) return undefined;
  const { leaf, start } = leafAt(root, offset);
  if (offset >= start + leaf.size) return undefined;
  const bracket = leaf.role !== Role.atom;
  if (!bracket && !isWord(leaf)) return undefined;
  const where = yield* whereAt(root, leaf.role === Role.close ? offset : offset + 1, book.shape(root));
  const asked = bracket ? bracketAsked(where, start) : wordAsked(where, start);
  if (!asked) return undefined;
  const { shape, value, clause } = asked;
  const facts = factsOf(book, shape, { scene, where, value });
  if (!clause && facts.length === 0) return undefined;
  return { from: start, to: start + leaf.size, facts, clause };
}

interface Asked<C> {
  readonly shape: AnyShape<C>;
  readonly value: At | undefined;
  readonly clause: string | undefined;
}

/// A bracket stands for the whole between it and its partner.
function bracketAsked<C>({ around }: Where<C>, start: number): Asked<C> | undefined {
  const level = around[around.length - 1];
  if (!level) return undefined;
  const { node, at, shape } = level;
  const isOwn = start === at || (node.close !== undefined && start === at + node.width - node.close.width);
  return isOwn ? { shape, value: { node, at }, clause: shape.clause ?? clauseAround(around) } : undefined;
}

/// A name stands for its value.
function wordAsked<C>(where: Where<C>, start: number): Asked<C> | undefined {
  const { place, around, name, token } = where;
  const level = around[around.length - 1];
  if (!token || !level || token.at !== start || !['name', 'value', 'element'].includes(place)) return undefined;
  const value = place === 'name' ? valueNamed(level, start) : { node: token.node, at: start };
  const property = name === undefined ? undefined : propertyOf(level.shape, name);
  if (isObject(level.node) && !property) return undefined;
  const shape = fitting(where.shape, value?.node);
  return {
    shape: meaningOf(shape) ? shape : where.shape,
    value,
    clause: property?.clause ?? shape.clause ?? where.shape.clause,
  };
}

function valueNamed<C>({ node, at }: Around<C>, keyAt: number): At | undefined {
  const member = membersOf(node).list.find((one) => at + one.keyAt === keyAt);
  return member?.value && { node: member.value, at: at + member.valueAt };
}

/// Something without a clause of its own is explained by what it stands in.
function clauseAround<C>(around: Where<C>['around']): string | undefined {
  for (let i = around.length - 1; i >= Math.max(0, around.length - 4); i--) {
    const clause = around[i]?.shape.clause;
    if (clause) return clause;
  }
  return undefined;
}

function factsOf<C, K extends AnyCourse>(
  book: HelpBook<C, K>,
  shape: AnyShape<C>,
  subject: Subject<C, K>,
): readonly Words[] {
  const meaning = meaningOf(shape);
  const told = meaning !== undefined && Object.hasOwn(book.facts, meaning) ? book.facts[meaning]?.(subject) : undefined;
  return (told ?? []).filter((fact) => fact !== undefined);
}
