/// What reports tell of each file. Where a file is told twice, because a report went on from where one was cut short, the last telling
/// counts.

import { CommandFault } from '../fault';
import type { Counts } from '../lint/check';
import { type Done, lineOf } from '../lint/ndjson';
import type { Row, ToldFile } from '../lint/report';
import { merging } from '../messages';

interface ReportedFile {
  readonly failures: Iterable<string>;
  readonly told: ToldFile | undefined;
}

export type Reported = ReadonlyMap<string, ReportedFile>;

export type RowOf = Row & { readonly file: string };

/// Of a report in NDJSON.
export class FilesOfLines {
  readonly files = new Map<string, ReportedFile>();
  #rows: RowOf[] = [];
  #failed = { file: '', failures: new Set<string>() };

  take(text: string): void {
    this.#rows = [];
    for (const written of text.split('\n')) {
      const line = lineOf(written);
      if (!line) continue;
      if ('failed' in line) this.#fail(line.file, line.failed);
      else if ('format' in line) this.#done(line);
      else this.#rows.push(line);
    }
  }

  #fail(file: string, failure: string): void {
    if (this.#failed.file !== file) this.#failed = { file, failures: new Set() };
    this.#failed.failures.add(failure);
    this.files.set(file, { failures: this.#failed.failures, told: undefined });
  }

  /// Before it there may be more of the same file, from where the report was cut short.
  #done({ file, format, errors: error, warnings: warning, infos: info, unlisted: more = 0 }: Done): void {
    const wanted = error + warning + info - more;
    const of = this.#rows.filter((row) => row.file === file);
    if (of.length < wanted) throw new CommandFault(merging.torn, { path: file, count: of.length, wanted });
    const rows = of.slice(of.length - wanted).map(({ file: _, ...row }) => row);
    const failures = this.#failed.file === file ? this.#failed.failures : [];
    this.files.set(file, {
      failures,
      told: { path: file, format, counts: { error, warning, info }, more, rows, text: '' },
    });
    this.#rows = [];
  }
}

/// Of reports in JSON, which tell faults and nothing else.
export class FilesOfArrays {
  readonly #rows = new Map<string, Row[]>();

  take(rows: readonly RowOf[]): void {
    for (const { file, ...row } of rows) {
      const of = this.#rows.get(file);
      if (of) of.push(row);
      else this.#rows.set(file, [row]);
    }
  }

  get files(): Reported {
    return new Map([...this.#rows].map(([path, rows]) => [path, { failures: [], told: toldOf(path, rows) }]));
  }
}

function toldOf(path: string, rows: readonly Row[]): ToldFile {
  const counts: Record<keyof Counts, number> = { error: 0, warning: 0, info: 0 };
  for (const { severity } of rows) counts[severity]++;
  return { path, format: '', counts, more: 0, rows, text: '' };
}
