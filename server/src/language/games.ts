/// Several games in one text, taken apart and put together; and a game that begins later.

import type { Format } from '../formats/format';
import { languageOf } from '../recognition';
import type { Refusal } from '../record/board-edit';
import { frameOf } from '../record/frame';
import { gamesOn } from '../record/games';
import type { State } from '../record/line';
import { located, type Spot } from '../record/locate';
import { Losses } from '../record/losses';
import type { Exchange, GameModel, NodeModel, StoneModel } from '../record/model';
import type { Ply } from '../record/ply';
import { nextStop } from '../record/steps';
import { gathered, parse } from '../text/edit';
import type { Run } from '../text/node';
import { Pool } from '../text/pool';
import { type BoardAt, boardAt } from './board';
import { gamesIn } from './converting';
import type { RecordDocument } from './document';
import { formatOf } from './format-of';
import { changed, lineEndOf, type Rewritten } from './lines';

const ONE_GAME = refusal('There is one game here, not several.', '这里只有一局棋，没有多局。');
const NO_BEGINNING = refusal(
  'Records of this format begin with the first position of the game.',
  '这种格式的棋谱只能从对局的初始局面开始。',
);
const BEGINS = refusal('The record begins here already.', '棋谱本来就从这里开始。');
const ONE_EACH = refusal('This format holds one game in a file.', '这种格式一个文件只放一局棋。');

/// Where each game of a text starts, the first at the beginning of the text.
function startsIn({ record }: RecordDocument): number[] {
  const line = record?.course.root();
  const games = record && line ? [...gamesOn(record.course, line)] : [];
  return games.map(({ from }, index) => (index === 0 ? 0 : from));
}

export const hasSeveralGames = (document: RecordDocument): boolean => startsIn(document).length > 1;

/// A text for each game; together they are the text again, but for white space between the games.
export function* splitGames(
  document: RecordDocument,
): Generator<void, { readonly texts: readonly string[] } | Refusal> {
  const starts = startsIn(document);
  if (starts.length < 2) return ONE_GAME;
  const text = yield* gathered(document.root);
  const end = lineEndOf(text);
  const encoded = document.format?.inUtf8?.() ?? asItIs;
  const texts: string[] = [];
  for (const [index, from] of starts.entries()) {
    texts.push(`${encoded(text.slice(from, starts[index + 1]).replace(/\s+$/, ''))}${end}`);
    if (index % PAUSE === 0) yield;
  }
  return { texts };
}

const PAUSE = 256;

const asItIs = (text: string): string => text;

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/// One text of several, if they are of one format that can hold them all; undefined for what is no record.
export function* mergedGames(
  files: readonly NamedText[],
): Generator<void, { readonly language: string; readonly text: string } | Refusal | undefined> {
  const [first] = files;
  const language = first && languageOf(first.name, first.text);
  const format = language && formatOf(language, first.text, first.name);
  if (!format) return undefined;
  const other = files.find(({ name, text }) => formatOf(languageOf(name, text) ?? '', text, name) !== format);
  if (other) return otherFormat(other.name);
  if (!format.severalGames) return ONE_EACH;
  const end = lineEndOf(first.text);
  const encoded = format.inUtf8?.() ?? asItIs;
  const parts: string[] = [];
  for (const { text } of files) {
    const bare = text.replace(parts.length === 0 ? /\s+$/ : /^\ufeff|\s+$/g, '');
    if (bare.trim() !== '') parts.push(encoded(yield* opened(bare, format, parts.length === 0, end)));
  }
  return { language, text: parts.map((part) => part + end).join('') };
}

/// Another game is told from the one before it by what it begins with.
function* opened(text: string, format: Format, isFirst: boolean, end: string): Generator<void, string> {
  const { opener } = format.severalGames ?? {};
  return opener === undefined || isFirst || (yield* begins(text, format)) ? text : opener + end + text;
}

/// Does a game start at the first thing in a text?
function* begins(text: string, format: Format): Generator<void, boolean> {
  const root = yield* parse(text, { family: format.family, pool: new Pool() });
  const session = format.open();
  session.turnTo(root, {});
  const { course } = session.record() ?? {};
  const line = course?.root();
  const [first] = course && line ? gamesOn(course, line) : [];
  if (first) return first.start !== undefined;
  const stop = course && line && nextStop(course, frameOf(course, line));
  return stop !== undefined && (course?.starts?.(stop.event.node, stop.event.role) ?? false);
}

