/// Records in brackets told otherwise. Who moves first has its colour, so colours stay.

import { columnLike, numberLike } from '../../../record/alike';
import type { Retelling, Telling } from '../../../record/retelling';
import { halved } from '../../../syntax/brackets/half-width';
import { Kind } from '../../../syntax/brackets/lexer';
import { leaves } from '../../../text/edit';
import { FIRST_SIDE, isTurn, SIDES, unnumbered } from '../../shared/retelling';
import type { Chapter } from './chapter';
import { pieceOf } from './piece';

const PAUSE = 256;

export const bracketRetelling = (chapter: Chapter): Retelling => ({
  refused(_root, way) {
    if (way === 'colors') return FIRST_SIDE;
    return unnumbered(way) ?? (isTurn(way) && chapter.turns?.includes(way) === false ? SIDES : undefined);
  },
  *retell(root, retold): Telling {
    const { rows } = chapter;
    let count = 0;
    for (const { leaf, start } of root ? leaves(root) : []) {
      if (++count % PAUSE === 0) yield;
      if (leaf.kind !== Kind.piece) continue;
      const { move, end } = pieceOf(leaf, chapter);
      if (move?.x === undefined || move.y === undefined) continue;
      const written = chapter.notation.read(halved(leaf.text).slice(0, end));
      if (!written) continue;
      const { x, y } = retold.cell(move.x, move.y, chapter);
      const { columnAt, rowAt, row } = written;
      const column = leaf.text.charAt(columnAt);
      retold.put({ at: start + columnAt, text: column }, columnLike(column, x));
      const number = leaf.text.slice(rowAt, rowAt + row.length);
      if (y !== move.y) retold.put({ at: start + rowAt, text: number }, numberLike(number, rows - y));
    }
  },
});
