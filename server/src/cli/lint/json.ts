/// The report for programs: an array, an object a diagnostic, each on a line of its own.

import type { Report, ToldFile } from './report';

export class JsonReport implements Report {
  #first = true;

  begin(): string {
    return '[';
  }

  file({ path, rows }: Pick<ToldFile, 'path' | 'rows'>): string {
    let text = '';
    for (const row of rows) {
      text += this.#first ? '\n  ' : ',\n  ';
      text += JSON.stringify({ file: path, ...row });
      this.#first = false;
    }
    return text;
  }

  failed(): string {
    return '';
  }

  *end(): Generator<string> {
    yield this.#first ? ']\n' : '\n]\n';
  }
}
