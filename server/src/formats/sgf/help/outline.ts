/// A record as an outline: games, nodes with a name or a move, variations.

import { moveWords } from '../../../games/go/words';
import type { Entry, Outline } from '../../../record/help';
import type { Words } from '../../../spec/rule';
import { Leaf, Pair } from '../../../text/node';
import { counted, short } from '../../shared/go/help';
import { BARE, rootOf } from '../context';
import { eventOf, hasMove } from '../play/event';
import { SETUP } from '../properties';
import { nodesOf } from '../reading/tree';
import { textOf, valuesOf } from '../said';

const same = (text: string): Words => ({ en: text, zh: text });

export const outline: Outline = {
  heads: () => [],
  /// A variation is known by the name of its first node.
  title({ node }) {
    const first = node instanceof Pair ? nodesOf(node).first : undefined;
    const name = first && textOf(first.leaf, 'N');
    return name && short(name);
  },
  /// By its name, or by who played.
  game({ node }) {
    const root = node instanceof Pair ? rootOf(node) : undefined;
    if (!root) return undefined;
    const players = [textOf(root.leaf, 'PB'), textOf(root.leaf, 'PW')].filter(Boolean).join(' – ');
    const name = textOf(root.leaf, 'GN') ?? players;
    return name ? short(name) : undefined;
  },
  event(record, event, number) {
    const { node } = event;
    return node instanceof Leaf
      ? entryOf(node, record.move(event, record.course.start())?.cell, record, number)
      : undefined;
  },
};

type Board = Parameters<Outline['event']>[0];

function entryOf(
  leaf: Leaf,
  cell: { x: number; y: number } | null | undefined,
  record: Board,
  number: number,
): Entry | undefined {
  const name = short(textOf(leaf, 'N') ?? '');
  const detail = name ? { detail: same(name) } : {};
  if (hasMove(leaf)) {
    const color = eventOf(leaf, BARE).moves[0]?.color ?? 0;
    const { en, zh } = moveWords(color, cell, record.columns, record.rows);
    return {
      name: { en: `${number}. ${en}`, zh: `${number}. ${zh}` },
      kind: cell === null ? 'pass' : 'move',
      ...detail,
    };
  }
  const stones = SETUP.reduce((sum, one) => sum + [...valuesOf(leaf, one)].length, 0);
  if (stones > 0) {
    const words = { en: `Set-up: ${counted(stones, 'value', 'values')}`, zh: `摆子 ${stones} 处` };
    return { name: words, kind: 'setup', ...detail };
  }
  return name ? { name: same(name), kind: 'other' } : undefined;
}
