/// Which chapter of CCGC a text belongs to: by the code in its header, then by the code at the start of its file's name.
/// Where neither says it, the moves may show it.

import { halved } from '../../syntax/brackets/half-width';
import { CHAPTERS, codeOf } from './names/codes';

const HEADER_CODE = /^\ufeff?\s*[#{(]?\s*\[\s*([A-Za-z0-9]+)\s*\]/;

/// Hyphens are often other signs.
const NAME_CODE = /^([A-Za-z0-9]+)[-－–—‐‑−:：_ ]/;

/// Moves that only one chapter has.
const SHAPES: readonly (readonly [shape: RegExp, code: string])[] = [
  // After the first stone two of the other colour.
  [/^[^;]*;?\s*B\([^;]*;\s*W\([^;]*;\s*W\(/, 'C6'],
  // A number, and a move of three squares.
  [/^\s*(?:#.*\s+)?\d+\s+[a-j]\d{1,2}[a-j]\d{1,2}\([a-j]\d{1,2}\)/i, 'AM'],
];

export interface Guess {
  readonly code: string;
  /// Only the moves look like it: enough for a board, not for finding fault.
  readonly byShape: boolean;
}

export function chapterOf(head: string, name: string | undefined): Guess | undefined {
  const text = halved(head);
  const code = HEADER_CODE.exec(text)?.[1];
  if (code && CHAPTERS.has(code)) return { code, byShape: false };
  const named = codeOf(NAME_CODE.exec(name ?? '')?.[1]?.toUpperCase() ?? '');
  if (named) return { code: named.code, byShape: false };
  const shape = SHAPES.find(([moves]) => moves.test(text));
  return shape && { code: shape[1], byShape: true };
}
