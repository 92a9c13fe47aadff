/// How moves are put right.

import type { Fault, Fix, Mender, Menders } from '../../../record/fix';
import type { Words } from '../../../spec/rule';
import { halved, trimmedEnd } from '../../../syntax/brackets/half-width';
import { type Edit, leafAt, leaves, textBetween } from '../../../text/edit';
import type { Leaf } from '../../../text/node';
import { insertion, removing, textOf, titled, toUpperCase, writing } from '../mending';
import type { Chapter } from './chapter';
import { headingIn } from './heading';
import { moveMeant } from './move-meant';
import { isHeading } from './phase';
import { pieceOf } from './piece';

export const moveMenders = (chapter: Chapter): Menders => ({
  'coordinate-letter-case': toUpperCase,
  'colour-letter-case': toUpperCase,
  'colour-unknown': (fault) => chapter.letters.map((letter) => writing(fault, letter)),
  'colour-order': otherColour(chapter),
  'first-move-colour': function* (fault) {
    yield* otherColour(chapter)(fault);
    yield swapped(fault, chapter);
  },
  'move-syntax': (fault) => rewritten(fault, chapter),
  'space-in-move': removing({ en: 'Remove the white space', zh: '删去空白' }, true),
  'separator-missing': separated,
  'empty-move': removing(titled('Remove', '删去', ';'), true),
  'occupied-point': (fault) => away(fault, chapter),
  'move-after-win': (fault) => restAway(fault, chapter),
});

const otherColour = ({ letters: [first, second] }: Chapter): Mender =>
  function* (fault) {
    yield writing(fault, halved(textOf(fault)).toUpperCase() === first ? second : first);
  };

const MOST = 5000;

/// All moves of the game change sides.
function swapped({ root, from }: Fault, chapter: Chapter): Fix {
  const [first, second] = chapter.letters;
  const edits: Edit[] = [];
  for (const { leaf, start } of leaves(root, from)) {
    if (isHeading(leaf) || edits.length >= MOST) break;
    const { move } = pieceOf(leaf, chapter);
    if (!move || move.color === 0) continue;
    const at = start + move.from;
    edits.push({ from: at, to: at + 1, text: move.color === 1 ? second : first });
  }
  return { title: { en: 'Swap the colours of all moves', zh: '对调全部着法的颜色' }, edits };
}

function* rewritten(fault: Fault, chapter: Chapter): Generator<Fix> {
  const header = headingIn(fault.root, chapter)?.heading.header;
  const meant = moveMeant(textOf(fault), chapter, header?.complete ? header : undefined);
  if (meant !== undefined) yield writing(fault, meant, true);
  else yield* away(fault, chapter);
}

/// Behind what stands before it, on its line.
function* separated({ root, from }: Fault): Generator<Fix> {
  if (!root || from === 0) return;
  const { leaf, start } = leafAt(root, from - 1);
  const before = textBetween(root, start, from);
  const at = start + (start + leaf.size <= from ? leaf.size : trimmedEnd(before, 0, before.length));
  yield insertion(at, ';', true);
}

const MOVE_AWAY: Words = { en: 'Remove this move', zh: '删去这一着' };

/// With its semicolon; the line that it stands on last keeps its end.
function* away({ root, from }: Fault, chapter: Chapter): Generator<Fix> {
  if (!root) return;
  const { leaf, start } = leafAt(root, from);
  const { ends } = pieceOf(leaf, chapter);
  const size = ends === 'close' ? leaf.size - 1 : leaf.size;
  const endsLine = /[\r\n]/.test(leaf.text.slice(leaf.size));
  const alone = start > 0 && /[\r\n]/.test(textBetween(root, start - 1, start));
  const to = start + (ends === 'close' || (endsLine && !alone) ? size : leaf.width);
  yield { title: MOVE_AWAY, edits: [{ from: ends === 'close' ? separatorBefore(root, start) : start, to, text: '' }] };
}

/// Up to the bracket that closes the record.
function* restAway({ root, from }: Fault, chapter: Chapter): Generator<Fix> {
  if (!root) return;
  let to = from;
  for (const { leaf, start } of leaves(root, from)) {
    if (isHeading(leaf)) break;
    const { ends } = pieceOf(leaf, chapter);
    to = start + (ends === 'close' ? leaf.size - 1 : leaf.size);
    if (ends === 'close') break;
  }
  const edit = { from: separatorBefore(root, leafAt(root, from).start), to, text: '' };
  yield { title: { en: 'Remove all moves from here', zh: '删去从这里起的全部着法' }, edits: [edit] };
}

/// Where the semicolon before a piece stands, unless the header ends with it.
function separatorBefore(root: Parameters<typeof leafAt>[0], start: number): number {
  if (start === 0) return start;
  const { leaf, start: at } = leafAt(root, start - 1);
  return isParted(leaf) ? at + leaf.size - 1 : start;
}

const isParted = (leaf: Leaf): boolean => !isHeading(leaf) && halved(leaf.text.charAt(leaf.size - 1)) === ';';
