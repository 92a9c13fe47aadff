/// How faults of an Amazons record are put right.

import type { Fault, Fix, Menders } from '../../record/fix';
import type { Words } from '../../spec/rule';
import { Kind } from '../../syntax/rounds/lexer';
import { type Edit, leafAt, leaves } from '../../text/edit';
import { inserting, removing, textOf, titled, toHalfWidth, toLowerCase } from '../ccgc/mending';
import { headingIn } from './heading';
import { endsLine } from './round';

const REMOVE: Words = { en: 'Remove it', zh: '删去' };

export const menders: Menders = {
  'full-width-delimiter': toHalfWidth,
  'not-plain-text': removing(REMOVE, true),
  'coordinate-letter-case': toLowerCase,
  'space-in-move': removing({ en: 'Remove the white space', zh: '删去空白' }, true),
  'header-missing': beginning,
  'header-terminator-missing': inserting(';', ({ root }) => (root ? leafAt(root, 0).leaf.size : undefined)),
  'text-after-header': restAway,
  'stray-comment': lineAway,
  'round-number': renumbered,
  'round-number-missing': numbered,
  'round-extra-text': broken,
  'move-suffix': suffixAway,
  'result-board-mismatch': winner,
};

/// The `#`, in the place of what stands before the first field; or a header to be filled in.
function* beginning({ root, from }: Fault): Generator<Fix> {
  const heading = headingIn(root);
  const to = heading?.header.values[0]?.field.from;
  if (to !== undefined) {
    yield { title: titled('Insert', '补上', '#'), edits: [{ from, to, text: '#' }], sure: true };
    return;
  }
  const text = `#[AM][][][][][];${heading ? '' : lineEndIn(root)}`;
  yield { title: { en: 'Insert a header', zh: '补上参赛信息' }, edits: [{ from, to: from, text }] };
}

function lineEndIn(root: Fault['root']): string {
  for (const { leaf } of leaves(root)) {
    const end = endsLine(leaf) && /\r\n|\r|\n/.exec(leaf.text.slice(leaf.size));
    if (end) return end[0];
  }
  return '\n';
}

/// With the blanks before it.
function* restAway({ root, from, to }: Fault): Generator<Fix> {
  if (!root) return;
  const kept = leafAt(root, 0).leaf.text.slice(0, from).trimEnd().length;
  yield { title: REMOVE, edits: [{ from: kept, to, text: '' }] };
}

/// With its line end.
function* lineAway({ root, from, to }: Fault): Generator<Fix> {
  if (!root) return;
  const { leaf, start } = leafAt(root, from);
  const end = /^[^\r\n]*(?:\r\n|\r|\n)/.exec(leaf.text.slice(leaf.size))?.[0].length ?? 0;
  const edit = { from, to: Math.max(to, start + leaf.size + end), text: '' };
  yield { title: { en: 'Remove this line', zh: '删去这一行' }, edits: [edit] };
}

const MOST = 5000;

/// This number and those after it in the game, one after the other.
function* renumbered({ root, from, finding }: Fault): Generator<Fix> {
  let number = Number(finding.params?.number);
  const edits: Edit[] = [];
  let begins = true;
  for (const { leaf, start } of leaves(root, from)) {
    if (leaf.kind === Kind.again || edits.length >= MOST) break;
    const isComment = begins && leaf.kind === Kind.comment;
    if (begins && leaf.kind === Kind.number && leaf.token !== String(number)) {
      edits.push({ from: start, to: start + leaf.size, text: String(number) });
    }
    if (begins && !isComment) number++;
    begins = endsLine(leaf);
  }
  if (edits.length > 0) yield { title: { en: 'Renumber the rounds from here', zh: '从这里起重新编号' }, edits };
}

function* numbered({ from, finding }: Fault): Generator<Fix> {
  const text = `${finding.params?.number} `;
  yield { title: titled('Insert', '补上', text.trim()), edits: [{ from, to: from, text }], sure: true };
}

/// What is too many on a line begins the next one.
function* broken({ root, from }: Fault): Generator<Fix> {
  if (!root || from === 0) return;
  const { leaf, start } = leafAt(root, from - 1);
  const edits = [{ from: start + leaf.size, to: from, text: lineEndIn(root) }];
  yield { title: { en: 'Begin a new line here', zh: '在这里另起一行' }, edits };
}

/// A move that is glued to the one before is set apart.
function* suffixAway(fault: Fault): Generator<Fix> {
  const { root, from } = fault;
  if (root && leafAt(root, from).start === from) {
    yield { title: { en: 'Insert a blank', zh: '补上空格' }, edits: [{ from, to: from, text: ' ' }], sure: true };
  } else yield { title: titled('Remove', '删去', textOf(fault)), edits: [{ from, to: fault.to, text: '' }] };
}

function* winner({ finding, from, to }: Fault): Generator<Fix> {
  const text = String(finding.params?.value);
  yield { title: titled('Write', '改为', text), edits: [{ from, to, text }], sure: true };
}
