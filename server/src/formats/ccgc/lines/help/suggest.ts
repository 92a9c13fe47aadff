/// What can be written at a place: a header and its fields; the number of the next round; what comes next in a move.

import type { Scene, Suggestion, Suggestions } from '../../../../record/help';
import type { Words } from '../../../../spec/rule';
import { Kind } from '../../../../syntax/rounds/lexer';
import { leafAt } from '../../../../text/edit';
import type { Node } from '../../../../text/node';
import { fieldAt, fieldSuggestions, headerDraft } from '../../shared/header/fields';
import { headingOf } from '../../shared/header/line';
import { type AnyChapter, titleOf } from '../chapter';
import type { Lines } from '../course';
import { type LineState, START, turnBehind } from '../state';
import { lineUpTo, writtenOn } from './line';
import type { MoveHelp } from './moves';

export function* suggest<K extends Lines>(
  scene: Scene<K>,
  chapter: AnyChapter,
  moves: MoveHelp<K>,
): Generator<void, Suggestions | undefined> {
  yield* [];
  const { root, offset } = scene;
  if (!root || offset === 0) return root ? undefined : newRecord(offset, chapter);
  const { leaf, start } = leafAt(root, offset - 1);
  if (leaf.kind === Kind.header && offset - start <= leaf.size) return inHeader(root, offset, start, chapter);
  const line = lineUpTo(root, offset);
  return line === undefined || /^\s*#/.test(line) ? undefined : inRound(scene, line, chapter, moves);
}

const listed = (offset: number, size: number, list: readonly Suggestion[], partial = false): Suggestions => ({
  from: offset - size,
  to: offset,
  list,
  partial,
});

function newRecord(offset: number, chapter: AnyChapter): Suggestions {
  const { clause } = chapter.rules['header-missing'];
  const insert = ['#', ...headerDraft(chapter), ';\n1 '];
  const filter = `#[${chapter.code}]`;
  return listed(offset, 0, [{ kind: 'snippet', label: titleOf(chapter), clause, insert, filter, rank: 0 }]);
}

function inHeader(root: Node, offset: number, start: number, chapter: AnyChapter): Suggestions | undefined {
  const { leaf } = leafAt(root, start);
  const field = fieldAt(headingOf(leaf).header, offset - start, chapter);
  return field && fieldSuggestions(field, start, offset);
}

function inRound<K extends Lines>(
  scene: Scene<K>,
  line: string,
  chapter: AnyChapter,
  help: MoveHelp<K>,
): Suggestions | undefined {
  const { offset, before } = scene;
  const state: LineState = before?.state ?? START;
  const { number, moves, draft } = writtenOn(line, chapter);
  const isTyping = number !== undefined && line.trimStart() === number;
  const isNew = moves === 0 && draft === '' && (number === undefined || isTyping);
  if (moves >= 2) return undefined;
  const color = chapter.colors[turnBehind(moves)];
  const lead = isNew ? roundNumber(state, isTyping, chapter) : undefined;
  const whole = draft === '' ? help.whole(scene, state, color) : [];
  const list = whole.map((move, rank) => wholeMove(`${lead?.filter ?? ''}${lead ? ' ' : ''}${move}`, rank, chapter));
  if (lead) return listed(offset, number?.length ?? 0, [lead, ...list], true);
  const found = help.suggest(scene, state, draft, color);
  return found && listed(offset, found.size, [...list, ...found.list], true);
}

const NEXT: Words = { en: 'next move', zh: '下一手' };

const wholeMove = (label: string, rank: number, { rules }: AnyChapter): Suggestion => ({
  kind: 'move',
  label,
  detail: NEXT,
  clause: rules['round-syntax'].clause,
  insert: [label],
  filter: label,
  rank: 1 + rank,
});

function roundNumber({ next, round }: LineState, isTyping: boolean, { rules }: AnyChapter): Suggestion {
  const number = String(isTyping && round ? next - 1 : next);
  const detail = { en: 'The next round', zh: '下一回合' };
  const { clause } = rules['round-syntax'];
  return { kind: 'value', label: number, detail, clause, insert: [number, ' '], filter: number, rank: 0 };
}
