/// How the layouts of an EinStein record are put right.

import { remaining } from '../../../games/einstein/layout';
import type { Fault, Fix, QuickFix } from '../../../record/quick-fix';
import { halved } from '../../../syntax/brackets/half-width';
import { Kind } from '../../../syntax/plies/lexer';
import { type Edit, leafAt, leaves } from '../../../text/edit';
import type { Node } from '../../../text/node';
import { lineAway } from '../plies/fixes';
import { lineEndIn } from '../plies/write/lines';
import type { Token } from '../plies/write/sequel';
import { insertion, REMOVE, removing, textOf, writing } from '../shared/fixes/making';
import { layoutIn } from './layout';
import { cellIn, nameOf } from './squares';

export const layoutFixes = {
  'layout-repeated': lineAway,
  'layout-order': exchanged,
  'layout-syntax': guessed,
  'layout-piece-number': numbered,
  'layout-piece-twice': numbered,
  'layout-square-twice': placed,
  'layout-six-pieces': completed,
  'layout-area': placed,
  'layout-trailing-semicolon': removing(REMOVE, true),
  'layout-after-move': raised,
} satisfies Record<string, QuickFix>;

const tokenAt = ({ root, from }: Fault): Token | undefined => (root ? leafAt(root, from) : undefined);

/// What is left for a layout: numbers that no piece has, squares that no piece stands on.
function leftIn({ leaf }: Token) {
  const { color, items } = layoutIn(leaf);
  const numbers = items.map(({ number }) => number);
  const cells = items.flatMap(({ square }) => cellIn(square) ?? []);
  return remaining(color, numbers, cells);
}

/// The number that is left, if it is one.
function* numbered(fault: Fault): Generator<Fix> {
  const token = tokenAt(fault);
  const { numbers } = token ? leftIn(token) : { numbers: [] };
  for (const number of numbers) yield writing(fault, String(number), numbers.length === 1);
}

function* placed(fault: Fault): Generator<Fix> {
  const token = tokenAt(fault);
  const { cells } = token ? leftIn(token) : { cells: [] };
  for (const cell of cells) yield writing(fault, nameOf(cell), false);
}

function* completed(fault: Fault): Generator<Fix> {
  const token = tokenAt(fault);
  if (!token) return;
  const { numbers, cells } = leftIn(token);
  const [[number], [cell]] = [numbers, cells];
  const { trailing, items } = layoutIn(token.leaf);
  const last = items.at(-1);
  if (number === undefined || cell === undefined || numbers.length > 1 || cells.length > 1 || !last) return;
  const at = token.start + last.at + last.size;
  yield insertion(at, `;${nameOf(cell)}-${number}`, trailing === undefined);
}

/// A line of Blue's before that of Red's: each in the place of the other.
function* exchanged(fault: Fault): Generator<Fix> {
  const blue = tokenAt(fault);
  if (!blue) return;
  for (const red of leaves(fault.root, blue.start)) {
    if (red.leaf.kind === Kind.header || red.leaf.kind === Kind.move) return;
    if (red.leaf.kind !== Kind.setup || layoutIn(red.leaf).color !== 1) continue;
    const edits = [
      { from: blue.start, to: blue.start + blue.leaf.size, text: red.leaf.token },
      { from: red.start, to: red.start + red.leaf.size, text: blue.leaf.token },
    ];
    yield { title: { en: 'Put the layout of Red first', zh: '把红方的开局放在前面' }, edits, sure: true };
    return;
  }
}

const ITEM = /^([A-E])\D{0,3}([1-5])\D{0,3}([1-6])$/i;
const SWAPPED = /^([1-6])\D{0,3}([A-E])\D{0,3}([1-5])$/i;

/// A square and a number with other signs between them; a line without its colon; a semicolon too many.
function* guessed(fault: Fault): Generator<Fix> {
  const text = halved(textOf(fault)).trim();
  const [, letter, row, number] = ITEM.exec(text) ?? [];
  const [, piece, column, line] = SWAPPED.exec(text) ?? [];
  if (letter) yield writing(fault, `${letter.toUpperCase()}${row}-${number}`, true);
  else if (column) yield writing(fault, `${column.toUpperCase()}${line}-${piece}`, true);
  else if (text === ';') yield { title: REMOVE, edits: [{ from: fault.from, to: fault.to, text: '' }], sure: true };
  else if (/^[RB][\s.,;=-]*[A-E]\d/i.test(text)) {
    const gap = /^.[\s.,;=-]*/.exec(text)?.[0].length ?? 1;
    const edits = [{ from: fault.from + 1, to: fault.from + gap, text: ':' }];
    yield { title: { en: 'Insert the colon', zh: '补上冒号' }, edits, sure: true };
  }
}

/// The lines go before the first move.
function* raised(fault: Fault): Generator<Fix> {
  const { root } = fault;
  if (!root) return;
  let since = 0;
  let first: number | undefined;
  const late: Token[] = [];
  for (const token of leaves(root)) {
    const { leaf, start } = token;
    if (leaf.kind === Kind.header) {
      if (start > fault.from) break;
      since = start;
      first = undefined;
      late.length = 0;
    }
    if (leaf.kind === Kind.move) first ??= start;
    if (leaf.kind === Kind.setup && first !== undefined) late.push(token);
  }
  if (first === undefined || late.length === 0 || first < since) return;
  const ordered = late.toSorted((a, b) => layoutIn(a.leaf).color - layoutIn(b.leaf).color);
  const text = ordered.map(({ leaf }) => `${leaf.token}${lineEndIn(root)}`).join('');
  const edits: Edit[] = [{ from: first, to: first, text }];
  for (const token of late) {
    const { from, to } = away(root, token);
    edits.push({ from: Math.max(from, edits.at(-1)?.to ?? 0), to, text: '' });
  }
  yield { title: { en: 'Move the layouts before the moves', zh: '把开局移到着法之前' }, edits };
}

/// A line with its line end, or with the one before if it is the last.
function away(root: Node, { leaf, start }: Token): Edit {
  const before = leafAt(root, start - 1);
  const isLast = start + leaf.width === root.width;
  if (isLast) return { from: before.start + before.leaf.size, to: start + leaf.size, text: '' };
  return { from: start, to: start + leaf.width, text: '' };
}
