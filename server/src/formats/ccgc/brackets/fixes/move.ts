/// How moves are put right.

import type { Fault, Fix, QuickFix } from '../../../../record/quick-fix';
import type { Words } from '../../../../spec/rule';
import { halved, trimmedEnd } from '../../../../syntax/brackets/half-width';
import { type Edit, leafAt, leaves, textBetween } from '../../../../text/edit';
import type { Leaf } from '../../../../text/node';
import { insertion, RESPELT, removing, textOf, titled, toUpperCase, writing } from '../../shared/fixes/making';
import type { Chapter } from '../chapter';
import { headingIn } from '../heading';
import { moveMeant } from '../move-meant';
import { isHeading } from '../phase';
import { pieceOf } from '../piece';

export const moveFixes = (chapter: Chapter) => ({
  'coordinate-letter-case': toUpperCase,
  'colour-letter-case': toUpperCase,
  'colour-unknown': (fault: Fault) => chapter.letters.map((letter) => writing(fault, letter)),
  'colour-order': function* (fault: Fault) {
    yield* otherColour(chapter)(fault);
    yield* swapped(fault, chapter, { en: 'Swap the colours of all moves from here', zh: '对调从这里起全部着法的颜色' });
  },
  'first-move-colour': function* (fault: Fault) {
    yield* otherColour(chapter)(fault);
    yield* swapped(fault, chapter, { en: 'Swap the colours of all moves', zh: '对调全部着法的颜色' });
  },
  'move-syntax': (fault: Fault) => rewritten(fault, chapter),
  'dialect-moves': (fault: Fault) => respelt(fault, chapter),
  'space-in-move': removing({ en: 'Remove the white space', zh: '删除空白' }, true),
  'separator-missing': separated,
  'empty-move': removing(titled('Remove', '删除', ';'), true),
  'occupied-point': (fault: Fault) => away(fault, chapter),
  'own-stone': (fault: Fault) => away(fault, chapter),
  'move-after-win': (fault: Fault) => restAway(fault, chapter),
  'move-after-loss': (fault: Fault) => restAway(fault, chapter),
});

const otherColour = ({ letters: [first, second] }: Chapter): QuickFix =>
  function* (fault) {
    yield writing(fault, halved(textOf(fault)).toUpperCase() === first ? second : first);
  };

const MOST = 5000;

/// This move and all after it change sides. Of one move it would be the same as writing the other colour.
function* swapped({ root, from }: Fault, chapter: Chapter, title: Words): Generator<Fix> {
  const [first, second] = chapter.letters;
  const edits: Edit[] = [];
  for (const { leaf, start } of leaves(root, from)) {
    if (isHeading(leaf) || edits.length >= MOST) break;
    const { move } = pieceOf(leaf, chapter);
    if (!move || move.color === 0) continue;
    const at = start + move.from;
    if (at < from) continue;
    edits.push({ from: at, to: at + 1, text: move.color === 1 ? second : first });
  }
  if (edits.length > 1) yield { title, edits };
}

function* rewritten(fault: Fault, chapter: Chapter): Generator<Fix> {
  const header = headingIn(fault.root, chapter)?.heading.header;
  const meant = moveMeant(textOf(fault), chapter, header?.complete ? header : undefined);
  if (meant !== undefined) yield writing(fault, meant, true);
  else yield* away(fault, chapter);
}

/// All moves of the game that are written so.
function* respelt({ root, from }: Fault, chapter: Chapter): Generator<Fix> {
  const header = headingIn(root, chapter)?.heading.header;
  const edits: Edit[] = [];
  for (const { leaf, start } of leaves(root, from)) {
    if (isHeading(leaf) || edits.length >= MOST) break;
    const { strange, end } = pieceOf(leaf, chapter);
    const text = strange
      ? moveMeant(leaf.text.slice(0, end), chapter, header?.complete ? header : undefined)
      : undefined;
    if (text !== undefined) edits.push({ from: start, to: start + end, text });
  }
  if (edits.length > 0) yield { title: RESPELT, edits, sure: true };
}

/// Behind what stands before it, on its line.
function* separated({ root, from }: Fault): Generator<Fix> {
  if (!root || from === 0) return;
  const { leaf, start } = leafAt(root, from - 1);
  const before = textBetween(root, start, from);
  const at = start + (start + leaf.size <= from ? leaf.size : trimmedEnd(before, 0, before.length));
  yield insertion(at, ';', true);
}

const MOVE_AWAY: Words = { en: 'Remove this move', zh: '删除这一着' };

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
  yield { title: { en: 'Remove all moves from here', zh: '删除从这里起的全部着法' }, edits: [edit] };
}

/// Where the semicolon before a piece stands, unless the header ends with it.
function separatorBefore(root: Parameters<typeof leafAt>[0], start: number): number {
  if (start === 0) return start;
  const { leaf, start: at } = leafAt(root, start - 1);
  return isParted(leaf) ? at + leaf.size - 1 : start;
}

const isParted = (leaf: Leaf): boolean => !isHeading(leaf) && halved(leaf.text.charAt(leaf.size - 1)) === ';';
