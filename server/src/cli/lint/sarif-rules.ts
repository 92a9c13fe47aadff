/// The rules that a SARIF report speaks of, in the order in which they came up.

import type { Format } from '../../formats/format';
import type { Diagnostic } from '../../language';
import { clauseOf } from '../../language';
import type { Language, Severity } from '../../spec/rule';

export const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

interface SarifRule {
  readonly id: string;
  readonly [property: string]: unknown;
}

export class SarifRules {
  readonly list: SarifRule[] = [];
  readonly #indexes = new Map<string, number>();

  constructor(readonly language: Language) {}

  indexOf(format: Format, diagnostic: Diagnostic): number {
    const id = `${diagnostic.source}/${diagnostic.rule}`;
    const known = this.#indexes.get(id);
    if (known !== undefined) return known;
    const index = this.list.push(this.#described(id, format, diagnostic)) - 1;
    this.#indexes.set(id, index);
    return index;
  }

  idAt(index: number): string {
    return this.list[index]?.id ?? '';
  }

  #described(id: string, { specification, rules }: Format, { clause, rule, severity, source }: Diagnostic): SarifRule {
    const number = `${source} ${clause}`;
    const summary = clauseOf(specification, clause)?.summary[this.language];
    return {
      id,
      shortDescription: { text: `${rule} (${number})` },
      help: { text: summary ? `${number}: ${summary}` : number },
      defaultConfiguration: { level: LEVELS[rules[rule]?.severity ?? severity] },
    };
  }
}
