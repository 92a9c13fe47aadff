/// What a piece of a round says. Read once from its leaf and remembered there. Places count from the start of the leaf.

import type { AmazonMove } from '../../games/amazons/board';
import type { Finding } from '../../record/finding';
import { halved } from '../../syntax/brackets/half-width';
import { Kind } from '../../syntax/rounds/lexer';
import type { Leaf } from '../../text/node';
import { lookAlikesIn, shown } from '../ccgc/signs';
import { notation, type WrittenMove, type WrittenSquare, writtenMove } from './notation';
import { rules } from './rules';
import { cellIn, columnIn } from './squares';

export interface SaidMove {
  readonly size: number;
  readonly squares: readonly WrittenSquare[];
  /// Undefined off the board.
  readonly cells: AmazonMove | undefined;
}

export interface Said {
  readonly kind: 'piece';
  readonly move: SaidMove | undefined;
  /// Something is glued to the move.
  readonly suffix: boolean;
  /// What is wrong with it as a move.
  readonly findings: readonly Finding[];
  /// And what is wrong with it wherever it stands in a round.
  readonly lookAlikes: readonly Finding[];
}

const NONE: readonly Finding[] = [];

export function saidBy(leaf: Leaf): Said {
  const known = leaf.event as Said | undefined;
  if (known?.kind === 'piece') return known;
  const said = readPiece(leaf);
  leaf.event = said;
  return said;
}

function readPiece(leaf: Leaf): Said {
  const { text, size } = leaf;
  const lookAlikes = lookAlikesIn(text, rules['full-width-delimiter']);
  const written = leaf.kind === Kind.move ? writtenMove(halved(leaf.token)) : undefined;
  if (!written) {
    const finding: Finding = { rule: rules['move-syntax'], from: 0, to: size, params: { value: shown(leaf.token) } };
    return { kind: 'piece', move: undefined, suffix: false, findings: [finding], lookAlikes };
  }
  const suffix = written.size < size;
  const findings = faultsIn(halved(text), written, size);
  return {
    kind: 'piece',
    move: { ...written, cells: cellsOf(written) },
    suffix,
    findings: findings.length > 0 ? findings : NONE,
    lookAlikes,
  };
}

function cellsOf({ squares }: WrittenMove): AmazonMove | undefined {
  const [from, to, arrow] = squares.map(({ letter, row }) => cellIn(letter, row));
  return from === undefined || to === undefined || arrow === undefined ? undefined : { from, to, arrow };
}

const SPACES = /[ \t]+/g;

function faultsIn(half: string, { size: end, squares }: WrittenMove, size: number): Finding[] {
  const findings: Finding[] = [];
  const move = half.slice(0, end);
  for (const { at, size: length, letter, row } of squares) {
    if (cellIn(letter, row) !== undefined) continue;
    const value = move.slice(at, at + length);
    findings.push({ rule: rules['off-board'], from: at, to: at + length, params: { value } });
  }
  if (squares.some(({ letter }) => columnIn(letter) !== undefined && letter !== letter.toLowerCase())) {
    findings.push({ rule: rules['coordinate-letter-case'], from: 0, to: end, params: { half: move.toLowerCase() } });
  }
  for (const { 0: run, index } of move.matchAll(SPACES)) {
    findings.push({ rule: rules['space-in-move'], from: index, to: index + run.length });
  }
  if (end < size) {
    const params = { value: shown(half.slice(end, size)) };
    findings.push({ rule: rules['move-suffix'], from: end, to: size, params });
  }
  return findings;
}

/// Would somebody have meant a move by it: a letter and a digit.
export const looksLikeMove = (leaf: Leaf): boolean => /^[A-Za-z]\d/.test(halved(leaf.text.slice(0, notation.longest)));
