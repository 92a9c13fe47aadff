/// `qipu explain NAME` and `qipu lint --explain NAME`: the page of a rule, or what a clause asks for and its rules.

import type { Format } from '../../formats/format';
import { allFormats } from '../../formats/list';
import { clauseOf } from '../../language';
import { pageOf, plainOf } from '../../pages';
import type { Clause, Language, Specification } from '../../spec/rule';
import { nearest } from '../../text/near';
import type { Arguments } from '../arguments';
import { CommandFault } from '../fault';
import { perhaps } from '../lint/options';
import { explaining, usage } from '../messages';

export const EXPLAIN_OPTIONS = { '--spec': 'value' } as const;

export function explained(given: Arguments, language: Language): string {
  const asOption = given.value('--explain');
  if (asOption !== undefined && given.rest.length > 0) throw new CommandFault(usage.explainPaths);
  if (given.has('--format')) throw new CommandFault(usage.explainFormat);
  const wanted = asOption ?? given.rest[0];
  if (wanted === undefined || (asOption === undefined && given.rest.length > 1))
    throw new CommandFault(usage.explainOne);
  const among = chosen(given.value('--spec'));
  const found = among.flatMap((format) => pagesIn(format, wanted, language));
  const all = found.length > 0 ? found : besideAny(among, wanted, language);
  if (all.length > 0) return all.join('\n');
  throw unknown(wanted, among, given.has('--spec'), language);
}

/// The formats whose specification it may be.
function chosen(id: string | undefined): readonly Format[] {
  if (id === undefined) return allFormats();
  const found = allFormats().filter(({ specification }) => [specification.id, specification.source].includes(id));
  if (found.length > 0) return found;
  const known = [...new Set(allFormats().map(({ specification }) => specification.id))].join(', ');
  throw new CommandFault(explaining.unknownSpec, { spec: id, known });
}

/// The page of the clause of this number, or else of the rule of this name.
function pagesIn({ specification, rules }: Format, wanted: string, language: Language): string[] {
  if (specification.clauses.some(({ number }) => number === wanted))
    return [page(specification, wanted, undefined, language)];
  const rule = Object.hasOwn(rules, wanted) ? rules[wanted] : undefined;
  return rule ? [page(specification, rule.clause, rule.name, language)] : [];
}

const page = ({ id }: Specification, clause: string, rule: string | undefined, language: Language): string =>
  plainOf(pageOf(id, clause, rule, language) ?? []);

/// Clauses that stand beside specifications; most stand beside several.
function besideAny(among: readonly Format[], wanted: string, language: Language): string[] {
  const clauses = new Map<Clause, string>();
  for (const { specification } of among) {
    const clause = clauseOf(specification, wanted);
    if (clause) clauses.set(clause, page(specification.beside ?? specification, wanted, undefined, language));
  }
  return [...clauses.values()];
}

function unknown(clause: string, among: readonly Format[], one: boolean, language: Language): CommandFault {
  const names = among.flatMap(({ specification, rules }) => [
    ...specification.clauses.map(({ number }) => number),
    ...Object.keys(rules),
  ]);
  const near = perhaps(nearest(clause, names), language);
  const spec = among[0]?.specification.source ?? '';
  return new CommandFault(one ? explaining.unknownClauseOf : explaining.unknownClause, { clause, spec, near });
}
