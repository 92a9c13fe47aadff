/// The rules that a SARIF report speaks of, in the order in which they came up.

import { formatNamed } from '../../formats/list';
import { clauseOf } from '../../language';
import type { Language, Severity } from '../../spec/rule';
import type { Row } from './report';

export const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

export interface SarifRule {
  readonly id: string;
  readonly [property: string]: unknown;
}

export class SarifRules {
  readonly list: SarifRule[] = [];
  readonly #indexes = new Map<string, number>();

  constructor(readonly language: Language) {}

  /// `format` is the id of the specification that the rule is one of.
  indexOf(format: string, row: Row): { readonly id: string; readonly index: number } {
    const id = `${row.source}/${row.rule}`;
    return { id, index: this.#indexes.get(id) ?? this.take(this.#described(id, format, row)) };
  }

  /// The number of a rule that another report has described.
  take(rule: SarifRule): number {
    const known = this.#indexes.get(rule.id);
    if (known !== undefined) return known;
    const index = this.list.push(rule) - 1;
    this.#indexes.set(rule.id, index);
    return index;
  }

  #described(id: string, format: string, { clause, rule, severity, source }: Row): SarifRule {
    const { specification, rules } = formatNamed(format) ?? {};
    const number = `${source} ${clause}`;
    const summary = specification && clauseOf(specification, clause)?.summary[this.language];
    return {
      id,
      shortDescription: { text: `${rule} (${number})` },
      help: { text: summary ? `${number}: ${summary}` : number },
      defaultConfiguration: { level: LEVELS[rules?.[rule]?.severity ?? severity] },
    };
  }
}
