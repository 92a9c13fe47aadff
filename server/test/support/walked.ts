/// All that a record says of its game: who played, how it ended, and what stands on the board after each move of each line.

import { aroundOf } from '../../src/language/around';
import { boardAt } from '../../src/language/board';
import { finished } from '../../src/text/edit';
import { treeAt } from './drawn-tree';
import { EVERYTHING, type Opened } from './opened';

export interface Walked {
  readonly players: readonly string[];
  readonly result: string | undefined;
  readonly boards: readonly string[];
}

export function walked({ document, checked }: Opened): Walked {
  const wanted = { offset: undefined, numbers: 0, checked, preferences: EVERYTHING };
  const about = document.record && finished(aroundOf(document, wanted))?.about;
  const nodes = document.record && finished(boardAt(document, 0)) ? treeAt(document, 0).nodes : [];
  return {
    players: about?.players.map(({ name }) => name) ?? [],
    result: about?.result,
    boards: nodes.map(({ at }) => shown(document, at)),
  };
}

function shown(document: Opened['document'], offset: number): string {
  const board = finished(boardAt(document, offset));
  if (!board) return '';
  const { rows, lastMove, captures, winning, toMove, comment } = board;
  return JSON.stringify({ rows, lastMove, captures, winning, toMove, comment });
}