/// The game from a place on: its position is set up, and what stands before it is gone.
export function* begunAt(document: RecordDocument, offset: number): Generator<void, Rewritten | Refusal> {
  const { format, record, root } = document;
  const exchange = format?.exchange?.();
  if (!exchange || !record) return NO_BEGINNING;
  const spot: Spot<State> | undefined = yield* located(record.course, offset);
  const games = yield* modelsOf(root, exchange);
  if ('refusal' in games) return games;
  const line = record.course.root();
  const ranges = line ? [...gamesOn(record.course, line)] : [];
  const found =
    spot?.event && (nodeAt(games, spot.event.at, spot.event.node.width) ?? nodeOf(games[0], spot.state.ply));
  if (!found || found.node === found.game.root) return BEGINS;
  const board: BoardAt | undefined = yield* boardAt(document, offset);
  const game = { ...found.game, root: rootFrom(found.node, found.game, spot, board?.toMove) };
  const written = yield* exchange.fromModel(game, { force: true });
  if ('refusal' in written) return { refusal: written.refusal };
  const before = yield* gathered(root);
  const range = ranges.length > 1 ? ranges.findLast(({ from }) => from <= offset) : undefined;
  const after = range
    ? before.slice(0, range.from) + written.text.trim() + before.slice(range.to)
    : (before.startsWith('\ufeff') ? '\ufeff' : '') + written.text.replace(/\n/g, lineEndOf(before));
  return { edits: changed(before, after), cursor: range?.from ?? 0 };
}

function* modelsOf(root: Run, exchange: Exchange): Generator<void, GameModel[] | Refusal> {
  const games: GameModel[] = [];
  const reading = gamesIn(root, exchange, new Losses());
  let step = reading.next();
  for (; !step.done; step = reading.next()) {
    if (step.value) games.push(step.value);
    yield;
  }
  return step.value ? { refusal: step.value.refusal } : games;
}

interface Found {
  readonly game: GameModel;
  readonly node: NodeModel;
}

/// The node that stands where an event does, or the last before it.
function nodeAt(games: readonly GameModel[], at: number, width: number): Found | undefined {
  let inside: Found | undefined;
  let before: Found | undefined;
  for (const game of games) {
    const left = [...game.root.children];
    for (let node = left.pop(); node; node = left.pop()) {
      const from = node.at ?? -1;
      if (from >= at && from < at + width && from < (inside?.node.at ?? Number.POSITIVE_INFINITY))
        inside = { game, node };
      if (from <= at && from > (before?.node.at ?? -1)) before = { game, node };
      left.push(...node.children);
    }
  }
  return inside ?? before;
}

/// Where a format does not say where its nodes stand: the one that the same moves lead to.
function nodeOf(game: GameModel | undefined, last: Ply | undefined): Found | undefined {
  let node = game?.root;
  for (const ply of pliesTo(last)) if (ply.isMove) node = node && game && childFor(node, ply, game.columns);
  return game && node && { game, node };
}

function childFor(parent: NodeModel, { color, cell }: Ply, columns: number): NodeModel | undefined {
  const left = [...parent.children].reverse();
  for (let node = left.pop(); node; node = left.pop()) {
    const { move, children } = node;
    const point = move?.point;
    if (move?.color === color && (point ? point.y * columns + point.x === cell : cell === null)) return node;
    if (!move) left.push(...[...children].reverse());
  }
  return undefined;
}

/// What stands on the board is set up; what is said of the node is said of the position.
function rootFrom(
  node: NodeModel,
  { columns }: GameModel,
  { state }: Spot<State>,
  side: string | undefined,
): NodeModel {
  const stones = new Map<number, number>();
  for (const ply of pliesTo(state.ply))
    for (let i = 0; i < ply.changes.length; i += 3) stones.set(ply.changes[i] as number, ply.changes[i + 2] as number);
  const setup = [...stones]
    .filter(([, color]) => color > 0)
    .map(([cell, color]): StoneModel => ({ x: cell % columns, y: Math.floor(cell / columns), color }));
  const { move: _, setup: __, number: ___, clocks: ____, ...said } = node;
  const toPlay = side === 'black' ? 1 : side === 'white' ? 2 : undefined;
  return { ...said, setup, ...(toPlay ? { toPlay } : {}) };
}

/// From the first.
function pliesTo(last: Ply | undefined): readonly Ply[] {
  const plies: Ply[] = [];
  for (let ply = last; ply; ply = ply.prev) plies.push(ply);
  return plies.reverse();
}

const otherFormat = (name: string): Refusal =>
  refusal(
    `Only records of one format can be put together; ${name} is in another one.`,
    `只有同一种格式的棋谱才能合并；${name} 是另一种格式。`,
  );

function refusal(en: string, zh: string): Refusal {
  return { refusal: { en, zh } };
}
