/// How moves are written from the board, a line each. A record has one line of play: where it goes on otherwise, nothing can be
/// played. What a move is made of, and whether it can be made, its game says.

import type { BoardEdit, Chosen, EditResult, MoveStep, Refusal, WritingPlace } from '../../../../record/board-edit';
import type { Words } from '../../../../spec/rule';
import type { Leaf } from '../../../../text/node';
import type { BoardWriter } from '../../../format';
import { DAMAGED_BEHIND, NO_PASS, ONLY_MOVES, refused } from '../../flat/refusals';
import type { PlyChapter } from '../chapter';
import type { Plies } from '../course';
import { commented } from './comment';
import { shortened } from './end';
import { lineAfter } from './lines';
import { sequelOf } from './sequel';

export type PlayEdit = BoardEdit & { readonly kind: 'play' };
export type MarkEdit = BoardEdit & { readonly kind: 'mark' | 'unmark' };

/// How a game writes its moves.
export interface MoveWriter<K extends Plies> {
  /// The line of a move, or why it cannot be made; or what else is written.
  written(place: WritingPlace<K>, edit: PlayEdit): string | EditResult;
  step(place: WritingPlace<K>, chosen: readonly Chosen[]): Generator<void, MoveStep>;
  /// Do these say the same move: a line to be written, and one that is there?
  isSame(line: string, leaf: Leaf): boolean;
  /// Puts a remark on a move, in chapters that have them, or takes it away.
  marked?(place: WritingPlace<K>, edit: MarkEdit): EditResult;
}

export const plyWriter = <K extends Plies>(chapter: PlyChapter, moves: MoveWriter<K>): BoardWriter<K> => ({
  can: {
    comment: true,
    stones: false,
    marks: false,
    labels: moves.marked !== undefined,
    ...(moves.marked ? { fixed: true } : {}),
    pass: false,
    promote: false,
    remove: true,
  },

  *write(place: WritingPlace<K>, boardEdit: BoardEdit): Generator<void, EditResult> {
    switch (boardEdit.kind) {
      case 'play': {
        yield;
        const written = moves.written(place, boardEdit);
        return typeof written === 'string' ? goneOn(place, written, chapter.name, moves) : written;
      }
      case 'delete':
        return boardEdit.what === 'node' ? yield* shortened(place) : ONLY_MOVES;
      case 'comment':
        return commented(place, boardEdit.text);
      case 'mark':
      case 'unmark':
        return moves.marked?.(place, boardEdit) ?? ONLY_MOVES;
      case 'pass':
        return NO_PASS;
      default:
        return ONLY_MOVES;
    }
  },

  step: (place, chosen) => moves.step(place, chosen),
});

/// A move that the record has already is gone on to.
function goneOn<K extends Plies>(
  place: WritingPlace<K>,
  line: string,
  game: Words,
  { isSame }: MoveWriter<K>,
): EditResult {
  const sequel = sequelOf(place);
  if (sequel.kind === 'damaged') return DAMAGED_BEHIND;
  if (sequel.kind === 'end') return lineAfter(place.root, sequel.after, line);
  const { leaf, start } = sequel.token;
  return isSame(line, leaf) ? { edits: [], cursor: start + leaf.size } : otherwise(leaf.token, game);
}

const otherwise = (move: string, game: Words): Refusal =>
  refused(
    `The record goes on with ${move}, and it holds one line of play only: play at its end.`,
    `棋谱在这里接着走 ${move}，而${game.zh}的棋谱没有变化，请到末尾再走。`,
  );
