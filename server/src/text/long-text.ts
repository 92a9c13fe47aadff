/// A text that may be long, in pieces: to put it together would take longer than others should wait, so nobody does who need not.

export class LongText {
  readonly length: number;

  constructor(readonly pieces: readonly string[]) {
    this.length = pieces.reduce((length, piece) => length + piece.length, 0);
  }

  toString(): string {
    return this.pieces.join('');
  }
}

export type Text = string | LongText;

export const piecesOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : text.pieces);

/// The first characters.
export function headOf(text: Text, most: number): string {
  let head = '';
  for (const piece of piecesOf(text)) {
    head += piece.slice(0, most - head.length);
    if (head.length === most) break;
  }
  return head;
}

/// Whether any piece has what is looked for, which is a single character.
export const isInPieces = (text: Text, sought: RegExp): boolean => piecesOf(text).some((piece) => sought.test(piece));
