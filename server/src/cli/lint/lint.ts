/// `qipu lint`: reads, checks and tells, file by file.

import path from 'node:path';
import { disk } from '../../disk';
import { fill } from '../../spec/rule';
import { decoded } from '../../workspace/encodings';
import { recordsIn } from '../../workspace/finding';
import { languageOfFile, type Read, readAhead } from '../../workspace/reading';
import { painted, plain } from '../colors';
import { CommandFault, Exit, type ExitCode } from '../fault';
import { unreadable } from '../input/unreadable';
import { ending, reading } from '../messages';
import { diffOf } from '../normalise/diff';
import type { Normal } from '../normalise/normal';
import type { Output } from '../output';
import { type CheckedFile, check } from './check';
import { JsonReport } from './json';
import { mended } from './mended';
import type { LintOptions } from './options';
import type { Report } from './report';
import { SarifReport } from './sarif';
import { Tally } from './tally';
import { ALIKE, TextReport } from './text';

export async function lint(options: LintOptions, out: Output, complain: (text: string) => void): Promise<ExitCode> {
  const { language } = options.preferences;
  const report = reportFor(options, out);
  const tally = new Tally();
  const failures: CommandFault[] = [];
  const tell = (fault: CommandFault): void => {
    tally.unread++;
    failures.push(fault);
    complain(fault.in(language));
  };
  /// Only in a report for people is there room for it.
  const show = async (normal: Normal): Promise<void> => {
    if (options.format === 'text') await out.write(diffOf(normal, out.colored ? painted : plain));
  };
  await out.write(report.begin());
  for await (const read of readAhead(disk, recordsIn(disk, options.paths))) {
    if (out.closed) break;
    const file = attempt(await mended(read, { fix: options.fix, show, tell }), options);
    if (file instanceof CommandFault) {
      await out.flush();
      tell(file);
    } else {
      tally.add(file);
      await out.write(report.file(file));
      if (file.more > 0) complain(fill(ending.more, language, { path: file.path, count: file.more }));
    }
  }
  await out.write(report.end(tally, failures));
  await out.flush();
  for (const fault of remarks(tally, options)) complain(fault.in(language));
  return tally.exit(options.maxWarnings);
}

function reportFor({ format, all, preferences: { language } }: LintOptions, out: Output): Report {
  if (format === 'json') return new JsonReport();
  if (format === 'sarif') return new SarifReport(language, process.cwd());
  return new TextReport(language, out.colored ? painted : plain, all ? Number.POSITIVE_INFINITY : ALIKE);
}

/// What went wrong with a file ends the work on that file only.
function attempt(read: Read, { preferences }: LintOptions): CheckedFile | CommandFault {
  if ('error' in read) return unreadable(read.path, read.error);
  try {
    const name = path.basename(read.path);
    const language = read.language ?? languageOfFile(read.bytes, name);
    const file = language && check(read.path, { name, language, ...decoded(read.bytes, language, name) }, preferences);
    return file || new CommandFault(reading.unknown, { path: read.path });
  } catch (error) {
    return tooLong(error) ? unreadable(read.path, error) : failed(read.path, error);
  }
}

const tooLong = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_STRING_TOO_LONG';

function failed(file: string, error: unknown): CommandFault {
  const reason = error instanceof Error ? error.message : String(error);
  return new CommandFault(reading.fault, { path: file, reason });
}

function* remarks(tally: Tally, { maxWarnings }: LintOptions): Generator<CommandFault> {
  if (tally.files + tally.unread === 0) yield new CommandFault(reading.nothing);
  const over = tally.exit(maxWarnings) !== Exit.failed && tally.tooManyWarnings(maxWarnings);
  if (over) yield new CommandFault(ending.tooManyWarnings, { count: tally.warnings, most: maxWarnings as number });
}
