/// `qipu lint`: reads, checks and tells, file by file.

import path from 'node:path';
import { fill } from '../../spec/rule';
import { painted, plain } from '../colors';
import { CommandFault, Exit, type ExitCode } from '../fault';
import { languageOfContent } from '../input/content';
import { decoded, decodedAnyhow } from '../input/encodings';
import { filesIn } from '../input/files';
import { type Read, readAhead } from '../input/reading';
import { unreadable } from '../input/unreadable';
import { ending, reading } from '../messages';
import type { Output } from '../output';
import { type CheckedFile, check } from './check';
import { JsonReport } from './json';
import type { LintOptions } from './options';
import type { Report } from './report';
import { SarifReport } from './sarif';
import { Tally } from './tally';
import { TextReport } from './text';

export async function lint(options: LintOptions, out: Output, complain: (text: string) => void): Promise<ExitCode> {
  const { language } = options.wishes;
  const report = reportFor(options, out);
  const tally = new Tally();
  const failures: CommandFault[] = [];
  await out.write(report.begin());
  for await (const read of readAhead(filesIn(options.paths))) {
    if (out.closed) break;
    const file = attempt(read, options);
    if (file instanceof CommandFault) {
      await out.flush();
      tally.unread++;
      failures.push(file);
      complain(file.in(language));
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

function reportFor({ format, wishes: { language } }: LintOptions, out: Output): Report {
  if (format === 'json') return new JsonReport();
  if (format === 'sarif') return new SarifReport(language, process.cwd());
  return new TextReport(language, out.colored ? painted : plain);
}

/// What went wrong with a file ends the work on that file only.
function attempt(read: Read, { wishes }: LintOptions): CheckedFile | CommandFault {
  if ('fault' in read) return read.fault;
  try {
    const language = read.language ?? languageOfContent(decodedAnyhow(read.bytes));
    const name = path.basename(read.path);
    const file = language && check(read.path, { name, language, ...decoded(read.bytes, language, name) }, wishes);
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
