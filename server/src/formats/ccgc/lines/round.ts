/// What a token means on its line: the number of a round, its moves, what is too many.

import { halved } from '../../../syntax/brackets/half-width';
import { Kind, RoundFlag } from '../../../syntax/rounds/lexer';
import type { Leaf } from '../../../text/node';
import type { EventReport } from '../../shared/event-report';
import { shown } from '../shared/text/signs';
import type { AnyChapter, LineMove, LineRules } from './chapter';
import { looksLikeMove, type Piece, pieceOf } from './piece';
import { copyOf, type LineState, type Round } from './state';

export const endsLine = ({ flags }: Leaf): boolean => (flags & RoundFlag.endsLine) !== 0;

/// The first token of a round. `state.round` is there afterwards; whether the token is a move as well is said too.
export function begun(
  state: LineState,
  leaf: Leaf,
  chapter: AnyChapter,
  eventReport: EventReport,
): { readonly state: LineState; readonly isMove: boolean } {
  const { rules } = chapter;
  const { half, next } = state;
  if (half) eventReport.at(rules['second-move-missing'], { at: -half.back, size: half.size });
  const number = leaf.kind === Kind.number ? numberOf(leaf) : next;
  const isMove = leaf.kind === Kind.move || (leaf.kind === Kind.other && looksLikeMove(leaf, chapter));
  const size = (isMove && pieceOf(leaf, chapter).move?.size) || leaf.size;
  const lead = isMove ? 'settled' : leadOf(leaf);
  if (isMove) eventReport.at(rules['round-number-missing'], { at: 0, size }, { number: next });
  else if (lead === 'settled') eventReport.at(rules['round-syntax'], { at: 0, size });
  else if (lead === 'number' && number !== next)
    eventReport.at(rules['round-number'], { at: 0, size }, { number: next, value: shown(leaf.token) });
  const damaged = lead === 'settled' && !isMove;
  const round: Round = { back: 0, size, lead, pieces: 0, damaged, extra: -1, tail: 0, joins: false };
  const begins = copyOf(state);
  begins.next = number + 1;
  begins.half = undefined;
  begins.round = round;
  return { state: begins, isMove };
}

/// Something that no white space parts from what comes next may be one with it.
function leadOf(leaf: Leaf): Round['lead'] {
  if (leaf.width === leaf.size) return 'glued';
  return leaf.kind === Kind.number ? 'number' : 'settled';
}

/// More digits than anybody counts to.
const MOST_DIGITS = 15;

export const numberOf = (leaf: Leaf): number =>
  Number(
    halved(leaf.token)
      .replace(/^0+(?=\d)/, '')
      .slice(0, MOST_DIGITS),
  );

/// What the beginning of the line turns out to be when a move, or what stands in its place, comes after it.
export function tellLead(
  { lead, back, size, pieces }: Round,
  leaf: Leaf,
  { move }: Piece<LineMove>,
  rules: LineRules,
  eventReport: EventReport,
): void {
  if (lead !== 'glued') return;
  const joined = pieces === 0 && leaf.kind === Kind.move;
  eventReport.at(rules['round-syntax'], { at: -back, size: joined ? back + (move?.size ?? leaf.size) : size });
}

/// The line with one more token. Made in one go: there is one for each.
export const longer = (
  before: Round,
  leaf: Leaf,
  {
    lead = before.lead,
    pieces = before.pieces,
    damaged = before.damaged,
    extra = before.extra,
    joins = before.joins,
  }: Partial<Round>,
): Round => ({
  back: before.back + leaf.width,
  size: before.size,
  lead,
  pieces,
  damaged,
  extra,
  tail: leaf.width - leaf.size,
  joins,
});

/// The line ends here.
export function closed(state: LineState, rules: LineRules, eventReport: EventReport): LineState {
  const { round } = state;
  if (!round) return state;
  const { back, size, lead, pieces, damaged, extra, tail } = round;
  if (extra >= 0 && !damaged) eventReport.at(rules['round-extra-text'], { at: -extra, size: extra - tail });
  if (pieces === 0 && lead !== 'settled') eventReport.at(rules['round-syntax'], { at: -back, size });
  const ended = copyOf(state);
  ended.round = undefined;
  ended.half = pieces === 1 ? { back, size } : undefined;
  if (extra >= 0) ended.overfull++;
  return ended;
}
