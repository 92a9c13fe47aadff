/// How moves of EinStein are put right: by what the die and the board allow.

import { type Einstein, Einstein as EinsteinBoard } from '../../../games/einstein/board';
import { allowedBy, targets } from '../../../games/einstein/judge';
import { locatedBefore } from '../../../record/before';
import type { Fault, Fix, QuickFix } from '../../../record/quick-fix';
import { halved } from '../../../syntax/brackets/half-width';
import { finished, leafAt } from '../../../text/edit';
import { textOf, writing } from '../shared/fixes/making';
import { colorOf, numberIn, type SaidMove, saidBy } from './notation';
import { cellIn, nameOf } from './squares';
import type { WtnState } from './state';

export const moveFixes = {
  'move-syntax': guessed,
  'die-value': cast,
  'move-piece-number': otherPiece,
  'piece-not-on-board': otherPiece,
  'die-piece': chosen,
  'move-direction': otherSquare,
} satisfies Record<string, QuickFix>;

const LOOSE = /^(\d+)\D{1,4}(\d)\D{0,4}([RB])\D{0,3}([1-6])\D{0,4}([A-E])\D{0,3}([1-5])\D{0,3}$/i;

/// All parts of a move with other signs between them.
function* guessed(fault: Fault): Generator<Fix> {
  const [, number, die, letter = '', piece, column = '', row] = LOOSE.exec(halved(textOf(fault))) ?? [];
  if (number) yield writing(fault, `${number}:${die};(${letter}${piece},${column}${row})`.toUpperCase(), true);
}

interface Played {
  readonly move: SaidMove;
  readonly start: number;
  readonly color: number;
  readonly board: Einstein;
  readonly state: WtnState;
}

/// The move that a fault is in, and the board before it.
function playedAt({ root, from, record }: Fault): Played | undefined {
  const { leaf, start } = root ? leafAt(root, from) : {};
  const { move } = leaf ? saidBy(leaf) : {};
  const state = record && start !== undefined ? finished(locatedBefore(record.course, start))?.state : undefined;
  if (!move || start === undefined || !state) return undefined;
  const board = new EinsteinBoard();
  const chain: (readonly number[])[] = [];
  for (let ply = state.ply?.changed; ply; ply = ply.prev?.changed) chain.push(ply.changes);
  for (const changes of chain.reverse())
    for (let i = 0; i < changes.length; i += 3) board.set(changes[i] as number, changes[i + 2] as number);
  return { move, start, color: colorOf(move.letter.text), board, state: state as WtnState };
}

/// The die that shows the piece.
function* cast(fault: Fault): Generator<Fix> {
  const { move } = playedAt(fault) ?? {};
  const number = move && numberIn(move.piece.text);
  if (number && number >= 1 && number <= 6) yield writing(fault, String(number));
}

const written = (letter: string, number: number, isWhole: boolean): string => (isWhole ? letter : '') + number;

/// A piece that the die allows and that comes to the square; else any that the die allows, and where it comes.
function* otherPiece(fault: Fault): Generator<Fix> {
  const played = playedAt(fault);
  if (!played) return;
  const { move, start, color, board, state } = played;
  const to = cellIn(move.square, state.fromTop);
  const letter = move.letter.text.toUpperCase();
  const numbers = allowedBy(board, color, Number(move.die.text));
  const near = numbers.filter((number) => to !== undefined && targets(board, color, number).includes(to));
  for (const number of near) yield writing(fault, written(letter, number, /^[RBrb]/.test(textOf(fault))));
  for (const number of near.length > 0 ? [] : numbers) {
    for (const cell of targets(board, color, number)) {
      const text = `(${letter}${number},${nameOf(cell, state.fromTop)})`;
      const from = start + move.brackets.at;
      const edits = [{ from, to: from + move.brackets.size, text }];
      yield { title: { en: `Write \`${text}\``, zh: `改为 \`${text}\`` }, edits };
    }
  }
}

/// The die was another, or the piece.
function* chosen(fault: Fault): Generator<Fix> {
  const played = playedAt(fault);
  if (!played) return;
  const { move, start } = played;
  const number = numberIn(move.piece.text);
  const from = start + move.die.at;
  const text = String(number);
  yield {
    title: { en: `Write \`${text}\` for the die`, zh: `骰子改为 \`${text}\`` },
    edits: [{ from, to: from + move.die.size, text }],
  };
  yield* otherPiece(fault);
}

function* otherSquare(fault: Fault): Generator<Fix> {
  const played = playedAt(fault);
  if (!played) return;
  const { move, color, board, state } = played;
  for (const cell of targets(board, color, numberIn(move.piece.text)))
    yield writing(fault, nameOf(cell, state.fromTop));
}
