/// The report in SARIF 2.1.0, which code hosts and editors read. Results come first and the rules that they speak of last:
/// so it can be written while files are still being checked.

import type { Language } from '../../spec/rule';
import { version } from '../version';
import type { Report, Row, ToldFile } from './report';
import { LEVELS, SarifRules } from './sarif-rules';
import { Spool } from './spool';
import type { Tally } from './tally';
import { uriOf } from './uri';

const HEAD = {
  $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
  version: '2.1.0',
};

/// As it is in a report, but for its numbers.
export interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly SarifLocation[];
}

interface SarifLocation {
  readonly physicalLocation: { readonly artifactLocation: { readonly uri: string }; readonly region?: object };
}

export interface SarifNotification {
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations?: readonly SarifLocation[];
}

export class SarifReport implements Report {
  readonly #rules: SarifRules;
  readonly #artifacts = new Spool();
  readonly #notifications: SarifNotification[] = [];
  #files = 0;
  #first = true;

  constructor(
    /// As SARIF calls it.
    readonly language: string,
    rules: Language | SarifRules,
    /// The folder that the command was called in.
    readonly folder: string,
  ) {
    this.#rules = typeof rules === 'string' ? new SarifRules(rules) : rules;
  }

  begin(): string {
    const run = {
      columnKind: 'utf16CodeUnits',
      newlineSequences: ['\r\n', '\n', '\r'],
      language: this.language,
    };
    return `${open(HEAD)},"runs":[\n${open(run)},"results":[`;
  }

  file({ path, format, rows }: ToldFile): string {
    const uri = uriOf(path, this.folder);
    return this.artifact(
      uri,
      rows.map((row) => resultOf(row, this.#rules.indexOf(format, row), uri)),
    );
  }

  /// What was found in a file, whoever has told it.
  artifact(uri: string, results: readonly SarifResult[]): string {
    const index = this.#files++;
    this.#artifacts.add(`${index === 0 ? '' : ','}${JSON.stringify({ location: { uri, index } })}`);
    let text = '';
    for (const result of results) {
      const locations = result.locations.map(({ physicalLocation }) => {
        return { physicalLocation: { ...physicalLocation, artifactLocation: { uri, index } } };
      });
      text += `${this.#first ? '' : ','}\n${JSON.stringify({ ...result, locations })}`;
      this.#first = false;
    }
    return text;
  }

  failed(path: string, text: string): string {
    const locations = [{ physicalLocation: { artifactLocation: { uri: uriOf(path, this.folder) } } }];
    return this.notified({ level: 'error', message: { text }, locations });
  }

  notified(notification: SarifNotification): string {
    this.#notifications.push(notification);
    return '';
  }

  *end(tally: Tally): Generator<string> {
    yield '\n],"artifacts":[';
    yield* this.#artifacts.all();
    const rest = {
      invocations: [{ executionSuccessful: tally.unread === 0, toolExecutionNotifications: this.#notifications }],
      tool: { driver: { name: 'qipu', version, semanticVersion: version, rules: this.#rules.list } },
    };
    yield `],${JSON.stringify(rest).slice(1)}\n]}\n`;
  }
}

function resultOf(row: Row, rule: { index: number; id: string }, uri: string): SarifResult {
  const { start, end } = row.range;
  const region = { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
  return {
    ruleId: rule.id,
    ruleIndex: rule.index,
    level: LEVELS[row.severity],
    message: { text: row.message },
    locations: [{ physicalLocation: { artifactLocation: { uri }, region } }],
  };
}

export const SARIF_LANGUAGE: Readonly<Record<Language, string>> = { en: 'en-US', zh: 'zh-CN' };

/// An object to which more is going to be added.
const open = (value: object): string => JSON.stringify(value).slice(0, -1);
