/// The game at a fault: its root, and what goes into it.

import type { Fault, Fix, QuickFix } from '../../../record/quick-fix';
import { type Property, pieceOf, propertyOf } from '../../../syntax/sgf/piece';
import type { Leaf } from '../../../text/node';
import { contextOf, type GameContext, rootOf, valueIn } from '../context';
import { standard } from '../properties';
import { endOf, say, spotOf, withoutProperty, write } from './places';
import { treesAround } from './trees';

interface RootAt {
  readonly leaf: Leaf;
  readonly at: number;
}

/// The game at hand, the innermost that states a version.
export function contextAt(fault: Fault): GameContext | undefined {
  const [game] = treesAround(fault.root, fault.from);
  return game && contextOf(game.pair);
}

export function rootAt(fault: Fault): RootAt | undefined {
  const [game] = treesAround(fault.root, fault.from);
  const root = game && rootOf(game.pair);
  return game && root && { leaf: root.leaf, at: game.at + root.at };
}

/// Behind a property of the root, or before all.
function intoRoot({ leaf, at }: RootAt, text: string, behind: string): Fix['edits'] {
  const property = propertyOf(pieceOf(leaf), behind);
  const place = at + (property ? endOf(property) : leaf.text.startsWith(';') ? 1 : 0);
  return [{ from: place, to: place, text }];
}

export const versionStated: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const root = rootAt(fault);
  if (root) yield { title: say('State FF[4]', '写明 FF[4]'), edits: intoRoot(root, 'FF[4]', ''), sure: true };
};

export const charsetStated: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const root = rootAt(fault);
  if (root)
    yield { title: say('State CA[UTF-8]', '写明 CA[UTF-8]'), edits: intoRoot(root, 'CA[UTF-8]', 'FF'), sure: true };
};

/// What the first game states.
export const firstCharset: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const first = rootAt({ ...fault, from: 0 });
  const name = first && valueIn(first.leaf, pieceOf(first.leaf), 'CA');
  if (name) yield { title: write(name), edits: [{ from: fault.from, to: fault.to, text: name }] };
};

export const handicapStated: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const count = fault.finding.params?.count;
  const text = `HA[${count}]`;
  yield { title: say(`Add ${text}`, `补上 ${text}`), edits: [{ from: fault.from, to: fault.from, text }], sure: true };
};

/// Information on the game goes to the root, if that has some and lacks this.
export const infoMoved: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  const root = rootAt(fault);
  if (!spot || !root || root.at === spot.start) return;
  const isInfo = ({ name }: Property): boolean => standard.get(name)?.place === 'info';
  const infos = spot.piece.properties.filter(isInfo);
  const own = pieceOf(root.leaf);
  if (!own.properties.some(isInfo) || infos.some(({ name }) => propertyOf(own, name))) return;
  const text = infos.map((property) => spot.leaf.text.slice(property.at, endOf(property))).join('');
  const end = root.at + root.leaf.size;
  const away = infos.flatMap((property) => withoutProperty(fault, spot, property));
  yield {
    title: say('Move it to the root', '移到根节点'),
    edits: [{ from: end, to: end, text }, ...away],
    sure: true,
  };
};
