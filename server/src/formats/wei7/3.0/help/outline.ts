/// A wei7 3.0 record as an outline: its info, its branches by their titles, its moves.

import { moveWords, resultWords } from '../../../../games/go/words';
import type { Entry, Outline } from '../../../../record/help';
import type { Words } from '../../../../spec/rule';
import { type At, isObject, rootValue, spanOf, valueAt } from '../../../../syntax/json/access';
import { kindOf } from '../../../../syntax/json/value';
import { counted, short } from '../../../shared/go/help';
import { Role } from '../play/course';
import { numberAt, preEvent, type StepEvent, stepEvent } from '../play/event';
import type { ActionType } from '../shape/steps';
import { stringAt } from './scene';

/// What is done in a step that is no move.
export const DEED_WORDS: Readonly<Record<ActionType, (event: StepEvent) => Words>> = {
  move: () => ({ en: 'Move', zh: '着手' }),
  takeback: ({ count: moves = 0 }) => ({ en: `Takes back ${counted(moves, 'move', 'moves')}`, zh: `悔棋 ${moves} 手` }),
  result: () => ({ en: 'Result', zh: '结果' }),
  mark: () => ({ en: 'Mark', zh: '标记' }),
  message: () => ({ en: 'Message', zh: '发言' }),
};

function deedEntry(event: StepEvent, value: At | undefined): Entry | undefined {
  const { type } = event;
  if (!type) return undefined;
  const words = DEED_WORDS[type](event);
  if (type === 'message') return { name: quoted(words, stringAt(value)), kind: 'message' };
  if (type !== 'result') return { name: words, kind: 'other' };
  const winner = valueAt(value, 'winner');
  const won = winner && kindOf(winner.node) === 'null' ? null : numberAt(winner);
  const result = won === undefined ? undefined : resultWords(won, numberAt(valueAt(value, 'margin')), undefined);
  return { name: result ?? words, kind: 'other' };
}

function quoted(words: Words, text: string | undefined): Words {
  const said = text && short(text);
  return said ? { en: `“${said}”`, zh: `“${said}”` } : words;
}

function preEntry({ stones, problem }: ReturnType<typeof preEvent>): Entry | undefined {
  if (stones.length > 0) {
    return {
      name: { en: `Set-up: ${counted(stones.length, 'stone', 'stones')}`, zh: `摆子 ${stones.length} 颗` },
      kind: 'setup',
    };
  }
  return problem ? { name: { en: 'Problem', zh: '题目' }, kind: 'setup' } : undefined;
}

function infoEntry(info: At): Entry {
  const name = stringAt(valueAt(info, 'name'));
  const own = name && short(name);
  const words = { en: 'Information', zh: '对局信息' };
  return own ? { name: { en: own, zh: own }, detail: words, kind: 'game' } : { name: words, kind: 'game' };
}

export const outline: Outline = {
  heads(root) {
    const info = valueAt(rootValue(root), 'info');
    if (!info || !isObject(info.node)) return [];
    const { at, size } = spanOf(info);
    return [{ entry: infoEntry(info), from: at, to: at + size }];
  },
  title: ({ node, at }) => {
    const title = stringAt(valueAt({ node, at }, 'title'));
    return title && short(title);
  },
  withdrawn: ({ node, role }) => (role === Role.step ? (stepEvent(node).count ?? 0) : 0),
  event(record, { node, at, role }, number) {
    if (role === Role.pre) return preEntry(preEvent(node));
    const event = stepEvent(node);
    if (event.type !== 'move') return deedEntry(event, valueAt({ node, at }, 'action', 'value'));
    const move = record.move({ node, at, role }, record.course.start());
    const { en, zh } = moveWords(move?.color ?? 0, move?.cell, record.columns, record.rows);
    return { name: { en: `${number}. ${en}`, zh: `${number}. ${zh}` }, kind: move?.cell === null ? 'pass' : 'move' };
  },
};
