/// What wei7 can hold of a game, in either version.

import { GoBoard } from '../../../games/go/board';
import type { InfoModel, MarkModel, NodeModel, PersonModel, ResultModel, StoneModel } from '../../../record/model';
import { characters } from '../../../syntax/measure';
import { type Growing, playerWithout, without, withoutDetails } from '../../shared/exchange/info';
import { type Around, type Holding, type Tell, together } from '../../shared/exchange/lowering';
import { dateText } from '../../shared/exchange/results';

export const wei7Holding = (version: '3.0' | '2.2'): Holding => ({
  id: `wei7-${version}`,
  name: `wei7 ${version}`,
  setup: 'branches',
  empty: version === '3.0' ? 'first' : 'said',
  occupied: false,
  merged: false,
  info: (info, tell, { origin }) => heldInfo(info, tell, version, origin),
  node(node, tell, around) {
    judged(node, tell, version);
    dropped(node, tell);
    if (node.private) tell(around.game.origin === 'ishi' ? 'user-data' : 'private', { count: node.private.length });
    node.private = undefined;
    const marks = node.marks?.flatMap((mark) => markOf(mark, tell) ?? []);
    node.marks = marks && marks.length > 0 ? marks : undefined;
    if (node.setup) node.setup = withLiberties(node.setup, around, tell);
    titled(node, tell, version, around);
  },
});

/// What it has no place for.
function dropped(node: NodeModel, tell: Tell): void {
  const { territory, judgements, clocks, number, view, dim, figure, print, solution } = node;
  if (territory) tell('territory', { count: territory.length });
  if (judgements) tell('judgement', { count: judgements.length });
  if (clocks) tell('clock', { count: clocks.length });
  if (number !== undefined) tell('move-number');
  if (view) tell('view');
  if (dim) tell('view');
  if (figure) tell('print');
  if (print !== undefined) tell('print');
  if (solution !== undefined) tell('solution');
  node.territory = node.judgements = node.clocks = node.number = undefined;
  node.view = node.dim = node.figure = node.print = node.solution = undefined;
}

function judged(node: NodeModel, tell: Tell, version: string): void {
  const { move } = node;
  if (!move) return;
  const { color, point, quality, very } = move;
  if (very) tell('emphasis');
  const isKnown = quality === undefined || quality === 'good' || quality === 'bad' || quality === 'trick';
  const held = isKnown ? quality : version === '3.0' ? ('controversial' as const) : undefined;
  if (held !== quality) tell('quality', { was: quality, now: held });
  node.move = held === undefined ? { color, point } : { color, point, quality: held };
}

