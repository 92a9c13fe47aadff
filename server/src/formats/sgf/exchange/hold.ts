/// What SGF can hold of a game.

import type { InfoModel, MarkModel, NodeModel, PersonModel, Private } from '../../../record/model';
import { type Growing, playerWithout, rulesByName, without } from '../../shared/exchange/info';
import type { Holding, Tell } from '../../shared/exchange/lowering';
import { dayOf } from '../../shared/exchange/results';

export const sgfHolding: Holding = {
  id: 'sgf',
  name: 'SGF',
  setup: 'any',
  empty: 'any',
  occupied: true,
  merged: true,
  info(info, tell, { origin }) {
    const left: Growing = { ...info };
    without(left, ['url'], tell);
    for (const side of ['black', 'white'] as const) left[side] = player(info[side], tell);
    left.others = undefined;
    if (info.others?.length) tell('participants', { count: info.others.length, was: info.others[0]?.name });
    if (info.identity?.domain !== undefined || info.identity?.id !== undefined)
      tell('game-id', { was: info.identity.id });
    left.identity = undefined;
    left.rules = rulesByName(info.rules, tell);
    if (info.moment !== undefined) {
      tell('time-of-day', { was: info.moment });
      left.moment = undefined;
      left.dates = [dayOf(info.moment)];
    }
    if (info.handicap !== undefined && (info.handicap < 2 || !Number.isInteger(info.handicap)))
      left.handicap = undefined;
    left.settings = left.private = undefined;
    if (info.settings?.length) tell('settings', { count: info.settings.length });
    foreign(info.private, origin, tell);
    for (const name of LINES) left[name] = lineOf(left[name], tell);
    if (left.comment) left.comment = textOf(left.comment, tell) || undefined;
    if (left.rules) left.rules = { name: lineOf(left.rules.name, tell) };
    return left;
  },
  node(node, tell, { game }) {
    const { move } = node;
    if (node.toPlay !== undefined && move) {
      tell('to-play');
      node.toPlay = undefined;
    }
    if (move?.quality === 'trick') {
      tell('quality', { was: 'trick', now: 'DO' });
      node.move = { ...move, quality: 'doubtful' };
    }
    if (node.solution !== undefined) tell('solution');
    node.solution = undefined;
    node.title = titleOf(node.title, tell);
    if (node.comment) node.comment = textOf(node.comment, tell) || undefined;
    node.marks = marksOf(node.marks, tell);
    node.territory = once(node.territory, tell);
    if (node.clocks) node.clocks = clocksOf(node.clocks, tell);
    if (node.figure?.name) node.figure = { ...node.figure, name: lineOf(node.figure.name, tell) };
    if (game.origin !== 'sgf') {
      foreign(node.private, game.origin, tell);
      node.private = undefined;
    }
  },
};

const LINES = [
  'name',
  'event',
  'round',
  'place',
  'dateText',
  'overtime',
  'source',
  'annotator',
  'transcriber',
  'copyright',
  'opening',
] as const satisfies readonly (keyof InfoModel)[];

/// What other formats keep under names of their own.
function foreign(list: Private | undefined, origin: string, tell: Tell): void {
  if (list?.length && origin !== 'sgf') tell(origin === 'ishi' ? 'user-data' : 'private', { count: list.length });
}

function player(person: PersonModel | undefined, tell: Tell): PersonModel | undefined {
  const left = playerWithout(person, ['title', 'country', 'account'], tell);
  if (!left) return undefined;
  const { name, rank, team } = left;
  const clean = { name: lineOf(name, tell), rank: lineOf(rank, tell), team: lineOf(team, tell) };
  return clean.name === undefined && clean.rank === undefined && clean.team === undefined ? undefined : clean;
}

const CONTROL = /[\0-\x08\x0e-\x1f\x7f]/g;

function textOf(text: string, tell: Tell): string {
  const clean = text.replace(CONTROL, '');
  if (clean.length < text.length) tell('control', { count: text.length - clean.length });
  if (!/[\t\v\f\r]/.test(clean)) return clean;
  tell('white-space', { count: clean.match(/[\t\v\f\r]/g)?.length ?? 0 });
  return clean.replace(/[\t\v\f\r]/g, ' ');
}

function lineOf(text: string | undefined, tell: Tell): string | undefined {
  if (text === undefined) return undefined;
  const breaks = text.match(/\n/g)?.length ?? 0;
  if (breaks > 0) tell('white-space', { count: breaks });
  return textOf(text.replace(/\n/g, ' '), tell) || undefined;
}

function titleOf(title: string | undefined, tell: Tell): string | undefined {
  if (!title) return undefined;
  if (title.includes('\n')) tell('title-line', { was: title });
  return lineOf(title.replace(/\n/g, ' '), tell);
}

function marksOf(marks: readonly MarkModel[] | undefined, tell: Tell): readonly MarkModel[] | undefined {
  if (!marks) return undefined;
  const kept: MarkModel[] = [];
  const taken = new Set<string>();
  for (const mark of marks) {
    const held = markOf(mark, tell);
    if (!held) continue;
    const key = keyOf(held);
    if (taken.has(key)) tell(held.to ? 'line' : 'marks-on-point');
    else kept.push(held);
    taken.add(key);
  }
  return kept.length > 0 ? kept : undefined;
}

/// A point has one of the shapes, and a label; an arrow or a line stands there once.
function keyOf({ form, x, y, to }: MarkModel): string {
  if (!to) return `${form === 'label'} ${x} ${y}`;
  const ends = [`${x} ${y}`, `${to.x} ${to.y}`];
  return `${form} ${(form === 'line' ? ends.sort() : ends).join(' ')}`;
}

function markOf(mark: MarkModel, tell: Tell): MarkModel | undefined {
  if (mark.form === 'number') {
    tell('mark-number', { was: mark.text, now: 'LB' });
    return { ...mark, form: 'label' };
  }
  if (mark.form === 'other') tell('mark-type', { was: mark.text });
  else if (mark.form === 'diamond') {
    tell('mark-shape', { was: '◇', now: 'SL' });
    return { ...mark, form: 'selected' };
  } else if (mark.form === 'label') {
    const text = lineOf(mark.text, tell);
    if (text !== undefined) return { ...mark, text };
    tell('label');
  } else if (mark.to && mark.x === mark.to.x && mark.y === mark.to.y) tell('line');
  else return mark;
  return undefined;
}

function once(territory: NodeModel['territory'], tell: Tell): NodeModel['territory'] {
  const seen = new Set<string>();
  const kept = territory?.filter(({ x, y }) => !seen.has(`${x} ${y}`) && seen.add(`${x} ${y}`));
  const dropped = (territory?.length ?? 0) - (kept?.length ?? 0);
  if (dropped > 0) tell('territory', { count: dropped });
  return kept && kept.length > 0 ? kept : undefined;
}

function clocksOf(clocks: NonNullable<NodeModel['clocks']>, tell: Tell): NodeModel['clocks'] {
  const kept = clocks.map(({ periods, ...clock }) => {
    if (periods === undefined) return clock;
    const isCount = clock.stones === undefined && Number.isInteger(periods);
    tell(isCount ? 'clock-unit' : 'clock', { was: String(periods), ...(isCount && { now: String(periods) }) });
    return isCount ? { ...clock, stones: periods } : clock;
  });
  const there = kept.filter(({ time, stones }) => time !== undefined || stones !== undefined);
  return there.length > 0 ? there : undefined;
}
