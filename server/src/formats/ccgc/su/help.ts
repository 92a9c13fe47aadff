/// Help for writing and reading Surakarta records.

import { cellOf } from '../../../games/shared/cells';
import { BLACK, RED } from '../../../games/surakarta/board';
import { captureWay } from '../../../games/surakarta/loops';
import type { Explanation, Help, Piece, Scene, Suggestion, Suggestions } from '../../../record/help';
import { dateOfToday } from '../../../record/today';
import type { Ghost } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import type { Span } from '../../../syntax/brackets/field';
import { Kind } from '../../../syntax/plies/lexer';
import { leafAt } from '../../../text/edit';
import type { Leaf, Node, Run } from '../../../text/node';
import { titleOf } from '../plies/chapter';
import { aside, lineUpTo, listed, plyOutline, tens } from '../plies/help';
import { RESULT_WORDS } from '../shared/header/results';
import { chapter } from './chapter';
import type { SuCourse } from './course';
import { choices, draftOf, targetsOf } from './draft';
import { headsIn, isTeamLine, teamLineIn } from './heading';
import { saidBy } from './notation';
import { LETTERS, nameOf, writtenMove } from './points';
import { rules } from './rules';
import { STANDARD } from './samples';
import type { SuState } from './state';
import { headerOf } from './view';

export const help: Help<SuCourse> = {
  suggest,
  opens: '\n!-×',
  explain,
  ghost,
  result: resultIn,
  outline: plyOutline(chapter, headIn, () => undefined),
  comments: aside,
  tens,
};

function headIn(root: Run) {
  const { time, teams } = headsIn(root);
  const header = headerOf(root);
  const first = time ?? teams;
  return header && first && teams && { header, from: first.start, to: teams.start + teams.leaf.size };
}

