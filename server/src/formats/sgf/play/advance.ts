/// One node after the other: what it does to the position, and what is wrong with that.

import type { Ply } from '../../../record/ply';
import type { Value } from '../../../syntax/sgf/piece';
import type { EventReport } from '../../shared/event-report';
import type { GoPlay, MoveMade } from '../../shared/go/play';
import { type GameContext, isMild } from '../context';
import { valueSpan } from '../reading/judge';
import { citing, eased, rules } from '../rules';
import { identifierOf, type MoveEvent, type NodeEvent, type SetupEvent } from './event';
import { SgfState } from './state';
import { playedOver, setUp } from './stones';

const SIDES = [
  { en: '', zh: '' },
  { en: 'Black', zh: '黑方' },
  { en: 'White', zh: '白方' },
] as const;

/// What a node comes to, without the values that hold from it on.
export function advanced(
  state: SgfState,
  event: NodeEvent,
  context: GameContext,
  go: GoPlay,
  report: EventReport,
): SgfState {
  const { moves, setup, info, unhinged } = event;
  if (info && state.informed)
    report.at(eased(rules['second-game-info-node'], isMild(context)), info, { name: info.name });
  let { ply, last, turn } = state;
  let moved = -1;
  if (setup.length > 0) ply = arranged(state, setup, go, report);
  if (setup.length > 0 || event.turn) {
    last = 0;
    turn = event.turn || turn;
  }
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as MoveEvent;
    if (turn || last === move.color) tellTurn(turn, move, report);
    const cell = move.point ? go.cell(move.point.x, move.point.y) : undefined;
    const ordinal = state.moves + 1;
    if (cell !== undefined) ply = played(ply, move, cell, ordinal, { go, context, report, event });
    else ply = go.skip(ply, move.color, move.point === null ? null : undefined, ordinal);
    last = move.color;
    turn = 0;
    moved = cell ?? -1;
  }
  const count = state.moves + (moves.length > 0 ? 1 : 0);
  const { standing } = state;
  const isNew = !standing.started || (info !== undefined && !standing.informed);
  const stands = isNew ? { ...standing, started: true, informed: standing.informed || info !== undefined } : standing;
  return new SgfState(ply, count, unhinged ? 0 : last, unhinged ? 0 : turn, moved, false, stands);
}

function arranged(
  { ply: prev, entered, moved }: SgfState,
  setup: readonly SetupEvent[],
  go: GoPlay,
  report: EventReport,
): Ply {
  const { ply, idle, dead } = setUp(go, prev, setup);
  for (const { value, property } of idle)
    report.at(rules['setup-without-effect'], valueSpan(value), { value: property.name });
  if (dead) report.at(rules['setup-no-liberty'], valueSpan(dead.value));
  const back = entered && moved >= 0 ? setup.find((event) => clears(event, moved, go)) : undefined;
  if (back) report.at(rules['variation-level'], identifierOf(back.property));
  return ply;
}

function clears({ color, area: { from, to } }: SetupEvent, cell: number, { ground: { columns } }: GoPlay): boolean {
  const [x, y] = [cell % columns, Math.floor(cell / columns)];
  return color === 0 && x >= from.x && x <= to.x && y >= from.y && y <= to.y;
}

/// Somebody else was said to be to move, or the same side plays again.
function tellTurn(turn: number, { color, property }: MoveEvent, report: EventReport): void {
  if (turn === color) return;
  const identifier = identifierOf(property);
  if (turn) report.at(rules['player-to-move'], identifier, { value: SIDES[turn] ?? SIDES[0] });
  else report.at(citing(rules['same-side-again'], color === 1 ? 'SGF4-prop/B' : 'SGF4-prop/W'), identifier);
}

interface Playing {
  readonly go: GoPlay;
  readonly context: GameContext;
  readonly report: EventReport;
  readonly event: NodeEvent;
}

/// With KO in the node the record says that it knows.
function played(prev: Ply | undefined, move: MoveEvent, cell: number, ordinal: number, playing: Playing): Ply {
  const { go, context, event } = playing;
  const { color } = move;
  const first = go.play(prev, color, cell, ordinal);
  const made = first.occupied ? playedOver(go, prev, color, cell, ordinal) : first;
  const isSuicide = made.suicide !== undefined && !context.suicide;
  const isLegal = !first.occupied && !made.retakes && !isSuicide;
  if (!isLegal && !event.ko) tellIllegal(move, cell, first, made, playing);
  if (isLegal && event.ko) playing.report.at(rules['ko-on-legal-move'], event.ko);
  return made.ply;
}

function tellIllegal(
  { property }: MoveEvent,
  cell: number,
  first: MoveMade,
  made: MoveMade,
  { go, context, report }: Playing,
): void {
  const point = go.name(cell);
  const span = valueSpan(property.values[0] as Value);
  const { occupied } = first;
  if (occupied) report.at(rules['occupied-point'], span, { point }, occupied.by?.isMove ? occupied.by : undefined);
  if (made.suicide !== undefined && !context.suicide) report.at(rules.suicide, span, { point, count: made.suicide });
  if (!occupied && made.retakes) report.at(rules['ko-retake'], span, { point });
}
