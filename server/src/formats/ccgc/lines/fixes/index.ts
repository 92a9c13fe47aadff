/// How faults of a text of rounds are put right, whatever the game.

import type { Fault, Fix, QuickFixes } from '../../../../record/quick-fix';
import { halved } from '../../../../syntax/brackets/half-width';
import { Kind } from '../../../../syntax/rounds/lexer';
import { type Edit, finished, leafAt, leaves, textBetween } from '../../../../text/edit';
import { withNames } from '../../names/fixes';
import { type Headed, headerFixes, headerTold, rowOf } from '../../shared/fixes/header';
import { inserting, REMOVE, removing, textOf, titled, writing } from '../../shared/fixes/making';
import { textFixes } from '../../shared/fixes/text';
import type { AnyChapter } from '../chapter';
import { headingIn } from '../heading';
import { endsLine, numberOf } from '../round';

const headed = (code: string): Headed => ({
  code,
  headerAt(fault: Fault) {
    const at = gameOf(fault);
    const { header, anchor, hash } = headingIn(fault.root, at) ?? {};
    return header && anchor && { header, at, begins: at + anchor.from + (hash ? 1 : 0) };
  },
  /// The first game is the one that boards show.
  winner(fault: Fault) {
    const { record } = fault;
    return gameOf(fault) === 0 && record?.winner ? finished(record.winner()) : undefined;
  },
});

/// Where the game starts whose header a fault is in.
function gameOf({ root, from }: Fault): number {
  const found = root && from < root.width ? leafAt(root, from) : undefined;
  return found?.leaf.kind === Kind.again ? found.start : 0;
}

const lineFixes = (chapter: AnyChapter) => ({
  'space-in-move': removing({ en: 'Remove the white space', zh: '删除空白' }, true),
  'header-missing': (fault: Fault) => beginning(fault, chapter.code),
  'header-terminator-missing': inserting(';', (fault) => {
    const { root } = fault;
    return root ? gameOf(fault) + leafAt(root, gameOf(fault)).leaf.size : undefined;
  }),
  'text-after-header': restAway,
  'stray-comment': lineAway,
  'round-number': renumbered,
  'round-number-missing': numbered,
  'round-extra-text': broken,
  'round-syntax': (fault: Fault) => lineBegun(fault, chapter),
  'move-suffix': suffixAway,
});

/// What all chapters have that write a round a line.
export const sharedFixes = (chapter: AnyChapter) => ({
  ...textFixes,
  ...headerFixes(headed(chapter.code)),
  ...lineFixes(chapter),
});

/// `own` are those of the chapter alone.
export const fixesFor = <Own extends QuickFixes>(chapter: AnyChapter, own: Own) =>
  withNames({ ...sharedFixes(chapter), ...own }, ({ root }) => headingIn(root)?.header);

/// The `#`, in the place of what stands before the first field; or a header to be filled in.
function* beginning(fault: Fault, code: string): Generator<Fix> {
  const { root, from } = fault;
  const heading = headingIn(root);
  const to = heading?.header.values[0]?.field.from;
  if (to !== undefined) {
    yield { title: titled('Insert', '补上', '#'), edits: [{ from, to, text: '#' }], sure: true };
    return;
  }
  const text = `#${rowOf(headerTold(fault, headed(code)))};${heading ? '' : lineEndIn(root)}`;
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
function* restAway(fault: Fault): Generator<Fix> {
  const { root, from, to } = fault;
  if (!root) return;
  const { leaf, start } = leafAt(root, from);
  const kept = start + leaf.text.slice(0, from - start).trimEnd().length;
  const edits = [{ from: kept, to, text: '' }];
  yield { title: REMOVE, edits, sure: /^[;；\s]*$/.test(textOf(fault)) };
}

/// With its line end.
function* lineAway({ root, from, to }: Fault): Generator<Fix> {
  if (!root) return;
  const { leaf, start } = leafAt(root, from);
  // A second game is no comment: without its header its moves would be those of the first.
  if (leaf.kind === Kind.again) return;
  const end = /^[^\r\n]*(?:\r\n|\r|\n)?/.exec(leaf.text.slice(leaf.size))?.[0].length ?? 0;
  const edit = { from, to: Math.max(to, start + leaf.size + end), text: '' };
  yield { title: { en: 'Remove this line', zh: '删除这一行' }, edits: [edit] };
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
  const number = numberBefore(root, start);
  if (number === undefined) return;
  const edits = [{ from: start + leaf.size, to: from, text: `${lineEndIn(root)}${number + 1} ` }];
  yield { title: { en: 'Begin a new line here', zh: '在这里另起一行' }, edits };
}

/// The number of the round that a place is in.
function numberBefore(root: Fault['root'], before: number): number | undefined {
  for (let at = before; root && at > 0; ) {
    const { leaf, start } = leafAt(root, at - 1);
    if (endsLine(leaf)) return undefined;
    if (leaf.kind === Kind.number) return numberOf(leaf);
    at = start;
  }
  return undefined;
}

/// A move that is glued to the one before is set apart.
function* suffixAway(fault: Fault): Generator<Fix> {
  const { root, from } = fault;
  if (root && leafAt(root, from).start === from) {
    yield { title: { en: 'Insert a blank', zh: '补上空格' }, edits: [{ from, to: from, text: ' ' }], sure: true };
  } else yield { title: titled('Remove', '删除', textOf(fault)), edits: [{ from, to: fault.to, text: '' }] };
}

/// Nothing follows but another game: what is only numbered was not played.
const isLast = ({ root, to }: Fault): boolean => /^\s*(?:#|$)/.test(textBetween(root, to, to + MOST_BLANKS));

const MOST_BLANKS = 100;

/// `1.` is a number, and so is what a move is glued to; a number alone goes.
function* lineBegun(fault: Fault, { notation }: AnyChapter): Generator<Fix> {
  const half = halved(textOf(fault));
  const [, number, rest = ''] = /^(\d{1,4})[.,:;)\]\s-]*(.*)$/s.exec(half) ?? [];
  if (number === undefined) return;
  if (number === half) for (const fix of lineAway(fault)) yield { ...fix, sure: isLast(fault) };
  else if (rest === '' || notation.read(rest)?.size === rest.length)
    yield writing(fault, rest === '' ? number : `${number} ${rest}`, true);
}
