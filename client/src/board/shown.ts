/// What the server has said of a place: whoever else wants to know it need not ask again.

import type * as vscode from 'vscode';
import type { BoardAnswer } from '../../../server/src/protocol/board';
import type { Place } from './messages';

export interface Shown {
  readonly uri: vscode.Uri;
  readonly position: Place;
  /// When it was asked about.
  readonly time: number;
  readonly answer: BoardAnswer | undefined;
}
