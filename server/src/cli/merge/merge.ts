/// `qipu merge`: the reports of shards become the one of the whole, file by file in the order of their paths.

import { readFile } from 'node:fs/promises';
import type { Language } from '../../spec/rule';
import { CommandFault, type ExitCode } from '../fault';
import { unreadable } from '../input/unreadable';
import { JsonReport } from '../lint/json';
import { NdjsonReport } from '../lint/ndjson';
import type { Report } from '../lint/report';
import { SARIF_LANGUAGE, SarifReport } from '../lint/sarif';
import { Tally } from '../lint/tally';
import { merging, usage } from '../messages';
import type { Output } from '../output';
import type { MergeOptions, ReportFormat } from './options';
import { byPath } from './order';
import { mergedSarif, type SarifRun } from './sarif';
import { FilesOfArrays, FilesOfLines, type Reported, type RowOf } from './told';

/// What was found in the reports: they are all of one kind.
interface Reports {
  readonly format: ReportFormat;
  readonly reported: Reported;
  readonly runs: readonly SarifRun[];
}

export async function merge({ paths, format }: MergeOptions, language: Language, out: Output): Promise<ExitCode> {
  const reports = await read(paths);
  const wanted = format ?? reports.format;
  const tally = new Tally();
  const isPossible = wanted === reports.format || reports.format === 'ndjson';
  if (!isPossible) throw new CommandFault(usage.mergeFormat, { from: reports.format, to: wanted });
  const pieces =
    reports.format === 'sarif'
      ? mergedSarif(reports.runs, language, tally)
      : told(reports.reported, reportIn(wanted, language), tally);
  for (const piece of pieces) {
    if (out.closed) break;
    await out.write(piece);
  }
  await out.flush();
  return tally.exit();
}

function reportIn(format: ReportFormat, language: Language): Report {
  if (format === 'json') return new JsonReport();
  if (format === 'ndjson') return new NdjsonReport();
  return new SarifReport(SARIF_LANGUAGE[language], language, process.cwd());
}

function* told(reported: Reported, report: Report, tally: Tally): Generator<string> {
  yield report.begin();
  for (const [path, file] of [...reported].sort(([a], [b]) => byPath(a, b))) {
    for (const failure of file.failures) {
      tally.unread++;
      yield report.failed(path, failure);
    }
    if (!file.told) continue;
    tally.add(file.told.counts);
    yield report.file(file.told);
  }
  yield* report.end(tally);
}

async function read(paths: readonly string[]): Promise<Reports> {
  const lines = new FilesOfLines();
  const arrays = new FilesOfArrays();
  const runs: SarifRun[] = [];
  let format: ReportFormat | undefined;
  for (const path of paths) {
    const text = await readFile(path, 'utf8').catch((error: unknown) => Promise.reject(unreadable(path, error)));
    const from = formatOf(text);
    format ??= from;
    if (from !== format) throw new CommandFault(usage.mergeFormat, { from, to: format });
    if (format === 'ndjson') lines.take(text);
    else if (format === 'json') arrays.take(rowsOf(parsed(text, path), path));
    else runs.push(runOf(parsed(text, path), path));
  }
  return { format: format ?? 'ndjson', reported: format === 'json' ? arrays.files : lines.files, runs };
}

/// By how it begins; a report of no files in NDJSON is empty.
function formatOf(text: string): ReportFormat {
  if (text.startsWith('[')) return 'json';
  return text.startsWith('{"$schema"') ? 'sarif' : 'ndjson';
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandFault(merging.unreadable, { path });
  }
}

function rowsOf(rows: unknown, path: string): readonly RowOf[] {
  if (Array.isArray(rows)) return rows as readonly RowOf[];
  throw new CommandFault(merging.unreadable, { path });
}

function runOf(log: unknown, path: string): SarifRun {
  const run = (log as { readonly runs?: readonly SarifRun[] }).runs?.[0];
  if (!run) throw new CommandFault(merging.unreadable, { path });
  return run;
}
