/// How rounds are written from the board. A record of them has one line of play: where it goes on otherwise, nothing can be
/// played. What a move is made of, and whether it can be made, its game says.

import type { BoardEdit, Chosen, EditResult, MoveStep, Refusal, WritingPlace } from '../../../../record/board-edit';
import type { BoardWriter } from '../../../format';
import { DAMAGED_BEHIND, refused } from '../../flat/refusals';
import type { AnyChapter } from '../chapter';
import type { Lines } from '../course';
import { added } from './added';
import { shortened } from './end';
import { sequelOf } from './sequel';

const onlyMoves = ({ name: { en, zh } }: AnyChapter): Refusal =>
  refused(`A record of ${en} holds moves and nothing else.`, `${zh}的棋谱只能写着法，不能写别的内容。`);

export type PlayEdit = BoardEdit & { readonly kind: 'play' };

/// How a game writes its moves.
export interface MoveWriter<K extends Lines> {
  /// The move as a record has it, or why it cannot be made.
  written(place: WritingPlace<K>, edit: PlayEdit): string | Refusal;
  step(place: WritingPlace<K>, chosen: readonly Chosen[]): Generator<void, MoveStep>;
}

export const lineWriter = <K extends Lines>(moves: MoveWriter<K>): BoardWriter<K> => ({
  can: { comment: false, stones: false, marks: false, labels: false, promote: false, remove: true, pass: false },

  *write(place: WritingPlace<K>, boardEdit: BoardEdit): Generator<void, EditResult> {
    if (boardEdit.kind === 'delete' && boardEdit.what === 'node') return yield* shortened(place);
    yield;
    if (boardEdit.kind !== 'play') return onlyMoves(place.record.course.chapter);
    const written = moves.written(place, boardEdit);
    return typeof written === 'string' ? goneOn(place, written) : written;
  },

  step: (place, chosen) => moves.step(place, chosen),
});

/// A move that the record has already is gone on to.
function goneOn(place: WritingPlace<Lines>, written: string): EditResult {
  const sequel = sequelOf(place);
  if (sequel.kind === 'damaged') return DAMAGED_BEHIND;
  if (sequel.kind === 'end') return added(place, sequel.after, written);
  if (sequel.written === written) return { edits: [], cursor: sequel.at };
  return refused(
    `The record goes on with ${sequel.written}, and it holds one line of play only: play at its end.`,
    `棋谱在这里接着走 ${sequel.written}，而${place.record.course.chapter.name.zh}的棋谱没有变化，请到末尾再走。`,
  );
}
