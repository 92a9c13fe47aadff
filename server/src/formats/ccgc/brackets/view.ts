/// What boards show of a record in brackets, whatever the game.

import { cellOf } from '../../../games/go/view';
import type { Scene } from '../../../record/help';
import type { Occurrence, Spot } from '../../../record/locate';
import type { Ghost, Notes, RecordView } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { Kind } from '../../../syntax/brackets/lexer';
import { leafAt } from '../../../text/edit';
import { Leaf } from '../../../text/node';
import { pointOf } from '../points';
import type { Chapter } from './chapter';
import type { BracketCourse, BracketState } from './course';
import { draftOf, pointsFor } from './draft';
import { MARK_WORDS } from './marks';
import { type Piece, pieceOf } from './piece';

type Shown<S extends BracketState> = Pick<RecordView<S>, 'move' | 'span' | 'label' | 'notes' | 'ghost'>;

export const bracketView = <S extends BracketState>(chapter: Chapter): Shown<S> => ({
  move(event) {
    const { color, x, y } = moveIn(event, chapter) ?? {};
    if (color === undefined) return undefined;
    return { color, cell: x === undefined || y === undefined ? undefined : { x, y } };
  },
  span: (event) => moveIn(event, chapter),
  label(event): Words | undefined {
    const { x, y } = moveIn(event, chapter) ?? {};
    if (x === undefined || y === undefined) return undefined;
    const name = pointOf(x, y, chapter.rows);
    return { en: name, zh: name };
  },
  notes: (spot) => notesAt(spot, chapter),
  ghost: (scene) => ghostAt(scene, chapter),
});

const pieceIn = ({ node }: Occurrence, chapter: Chapter): Piece | undefined =>
  node instanceof Leaf && node.kind === Kind.piece ? pieceOf(node, chapter) : undefined;

export const moveIn = (event: Occurrence, chapter: Chapter) => pieceIn(event, chapter)?.move;

const KINDS: ReadonlyMap<number, string> = new Map([
  [-2, 'bad'],
  [-1, 'bad'],
  [0, 'neutral'],
  [1, 'good'],
  [2, 'good'],
]);

function notesAt({ event }: Spot<BracketState>, chapter: Chapter): Notes {
  const mark = event && pieceIn(event, chapter)?.mark;
  const text = mark === undefined ? undefined : MARK_WORDS.get(mark);
  return text && mark !== undefined ? { evaluation: { text, kind: KINDS.get(mark) ?? '' } } : {};
}

/// Where the move that is being written may go: its column, and with the first digit of a row the free points that it may mean.
function* ghostAt({ root, offset, record, before }: Scene, chapter: Chapter): Generator<void, Ghost | undefined> {
  yield* [];
  if (!root || offset === 0) return undefined;
  const { leaf, start } = leafAt(root, offset - 1);
  if (leaf.kind !== Kind.piece || pieceOf(leaf, chapter).move) return undefined;
  const draft = draftOf(leaf.text.slice(0, offset - start));
  if (draft?.column === undefined || draft.column >= chapter.columns) return undefined;
  if (draft.row === '') return { column: draft.column };
  const course = record?.course as unknown as BracketCourse<BracketState> | undefined;
  if (!course || !before) return undefined;
  const state = before.state as BracketState;
  const cells = pointsFor(draft, course.play.board(state), state.ply);
  return cells.length > 0 ? { cells: cells.map((cell) => cellOf(cell, chapter.columns)) } : undefined;
}
