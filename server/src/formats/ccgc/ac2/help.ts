/// Help for writing and reading records of Army chess.

import { movable, targets } from '../../../games/army/judge';
import { placesOf } from '../../../games/army/layout';
import { codeOf, rankIn, rankOf } from '../../../games/army/pieces';
import { COLUMNS } from '../../../games/army/places';
import { cellOf } from '../../../games/shared/cells';
import type { Explanation, Help, Piece, Scene, Suggestion, Suggestions } from '../../../record/help';
import type { Ghost } from '../../../record/view';
import type { Words } from '../../../spec/rule';
import { halved } from '../../../syntax/brackets/half-width';
import { Kind } from '../../../syntax/groups/lexer';
import { leafAt } from '../../../text/edit';
import type { Leaf } from '../../../text/node';
import type { clauses } from './clauses';
import type { ArmyCourse } from './course';
import { outcomeOf, placesMeant } from './draft';
import { type Group, groupOf } from './group';
import { moveText } from './notation';
import { placeIn, placeName } from './places';
import { colorIn, isName, letterOf, MEANINGS, type Name, RECORD, SIDES } from './properties';
import type { Property } from './said';
import { FIRST_LAYOUT, SECOND_LAYOUT } from './samples';
import type { ArmyState } from './state';
import { pieceWords, RESULT_WORDS } from './words';

type ArmyScene = Scene<ArmyCourse>;

/// The token that the offset is in, or right behind, up to the offset, with half-width signs.
function writtenAt({ root, offset }: Pick<ArmyScene, 'root' | 'offset'>): string | undefined {
  if (!root || offset === 0) return undefined;
  const { leaf, start } = leafAt(root, offset - 1);
  const isIn = leaf.kind === Kind.group && offset - start <= leaf.size;
  return isIn ? halved(leaf.text.slice(0, offset - start)) : undefined;
}

const DRAFT = /M([AB])\s*\[\s*([A-L0-9]*)$/;

interface Draft {
  readonly color: number;
  readonly written: string;
}

function draftAt(scene: ArmyScene): Draft | undefined {
  const [, side, written = ''] = DRAFT.exec(writtenAt(scene) ?? '') ?? [];
  return side === undefined ? undefined : { color: colorIn(side), written };
}

const listed = (offset: number, size: number, list: readonly Suggestion[]): Suggestions => ({
  from: offset - size,
  to: offset,
  list,
  partial: true,
});

function* suggest(scene: ArmyScene): Generator<void, Suggestions | undefined> {
  yield* [];
  const { root, offset } = scene;
  if (!root) return listed(offset, 0, [NEW]);
  const draft = draftAt(scene);
  if (draft) return inMove(scene, draft);
  const written = writtenAt(scene);
  const [, result] = /R[AB]\s*\[\s*(\d?)$/.exec(written ?? '') ?? [];
  if (result !== undefined) return listed(offset, result.length, results());
  if (written === undefined) return betweenGroups(scene);
  const [, name] = /(?:^;|\])\s*([A-Z]*)$/.exec(written) ?? [];
  return name === undefined ? undefined : inGroup(scene, written, name);
}

const AC2 = 'AC2-2';

const NEW: Suggestion = {
  kind: 'snippet',
  label: { en: 'Army chess record', zh: '军棋棋谱' },
  clause: AC2,
  insert: [
    '(\n;INFO[1.0]PA[',
    { hole: '先手队' },
    ']PB[',
    { hole: '后手队' },
    ']TL[',
    { hole: '1800' },
    ']SL[',
    { hole: '31' },
    `]\n;AA[${FIRST_LAYOUT}]\n;AB[${SECOND_LAYOUT}]\n;EA[2]EB[2]\n)\n`,
  ],
  filter: 'AC2',
  rank: 0,
};

/// The pieces that can move, then where one gets to, with all that is to be written of it.
function inMove({ root, offset, record, before }: ArmyScene, { color, written }: Draft): Suggestions | undefined {
  const state = before?.state;
  if (!record || !state || !root) return undefined;
  const { course } = record;
  const from = placeIn(written.slice(0, 2));
  const next = leafAt(root, offset).leaf.text.charAt(offset - leafAt(root, offset).start);
  const list = placesMeant(course, state, written, color).map((cell, rank): Suggestion => {
    const label = placeName(cell);
    const board = course.working.to(state.ply);
    const outcome =
      written.length < 2 || from === undefined ? undefined : outcomeOf(course, state, color, { from, to: cell });
    const rest = outcome && !/[\]\w]/.test(next) ? outcome.text.slice(outcome.text.indexOf(']')) : '';
    const detail = written.length < 2 ? pieceWords(board.get(cell)) : RESULT_WORDS[outcome?.result ?? 3];
    const kind = written.length < 2 ? 'point' : 'move';
    return {
      kind,
      label,
      ...(detail ? { detail } : {}),
      clause: 'AC2-2.7',
      insert: [label + rest],
      filter: label,
      rank,
    };
  });
  return list.length > 0 ? listed(offset, written.length < 2 ? written.length : written.length - 2, list) : undefined;
}

