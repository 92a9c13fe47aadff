/// What a person does on a board of Go, handed on to what a format does about it.

import type { BoardEdit, EditResult } from '../../../record/board-edit';
import type { Cell } from '../../../record/view';

export type Mark = Extract<BoardEdit, { kind: 'mark' }>;
type Deletion = Extract<BoardEdit, { kind: 'delete' }>;

/// A sheet is the record, and the place in it that is written at.
export interface Doing<Sheet> {
  /// No cell: a pass.
  moved(sheet: Sheet, cell: Cell | null, color: number | undefined): EditResult;
  setUp(sheet: Sheet, cell: Cell, color: number): EditResult;
  marked(sheet: Sheet, mark: Mark): EditResult;
  unmarked(sheet: Sheet, cell: Cell): EditResult;
  commented(sheet: Sheet, text: string): EditResult;
  deleted(sheet: Sheet, what: Deletion['what']): EditResult;
  promoted(sheet: Sheet): EditResult;
}

export function done<Sheet>(sheet: Sheet, boardEdit: BoardEdit, doing: Doing<Sheet>): EditResult {
  switch (boardEdit.kind) {
    case 'play':
      return doing.moved(sheet, boardEdit.cell, boardEdit.color);
    case 'pass':
      return doing.moved(sheet, null, boardEdit.color);
    case 'stone':
      return doing.setUp(sheet, boardEdit.cell, boardEdit.color);
    case 'mark':
      return doing.marked(sheet, boardEdit);
    case 'unmark':
      return doing.unmarked(sheet, boardEdit.cell);
    case 'comment':
      return doing.commented(sheet, boardEdit.text);
    case 'delete':
      return doing.deleted(sheet, boardEdit.what);
    case 'promote':
      return doing.promoted(sheet);
  }
}
