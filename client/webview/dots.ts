/// One node of the tree of moves as it is drawn: a dot of the side that played, a diamond for what is no move.

import type { TreeNode } from '../../server/src/protocol/tree';
import { svg } from './elements';
import { type Say, sideName } from './words';

/// From one column to the next, and from one lane to the next.
export const COLUMN = 28;
export const LANE = 27;
export const DOT = 10;

/// Of the game, by the numbers of their colours from 1.
export type Sides = readonly string[];

/// A move of which nobody can say whose it is has a stone of no colour.
function sideOf({ color, number }: TreeNode, sides: Sides): string {
  if (color === undefined) return number === undefined ? 'none' : 'other';
  return sides[color - 1] ?? (color === 0 ? 'none' : `other side${color}`);
}

/// Equal for nodes that look the same and are called the same.
export const lookOf = ({ color, number, label, comment, fault, title, on }: TreeNode, sides: Sides): string =>
  JSON.stringify([sides, color, number, label, comment, fault, title, on]);

export const classOf = (node: TreeNode, sides: Sides): string => `node ${sideOf(node, sides)}${node.on ? '' : ' off'}`;

/// "12. Black D4".
export function calledOf({ number, color, label }: TreeNode, say: Say, sides: Sides): string {
  const words = [
    number !== undefined && `${number}.`,
    sideName(say, color === undefined ? undefined : (sides[color - 1] ?? color)),
    label,
  ];
  return words.filter(Boolean).join(' ');
}

/// "12. Black D4, a title, variation, comment, error".
export function labelOf(node: TreeNode, say: Say, sides: Sides): string {
  const { title, comment, fault, lane } = node;
  const parts = [
    calledOf(node, say, sides),
    title,
    lane > 0 && say('variation'),
    comment && say('comment'),
    fault && say(fault),
  ];
  return parts.filter(Boolean).join(say('comma'));
}

/// What of a move is written on its dot; a long number in small letters.
function written({ number, color, label }: TreeNode): string {
  if (number !== undefined) return String(number);
  return color !== undefined && label.length <= 3 ? label : '';
}

const sizeOf = (text: string): string => (text.length > 3 ? 'tiny' : text.length > 2 ? 'small' : '');

export function* dot(node: TreeNode, say: Say, sides: Sides): Generator<SVGElement> {
  yield svg('title', {}, labelOf(node, say, sides));
  const side = sideOf(node, sides);
  if (side === 'none') yield svg('path', { class: 'stone none', d: 'M0 -6.5L6.5 0L0 6.5L-6.5 0z' });
  else yield svg('circle', { class: `stone ${side}`, r: DOT });
  const text = written(node);
  if (text) yield svg('text', { class: sizeOf(text), dy: '.35em' }, text);
  if (node.comment) yield svg('path', { class: 'has-comment', d: 'M2.5 6h8.5v5.5h-3.8l-2.7 2.5v-2.5h-2z' });
  if (node.fault === 'error') yield badge('M7 -12.5a4.8 4.8 0 1 0 .01 0z', 'error', -11);
  if (node.fault === 'warning') yield badge('M7 -13.5l5.6 9.7h-11.2z', 'warning', -10.5);
}

/// A disc for an error, a triangle for a warning, with an exclamation mark in it.
const badge = (d: string, kind: string, top: number): SVGElement =>
  svg(
    'g',
    { class: `badge-of-${kind}` },
    svg('path', { d }),
    svg('path', { class: 'sign', d: `M7 ${top + 0.7}v3.4m0 1.5v.7` }),
  );
