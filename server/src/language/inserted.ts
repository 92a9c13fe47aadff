/// Text that a suggestion puts in, as it is written and as editors fill it in.

import type { Piece } from '../record/help';

/// Pieces of certain text that follow on each other become one.
export function joined(pieces: readonly Piece[]): Piece[] {
  const list: Piece[] = [];
  for (const piece of pieces) {
    const last = list[list.length - 1];
    if (typeof piece === 'string' && typeof last === 'string') list[list.length - 1] = last + piece;
    else if (piece !== '') list.push(piece);
  }
  return list;
}

/// The text as it is, first guesses filled in.
export const plainText = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.hole)).join('');

/// The text with its holes as places to jump to, in the notation that editors share.
export function snippetText(pieces: readonly Piece[]): string {
  let number = 0;
  const escaped = (text: string): string => text.replace(/[\\$}]/g, '\\$&');
  return pieces
    .map((piece) => (typeof piece === 'string' ? escaped(piece) : `\${${++number}:${escaped(piece.hole)}}`))
    .join('');
}
