/// What the place under the pointer means: what the record says there, in words, the clause about it, and what is wrong with it.

import type { Clause, Language } from '../spec/rule';
import { clauseOf } from './clause';
import { type Preferences, wantedOf } from './diagnostics';
import type { Checked, RecordDocument } from './document';
import { type HalfTyped, halfTyped } from './half-typed';
import { sceneAt } from './scene';

export interface Hover {
  readonly from: number;
  readonly to: number;
  readonly facts: readonly string[];
  readonly clause: Clause | undefined;
  /// A move that is not finished.
  readonly begun?: HalfTyped;
  /// The rules that are broken here.
  readonly broken: readonly Broken[];
}

/// What has been found in the text as it is, and what of that a person wants to know.
interface Told {
  readonly checked: Checked;
  readonly preferences: Preferences;
}

interface Broken {
  readonly rule: string;
  readonly clause: Clause;
}

export function* hoverAt(
  document: RecordDocument,
  offset: number,
  language: Language,
  told?: Told,
): Generator<void, Hover | undefined> {
  const { format, session } = document;
  if (!format) return undefined;
  const broken = told && brokenAt(told, offset);
  const scene = session?.help && (yield* sceneAt(document, offset));
  const found = scene && (yield* session.help.explain(scene));
  const range = found ?? broken;
  if (!range) return undefined;
  const halfway = scene && (yield* halfTyped(document, scene, range.to));
  const begun = halfway ? { begun: halfway } : {};
  if (!found) return broken && { facts: [], clause: undefined, ...broken, ...begun };
  const clause = clauseOf(format.specification, found.clause);
  const facts = found.facts.map((fact) => fact[language]);
  if (!clause && facts.length === 0 && !broken) return undefined;
  return { from: found.from, to: found.to, facts, clause, broken: broken?.broken ?? [], ...begun };
}

/// Each rule once, and the place of the first fault.
function brokenAt({ checked, preferences }: Told, offset: number): Pick<Hover, 'from' | 'to' | 'broken'> | undefined {
  const here = wantedOf(checked, preferences).list.filter(
    ({ finding, at }) => at + finding.from <= offset && offset <= at + finding.to,
  );
  const [first] = here;
  if (!first) return undefined;
  const broken = new Map<string, Broken>();
  for (const { rule } of here.map(({ finding }) => finding)) {
    const clause = clauseOf(checked.format.specification, rule.clause);
    if (clause) broken.set(rule.name, { rule: rule.name, clause });
  }
  return { from: first.at + first.finding.from, to: first.at + first.finding.to, broken: [...broken.values()] };
}
