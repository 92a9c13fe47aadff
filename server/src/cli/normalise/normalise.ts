/// `qipu normalise` and `qipu format`: shows what would change, says which files would, or changes them.

import { fill, type Language, type Words } from '../../spec/rule';
import { recordsIn } from '../../workspace/finding';
import { type Read, readAhead } from '../../workspace/reading';
import { painted, plain } from '../colors';
import { CommandFault, Exit, type ExitCode } from '../fault';
import { disk } from '../input/disk';
import { unreadable } from '../input/unreadable';
import { normalising, reading } from '../messages';
import type { Output } from '../output';
import { visible } from '../visible';
import { diffOf } from './diff';
import { laidOut, type Normal, normalOf } from './normal';
import type { FormatOptions, NormaliseOptions, RewritingOptions } from './options';
import { write } from './write';

type Found = Extract<Read, { bytes: unknown }>;

/// What becomes of a file, and what is said of all.
interface Rewriting {
  one(read: Found): Normal;
  readonly summary: { readonly check: Words; readonly write: Words };
}

interface Surroundings {
  readonly language: Language;
  readonly out: Output;
  complain(text: string): void;
}

export const normalise = (options: NormaliseOptions, around: Surroundings): Promise<ExitCode> =>
  rewritten(options, { one: (read) => normalOf(read, options.rename), summary: NORMALISED }, around);

export const format = (options: FormatOptions, around: Surroundings): Promise<ExitCode> =>
  rewritten(options, { one: (read) => laidOut(read, options), summary: FORMATTED }, around);

async function rewritten(
  { paths, doing }: RewritingOptions,
  rewriting: Rewriting,
  { language, out, complain }: Surroundings,
): Promise<ExitCode> {
  const paint = out.colored ? painted : plain;
  const counts = { files: 0, changed: 0, failed: 0 };
  const fail = async (fault: CommandFault): Promise<void> => {
    await out.flush();
    counts.failed++;
    complain(fault.in(language));
  };
  for await (const read of readAhead(disk, recordsIn(disk, paths))) {
    if (out.closed) break;
    const normal = attempt(read, rewriting);
    if (normal instanceof CommandFault) {
      await fail(normal);
      continue;
    }
    counts.files++;
    if (normal.rename !== undefined) {
      complain(fill(normalising.called, language, { path: normal.path, name: normal.rename }));
    }
    if (normal.edits.length === 0 && normal.renamed === undefined) continue;
    counts.changed++;
    const fault = doing === 'write' ? await write(normal) : undefined;
    if (fault) await fail(fault);
    else await out.write(doing === 'show' ? diffOf(normal, paint) : `${line(normal)}\n`);
  }
  const isEmpty = counts.files + counts.failed === 0;
  if (isEmpty) complain(new CommandFault(reading.nothing).in(language));
  else if (doing !== 'show' && counts.files > 0)
    await out.write(`${fill(rewriting.summary[doing], language, counts)}\n`);
  await out.flush();
  if (counts.failed > 0) return Exit.failed;
  return doing === 'check' && counts.changed > 0 ? Exit.faulty : Exit.clean;
}

/// What goes wrong with a file ends the work on that file only.
function attempt(read: Read, rewriting: Rewriting): Normal | CommandFault {
  if ('error' in read) return unreadable(read.path, read.error);
  try {
    return rewriting.one(read);
  } catch (error) {
    if (error instanceof CommandFault) return error;
    const reason = error instanceof Error ? error.message : String(error);
    return new CommandFault(reading.fault, { path: read.path, reason });
  }
}

const line = ({ path, renamed }: Normal): string =>
  renamed === undefined ? visible(path) : `${visible(path)} → ${visible(renamed)}`;

const words = (en: string, zh: string): Words => ({ en, zh });

const NORMALISED = {
  check: words('{changed} of {files} files to be normalised.', '{files} 个文件中有 {changed} 个需要规范化。'),
  write: words('{changed} of {files} files normalised.', '{files} 个文件中规范化了 {changed} 个。'),
} as const;

const FORMATTED = {
  check: words('{changed} of {files} files to be formatted.', '{files} 个文件中有 {changed} 个需要重新排版。'),
  write: words('{changed} of {files} files formatted.', '{files} 个文件中重新排版了 {changed} 个。'),
} as const;
