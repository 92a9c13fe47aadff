/// What is wrong with a move: how it is written, whose turn it is, what the die and the board allow.

import { BLUE, type Einstein, RED } from '../../../games/einstein/board';
import { type Flaw, isDie } from '../../../games/einstein/judge';
import type { Ply } from '../../../record/ply';
import type { EventReport, Span } from '../../shared/event-report';
import { shown } from '../shared/text/signs';
import { chapter } from './chapter';
import { markValue } from './marks';
import { numberIn, type SaidMove } from './notation';
import { rules } from './rules';
import { cellIn, columnIn, nameOf } from './squares';
import type { WtnState } from './state';

/// Any number may come next.
export const ANY = 0;

export function numbered({ next }: WtnState, half: string, eventReport: EventReport): number {
  const digits = /^\d+/.exec(half)?.[0] ?? '';
  const number = numberIn(digits);
  if (number !== next && next !== ANY)
    eventReport.at(rules['sequence-number'], { at: 0, size: digits.length }, { number: next, value: shown(digits) });
  return number + 1;
}

/// How a move is written.
export function writtenFaults(half: string, move: SaidMove, eventReport: EventReport): void {
  const { die, letter, piece, square, marks } = move;
  const value = Number(die.text);
  if (!isDie(value)) eventReport.at(rules['die-value'], die, { value: shown(die.text) });
  if (letter.text !== letter.text.toUpperCase())
    eventReport.at(rules['colour-letter-case'], letter, { half: letter.text.toUpperCase() });
  if (!isDie(numberIn(piece.text))) eventReport.at(rules['move-piece-number'], piece, { value: shown(piece.text) });
  if (cellIn(square) === undefined) eventReport.at(rules['off-board'], square, { value: shown(square.text) });
  const isLower = square.letter !== square.letter.toUpperCase();
  if (isLower && columnIn(square.letter) !== undefined)
    eventReport.at(rules['coordinate-letter-case'], { at: square.at, size: 1 }, { half: square.letter.toUpperCase() });
  for (const { 0: run, index } of half.slice(0, move.size).matchAll(/[ \t]+/g))
    eventReport.at(rules['space-in-move'], { at: index, size: run.length });
  for (const [index, mark] of marks.entries()) {
    if (index > 0) eventReport.at(rules['mark-duplicate'], mark);
    else if (markValue(mark.text) === undefined)
      eventReport.at(rules['mark-value'], mark.text === '' ? mark : mark.value, {
        value: shown(mark.text) || 'MARK[]',
      });
  }
}

export function turnFaults(
  { last, first, begins, whole }: WtnState,
  { letter }: SaidMove,
  color: number,
  eventReport: EventReport,
): void {
  const side = chapter.sides[color] ?? '';
  if (first === 0 && whole && begins !== 0 && begins !== color)
    eventReport.at(rules['first-move-colour'], letter, { side, other: chapter.sides[begins] ?? '' });
  if (last === color) eventReport.at(rules['colour-order'], letter, { side });
}

export function spanOf({ about }: Flaw, { letter, piece, square }: SaidMove): Span {
  return about === 'square' ? square : { at: letter.at, size: piece.at + piece.size - letter.at };
}

interface Made {
  readonly color: number;
  readonly number: number;
  readonly to: number;
}

export function paramsOf(
  { allowed = [] }: Pick<Flaw, 'allowed'>,
  { color, number, to }: Made,
  move: Pick<SaidMove, 'die'> | undefined,
  board: Einstein,
  fromTop: boolean,
) {
  const from = board.place(color, number);
  return {
    side: chapter.sides[color] ?? '',
    piece: `${color === RED ? 'R' : 'B'}${number}`,
    die: move?.die.text ?? '',
    allowed: allowed.join(', ') || '-',
    from: from === undefined ? '' : nameOf(from, fromTop),
    square: nameOf(to, fromTop),
  };
}

/// No game goes on for longer.
const FAR = 200;

/// The move that took a piece.
export function takerOf(ply: Ply | undefined, { color, number }: Made): Ply | undefined {
  const piece = number + (color === BLUE ? 6 : 0);
  let at = ply;
  for (let i = 0; at && i < FAR; i++, at = at.prev) if (at.isMove && at.changes[4] === piece) return at;
  return undefined;
}