const results = (): Suggestion[] =>
  Object.entries(RESULT_WORDS).map(([label, detail], rank) => ({
    kind: 'value',
    label,
    detail,
    clause: 'AC2-2.8',
    insert: [label],
    filter: label,
    rank,
    tried: true,
  }));

/// A new group: the next move, or the result.
function betweenGroups(scene: ArmyScene): Suggestions | undefined {
  const { before, offset, root } = scene;
  const state = before?.state;
  const line = root && offset > 0 ? leafAt(root, offset - 1) : undefined;
  const behind = line ? line.leaf.text.slice(0, offset - line.start) : '';
  if (!state || !/[\r\n][ \t]*$/.test(behind)) return undefined;
  return listed(offset, 0, groups(scene, ';'));
}

function inGroup(scene: ArmyScene, written: string, typed: string): Suggestions | undefined {
  const { offset, root } = scene;
  if (written.slice(0, written.length - typed.length).trim() === ';')
    return listed(offset, typed.length, groups(scene, ''));
  const { leaf } = leafAt(root as Leaf, offset - 1);
  return listed(offset, typed.length, restOf(scene, groupOf(leaf)));
}

/// What a group of a move still lacks; a remark.
function restOf({ before, record }: ArmyScene, { moves, properties }: Group): Suggestion[] {
  const has = (name: string): boolean => properties.some((property) => property.name === name && property.value);
  const [move] = moves;
  const list: Suggestion[] = [];
  if (move && record && before) {
    const { color, from, to } = move;
    const outcome =
      from === undefined || to === undefined ? undefined : outcomeOf(record.course, before.state, color, { from, to });
    const [result, flag] = [`R${letterOf(color)}`, `F${letterOf(3 - color)}`] as const;
    if (!has(result)) list.push(property(result as Name, [`[${outcome?.result ?? 3}]`], list.length));
    if (!has(flag)) list.push(property(flag as Name, [`[${outcome?.flag ?? '00'}]`], list.length));
  }
  list.push(property('MARK', ['[', { hole: '' }, ']'], list.length));
  return list;
}

function property(name: Name, value: readonly Piece[], rank: number, before = ''): Suggestion {
  const insert = [`${before}${name}`, ...value];
  return { kind: 'property', label: name, detail: MEANINGS[name], clause: clauseOf(name), insert, filter: name, rank };
}

function groups({ before, record }: ArmyScene, sign: string): Suggestion[] {
  const state = before?.state;
  if (!state || !record) return [];
  const missing = RECORD.filter(
    (name) => !(state.seen & (1 << RECORD.indexOf(name))) && name !== 'EA' && name !== 'EB',
  );
  const head = missing.map((name, i) => property(name, ['[', { hole: HOLES[name] ?? '' }, ']'], 20 + i, sign));
  const side = letterOf(state.standing.toMove);
  const isOver = state.over !== undefined || state.ended !== 'no';
  const next = isOver
    ? []
    : [property(`M${side}`, ['[', { hole: '' }, ']'], 0, sign), ...wholeMoves(record.course, state, sign)];
  return [...next, ...head, property('MARK', ['[', { hole: '' }, ']'], 90, sign)];
}

/// Every move that can be made, with all that is to be written of it.
function wholeMoves(course: ArmyCourse, state: ArmyState, sign: string): Suggestion[] {
  const color = state.standing.toMove;
  const board = course.working.to(state.ply);
  if (!course.layouts.usable || state.loose) return [];
  const all = movable(board, color).flatMap((from) => targets(board, from).map((to) => ({ from, to })));
  return all.slice(0, MOST).flatMap((move, i): Suggestion[] => {
    const outcome = outcomeOf(course, state, color, move);
    const label = moveText(move);
    if (!outcome) return [];
    const insert = [sign + outcome.text.slice(1)];
    const detail = RESULT_WORDS[outcome.result] ?? '';
    const filter = `${sign}M${letterOf(color)}[${label}`;
    return [{ kind: 'move', label, detail, clause: 'AC2-2.7', insert, filter, rank: 100 + i }];
  });
}

const MOST = 200;

const HOLES: Readonly<Partial<Record<Name, string>>> = {
  INFO: '1.0',
  TL: '1800',
  SL: '31',
  AA: FIRST_LAYOUT,
  AB: SECOND_LAYOUT,
};

function* ghost(scene: ArmyScene): Generator<void, Ghost | undefined> {
  yield* [];
  const draft = draftAt(scene);
  const { record, before } = scene;
  if (!draft || draft.written === '' || !record || !before) return undefined;
  const cells = placesMeant(record.course, before.state, draft.written, draft.color);
  return cells.length > 0 ? { cells: cells.map((cell) => cellOf(cell, COLUMNS)) } : undefined;
}

