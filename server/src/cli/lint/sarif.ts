/// The report in SARIF 2.1.0, which code hosts and editors read. Results come first and the rules that they speak of last:
/// so it can be written while files are still being checked.

import type { Diagnostic } from '../../language';
import type { Language } from '../../spec/rule';
import { Places } from '../../text/places';
import type { CommandFault } from '../fault';
import { version } from '../version';
import type { CheckedFile } from './check';
import { counted, type Report } from './report';
import { LEVELS, SarifRules } from './sarif-rules';
import type { Tally } from './tally';
import { uriOf } from './uri';

const HEAD = {
  $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
  version: '2.1.0',
};

export class SarifReport implements Report {
  readonly #rules: SarifRules;
  readonly #artifacts: object[] = [];
  #first = true;

  constructor(
    readonly language: Language,
    /// The folder that the command was called in.
    readonly folder: string,
  ) {
    this.#rules = new SarifRules(language);
  }

  begin(): string {
    const run = {
      columnKind: 'utf16CodeUnits',
      newlineSequences: ['\r\n', '\n', '\r'],
      language: SARIF_LANGUAGE[this.language],
    };
    return `${open(HEAD)},"runs":[\n${open(run)},"results":[`;
  }

  file({ path, checked, diagnostics }: CheckedFile): string {
    const index = this.#artifacts.length;
    const uri = uriOf(path, this.folder);
    this.#artifacts.push({ location: { uri, index } });
    const places = new Places(checked.root);
    let text = '';
    for (const diagnostic of diagnostics) {
      const ruleIndex = this.#rules.indexOf(checked.format, diagnostic);
      text += `${this.#first ? '' : ','}\n${JSON.stringify(this.#result(diagnostic, ruleIndex, places, { uri, index }))}`;
      this.#first = false;
    }
    return text;
  }

  end(tally: Tally, failures: readonly CommandFault[]): string {
    const notifications = failures.map((fault) => ({ level: 'error', message: { text: fault.in(this.language) } }));
    const rest = {
      artifacts: this.#artifacts,
      invocations: [{ executionSuccessful: tally.unread === 0, toolExecutionNotifications: notifications }],
      tool: { driver: { name: 'qipu', version, semanticVersion: version, rules: this.#rules.list } },
    };
    return `\n],${JSON.stringify(rest).slice(1)}\n]}\n`;
  }

  #result(diagnostic: Diagnostic, ruleIndex: number, places: Places, artifactLocation: object): object {
    const { start, end } = counted(places, diagnostic);
    const region = { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
    return {
      ruleId: this.#rules.idAt(ruleIndex),
      ruleIndex,
      level: LEVELS[diagnostic.severity],
      message: { text: diagnostic.message },
      locations: [{ physicalLocation: { artifactLocation, region } }],
    };
  }
}

const SARIF_LANGUAGE: Readonly<Record<Language, string>> = { en: 'en-US', zh: 'zh-CN' };

/// An object to which more is going to be added.
const open = (value: object): string => JSON.stringify(value).slice(0, -1);
