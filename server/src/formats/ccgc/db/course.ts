/// How a record of Dots and Boxes is played: stroke by stroke; and what the score of the game makes of what is written.

import { BLUE, Dots, RED } from '../../../games/dots/board';
import {
  afterUnreadable,
  flawsOf,
  START as NOTHING_DRAWN,
  type Score,
  sameScores,
  scoreAfter,
  winner,
} from '../../../games/dots/score';
import type { Report } from '../../../record/finding';
import type { Course, Line, LinePart, State } from '../../../record/line';
import { plyAfter, whoPut } from '../../../record/ply';
import { samePlies } from '../../../record/same-plies';
import { WorkingBoard } from '../../../record/working-board';
import type { Words } from '../../../spec/rule';
import { type At, isObject, valueAt } from '../../../syntax/json/access';
import { isSound } from '../../../syntax/json/spacing';
import { shown, sizeOf } from '../../../syntax/json/value';
import { isWord } from '../../../syntax/json/where';
import { type Item, type Node, Pair, type Run } from '../../../text/node';
import { EventReport } from '../../shared/event-report';
import { lineName } from './notation';
import { type Entry, entryOf, gameIn, recordIn, scoreAt, textAt, winnerIn } from './record';
import { rules } from './rules';

const Role = { record: 0, stroke: 1 } as const;

export interface DotsState extends State {
  readonly score: Score;
  /// An entry could not be replayed, so that the score is not known.
  readonly unsure: boolean;
}

const START: DotsState = { ply: undefined, moves: 0, score: NOTHING_DRAWN, unsure: false };

export const SIDE_WORDS: Readonly<Record<number, Words>> = {
  [RED]: { en: 'Red', zh: '红' },
  [BLUE]: { en: 'Blue', zh: '蓝' },
};

const wordsOf = (color: number): Words => SIDE_WORDS[color] as Words;

export class DotsCourse implements Course<DotsState> {
  readonly working = new WorkingBoard(new Dots());
  #root: Line | undefined;

  set text(text: Run) {
    const record = recordIn(text);
    this.#root = record && { node: record.node, at: record.at, role: Role.record };
  }

  root(): Line | undefined {
    return this.#root;
  }

  start(): DotsState {
    return START;
  }

  isLine(role: number): boolean {
    return role === Role.record;
  }

  isSimple(role: number): boolean {
    return role === Role.stroke;
  }

  /// A value of another kind stands for a stroke that nobody knows.
  isElement(item: Item): boolean {
    return item instanceof Pair || isWord(item);
  }

  isMove(node: Item): boolean {
    return isObject(node) && entryOf(node).said !== undefined;
  }

  parts(node: Node, role: number): readonly LinePart[] {
    const game = role === Role.record ? gameIn({ node, at: 0 }) : undefined;
    return game ? [{ ...game, as: 'run', role: Role.stroke }] : [];
  }

  same(a: DotsState, b: DotsState): boolean {
    const alike = a.moves === b.moves && a.unsure === b.unsure && sameScores(a.score, b.score);
    return alike && samePlies(a.ply, b.ply);
  }

  advance(state: DotsState, node: Item, _role: number, at: number, report: Report): DotsState {
    const entry = isObject(node) ? entryOf(node) : undefined;
    if (!entry?.said) return { ...state, score: afterUnreadable(state.score), unsure: true };
    return this.#stroke(state, entry, entry.said, new EventReport(report, at));
  }

  #stroke(state: DotsState, { place }: Entry, said: NonNullable<Entry['said']>, eventReport: EventReport): DotsState {
    const { color, cell = -1 } = said;
    const moves = state.moves + 1;
    const board = this.working.to(state.ply);
    for (const { fault } of flawsOf(board, state.score, { color, cell })) {
      const by = fault === 'edge-drawn-twice' ? whoPut(state.ply, cell) : undefined;
      const params = { side: wordsOf(3 - color), line: lineName(cell), number: by?.ordinal ?? 0 };
      eventReport.at(rules[fault], place, params, by);
    }
    const play = board.play({ color, cell });
    const { changes } = play ?? {};
    const ply = plyAfter(state.ply, {
      color,
      cell: play ? cell : undefined,
      ordinal: moves,
      ...(changes && { changes }),
    });
    if (!play) return { ply, moves, score: afterUnreadable(state.score), unsure: true };
    this.working.reached(ply);
    return { ply, moves, score: scoreAfter(state.score, color, play.boxes.length), unsure: state.unsure };
  }

  /// What is written of score and winner, once all has been drawn.
  ends({ score, unsure, moves }: DotsState, line: Node | undefined, _at: number, report: Report): void {
    const record = line && { node: line, at: 0 };
    const game = gameIn(record);
    if (!game || unsure || !isSound(game)) return;
    for (const color of [RED, BLUE]) tellScore(valueAt(record, scoreName(color)), color, boxesOf(score, color), report);
    const won = moves > 0 ? winner(score) : 0;
    const written = winnerIn(record);
    const said = textAt(written);
    if (!written || won === 0 || (said !== 'R' && said !== 'B') || said === sideSign(won)) return;
    const params = { side: wordsOf(won), count: boxesOf(score, won) };
    report.add({ rule: rules['winner-disagrees'], from: written.at, to: written.at + sizeOf(written.node), params });
  }
}

const MOST = 25;

function tellScore(value: At | undefined, color: number, count: number, report: Report): void {
  const said = scoreAt(value);
  if (!value || said === undefined || said === count || said < 0 || said > MOST) return;
  const params = { side: wordsOf(color), count, value: shown(value.node) };
  report.add({ rule: rules['score-disagrees'], from: value.at, to: value.at + sizeOf(value.node), params });
}

export const scoreName = (color: number): string => (color === RED ? 'RScore' : 'BScore');
export const sideSign = (color: number): string => (color === RED ? 'R' : 'B');
export const boxesOf = ({ red, blue }: Score, color: number): number => (color === RED ? red : blue);
