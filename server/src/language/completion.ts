/// What can be written at a place. The format knows what; here it is put into the person's language and into an order.

import type { Piece, SuggestionKind } from '../record/help';
import type { Clause, Language, Words } from '../spec/rule';
import { clauseOf } from './clause';
import type { RecordDocument } from './document';
import { sceneAt } from './scene';

export interface Completion {
  readonly kind: SuggestionKind;
  readonly label: string;
  readonly detail?: string;
  readonly clause?: Clause;
  readonly insert: readonly Piece[];
  /// What the person's typing is compared with, and the order.
  readonly filter: string;
  readonly sort: string;
}

export interface Completions {
  /// What is replaced: on one line, with the offset in it or at its end.
  readonly from: number;
  readonly to: number;
  readonly also: { readonly at: number; readonly text: string } | undefined;
  readonly list: readonly Completion[];
  readonly partial: boolean;
}

export function* completionsAt(
  document: RecordDocument,
  offset: number,
  language: Language,
): Generator<void, Completions | undefined> {
  const { format, session } = document;
  if (!format || !session?.help) return undefined;
  const scene = yield* sceneAt(document, offset);
  const found = yield* session.help.suggest(scene);
  if (!found) return undefined;
  const said = (words: string | Words): string => (typeof words === 'string' ? words : words[language]);
  const list = found.list.map(({ kind, label, detail, clause: number, insert, filter, rank }): Completion => {
    const clause = clauseOf(format.specification, number);
    const more = { ...(detail ? { detail: said(detail) } : {}), ...(clause ? { clause } : {}) };
    return { kind, label: said(label), ...more, insert: joined(insert), filter, sort: String(rank).padStart(4, '0') };
  });
  return { from: found.from, to: found.to, also: found.also, list, partial: found.partial };
}

/// Pieces of certain text that follow on each other become one.
function joined(pieces: readonly Piece[]): Piece[] {
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
