/// Help for writing and reading EinStein records.

import { BLUE, numberOf as numberOfPiece, RED, colorOf as sideOfPiece } from '../../../games/einstein/board';
import { allowedBy, moves as boardMoves } from '../../../games/einstein/judge';
import { remaining } from '../../../games/einstein/layout';
import { cellOf } from '../../../games/shared/cells';
import type { Explanation, Help, Scene, Suggestion, Suggestions } from '../../../record/help';
import type { Ghost } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { halved } from '../../../syntax/brackets/half-width';
import { Kind } from '../../../syntax/plies/lexer';
import { leafAt } from '../../../text/edit';
import type { Leaf, Run } from '../../../text/node';
import { titleOf } from '../plies/chapter';
import { aside, lineUpTo, listed, plyOutline, tens } from '../plies/help';
import { fieldAt, fieldSuggestions, headerDraft } from '../shared/header/fields';
import { headingOf, resultIn } from '../shared/header/line';
import { chapter } from './chapter';
import type { WtnCourse } from './course';
import { choices, draftOf, pieceName } from './draft';
import { layoutIn } from './layout';
import { MARK_WORDS, markValue } from './marks';
import { saidBy } from './notation';
import { rules } from './rules';
import { cellIn, nameOf } from './squares';
import type { WtnState } from './state';
import { headingAt } from './view';

const FIRST: Words = { en: 'Red or Blue', zh: '红方或蓝方' };
const fields = { code: chapter.code, sides: [FIRST, FIRST] as const, rules };

export const help: Help<WtnCourse> = {
  suggest,
  opens: '\n:;(,',
  explain,
  ghost,
  result: (root, offset) => resultIn(root, offset, ({ kind }) => kind === Kind.header),
  outline: plyOutline(chapter, headIn, (leaf) => (leaf.kind === Kind.header ? headingOf(leaf).header : undefined)),
  comments: aside,
  tens,
};

function headIn(root: Run) {
  const found = headingAt(root);
  const { header, anchor } = found ? headingOf(found.leaf) : {};
  return found && header && anchor && { header, from: anchor.from, to: found.leaf.size };
}

