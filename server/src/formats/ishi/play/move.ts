/// A move: its number, and what comes of it on the board (5.2/RULES, 5.4/B, 6).

import { stoneWords } from '../../../games/shared/sides';
import type { Report } from '../../../record/finding';
import type { Ply } from '../../../record/ply';
import type { Leaf } from '../../../text/node';
import { EventReport } from '../../shared/event-report';
import type { GoPlay } from '../../shared/go/play';
import { ruleFor, rules } from '../rules';
import { type SaidMove, saidBy } from '../said';
import { shown } from '../said/faults';
import { columnName, isOn, nameOf, type Point } from '../said/points';
import { freeNumber, withMove } from './made';
import { noteAfter } from './passage';
import type { IshiState } from './state';

/// The state after a move; nothing before it waits to be judged.
export function afterMove(state: IshiState, leaf: Leaf, go: GoPlay, at: number, report: Report): IshiState {
  const said = saidBy(leaf) as SaidMove;
  const eventReport = new EventReport(report, at);
  for (const fault of said.faults) eventReport.at(fault.rule, fault, fault.params);
  const repeats = isRepeated(state, said.number);
  judgeNumber(state, said, repeats, eventReport);
  const placed = said.point && !isOn(said.point, state.size) ? offBoard(said, state.size, eventReport) : said.point;
  const moves = state.moves + 1;
  const certain = !repeats && state.displaced !== 'event';
  const ply = played(state, said, placed, go, moves, certain ? eventReport : undefined);
  const number = said.number ?? (state.last > 0 ? state.last + 1 : 0);
  const { run, post } = withMove(state, number, state.level, ply);
  return {
    ply,
    moves,
    run,
    post,
    size: state.size,
    stage: 'move',
    begun: true,
    passage: noteAfter(undefined, leaf, 0),
    width: leaf.width,
    current: 'fresh',
    last: number,
    repeats,
    level: state.level,
    uncertain: placed === undefined,
    displaced: state.displaced === 'event' ? 'event' : said.point === undefined ? 'move' : undefined,
    quiet: 0,
  };
}

function offBoard({ pointAt, point }: SaidMove, size: number, eventReport: EventReport): undefined {
  const value = point ? shown(nameOf(point)) : '';
  eventReport.at(rules['loc-off-board'], pointAt, { value, size, column: columnName(size - 1) });
}

const isRepeated = (state: IshiState, number: number | undefined): boolean =>
  number !== undefined && freeNumber(state, number, state.level) !== number;

/// Of moves that are there twice one after the other the first is reported.
function judgeNumber(
  state: IshiState,
  { number, numberAt }: SaidMove,
  repeats: boolean,
  eventReport: EventReport,
): void {
  const { last, displaced } = state;
  if (number === undefined) return;
  if (repeats) {
    const goesOn = state.repeats && number === last + 1;
    if (!goesOn && displaced !== 'event') eventReport.at(rules['duplicate-move-number'], numberAt, { number });
  } else if (number < last) {
    if (displaced !== 'event') eventReport.at(rules['move-number-out-of-sequence'], numberAt, { number, before: last });
  } else if (last > 0) {
    const missing = freeNumber(state, last + 1, state.level);
    if (missing < number) eventReport.at(rules['missing-move-number'], numberAt, { number, before: last, missing });
  }
}

/// Without anything to tell to, nothing is certain.
function played(
  state: IshiState,
  { color, pointAt }: SaidMove,
  point: Point | null | undefined,
  go: GoPlay,
  ordinal: number,
  eventReport: EventReport | undefined,
): Ply {
  const cell = point ? go.cell(point.x, state.size - point.row) : undefined;
  if (!point || cell === undefined) return go.skip(state.ply, color, point === null ? null : undefined, ordinal);
  const { ply, occupied, suicide, retakes } = go.play(state.ply, color, cell, ordinal);
  if (!eventReport || !(occupied || suicide || retakes)) return ply;
  const name = nameOf(point);
  if (occupied) {
    const related = occupied.by?.isMove ? occupied.by : undefined;
    const params = { point: name, stone: stoneWords(occupied.color) };
    eventReport.at(ruleFor('occupied-point', color), pointAt, params, related);
  } else if (suicide) eventReport.at(rules.suicide, pointAt, { point: name, count: suicide });
  else eventReport.at(rules['ko-retake'], pointAt, { point: name });
  return ply;
}
