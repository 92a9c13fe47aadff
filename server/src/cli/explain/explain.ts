/// `qipu lint --explain CLAUSE`: what a clause asks for.

import type { Format } from '../../formats/format';
import { allFormats } from '../../formats/list';
import { clauseOf } from '../../language';
import type { Clause, Language, Specification } from '../../spec/rule';
import { nearest } from '../../text/near';
import type { Arguments } from '../arguments';
import { CommandFault } from '../fault';
import { perhaps } from '../lint/options';
import { explaining, usage } from '../messages';

export function explained(given: Arguments, language: Language): string {
  if (given.rest.length > 0) throw new CommandFault(usage.explainPaths);
  if (given.has('--format')) throw new CommandFault(usage.explainFormat);
  const wanted = given.value('--explain') as string;
  const among = chosen(given.value('--spec'));
  const found = among.flatMap((format) =>
    clausesOf(format, wanted).map((clause) => summaryOf(format.specification, clause, language)),
  );
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

/// The clause of this number, or else the one that the rule of this name comes from.
function clausesOf({ specification, rules }: Format, wanted: string): Clause[] {
  const number = Object.hasOwn(rules, wanted) ? rules[wanted]?.clause : undefined;
  const named = (name: string | undefined) => specification.clauses.filter((clause) => clause.number === name);
  const byNumber = named(wanted);
  return byNumber.length > 0 ? byNumber : named(number);
}

/// Clauses that stand beside specifications; most stand beside several.
function besideAny(among: readonly Format[], wanted: string, language: Language): string[] {
  const clauses = new Map<Clause, string>();
  for (const { specification } of among) {
    const clause = clauseOf(specification, wanted);
    if (clause) clauses.set(clause, summaryOf(specification.beside ?? specification, clause, language));
  }
  return [...clauses.values()];
}

const summaryOf = ({ source, title }: Specification, { number, summary }: Clause, language: Language): string =>
  `${source} · ${number}\n${title[language]}\n\n${summary[language]}\n`;

function unknown(clause: string, among: readonly Format[], one: boolean, language: Language): CommandFault {
  const names = among.flatMap(({ specification, rules }) => [
    ...specification.clauses.map(({ number }) => number),
    ...Object.keys(rules),
  ]);
  const near = perhaps(nearest(clause, names), language);
  const spec = among[0]?.specification.source ?? '';
  return new CommandFault(one ? explaining.unknownClauseOf : explaining.unknownClause, { clause, spec, near });
}
