/// How faults of Surakarta records are put right.

import { Surakarta } from '../../../games/surakarta/board';
import { locatedBefore } from '../../../record/before';
import type { Fault, Fix, QuickFix, QuickFixesFor } from '../../../record/quick-fix';
import { halved } from '../../../syntax/brackets/half-width';
import { Kind } from '../../../syntax/plies/lexer';
import { finished, leafAt, leaves } from '../../../text/edit';
import { withNames } from '../names/fixes';
import { broken, restAway, spaceAway } from '../plies/fixes';
import { REMOVE, textOf, titled, toUpperCase, writing } from '../shared/fixes/making';
import { textFixes } from '../shared/fixes/text';
import { targetsOf } from './draft';
import { headFixes } from './fixes-heads';
import { openingFixes } from './fixes-opening';
import { type SaidMove, saidBy } from './notation';
import { LETTERS, nameOf, STEPS, TAKES } from './points';
import type { rules } from './rules';
import type { SuState } from './state';
import { headerOf } from './view';

const own: QuickFixesFor<typeof rules> = {
  'not-plain-text': textFixes['not-plain-text'],
  'undecodable-text': textFixes['undecodable-text'],
  ...headFixes,
  ...openingFixes,
  'unknown-line': understood,
  'one-item-per-line': parted,
  'coordinate-letter-case': toUpperCase,
  'colour-letter-case': toUpperCase,
  'long-form': rewritten,
  'colour-missing': coloured,
  'move-syntax': guessed,
  'space-in-move': spaceAway,
  'capture-sign-lower-x': signs,
  'no-piece-on-start': instead,
  'capture-written-as-step': signed(TAKES),
  'capture-of-nothing': signed(STEPS),
  'move-after-end': restAway,
};

export const fixes = withNames(own, ({ root }) => headerOf(root));

/// What else is wrong with the move then, nobody has looked at yet.
function signed(sign: string): QuickFix {
  return function* (fault) {
    yield writing(fault, sign);
  };
}

/// A number before a move goes; other words become a comment.
function* understood(fault: Fault): Generator<Fix> {
  const text = textOf(fault);
  const move = /^\d+[\s.,:)、．]+(.*)$/s.exec(text)?.[1];
  if (move && isMove(move)) yield writing(fault, move, true);
  yield writing(fault, `# ${text}`);
}

const MOVE = /^([BR])(\d)([A-F])([-×X])(\d)([A-F])$/;
const isMove = (text: string): boolean => MOVE.test(text);

/// What stands behind a row of the opening would part it from the next.
function* parted(fault: Fault): Generator<Fix> {
  const { root, from } = fault;
  if (root && leafAt(root, from).leaf.kind === Kind.setup && !/^[!！]/.test(textOf(fault))) {
    const { leaf, start } = leafAt(root, from);
    const kept = start + leaf.text.slice(0, from - start).trimEnd().length;
    yield { title: REMOVE, edits: [{ from: kept, to: fault.to, text: '' }] };
  } else yield* broken(fault);
}

const shortOf = ({ letter, from, to, sign }: SaidMove): string => {
  const [a, b] = [from, to].map(({ row, letter }) => `${row}${letter.toUpperCase()}`);
  return `${letter.toUpperCase()}${a}${sign}${b}`;
};

function* rewritten(fault: Fault): Generator<Fix> {
  const { move } = fault.root ? saidBy(leafAt(fault.root, fault.from).leaf) : {};
  if (move) yield writing(fault, shortOf(move), true);
}

/// The side whose turn it is.
function* coloured({ root, from, record }: Fault): Generator<Fix> {
  const state = record && (finished(locatedBefore(record.course, from))?.state as SuState | undefined);
  const { move } = root ? saidBy(leafAt(root, from).leaf) : {};
  if (!state || !move) return;
  const owner = move.from.cell === undefined ? 0 : boardAt(state).get(move.from.cell);
  const letter = LETTERS.charAt(state.last === 0 ? owner || 1 : 3 - state.last);
  yield { title: titled('Insert', '补上', letter), edits: [{ from, to: from, text: letter }], sure: true };
}

/// As it is after the changes of a line of play.
function boardAt({ ply }: SuState): Surakarta {
  const board = new Surakarta();
  const chain = [];
  for (let one = ply?.changed; one; one = one.prev?.changed) chain.push(one.changes);
  for (const changes of chain.reverse())
    for (let i = 0; i < changes.length; i += 3) board.set(changes[i] as number, changes[i + 2] as number);
  return board;
}

const SEP = '[\\s()（）,，]*';
const ROW_FIRST = `(\\d)${SEP}([A-Fa-f])`;
const COLUMN_FIRST = `([A-Fa-f])${SEP}(\\d)`;
const SIGN = '(-|>|→|~|=|×|[xX*✕✖])';
const TAIL = '[!?.;,。；，]*$';
const GUESSES = [
  new RegExp(`^([BRbr])${SEP}${ROW_FIRST}${SEP}${SIGN}+${SEP}${ROW_FIRST}${SEP}${TAIL}`),
  new RegExp(`^([BRbr])${SEP}${COLUMN_FIRST}${SEP}${SIGN}+${SEP}${COLUMN_FIRST}${SEP}${TAIL}`),
];

/// Four coordinates with other signs around them.
function* guessed(fault: Fault): Generator<Fix> {
  const text = halved(textOf(fault));
  const [, letter = '', a = '', b = '', sign = '', c = '', d = ''] = GUESSES[0]?.exec(text) ?? swapped(text) ?? [];
  const written =
    `${letter}${a}${b}${/[-×X]/.test(sign) ? sign : /[x*✕✖]/.test(sign) ? TAKES : STEPS}${c}${d}`.toUpperCase();
  if (isMove(written)) yield writing(fault, written, true);
  yield writing(fault, `# ${textOf(fault)}`);
}

function swapped(text: string): string[] | undefined {
  const match = GUESSES[1]?.exec(text);
  const [whole = '', letter = '', a = '', b = '', sign = '', c = '', d = ''] = match ?? [];
  return match ? [whole, letter, b, a, sign, d, c] : undefined;
}

/// Everywhere in the game.
function* signs({ root, from }: Fault): Generator<Fix> {
  const edits = [];
  for (const { leaf, start } of leaves(root, from)) {
    if (leaf.kind === Kind.header) break;
    const { move } = leaf.kind === Kind.move ? saidBy(leaf) : {};
    const at = start + (move?.signAt ?? 0);
    if (move?.sign === 'x') edits.push({ from: at, to: at + 1, text: TAKES });
  }
  yield { title: { en: 'Write `×` for all captures', zh: '吃子都改写为 `×`' }, edits, sure: true };
}

/// The moves of the side that go where this one does.
function* instead({ root, from, record }: Fault): Generator<Fix> {
  if (!root || !record) return;
  const { leaf, start } = leafAt(root, from);
  const { move } = saidBy(leaf);
  const state = finished(locatedBefore(record.course, start))?.state as SuState | undefined;
  if (!move || !state || move.to.cell === undefined) return;
  const board = boardAt(state);
  for (const piece of board.pieces(move.color)) {
    const target = targetsOf(board, piece).find(({ cell }) => cell === move.to.cell);
    if (!target) continue;
    const text = `${LETTERS.charAt(move.color)}${nameOf(piece)}${target.sign}${nameOf(target.cell)}`;
    yield { title: titled('Write', '改为', text), edits: [{ from: start, to: start + move.size, text }] };
  }
}
