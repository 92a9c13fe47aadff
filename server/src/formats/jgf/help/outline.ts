/// A JGF record as an outline: the game, its nodes, its variations.

import { moveWords } from '../../../games/go/words';
import type { Entry, Outline } from '../../../record/help';
import type { Words } from '../../../spec/rule';
import { elementsOf, isObject, rootValue, spanOf, valueAt } from '../../../syntax/json/access';
import { counted, short } from '../../shared/go/help';
import { nodeEvent } from '../play/event';
import { textAt } from '../values';
import { resultOf } from './facts';

const GAME: Words = { en: 'Information', zh: '对局信息' };
const same = (word: string): Words => ({ en: word, zh: word });

export const outline: Outline = {
  heads(root) {
    const game = valueAt(rootValue(root), 'game');
    if (!game || !isObject(game.node)) return [];
    const { at, size } = spanOf(game);
    const name = short(textAt(valueAt(game, 'name')) ?? '');
    const detail = resultOf(textAt(valueAt(game, 'result')));
    const entry: Entry = { name: name ? same(name) : GAME, kind: 'game', ...(detail ? { detail } : {}) };
    return [{ entry, from: at, to: at + size }];
  },
  /// A variation is known by the name of its first node.
  title({ node, at }) {
    const [first] = elementsOf({ node, at });
    const name = textAt(valueAt(first, 'name'));
    return name && short(name);
  },
  event(record, { node, at, role }, number) {
    const name = short(textAt(valueAt({ node, at }, 'name')) ?? '');
    const detail = name ? { detail: same(name) } : {};
    const { setup } = nodeEvent(node);
    if (record.course.isMove(node, role)) {
      const move = record.move({ node, at, role }, record.course.start());
      const { en, zh } = moveWords(move?.color ?? 0, move?.cell, record.columns, record.rows);
      const kind = move?.cell === null ? 'pass' : 'move';
      return { name: { en: `${number}. ${en}`, zh: `${number}. ${zh}` }, kind, ...detail };
    }
    if (setup.length > 0) {
      const words = { en: `Set-up: ${counted(setup.length, 'stone', 'stones')}`, zh: `摆子 ${setup.length} 颗` };
      return { name: words, kind: 'setup', ...detail };
    }
    return name ? { name: same(name), kind: 'other' } : undefined;
  },
};
