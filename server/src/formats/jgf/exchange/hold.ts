/// What JGF can hold of a game.

import type { NodeModel, PersonModel } from '../../../record/model';
import { type Growing, isImplied, playerWithout } from '../../shared/exchange/info';
import { type Holding, rectangleOf, type Tell } from '../../shared/exchange/lowering';
import { dayOf } from '../../shared/exchange/results';

export const jgfHolding: Holding = {
  id: 'jgf',
  name: 'JGF',
  setup: 'any',
  empty: 'any',
  occupied: false,
  merged: false,
  info(info, tell, { origin }) {
    const left: Growing = { ...info };
    for (const side of ['black', 'white'] as const) left[side] = player(info[side], tell);
    const others = info.others?.filter(({ color }) => color !== undefined) ?? [];
    const dropped = (info.others?.length ?? 0) - others.length;
    if (dropped > 0) tell('participants', { count: dropped });
    left.others = others.length > 0 ? others : undefined;
    if (info.identity?.domain !== undefined || info.identity?.id !== undefined)
      tell('game-id', { was: info.identity.id });
    left.identity = undefined;
    if (info.rules?.scoring !== undefined) {
      const { name, suicide, superko } = info.rules;
      if (!isImplied(info.rules)) tell('scoring', { was: info.rules.scoring });
      const rest = name !== undefined || suicide !== undefined || superko !== undefined;
      left.rules = rest ? { name, suicide, superko } : undefined;
    }
    if (info.moment !== undefined) {
      tell('time-of-day', { was: info.moment });
      left.moment = undefined;
      left.dates = [dayOf(info.moment)];
    }
    if (info.dateText !== undefined) tell('date-text', { was: info.dateText });
    left.dateText = undefined;
    if (info.result?.kind === 'won') {
      tell('result', { was: info.result.winner === 1 ? 'B+' : 'W+' });
      left.result = undefined;
    }
    if (origin !== 'jgf') {
      if (info.private?.length) tell(origin === 'ishi' ? 'user-data' : 'private', { count: info.private.length });
      if (info.settings?.length) tell('settings', { count: info.settings.length });
      left.private = left.settings = undefined;
    }
    return left;
  },
  node(node, tell, { isRoot, game }) {
    const { move } = node;
    if (move?.quality !== undefined) tell('quality', { was: move.quality });
    if (move) node.move = { color: move.color, point: move.point };
    if (node.judgements) tell('judgement', { count: node.judgements.length });
    if (node.number !== undefined) tell('move-number', { was: String(node.number) });
    if (node.figure) tell('print');
    if (node.print !== undefined) tell('print');
    if (node.dim) tell('view');
    const isWhole = isRoot && node.view && rectangleOf(node.view) !== undefined;
    if (node.view && !isWhole) tell('view');
    if (!isWhole) node.view = undefined;
    node.judgements = node.number = node.figure = node.print = node.dim = undefined;
    node.marks = marksOf(node.marks, tell);
    if (node.clocks) node.clocks = clocksOf(node, tell);
    if (node.private && game.origin !== 'jgf') {
      tell(game.origin === 'ishi' ? 'user-data' : 'private', { count: node.private.length });
      node.private = undefined;
    }
  },
};

function player(person: PersonModel | undefined, tell: Tell): PersonModel | undefined {
  return playerWithout(person, ['title', 'account'], tell);
}

/// A clock stands with a move, and is that of who made it.
function clocksOf({ move, clocks = [] }: NodeModel, tell: Tell): NodeModel['clocks'] {
  const own = clocks.find(({ color }) => color === move?.color);
  const dropped = clocks.length - (own ? 1 : 0);
  if (dropped > 0) tell('clock', { count: dropped });
  if (!own) return undefined;
  const { stones, ...clock } = own;
  if (stones === undefined) return [own];
  const isPeriods = clock.periods === undefined;
  tell(isPeriods ? 'clock-unit' : 'clock', { was: String(stones), ...(isPeriods && { now: String(stones) }) });
  return [isPeriods ? { ...clock, periods: stones } : clock];
}

function marksOf(marks: NodeModel['marks'], tell: Tell): NodeModel['marks'] {
  if (!marks || marks.length === 0) return undefined;
  const numbers = marks.filter(({ form }) => form === 'number').length;
  if (numbers > 0) tell('mark-number', { count: numbers, now: 'label' });
  return marks.map((mark) => (mark.form === 'number' ? { ...mark, form: 'label' } : mark));
}
