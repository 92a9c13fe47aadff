/// What can be written at a place. The format knows what; here it is put into the person's language and into an order.

import { eachFinding } from '../record/finding';
import type { Piece, Scene, Suggestion, SuggestionKind, Suggestions } from '../record/help';
import { nextStop } from '../record/steps';
import type { Clause, Language, Words } from '../spec/rule';
import { textAfter } from '../text/after';
import { clauseOf } from './clause';
import { copyOf } from './copy';
import type { RecordDocument } from './document';
import { sceneAt } from './scene';
import { placeOf } from './steps';

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
  const wanted = yield* withoutHarm(document, scene, found);
  const said = (words: string | Words): string => (typeof words === 'string' ? words : words[language]);
  const list = wanted.map(({ kind, label, detail, clause: number, insert, filter, rank }): Completion => {
    const clause = clauseOf(format.specification, number);
    const more = { ...(detail ? { detail: said(detail) } : {}), ...(clause ? { clause } : {}) };
    return { kind, label: said(label), ...more, insert: joined(insert), filter, sort: String(rank).padStart(4, '0') };
  });
  return { from: found.from, to: found.to, also: found.also, list, partial: found.partial };
}

/// How long a record is whose moves are tried, and how many of them.
const LONGEST_TRIED = 100_000;
const MOST_TRIED = 4;

/// Where the record goes on, a move that is put in may make a fault of what follows. It is tried on a copy, and not offered then.
/// Parts of moves would be faults by themselves, so lists that may hold such are left as they are.
function* withoutHarm(
  document: RecordDocument,
  { before, record }: Scene,
  { list, from, to, also, partial }: Suggestions,
): Generator<void, readonly Suggestion[]> {
  const { root, source } = document;
  const moves = list.filter(({ kind }) => kind === 'move').slice(0, MOST_TRIED);
  const here = record && before && placeOf(record.course, before);
  const isTried =
    !partial && moves.length > 0 && here && root && root.width <= LONGEST_TRIED && nextStop(record.course, here);
  if (!isTried) return list;
  const errors = function* (text: string): Generator<void, number> {
    let count = 0;
    const { checked } = yield* copyOf(document, source, text);
    for (const findings of checked ? [checked.read, checked.played] : [])
      eachFinding(findings, ({ rule }) => {
        if (rule.severity === 'error') count++;
        return true;
      });
    return count;
  };
  const most = yield* errors(textAfter(root, []));
  const harmful = new Set<Suggestion>();
  for (const move of moves) {
    const edits = [{ from, to, text: plainText(joined(move.insert)) }];
    if (also) edits.push({ from: also.at, to: also.at, text: also.text });
    edits.sort((a, b) => a.from - b.from);
    if ((yield* errors(textAfter(root, edits))) > most) harmful.add(move);
  }
  return list.filter((one) => !harmful.has(one));
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