const SYMBOL = /^[a-zA-Z0-9@#$%&*?]$/;
const SYMBOLS: Readonly<Record<string, readonly [shape: string, sign: string]>> = {
  circle: ['○', '@'],
  square: ['□', '#'],
  triangle: ['△', '$'],
  cross: ['×', '*'],
  diamond: ['◇', '%'],
  selected: ['◉', '%'],
};

function markOf({ form, text = '', x, y }: MarkModel, tell: Tell): MarkModel | undefined {
  const shape = SYMBOLS[form];
  if (shape) {
    tell('mark-shape', { was: shape[0], now: shape[1] });
    return { form: 'label', text: shape[1], x, y };
  }
  if (form === 'other') tell('mark-type', { was: text });
  else if (form === 'arrow' || form === 'line') tell('line');
  else if (!SYMBOL.test(text)) tell('label', { was: text });
  else {
    if (form === 'number') tell('mark-number', { was: text, now: text });
    return { form: 'label', text, x, y };
  }
  return undefined;
}

/// Nothing may be taken by setting up.
function withLiberties(setup: readonly StoneModel[], { game }: Around, tell: Tell): readonly StoneModel[] {
  const board = new GoBoard(game.columns, game.rows);
  const stones = setup.filter(({ color }) => color !== 0);
  const cell = ({ x, y }: StoneModel): number => y * game.columns + x;
  for (const stone of stones) board.set(cell(stone), stone.color);
  const dead = new Set(board.blocksWithoutLiberty(stones.map(cell)).flat());
  if (dead.size === 0) return stones;
  tell('setup-no-liberty', { count: dead.size });
  return stones.filter((stone) => !dead.has(cell(stone)));
}

/// A title stands where a tree begins; 2.2 has one for every move.
function titled(node: NodeModel, tell: Tell, version: string, { isRoot, begins, before }: Around): void {
  if (!node.title) {
    node.title = undefined;
    return;
  }
  if (version === '2.2' && node.move && before && isBare(before)) {
    tell('title', { was: node.title, now: 'title' });
    before.title = node.title;
    node.title = undefined;
    return;
  }
  if (version === '2.2' && !isRoot && !begins) node.parts = true;
  const isHeld =
    version === '2.2' ? characters(node.title) <= LONGEST && !/[\0-\x1f]/.test(node.title) : isRoot || begins;
  if (isHeld) return;
  tell('title', { was: node.title, now: 'comment' });
  node.comment = together(node.title, node.comment);
  node.title = undefined;
}

/// The first move of a tree that says nothing before it has the title of the tree.
const isBare = ({ move, setup, title, comment, marks, toPlay, children }: NodeModel): boolean =>
  !move && !setup?.length && !title && !comment && !marks?.length && toPlay === undefined && children.length === 0;

const LONGEST = 128;
const BREAKS = /[\n\r\u2028\u2029]/g;

/// One line of 128 characters.
function cut(text: string | undefined, tell: Tell): string | undefined {
  if (text === undefined) return undefined;
  const line = text.replace(BREAKS, ' ');
  const held = characters(line) > LONGEST ? [...line].slice(0, LONGEST).join('') : line;
  if (held !== text) tell('cut-to-128', { was: text, now: held });
  return held || undefined;
}

function player(person: PersonModel | undefined, tell: Tell): PersonModel | undefined {
  const known = playerWithout(person, ['team', 'country'], tell);
  if (!known) return undefined;
  const { account, name, rank, title } = known;
  const identity = account && { domain: cut(account.domain, tell), id: cut(account.id, tell) };
  const held = {
    name: cut(name, tell),
    rank: cut(rank, tell),
    title: cut(title, tell),
    account: identity?.domain === undefined && identity?.id === undefined ? undefined : identity,
  };
  return Object.values(held).some((value) => value !== undefined) ? held : undefined;
}

const ELSEWHERE = [
  'event',
  'round',
  'handicap',
  'mainTime',
  'overtime',
  'source',
  'url',
  'annotator',
  'transcriber',
  'copyright',
  'opening',
  'dateText',
] as const satisfies readonly (keyof InfoModel)[];

function heldInfo(info: InfoModel, tell: Tell, version: string, origin: string): InfoModel {
  const left: Growing = { ...info };
  without(left, version === '2.2' ? [...ELSEWHERE, 'place'] : ELSEWHERE, tell);
  for (const side of ['black', 'white'] as const) left[side] = player(info[side], tell);
  others(left, tell, version);
  left.name = cut(left.name, tell);
  left.place = cut(left.place, tell);
  left.identity = info.identity && { domain: cut(info.identity.domain, tell), id: cut(info.identity.id, tell) };
  const { komi } = info;
  const isSound =
    komi !== undefined && (version === '2.2' ? komi > 0 : komi >= 0) && komi < 10 && Number.isInteger(komi * 2);
  if (komi !== undefined && !isSound) without(left, ['komi'], tell);
  left.rules = rulesOf(info.rules, tell);
  left.result = info.result && resultOf(info.result, tell);
  days(left, tell);
  if (info.comment) tell('game-comment', { was: info.comment, now: 'comment' });
  const settings = (info.settings?.length ?? 0) + (info.siblings === undefined ? 0 : 1);
  if (settings > 0) tell('settings', { count: settings });
  if (info.private?.length) tell(origin === 'ishi' ? 'user-data' : 'private', { count: info.private.length });
  left.settings = left.siblings = left.unmarked = left.private = undefined;
  return left;
}

function others(left: Growing, tell: Tell, version: string): void {
  const people = left.others ?? [];
  const held = version === '3.0' ? people.flatMap((one) => player({ ...one, color: undefined }, tell) ?? []) : [];
  const colored = held.length > 0 ? people.find(({ color }) => color !== undefined) : undefined;
  if (colored) tell('participants', { was: colored.color });
  if (held.length < people.length) tell('participants', { count: people.length - held.length, was: people[0]?.name });
  left.others = held.length > 0 ? held : undefined;
}

function rulesOf(rules: InfoModel['rules'], tell: Tell): InfoModel['rules'] {
  if (!rules) return undefined;
  const name = ['Chinese', 'Japanese', 'Korean'].find((one) => one === rules.name);
  if (rules.name !== undefined && name === undefined) tell('rules-name', { was: rules.name });
  withoutDetails(rules, tell);
  const { scoring } = rules;
  return name === undefined && scoring === undefined ? undefined : { name, scoring };
}

const MOST = 512;
const SIGNS = { time: 'T', forfeit: 'F', won: '' } as const;

function resultOf({ kind, winner, score }: ResultModel, tell: Tell): ResultModel | undefined {
  const sign = winner === 2 ? 'W' : 'B';
  if (kind === 'unknown') {
    tell('result', { was: '?' });
    return undefined;
  }
  if (kind === 'draw') return { kind };
  if (kind === 'score' && score !== undefined && score > 0 && score < MOST && Number.isInteger(score * 2))
    return { kind, winner, score };
  if (kind === 'score') tell('score', { was: `${sign}+${score}`, now: `${sign}+R` });
  else if (kind !== 'resignation') tell('result-reason', { was: `${sign}+${SIGNS[kind]}`, now: `${sign}+R` });
  return { kind: 'resignation', winner };
}

function days(left: Growing, tell: Tell): void {
  const { dates } = left;
  left.dates = undefined;
  const [first] = dates ?? [];
  if (!first || left.moment !== undefined) return;
  if (dates && dates.length > 1) tell('dates', { was: dates.map(dateText).join(', '), now: dateText(first) });
  if (first.day === undefined) {
    tell('date-partial', { was: dateText(first) });
    return;
  }
  left.moment = `${dateText(first)}T00:00Z`;
  tell('time-of-day', { was: dateText(first), now: left.moment });
}
