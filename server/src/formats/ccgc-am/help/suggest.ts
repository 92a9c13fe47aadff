/// What can be written at a place: a header and its fields; the number of the next round; the squares of a move, one after the
/// other.

import type { Scene, Suggestion, Suggestions } from '../../../record/help';
import { Kind } from '../../../syntax/rounds/lexer';
import { leafAt } from '../../../text/edit';
import { fieldAt, fieldSuggestions, headerDraft } from '../../ccgc/fields';
import type { AmCourse } from '../course';
import { choices, type Draft, draftOf } from '../draft';
import { headingOf } from '../heading';
import { nameOf } from '../squares';
import { type AmState, START, sideOf } from '../state';
import { chapter } from './fields';
import { lineUpTo, writtenOn } from './line';

const HEADER = 'AM-2.1)';
const ROUNDS = 'AM-2.2)';

export function* suggest(scene: Scene): Generator<void, Suggestions | undefined> {
  yield* [];
  const { root, offset } = scene;
  if (!root || offset === 0) return root ? undefined : newRecord(offset);
  const { leaf, start } = leafAt(root, offset - 1);
  if (leaf.kind === Kind.header && offset - start <= leaf.size) return inHeader(scene, start);
  const line = lineUpTo(root, offset);
  return line === undefined || /^\s*#/.test(line) ? undefined : inRound(scene, line);
}

const list = (offset: number, size: number, suggestions: readonly Suggestion[], partial = false): Suggestions => ({
  from: offset - size,
  to: offset,
  list: suggestions,
  partial,
});

const TEMPLATE = ['#', ...headerDraft(chapter), ';\n1 '];

function newRecord(offset: number): Suggestions {
  const label = { en: 'Amazons record', zh: '亚马逊棋棋谱' };
  const suggestion = { kind: 'snippet', label, clause: HEADER, insert: TEMPLATE, filter: '#[AM]', rank: 0 } as const;
  return list(offset, 0, [suggestion]);
}

function inHeader({ root, offset }: Scene, start: number): Suggestions | undefined {
  const { leaf } = leafAt(root as NonNullable<typeof root>, start);
  const field = fieldAt(headingOf(leaf).header, offset - start, chapter);
  return field && fieldSuggestions(field, start, offset);
}

function inRound(scene: Scene, line: string): Suggestions | undefined {
  const { offset, before } = scene;
  const state = (before?.state as AmState | undefined) ?? START;
  const { number, moves, draft } = writtenOn(line);
  const isTyping = number !== undefined && line.trimStart() === number;
  if (moves === 0 && draft === '' && (number === undefined || isTyping))
    return list(offset, number?.length ?? 0, [roundNumber(state, isTyping)]);
  return moves < 2 ? squares(scene, state, draft, sideOf(moves)) : undefined;
}

function roundNumber({ next, round }: AmState, isTyping: boolean): Suggestion {
  const number = String(isTyping && round ? next - 1 : next);
  const detail = { en: 'The next round', zh: '下一回合' };
  return { kind: 'value', label: number, detail, clause: ROUNDS, insert: [number, ' '], filter: number, rank: 0 };
}

const STAGES = {
  amazon: { en: 'Amazon', zh: '棋子' },
  target: { en: 'Where it goes', zh: '落点' },
  arrow: { en: 'Where its arrow falls', zh: '箭' },
};

function squares({ record, offset }: Scene, state: AmState, text: string, side: number): Suggestions | undefined {
  const course = record?.course as unknown as AmCourse | undefined;
  const board = course?.play.working.to(state.ply);
  const draft = board && !state.stopped ? draftOf(text, board) : undefined;
  if (!board || !draft) return undefined;
  const [stage, behind] = stageOf(draft);
  const suggestions = choices(board, draft, side).map((cell, rank): Suggestion => {
    const label = nameOf(cell);
    return {
      kind: 'point',
      label,
      detail: STAGES[stage],
      clause: ROUNDS,
      insert: [label, behind],
      filter: label,
      rank,
    };
  });
  return list(offset, draft.prefix.length, suggestions, true);
}

function stageOf({ from, to }: Draft): readonly [keyof typeof STAGES, string] {
  if (from === undefined) return ['amazon', ''];
  return to === undefined ? ['target', '('] : ['arrow', ')'];
}
