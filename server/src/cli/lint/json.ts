/// The report for programs: an array, an object a diagnostic, each on a line of its own.

import { Places } from '../../text/places';
import { counted, type Report } from './report';

export class JsonReport implements Report {
  #first = true;

  begin(): string {
    return '[';
  }

  file({ path, checked, diagnostics }: Parameters<Report['file']>[0]): string {
    const places = new Places(checked.root);
    let text = '';
    for (const diagnostic of diagnostics) {
      const { source, clause, rule, severity, message } = diagnostic;
      const range = counted(places, diagnostic);
      text += this.#first ? '\n  ' : ',\n  ';
      text += JSON.stringify({ file: path, source, clause, rule, severity, message, range });
      this.#first = false;
    }
    return text;
  }

  end(): string {
    return this.#first ? ']\n' : '\n]\n';
  }
}