function* suggest(scene: Scene<WtnCourse>): Generator<void, Suggestions | undefined> {
  yield* [];
  const { root, offset } = scene;
  if (!root || offset === 0) return root ? undefined : listed(offset, 0, [newRecord()]);
  const { leaf, start } = leafAt(root, offset - 1);
  if (leaf.kind === Kind.header && offset - start <= leaf.size) {
    const field = fieldAt(headingOf(leaf).header, offset - start, fields);
    return field && fieldSuggestions(field, start, offset);
  }
  const line = lineUpTo(root, offset);
  if (line === undefined || /^\s*#/.test(line)) return undefined;
  const missing = scene.before && /^\s*$/.test(line) ? missingLayouts(scene.before.state) : [];
  if (missing.length > 0) return listed(offset, 0, missing);
  return /^\s*[RBrb]/.test(line) ? inLayout(line, offset, scene.before?.state) : inMove(scene, line);
}

function newRecord(): Suggestion {
  const { clause } = rules['header-missing'];
  const insert = ['#', ...headerDraft(fields), ';\n'];
  return { kind: 'snippet', label: titleOf(chapter), clause, insert, filter: `#[${chapter.code}]`, rank: 0 };
}

/// The lines that say where the pieces are at first, from the smallest number on.
function missingLayouts(state: WtnState): Suggestion[] {
  const { clause } = rules['layout-syntax'];
  return [RED, BLUE].flatMap((color, rank): Suggestion[] => {
    const letter = color === RED ? 'R' : 'B';
    const side = chapter.sides[color];
    if (!side || (color === RED ? state.red : state.blue)) return [];
    const { numbers, cells } = remaining(color, [], []);
    const items = cells.map((cell, i) => `${nameOf(cell, state.fromTop)}-${numbers[i]}`);
    const detail: Words = { en: `Layout of ${side.en}`, zh: `${side.zh}的开局` };
    const insert = [`${letter}:`, { hole: items.join(';') }];
    return [{ kind: 'snippet', label: `${letter}:`, detail, clause, insert, filter: letter, rank }];
  });
}

/// The squares that are left, each with the numbers that are.
function inLayout(line: string, offset: number, state: WtnState | undefined): Suggestions | undefined {
  const [, letter = '', items = ''] = /^\s*([RBrb])\s*:(.*)$/.exec(halved(line)) ?? [];
  if (letter === '') return undefined;
  const parts = items.split(';').map((part) => part.replace(/\s/g, ''));
  const prefix = parts.pop() ?? '';
  const read = parts.flatMap((part) => /^([A-Ea-e])([1-5])-([1-6])$/.exec(part) ?? []);
  const numbers: number[] = [];
  const cells: number[] = [];
  for (let i = 0; i < read.length; i += 4) {
    const cell = cellIn({ letter: read[i + 1] ?? '', row: Number(read[i + 2]) }, state?.fromTop);
    if (cell !== undefined) cells.push(cell);
    numbers.push(Number(read[i + 3]));
  }
  const left = remaining(letter.toUpperCase() === 'R' ? RED : BLUE, numbers, cells);
  const { clause } = rules['layout-syntax'];
  const list = left.cells.flatMap((cell, i) =>
    left.numbers.map((number, k): Suggestion => {
      const label = `${nameOf(cell, state?.fromTop)}-${number}`;
      return { kind: 'point', label, clause, insert: [label], filter: label, rank: i === 0 ? k : 6 * i + k };
    }),
  );
  return listed(offset, prefix.length, list);
}

function inMove({ record, before, offset }: Scene<WtnCourse>, line: string): Suggestions | undefined {
  const draft = draftOf(line);
  const state = before?.state;
  const mark = /\)\s*(M?A?R?K?\[?)$/.exec(line)?.[1];
  if (mark !== undefined) return remarks(offset, mark.length);
  if (!draft || !record || !state || state.void || state.won !== 0 || !state.red || !state.blue) return undefined;
  const { clause } = rules['move-syntax'];
  const typed = halved(line).trim();
  if (draft.number === undefined || draft.die === undefined)
    return listed(offset, typed.length, nextMoves(record.course, state, typed), true);
  const board = record.course.working.to(state.ply);
  const written = halved(line).replace(/\s/g, '');
  const behind = written.slice(written.indexOf(';') + 1);
  const list = choices(board, draft, record.course.sideAt(state), state.fromTop).map((move, rank): Suggestion => {
    const label = `(${pieceName(move)},${nameOf(move.to, state.fromTop)})`;
    const taken = board.get(move.to);
    const detail = taken === 0 ? undefined : takes(taken, move.color);
    return { kind: 'move', label, detail, clause, insert: [label], filter: label, rank };
  });
  return listed(offset, behind.length, list);
}

/// The number of the next move, and all that it can be with any die.
function nextMoves(course: WtnCourse, state: WtnState, written: string): Suggestion[] {
  const { clause } = rules['move-syntax'];
  const typed = /^\d+/.exec(written)?.[0];
  const number = `${typed !== undefined && written.includes(':') ? typed : state.next || (typed ?? '1')}:`;
  const detail: Words = { en: 'The next move', zh: '下一步' };
  const board = course.working.to(state.ply);
  const sides = state.last === 0 && state.begins === 0 ? [RED, BLUE] : [course.sideAt(state)];
  const moves = sides.flatMap((color) =>
    [1, 2, 3, 4, 5, 6].flatMap((die) =>
      boardMoves(board, color, die).map((move, rank): Suggestion => {
        const label = `${number}${die};(${pieceName(move)},${nameOf(move.to, state.fromTop)})`;
        return { kind: 'move', label, clause, insert: [label], filter: label, rank: 10 * die + rank };
      }),
    ),
  );
  return [{ kind: 'value', label: number, detail, clause, insert: [number], filter: number, rank: 0 }, ...moves];
}

function takes(piece: number, color: number): Words {
  const name = pieceName({ color: sideOfPiece(piece), number: numberOfPiece(piece) });
  const isOwn = sideOfPiece(piece) === color;
  return isOwn
    ? { en: `takes its own ${name}`, zh: `吃掉自己的 ${name}` }
    : { en: `takes ${name}`, zh: `吃掉 ${name}` };
}

function remarks(offset: number, size: number): Suggestions {
  const { clause } = rules['mark-value'];
  const list = [...MARK_WORDS].map(([value, detail], rank): Suggestion => {
    const label = `MARK[${value}]`;
    return { kind: 'value', label, detail, clause, insert: [label], filter: label, rank };
  });
  return listed(offset, size, list);
}

/// The squares that a move which is being written may go to.
function* ghost({ root, offset, record, before }: Scene<WtnCourse>): Generator<void, Ghost | undefined> {
  yield* [];
  if (!root || offset === 0 || !record || !before) return undefined;
  const { leaf, start } = leafAt(root, offset - 1);
  if (leaf.kind !== Kind.other || offset - start > leaf.size) return undefined;
  const draft = draftOf(leaf.text.slice(0, offset - start));
  if (draft?.die === undefined) return undefined;
  const { course } = record;
  const { state } = before;
  const moves = choices(course.working.to(state.ply), draft, course.sideAt(state), state.fromTop);
  const cells = [...new Set(moves.map(({ to }) => to))];
  return cells.length > 0 ? { cells: cells.map((cell) => cellOf(cell, chapter.columns)) } : undefined;
}

function* explain(scene: Scene<WtnCourse>): Generator<void, Explanation | undefined> {
  yield* [];
  const { root, offset } = scene;
  if (!root || offset >= root.width) return undefined;
  const { leaf, start } = leafAt(root, offset);
  const at = offset - start;
  if (at >= leaf.size) return undefined;
  if (leaf.kind === Kind.header) return inHeader(leaf, start, at);
  if (leaf.kind === Kind.setup) return inItem(leaf, start, at);
  return leaf.kind === Kind.move ? inPly(scene, leaf, start, at) : undefined;
}

function inHeader(leaf: Leaf, start: number, at: number): Explanation | undefined {
  const field = fieldAt(headingOf(leaf).header, at, fields);
  if (!field) return undefined;
  const { from, to } = field.value.field;
  return { from: start + from, to: start + to, facts: [field.name], clause: field.clause };
}

function inItem(leaf: Leaf, start: number, at: number): Explanation | undefined {
  const { color, items } = layoutIn(leaf);
  const side = chapter.sides[color];
  const item = items.find(({ square, at: from, size }) => at >= square.at && at < from + size);
  const { clause } = rules['layout-syntax'];
  if (!item || !side)
    return (
      side && {
        from: start,
        to: start + leaf.size,
        facts: [{ en: `Layout of ${side.en}`, zh: `${side.zh}的开局` }],
        clause,
      }
    );
  const square = `${item.square.letter.toUpperCase()}${item.square.row}`;
  const facts = [{ en: `${side.en} ${item.number} on ${square}`, zh: `${side.zh} ${item.number} 号在 ${square}` }];
  return { from: start + item.square.at, to: start + item.at + item.size, facts, clause };
}

function inPly(scene: Scene<WtnCourse>, leaf: Leaf, start: number, at: number): Explanation | undefined {
  const { move } = saidBy(leaf);
  if (!move) return undefined;
  const mark = move.marks.find((one) => at >= one.at && at < one.at + one.size);
  if (mark) {
    const words = MARK_WORDS.get(markValue(mark.text) ?? 0);
    const facts = words ? [{ en: `This move: ${words.en}`, zh: `对这一步的评价：${words.zh}` }] : [];
    return { from: start + mark.at, to: start + mark.at + mark.size, facts, clause: rules['mark-value'].clause };
  }
  return { from: start, to: start + move.end, facts: moveFacts(scene, start), clause: rules['move-syntax'].clause };
}

/// From where, what it takes, and which pieces the die allowed.
function moveFacts({ record, here, before }: Scene<WtnCourse>, start: number): Words[] {
  const { state } = here?.event?.at === start ? here : {};
  const { ply } = state ?? {};
  const side = ply?.isMove ? chapter.sides[ply.color] : undefined;
  if (!ply || !state || !side || !record || !before) return [];
  const [from, piece = 0, , to, taken = 0] = ply.changes;
  if (from === undefined || to === undefined) return [];
  const name = pieceName({ color: sideOfPiece(piece), number: numberOfPiece(piece) });
  const [a, b] = [nameOf(from, state.fromTop), nameOf(to, state.fromTop)];
  const facts: Words[] = [
    { en: `Move ${ply.number}: ${name} from ${a} to ${b}`, zh: `第 ${ply.number} 步：${name} 从 ${a} 到 ${b}` },
  ];
  if (taken !== 0) facts.push(takes(taken, ply.color));
  if (state.die !== 0) {
    const board = record.course.working.to(before.state.ply);
    const allowed = allowedBy(board, ply.color, state.die).join(', ');
    facts.push({ en: `The die, ${state.die}, allowed ${allowed}`, zh: `骰子 ${state.die} 点，可走 ${allowed} 号` });
  }
  return facts;
}
