/// What the place under the pointer means: what the record says there, in words, and the clause about it.

import type { Clause, Language } from '../spec/rule';
import { clauseOf } from './clause';
import type { RecordDocument } from './document';
import { sceneAt } from './scene';

export interface Hover {
  readonly from: number;
  readonly to: number;
  readonly facts: readonly string[];
  readonly clause: Clause | undefined;
}

export function* hoverAt(
  document: RecordDocument,
  offset: number,
  language: Language,
): Generator<void, Hover | undefined> {
  const { format, session } = document;
  if (!format || !session?.help) return undefined;
  const scene = yield* sceneAt(document, offset);
  const found = yield* session.help.explain(scene);
  if (!found) return undefined;
  const clause = clauseOf(format.specification, found.clause);
  const facts = found.facts.map((fact) => fact[language]);
  return clause || facts.length > 0 ? { from: found.from, to: found.to, facts, clause } : undefined;
}