function* suggest(scene: Scene<SuCourse>): Generator<void, Suggestions | undefined> {
  yield* [];
  const { root, offset } = scene;
  if (!root || offset === 0) return root ? undefined : listed(offset, 0, [newRecord()]);
  const line = lineUpTo(root, offset);
  if (line === undefined) return undefined;
  if (/^\s*#/.test(line)) return inComment(line, offset);
  return /^\s*!$/.test(line) ? opening(scene) : inMove(scene, line);
}

const when = (): readonly Piece[] => [{ hole: `${dateOfToday()}-10:30` }, '|', { hole: '重庆' }];
const RESULTS = Object.values(RESULT_WORDS);

const newRecord = (): Suggestion => ({
  kind: 'snippet',
  label: titleOf(chapter),
  clause: rules['time-line-missing'].clause,
  insert: [
    '#',
    ...when(),
    '\n#先手方:',
    { hole: '先手队' },
    '|后手方:',
    { hole: '后手队' },
    '|',
    { hole: '先手胜' },
    '\n',
  ],
  filter: 'SU',
  rank: 0,
});

/// The result, behind the second bar of the line with the teams.
function inComment(line: string, offset: number): Suggestions | undefined {
  const [, typed] = /^\s*#\s*先手方[^|｜]*[|｜]\s*后手方[^|｜]*[|｜]\s*([^|｜]*)$/.exec(line) ?? [];
  if (typed === undefined) return undefined;
  const { clause } = rules['unknown-result'];
  const list = RESULTS.map(
    (words, rank): Suggestion => ({
      kind: 'value',
      label: words.zh,
      detail: words,
      clause,
      insert: [words.zh],
      filter: words.zh,
      tried: true,
      rank,
    }),
  );
  return listed(offset, typed.length, list);
}

function opening({ offset }: Scene): Suggestions {
  const { clause } = rules['opening-six-lines'];
  const label: Words = { en: 'The board as games begin', zh: '正常开局' };
  return listed(offset, 1, [
    { kind: 'snippet', label, clause, insert: [`${STANDARD.join('\n')}\n`], filter: '!', rank: 0 },
  ]);
}

const STAGES = {
  piece: { en: 'Piece', zh: '棋子' },
  '-': { en: 'Step', zh: '移动' },
  '×': { en: 'Capture', zh: '吃子' },
};

function inMove({ record, before, offset }: Scene<SuCourse>, line: string): Suggestions | undefined {
  const draft = draftOf(line);
  const state = before?.state;
  if (!draft || !record || !state || state.void || state.won !== 0) return undefined;
  if (draft.color === undefined) {
    const isBegun = draft.from !== undefined || draft.prefix !== '';
    return isBegun ? undefined : listed(offset, 0, wholeMoves(record.course, state), true);
  }
  const { clause } = rules['move-syntax'];
  const board = record.course.working.to(state.ply);
  const list = choices(board, draft, draft.color).map(({ cell, sign }, rank): Suggestion => {
    const label = `${sign === '' || draft.sign === '' ? sign : draft.sign}${nameOf(cell)}`;
    const kind = sign === '' ? 'point' : 'move';
    const detail = STAGES[(sign || 'piece') as keyof typeof STAGES];
    return { kind, label, detail, clause, insert: [label], filter: label, rank };
  });
  return listed(offset, draft.sign.length + draft.prefix.length, list, true);
}

/// The sides that may move, and their moves.
function wholeMoves({ working }: SuCourse, { ply, last }: SuState): Suggestion[] {
  const { clause } = rules['move-syntax'];
  const board = working.to(ply);
  return [BLACK, RED]
    .filter((color) => color !== last)
    .flatMap((color) => {
      const letter = LETTERS.charAt(color);
      const detail = chapter.sides[color];
      const moves = board.pieces(color).flatMap((from) =>
        targetsOf(board, from).map(({ cell, sign }, rank): Suggestion => {
          const label = writtenMove({ from, to: cell }, color, sign);
          const stage = STAGES[sign as keyof typeof STAGES];
          return { kind: 'move', label, detail: stage, clause, insert: [label], filter: label, rank: 2 + rank };
        }),
      );
      return [{ kind: 'value', label: letter, detail, clause, insert: [letter], filter: letter, rank: 0 }, ...moves];
    });
}

function resultIn(root: Node, offset: number): Span | undefined {
  const { leaf, start } = leafAt(root, offset);
  const result = isTeamLine(leaf) ? teamLineIn(leaf)?.result : undefined;
  const isThere = result && offset >= start + result.from && offset <= start + result.to;
  return isThere ? { from: start + result.from, to: start + result.to } : undefined;
}

/// The points that a move which is being written may mean.
function* ghost({ root, offset, record, before }: Scene<SuCourse>): Generator<void, Ghost | undefined> {
  yield* [];
  if (!root || offset === 0 || !record || !before) return undefined;
  const { leaf, start } = leafAt(root, offset - 1);
  if (leaf.kind !== Kind.other || offset - start > leaf.size) return undefined;
  const draft = draftOf(leaf.text.slice(0, offset - start));
  if (!draft) return undefined;
  const { course } = record;
  const { state } = before;
  const cells = choices(course.working.to(state.ply), draft, draft.color ?? course.sideAt(state));
  return cells.length > 0 ? { cells: cells.map(({ cell }) => cellOf(cell, chapter.columns)) } : undefined;
}

function* explain(scene: Scene<SuCourse>): Generator<void, Explanation | undefined> {
  yield* [];
  const { root, offset } = scene;
  if (!root || offset >= root.width) return undefined;
  const { leaf, start } = leafAt(root, offset);
  if (offset - start >= leaf.size) return undefined;
  const { facts, clause } = said(scene, leaf, offset - start, start) ?? {};
  return facts && { from: start, to: start + leaf.size, facts, clause };
}

function said(scene: Scene<SuCourse>, leaf: Leaf, at: number, start: number) {
  if (leaf.kind === Kind.move) return { facts: moveFacts(scene, leaf, start), clause: rules['move-syntax'].clause };
  if (leaf.kind === Kind.setup) return { facts: rowFacts(scene, leaf, at), clause: rules['opening-six-lines'].clause };
  const { time, teams } = headsIn(scene.root);
  if (time?.start === start && !isTeamLine(leaf))
    return { facts: [{ en: 'Time and place', zh: '时间和地点' }], clause: rules['time-line-format'].clause };
  if (teams?.start === start)
    return { facts: [{ en: 'Teams and result', zh: '参赛队和结果' }], clause: rules['team-line-format'].clause };
  return undefined;
}

/// Who moves, what is taken, and along which way.
function moveFacts({ record, here, before }: Scene<SuCourse>, leaf: Leaf, start: number): Words[] {
  const { ply } = here?.event?.at === start ? here.state : {};
  const { move } = saidBy(leaf);
  const side = chapter.sides[ply?.color ?? move?.color ?? 0];
  if (!move || !side || move.from.cell === undefined || move.to.cell === undefined) return [];
  const [from, to] = [move.from.cell, move.to.cell];
  const [a, b] = [nameOf(from), nameOf(to)];
  const count = ply?.isMove ? ply.number : undefined;
  const facts: Words[] = [
    {
      en: `${count ? `Move ${count}: ` : ''}${side.en} ${a} to ${b}`,
      zh: `${count ? `第 ${count} 手：` : ''}${side.zh} ${a} 到 ${b}`,
    },
  ];
  const board = before && record?.course.working.to(before.state.ply);
  const taken = board && chapter.sides[board.get(to)];
  const way = board && taken && captureWay(board, from, to);
  if (way) {
    const names = way.cells.map((cell, index) => (way.arcs.includes(index) ? `${nameOf(cell)} ⤸` : nameOf(cell)));
    const path = names.join(' ');
    facts.push({ en: `Takes a piece of ${taken.en}: ${path}`, zh: `吃${taken.zh}一子：${path}` });
  }
  return facts;
}

function rowFacts({ root }: Scene, leaf: Leaf, at: number): Words[] {
  const sign = leaf.text.charAt(at);
  const color = LETTERS.indexOf(sign);
  const side = chapter.sides[color];
  const facts: Words = { en: 'A row of the board before the first move, from the top', zh: '开局的一行，自上而下' };
  return root && side ? [facts, { en: `A piece of ${side.en}`, zh: `${side.zh}棋子` }] : [facts];
}
