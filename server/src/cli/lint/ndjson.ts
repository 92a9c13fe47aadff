/// The report that goes on as long as it likes: a line an object. After the diagnostics of a file comes a line that says what it was
/// checked against and how many there are; so a report that was cut short tells what is done.

import type { Report, Row, ToldFile } from './report';

export class NdjsonReport implements Report {
  /// `torn`: what it goes on from ends in the middle of a line.
  constructor(readonly torn = false) {}

  begin(): string {
    return this.torn ? '\n' : '';
  }

  file({ path: file, format, counts, more, rows }: ToldFile): string {
    let text = '';
    for (const row of rows) text += `${JSON.stringify({ file, ...row })}\n`;
    const { error: errors, warning: warnings, info: infos } = counts;
    const done: Done = { file, format, errors, warnings, infos, ...(more > 0 ? { unlisted: more } : {}) };
    return `${text}${JSON.stringify(done)}\n`;
  }

  failed(file: string, failed: string): string {
    const line: Failed = { file, failed };
    return `${JSON.stringify(line)}\n`;
  }

  *end(): Generator<string> {}
}

/// The line that says that all of a file has been told.
export interface Done {
  readonly file: string;
  readonly format: string;
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  readonly unlisted?: number;
}

interface Failed {
  readonly file: string;
  readonly failed: string;
}

/// Any line of such a report. Undefined for one that was cut off.
export function lineOf(text: string): Done | Failed | (Row & { readonly file: string }) | undefined {
  try {
    const line: unknown = JSON.parse(text);
    return typeof line === 'object' && line !== null && 'file' in line ? (line as Done) : undefined;
  } catch {
    return undefined;
  }
}

export function doneIn(text: string): Done | undefined {
  const line = lineOf(text);
  return line && 'format' in line ? line : undefined;
}
