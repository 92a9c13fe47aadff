/// How the opening of a Surakarta record is put right.

import type { Fault, Fix, QuickFixesFor } from '../../../record/quick-fix';
import { Kind } from '../../../syntax/plies/lexer';
import { leaves } from '../../../text/edit';
import { lineEndIn } from '../plies/write/lines';
import { rewriting, titled, toHalfWidth, writing } from '../shared/fixes/making';
import { headsIn, type LeafAt } from './heading';
import type { rules } from './rules';
import { STANDARD } from './samples';

type Opening =
  | 'opening-position'
  | 'opening-six-lines'
  | 'opening-not-consecutive'
  | 'opening-half-width-mark'
  | 'opening-row-char'
  | 'opening-after-move'
  | 'opening-row-length'
  | 'opening-piece-count';

export const openingFixes: Pick<QuickFixesFor<typeof rules>, Opening> = {
  'opening-position': gathered,
  'opening-six-lines': completed,
  'opening-not-consecutive': gathered,
  'opening-half-width-mark': toHalfWidth,
  'opening-row-char': rewriting(signMeant),
  'opening-after-move': raised,
  'opening-row-length': sixSigns,
  'opening-piece-count': noPiece,
};

const LIKE: Readonly<Record<string, string>> = { b: 'B', r: 'R', Ｂ: 'B', Ｒ: 'R', '８': 'B', '8': 'B' };

function signMeant(text: string): string {
  return LIKE[text] ?? '0';
}

/// The rows before the first move, and what stands among them and before them.
function openingOf({ root }: Fault): { readonly rows: LeafAt[]; readonly others: LeafAt[]; readonly from: number } {
  const { time, teams } = headsIn(root);
  const last = teams ?? time;
  const from = last ? last.start + last.leaf.width : 0;
  const rows: LeafAt[] = [];
  let others: LeafAt[] = [];
  let waiting: LeafAt[] = [];
  for (const token of leaves(root, from)) {
    const { kind } = token.leaf;
    if (token.start < from || kind === Kind.blank) continue;
    if (kind === Kind.move || kind === Kind.header) break;
    if (kind === Kind.setup) {
      rows.push(token);
      others = [...others, ...waiting];
      waiting = [];
    } else waiting.push(token);
  }
  return { rows, others, from };
}

const textOf = ({ leaf }: LeafAt): string => leaf.token;

/// The rows first, then what stood among them.
function* gathered(fault: Fault): Generator<Fix> {
  const { rows, others, from } = openingOf(fault);
  const last = rows.at(-1);
  if (!last || !fault.root) return;
  const text = [...rows, ...others].map(textOf).join(lineEndIn(fault.root));
  const to = last.start + last.leaf.size;
  yield { title: { en: 'Put the six rows together', zh: '把开局的六行放在一起' }, edits: [{ from, to, text }] };
}

const ROWS = 6;

/// What fits of the row, or the row with empty points at its end; or that of the board as games begin.
function* sixSigns(fault: Fault): Generator<Fix> {
  const { rows } = openingOf(fault);
  const index = rows.findIndex(({ leaf, start }) => fault.from >= start && fault.from < start + leaf.width);
  const row = rows[index];
  if (!row) return;
  const { leaf, start } = row;
  const now = { from: start, to: start + leaf.size };
  const signs = leaf.token.replace(/^[!！]\s*/, '');
  const texts = [`!${signs.slice(0, ROWS).padEnd(ROWS, '0')}`, STANDARD[index]];
  for (const text of new Set(texts))
    if (text) yield { title: titled('Write', '改为', text), edits: [{ ...now, text }] };
}

/// Nothing stands there.
function* noPiece(fault: Fault): Generator<Fix> {
  yield writing(fault, '0');
}

/// Rows that are too many go; where some are missing, the usual board takes their place.
function* completed(fault: Fault): Generator<Fix> {
  const { root, from } = fault;
  const { rows } = openingOf(fault);
  const [first] = rows;
  const last = rows.at(-1);
  if (!root || !first || !last) return;
  const to = last.start + last.leaf.size;
  const sixth = rows[ROWS - 1];
  if (rows.length > ROWS && sixth) {
    const edits = [{ from: sixth.start + sixth.leaf.size, to, text: '' }];
    yield { title: { en: 'Remove what follows the six rows', zh: '删除六行之后多余的行' }, edits };
  }
  if (from < first.start) return;
  const edits = [{ from: first.start, to, text: STANDARD.join(lineEndIn(root)) }];
  yield { title: { en: 'Write the board as games begin', zh: '改为正常开局' }, edits };
}

/// The rows go behind the first two lines; if an opening stands there, they go altogether.
function* raised(fault: Fault): Generator<Fix> {
  const { root, from } = fault;
  const { rows, from: place } = openingOf(fault);
  const late: LeafAt[] = [];
  for (const token of leaves(root, from)) {
    if (token.leaf.kind === Kind.header) break;
    if (token.leaf.kind === Kind.setup) late.push(token);
  }
  const away = late.map(({ leaf, start }) => ({ from: start, to: start + leaf.width, text: '' }));
  if (rows.length > 0) yield { title: { en: 'Remove these rows', zh: '删除这些行' }, edits: away };
  else if (late.length === ROWS && root) {
    const lineEnd = lineEndIn(root);
    const text = late.map((row) => `${textOf(row)}${lineEnd}`).join('');
    const edits = [{ from: place, to: place, text }, ...away];
    yield { title: { en: 'Move the opening before the moves', zh: '把开局移到着法之前' }, edits };
  }
}
