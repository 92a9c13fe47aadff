/// What a piece of a round says. Read once from its leaf and remembered for a while. Places count from the start of the leaf.

import type { Finding } from '../../../record/finding';
import { halved } from '../../../syntax/brackets/half-width';
import { Kind } from '../../../syntax/rounds/lexer';
import type { Leaf } from '../../../text/node';
import { BriefSlot } from '../../../text/slot';
import { lookAlikesIn, shown } from '../shared/text/signs';
import { isGarbled } from '../shared/text/whole';
import type { AnyChapter, LineChapter, LineMove } from './chapter';

export interface Piece<M extends LineMove> {
  readonly move: M | undefined;
  /// Something is glued to the move.
  readonly suffix: boolean;
  /// What is wrong with it as a move.
  readonly findings: readonly Finding[];
  /// And what is wrong with it wherever it stands in a round.
  readonly lookAlikes: readonly Finding[];
}

/// Made where what is soon let go of is made: what is of a class is, and of a literal the first ones last too long to be taken for such.
class Read<M extends LineMove> implements Piece<M> {
  constructor(
    readonly move: M | undefined,
    readonly suffix: boolean,
    readonly findings: readonly Finding[],
    readonly lookAlikes: readonly Finding[],
  ) {}
}

const NONE: readonly Finding[] = [];

/// A text is read by the notation of one chapter.
const PIECES = new BriefSlot<Piece<LineMove>>();

export function pieceOf<M extends LineMove>(leaf: Leaf, chapter: LineChapter<M>): Piece<M> {
  const known = PIECES.of(leaf) as Piece<M> | undefined;
  if (known) return known;
  const piece = readPiece(leaf, chapter);
  PIECES.keep(leaf, piece);
  return piece;
}

function readPiece<M extends LineMove>(leaf: Leaf, chapter: LineChapter<M>): Piece<M> {
  const { text, size } = leaf;
  const { rules, notation } = chapter;
  const lookAlikes = someOf(lookAlikesIn(text, rules['full-width-delimiter']));
  const move = leaf.kind === Kind.move ? notation.read(halved(leaf.token)) : undefined;
  if (!move) {
    const finding: Finding = { rule: rules['move-syntax'], from: 0, to: size, params: { value: shown(leaf.token) } };
    return new Read<M>(undefined, false, isGarbled(leaf, finding) ? NONE : [finding], lookAlikes);
  }
  const faults = faultsIn(halved(text), move, size, chapter);
  const findings = faults.length > 0 ? faults.filter((finding) => !isGarbled(leaf, finding)) : faults;
  return new Read(move, move.size < size, someOf(findings), lookAlikes);
}

const someOf = (findings: readonly Finding[]): readonly Finding[] => (findings.length > 0 ? findings : NONE);

const SPACES = /[ \t]+/g;

function faultsIn<M extends LineMove>(half: string, move: M, size: number, chapter: LineChapter<M>): Finding[] {
  const { rules, notation } = chapter;
  const { size: end } = move;
  const text = half.slice(0, end);
  const findings = notation.faults(text, move);
  if (/[ \t]/.test(text)) {
    for (const { 0: run, index } of text.matchAll(SPACES)) {
      findings.push({ rule: rules['space-in-move'], from: index, to: index + run.length });
    }
  }
  if (end < size) {
    const params = { value: shown(half.slice(end, size)) };
    findings.push({ rule: rules['move-suffix'], from: end, to: size, params });
  }
  return findings;
}

/// Would somebody have meant a move by it: a letter and a digit.
export const looksLikeMove = ({ text }: Leaf, { notation }: AnyChapter): boolean =>
  /^[A-Za-z]\d/.test(halved(text.slice(0, notation.longest)));
