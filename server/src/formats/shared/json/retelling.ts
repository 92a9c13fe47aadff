/// A record in JSON told otherwise: which of its values are coordinates and colours, its shape says.

import { numberLike } from '../../../record/alike';
import type { Retold, Telling } from '../../../record/retelling';
import type { Area } from '../../../record/turn';
import type { Members } from '../../../syntax/json/members';
import type { AnyShape } from '../../../syntax/json/schema';
import { type Shaped, shapedIn } from '../../../syntax/json/shaped';
import { kindOf, numberOf, stringOf } from '../../../syntax/json/value';
import { Leaf, type Run } from '../../../text/node';

const PAUSE = 256;

/// `own` takes the values that only one format writes so.
export function* retellJson<C>(
  root: Run,
  shape: AnyShape<C>,
  retold: Retold,
  board: Area,
  own: (value: Shaped<C>) => void = () => {},
): Telling {
  let count = 0;
  for (const value of shapedIn(root, shape)) {
    if (++count % PAUSE === 0) yield;
    own(value);
    if (value.members && isPoint(value.shape)) retellPoint(value.members, value.at, retold, board);
    if (value.shape.meaning === 'color') retellColor(value, retold);
  }
}

/// Whatever has both coordinates.
const isPoint = <C>(shape: AnyShape<C>): boolean =>
  shape.kind === 'object' && Object.hasOwn(shape.properties, 'x') && Object.hasOwn(shape.properties, 'y');

/// A token at its place.
interface Token {
  readonly at: number;
  readonly text: string;
}

export function tokenOf(members: Members, at: number, name: string): (Token & { readonly leaf: Leaf }) | undefined {
  const member = members.get(name);
  const leaf = member?.value;
  return leaf instanceof Leaf ? { leaf, at: at + (member?.valueAt ?? 0), text: leaf.token } : undefined;
}

/// One that is not on the board stays where it is.
function retellPoint(members: Members, at: number, retold: Retold, board: Area): void {
  const [across, down] = [tokenOf(members, at, 'x'), tokenOf(members, at, 'y')];
  const [x, y] = [wholeIn(across?.leaf, board.columns), wholeIn(down?.leaf, board.rows)];
  if (!across || !down || x === undefined || y === undefined) return;
  const cell = retold.cell(x, y, board);
  retold.put(across, cell.x === x ? across.text : numberLike(across.text, cell.x));
  retold.put(down, cell.y === y ? down.text : numberLike(down.text, cell.y));
}

function wholeIn(leaf: Leaf | undefined, limit: number): number | undefined {
  if (!leaf || kindOf(leaf) !== 'number') return undefined;
  const number = numberOf(leaf);
  return Number.isInteger(number) && number >= 0 && number < limit ? number : undefined;
}

const NAMES = ['', 'black', 'white'];
const LETTERS = ['', 'B', 'W'];

/// By its number, its name or its letter.
function retellColor<C>({ node, at }: Shaped<C>, retold: Retold): void {
  if (!(node instanceof Leaf) || !retold.recolors) return;
  const said = { at, text: node.token };
  if (kindOf(node) === 'number') {
    const color = numberOf(node);
    if (retold.side(color) !== color) retold.put(said, numberLike(said.text, retold.side(color)));
  }
  if (kindOf(node) !== 'string') return;
  const text = stringOf(node);
  for (const names of [NAMES, LETTERS]) {
    const color = names.indexOf(text);
    if (color > 0) retold.put(said, inQuotes(said.text, names[retold.side(color)] ?? text));
  }
}

/// A string that is written plainly, said otherwise.
export function inQuotes(token: string, now: string): string | undefined {
  return /^"[^"\\]*"$/.test(token) ? `"${now}"` : undefined;
}
