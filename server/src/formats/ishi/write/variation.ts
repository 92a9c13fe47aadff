/// The lines around a new variation, like those of the other variations.

import { fieldsOf } from '../../../syntax/lines/fields';
import type { ItemAt } from '../../../syntax/lines/walk';
import { Leaf, type Pair } from '../../../text/node';
import { isAbsent, Kind } from '../keywords';
import { indentOf, isVariation, linesFrom, moveBefore } from './around';
import type { Sheet } from './sheet';
import type { Style } from './style';

interface VariationLines {
  readonly opener: string;
  /// What the lines inside begin with.
  readonly inside: string;
  readonly closer: string;
}

/// `others` are the variations on the move already.
export function variationLike(sheet: Sheet, style: Style, move: ItemAt, others: readonly ItemAt[]): VariationLines {
  const sibling = others.map(({ item }) => item).findLast(isVariation);
  const model = sibling ? { open: sibling.open, first: firstIn(sibling) } : modelNear(sheet, style);
  const indent = sibling ? indentOf(sibling.open) : indentOf(move.item as Leaf) + stepOf(sheet, style, move);
  const marker = markerLike(model?.open, sibling !== undefined);
  const opens = indentOf(model?.open ?? EMPTY);
  const within = indentOf(model?.first ?? model?.open ?? EMPTY);
  const deeper = within.startsWith(opens) ? within.slice(opens.length) : '';
  return {
    opener: `${indent}${style.keyword('VAR')}${marker && ` ${marker}`}`,
    inside: indent + deeper,
    closer: `${indent}${style.keyword('ENDVAR')}`,
  };
}

const EMPTY = new Leaf('', 0, 0, 0, 0, 0, 0);

const firstIn = ({ run }: Pair): Leaf | undefined => {
  let node = run;
  while (node && !(node instanceof Leaf)) node = 'kids' in node ? node.kids[0] : node.open;
  return node;
};

interface Model {
  readonly open: Leaf;
  readonly first: Leaf | undefined;
}

function modelNear({ root }: Sheet, style: Style): Model | undefined {
  const found = style.find(({ kind }) => kind === Kind.VAR);
  if (!found) return undefined;
  const { leaf, at } = found;
  const [next] = linesFrom(root, at + leaf.width, 'on');
  return { open: leaf, first: next?.leaf };
}

/// How much deeper variations stand than the move that they are on.
function stepOf({ root }: Sheet, style: Style, move: ItemAt): string {
  const found = style.find(({ kind }) => kind === Kind.VAR);
  const on = found && moveBefore(root, found.at);
  if (!found || !on) return indentOf(move.item as Leaf).includes('\t') ? '\t' : '  ';
  const [opener, outside] = [indentOf(found.leaf), indentOf(on.leaf)];
  return opener.startsWith(outside) ? opener.slice(outside.length) : '';
}

/// The next letter or number; where these begin anew, the first.
function markerLike(open: Leaf | undefined, goesOn: boolean): string {
  const marker = (open && fieldsOf(open.text, isAbsent)[1]?.text) ?? '';
  if (/^\d{1,2}$/.test(marker)) return goesOn ? nextNumber(Number(marker)) : '1';
  if (!/^[a-z]$/i.test(marker)) return '';
  if (!goesOn) return marker === marker.toLowerCase() ? 'a' : 'A';
  return /^z$/i.test(marker) ? '' : String.fromCharCode(marker.charCodeAt(0) + 1);
}

const nextNumber = (number: number): string => (number < 99 ? String(number + 1) : '');