function* explain(scene: ArmyScene): Generator<void, Explanation | undefined> {
  yield* [];
  const { root, offset } = scene;
  if (!root || offset >= root.width) return undefined;
  const { leaf, start } = leafAt(root, offset);
  if (leaf.size === 0 || leaf.kind === Kind.open || leaf.kind === Kind.close) return undefined;
  const at = offset - start;
  const found = groupOf(leaf).properties.find((one) => at >= one.at.from && at < (one.value?.whole ?? one.at).to);
  if (!found || !isName(found.name)) return undefined;
  const to = found.value?.whole.to ?? found.at.to;
  const facts = [MEANINGS[found.name], ...factsOf(scene, found, groupOf(leaf), at)];
  return { from: start + found.at.from, to: start + to, facts, clause: clauseOf(found.name) };
}

const CLAUSES: Readonly<Record<string, keyof typeof clauses>> = {
  INFO: 'AC2-2.2',
  P: 'AC2-2.3',
  TL: 'AC2-2.4',
  SL: 'AC2-2.5',
  A: 'AC2-2.6',
  MARK: 'AC2-2.10',
  M: 'AC2-2.7',
  R: 'AC2-2.8',
};

const clauseOf = (name: string): string => CLAUSES[name] ?? CLAUSES[name.charAt(0)] ?? 'AC2-2.9';

function factsOf({ record, before, here }: ArmyScene, { name, value }: Property, group: Group, at: number): Words[] {
  const move = group.moves[0];
  if (!record || !value) return [];
  if (name === 'AA' || name === 'AB') return layoutFacts(name, value.text, at - value.from);
  if (name === 'SL' && here)
    return [
      { en: `Quiet moves so far: ${here.state.standing.quiet}`, zh: `已连续 ${here.state.standing.quiet} 步不碰子` },
    ];
  if (name === 'RA' || name === 'RB') return [RESULT_WORDS[Number(value.text)] ?? []].flat();
  if ((name !== 'MA' && name !== 'MB') || move?.from === undefined || move.to === undefined || !before) return [];
  const board = record.course.working.to(before.state.ply);
  const [piece, met] = [board.get(move.from), board.get(move.to)];
  const outcome = outcomeOf(record.course, before.state, move.color, { from: move.from, to: move.to });
  const who = pieceWords(piece);
  const whom = met === 0 ? undefined : pieceWords(met);
  const side = SIDES[move.color] ?? { en: '', zh: '' };
  if (!who) return [];
  const end = RESULT_WORDS[outcome?.result ?? 3] ?? { en: '', zh: '' };
  if (!whom)
    return [
      { en: `${side.en}: ${who.en} to ${placeName(move.to)}`, zh: `${side.zh}：${who.zh}到 ${placeName(move.to)}` },
    ];
  return [
    { en: `${side.en}: ${who.en} meets ${whom.en}: ${end.en}`, zh: `${side.zh}：${who.zh}对${whom.zh}：${end.zh}` },
  ];
}

/// The piece of the code under the pointer, and its place.
function layoutFacts(name: string, text: string, index: number): Words[] {
  const cell = placesOf(colorIn(name))[index];
  const rank = rankIn(text.charAt(index));
  const words = rank === undefined ? undefined : pieceWords(rank);
  if (cell === undefined || !words || rank === undefined) return [];
  const code = codeOf(rankOf(rank));
  return [{ en: `${code}: ${words.en} on ${placeName(cell)}`, zh: `${code}：${words.zh}在 ${placeName(cell)}` }];
}

export const help: Help<ArmyCourse> = {
  suggest,
  opens: ';[',
  explain,
  ghost,
  result(root, offset) {
    const { leaf, start } = leafAt(root, offset);
    if (leaf.kind !== Kind.group) return undefined;
    const at = offset - start;
    const isResult = (name: string): boolean => name === 'EA' || name === 'EB';
    const { at: name, value } =
      groupOf(leaf).properties.find(
        (one) => isResult(one.name) && at >= one.at.from && at < (one.value?.whole.to ?? 0),
      ) ?? {};
    return name && value && { from: start + name.from, to: start + value.whole.to };
  },
  outline: {
    heads: () => [],
    title: () => undefined,
    event(record, event, number) {
      const label = record.label?.(event);
      const side = SIDES[record.move(event, record.course.start())?.color ?? 0];
      if (!label || !side) return undefined;
      return {
        name: { en: `${number}. ${side.en} ${label.en}`, zh: `${number}. ${side.zh} ${label.zh}` },
        kind: 'move',
      };
    },
  },
  tens: { begins: (leaf) => leaf.kind === Kind.group && groupOf(leaf).moves.length > 0, restarts: () => false },
};
