/// A wei7 2.2 record as an outline: its game, its variations by the titles of their first steps, its moves.

import { moveWords } from '../../../../games/go/words';
import type { Entry, Outline } from '../../../../record/help';
import { rootElement } from '../../../../syntax/xml/document';
import type { ElementAt } from '../../../../syntax/xml/element';
import { endOf } from '../../../../syntax/xml/spacing';
import { counted, short } from '../../../shared/go/help';
import { childOf } from '../context';
import { Role } from '../play/course';
import { setupOf } from '../play/event';
import { said } from '../view/about';
import { childrenFrom, isMove } from '../write/around';

const GAME = { en: 'Information', zh: '对局信息' };

function gameEntry(game: ElementAt): Entry {
  const name = shortTitle(said(game, 'name'));
  return name ? { name: { en: name, zh: name }, detail: GAME, kind: 'game' } : { name: GAME, kind: 'game' };
}

const shortTitle = (title: string | undefined): string | undefined => (title && short(title)) || undefined;

/// As far as the first step of a line is looked for.
const NEAR = 100;

export const outline: Outline = {
  heads(root) {
    const game = childOf(rootElement(root, 'wei7'), 'game');
    if (!game) return [];
    return [{ entry: gameEntry(game), from: game.at, to: endOf(game.element, game.at) }];
  },
  title({ node, at }) {
    let seen = 0;
    for (const child of childrenFrom({ node, at })) {
      if (isMove(child) || child.name === 'pre') return shortTitle(said(child, 'title'));
      if (++seen > NEAR) break;
    }
    return undefined;
  },
  event(record, { node, at, role }, number) {
    const title = shortTitle(said({ element: node, at }, 'title'));
    const detail = title === undefined ? {} : { detail: { en: title, zh: title } };
    if (role === Role.pre) {
      const { stones, problem } = setupOf(node);
      if (stones.length > 0) {
        const count = stones.length;
        return {
          name: { en: `Set-up: ${counted(count, 'stone', 'stones')}`, zh: `摆子 ${count} 颗` },
          ...detail,
          kind: 'setup',
        };
      }
      return problem ? { name: { en: 'Problem', zh: '题目' }, ...detail, kind: 'setup' } : undefined;
    }
    const move = record.move({ node, at, role }, record.course.start());
    const { en, zh } = moveWords(move?.color ?? 0, move?.cell, record.columns, record.rows);
    const name = { en: `${number}. ${en}`, zh: `${number}. ${zh}` };
    return { name, ...detail, kind: move?.cell === null ? 'pass' : 'move' };
  },
};
