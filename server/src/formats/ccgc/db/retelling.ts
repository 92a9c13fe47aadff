/// Records of Dots and Boxes told otherwise. Either side may begin, so colours can be exchanged; what is said of Red and of Blue changes
/// places.

import { lineAt, SIDE } from '../../../games/dots/lines';
import { letterLike, numberLike } from '../../../record/alike';
import type { Retelling, Retold, Telling } from '../../../record/retelling';
import { membersAt } from '../../../syntax/json/access';
import { kindOf, stringOf } from '../../../syntax/json/value';
import { Leaf } from '../../../text/node';
import { inQuotes, retellJson, tokenOf } from '../../shared/json/retelling';
import { unnumbered } from '../../shared/retelling';
import { strokeIn } from './notation';
import { recordIn, winnerIn } from './record';
import { shape } from './shape';

const BOARD = { columns: SIDE, rows: SIDE };

export const retelling: Retelling = {
  refused: (_root, way) => unnumbered(way),
  *retell(root, retold): Telling {
    yield* retellJson(root, shape, retold, BOARD, ({ node, at, shape: { meaning } }) => {
      if (meaning === 'piece' && node instanceof Leaf) retellStroke(node, at, retold);
    });
    const record = recordIn(root);
    const members = membersAt(record);
    if (!record || !members || !retold.recolors) return;
    for (const [red, blue] of [
      ['R', 'B'],
      ['RScore', 'BScore'],
    ] as const) {
      const [one, other] = [tokenOf(members, record.at, red), tokenOf(members, record.at, blue)];
      if (one && other) retold.exchange(one, other);
    }
    const winner = winnerIn(record);
    if (winner?.node instanceof Leaf) recolorWinner(winner.node, winner.at, retold);
  },
};

function recolorWinner(leaf: Leaf, at: number, retold: Retold): void {
  const now = kindOf(leaf) === 'string' ? OTHERS[stringOf(leaf)] : undefined;
  if (now) retold.put({ at, text: leaf.token }, inQuotes(leaf.token, now));
}

const OTHERS: Readonly<Record<string, string>> = { R: 'B', B: 'R' };
const PARTS = /^([\s]*)([rb])([\s]*\([\s]*)([a-z])([\s]*)(\d+)([\s]*,[\s]*)([hv])(.*)$/is;

/// Its dot is the one at its left or lower end, which may be another one then.
function retellStroke(leaf: Leaf, at: number, retold: Retold): void {
  const text = kindOf(leaf) === 'string' ? stringOf(leaf) : '';
  const said = strokeIn(text);
  const parts = PARTS.exec(text);
  if (!said || said.cell === undefined || !parts) return;
  const { x, y } = retold.cell(said.cell % SIDE, Math.floor(said.cell / SIDE), BOARD);
  const line = lineAt(y * SIDE + x);
  if (!line) return;
  const [, lead = '', side = '', open = '', column = '', gap = '', row = '', comma = '', way = '', rest = ''] = parts;
  const now = [
    letterLike(side, ' rb'.charAt(retold.side(said.color))),
    open,
    letterLike(column, 'abcdef'.charAt(line.column)),
    gap,
    numberLike(row, line.row + 1),
    comma,
    letterLike(way, line.way),
  ].join('');
  if (lead + now + rest !== text) retold.put({ at, text: leaf.token }, inQuotes(leaf.token, lead + now + rest));
}
