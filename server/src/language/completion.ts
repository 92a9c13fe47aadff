/// What can be written at a place. The format knows what; here it is put into the person's language and into an order.

import type { Piece, SuggestionKind } from '../record/help';
import type { Clause, Language, Words } from '../spec/rule';
import { clauseOf } from './clause';
import type { RecordDocument } from './document';
import { withoutHarm } from './harmless-offers';
import { joined } from './inserted';
import { opensBehind } from './opening-signs';
import { sampleOf } from './sample';
import { sceneAt } from './scene';

export { plainText, snippetText } from './inserted';

export interface Completion {
  readonly kind: SuggestionKind;
  readonly label: string;
  readonly detail?: string;
  readonly clause?: Clause;
  /// What the clause asks for, in the words of a record.
  readonly sample?: string;
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

/// Points and moves explain themselves.
const EXPLAINED: ReadonlySet<SuggestionKind> = new Set(['property', 'snippet', 'value']);

/// `typed` is the sign that opened the list by itself; without one the person has asked for it, or is writing a word.
export function* completionsAt(
  document: RecordDocument,
  offset: number,
  language: Language,
  typed?: string,
): Generator<void, Completions | undefined> {
  const { format, session } = document;
  if (!format || !session?.help) return undefined;
  if (typed !== undefined && !opensBehind(session.help, document.root, offset, typed)) return undefined;
  const scene = yield* sceneAt(document, offset);
  const found = yield* session.help.suggest(scene);
  if (!found) return undefined;
  const wanted = yield* withoutHarm(document, found);
  const said = (words: string | Words): string => (typeof words === 'string' ? words : words[language]);
  const samples = new Map<string, string | undefined>();
  const list = wanted.map(({ kind, label, detail, clause: number, insert, filter, rank }): Completion => {
    const clause = clauseOf(format.specification, number);
    if (clause && !samples.has(clause.number)) samples.set(clause.number, sampleOf(format, clause.number));
    const sample = clause && EXPLAINED.has(kind) ? samples.get(clause.number) : undefined;
    const more = {
      ...(detail ? { detail: said(detail) } : {}),
      ...(clause ? { clause } : {}),
      ...(sample ? { sample } : {}),
    };
    return { kind, label: said(label), ...more, insert: joined(insert), filter, sort: String(rank).padStart(4, '0') };
  });
  return { from: found.from, to: found.to, also: found.also, list, partial: found.partial };
}
