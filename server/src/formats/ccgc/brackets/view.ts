/// What boards show of a record in brackets, whatever the game.

import type { Scene } from '../../../record/help';
import type { Occurrence, Spot } from '../../../record/locate';
import { type Ghost, ghostOf, type Notes, type RecordView } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { halved } from '../../../syntax/brackets/half-width';
import { Kind } from '../../../syntax/brackets/lexer';
import { leafAt } from '../../../text/edit';
import { Leaf } from '../../../text/node';
import { pointOf } from '../points';
import type { Chapter } from './chapter';
import type { BracketState } from './course';
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

/// A move up to the cursor, with its column or with both.
const HALF_TYPED = /^[A-Za-z]?\s*[([]\s*([A-Za-z])\s*,?\s*(\d{1,2})?\s*$/;

/// The point that is being written, while the move is not complete.
function* ghostAt({ root, offset }: Scene, chapter: Chapter): Generator<void, Ghost | undefined> {
  yield* [];
  if (!root || offset === 0) return undefined;
  const { leaf, start } = leafAt(root, offset - 1);
  if (leaf.kind !== Kind.piece || pieceOf(leaf, chapter).move) return undefined;
  const [, column, row] = HALF_TYPED.exec(halved(leaf.text.slice(0, offset - start))) ?? [];
  const x = column ? column.toUpperCase().charCodeAt(0) - 65 : chapter.columns;
  const y = row === undefined ? undefined : chapter.rows - Number(row);
  if (x >= chapter.columns) return undefined;
  return ghostOf(x, y !== undefined && y >= 0 && y < chapter.rows ? y : undefined);
}
