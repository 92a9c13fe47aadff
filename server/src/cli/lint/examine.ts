/// One file: read, mended where that is wanted, checked, and told. What comes of it is plain data, so that it can come from another thread.

import path from 'node:path';
import { decoded } from '../../workspace/encodings';
import type { Found } from '../../workspace/finding';
import { languageOfFile, type Read, readAhead } from '../../workspace/reading';
import { painted, plain } from '../colors';
import { CommandFault } from '../fault';
import { disk } from '../input/disk';
import { unreadable } from '../input/unreadable';
import { reading } from '../messages';
import { diffOf } from '../normalise/diff';
import type { Normal } from '../normalise/normal';
import { type CheckedFile, check } from './check';
import { mended } from './mended';
import type { LintOptions } from './options';
import type { ToldFile } from './report';
import { rowsOf } from './rows';
import { ALIKE, textOf } from './text';

export interface Examined {
  readonly path: string;
  readonly bytes: number;
  /// What could not be done, in words.
  readonly failures: readonly string[];
  /// Undefined if it could not be checked.
  readonly told: ToldFile | undefined;
}

/// What the files are examined for; goes to other threads as it is.
export interface Examination extends Pick<LintOptions, 'format' | 'all' | 'preferences' | 'fix'> {
  readonly colored: boolean;
}

export async function allExamined(files: readonly Found[], wanted: Examination): Promise<readonly Examined[]> {
  const all: Examined[] = [];
  for await (const read of readAhead(disk, each(files))) all.push(await examine(read, wanted));
  return all;
}

async function* each(files: readonly Found[]): AsyncGenerator<Found> {
  yield* files;
}

async function examine(read: Read, wanted: Examination): Promise<Examined> {
  const failures: string[] = [];
  const fail = (fault: CommandFault): void => void failures.push(fault.in(wanted.preferences.language));
  let diff = '';
  const show = (normal: Normal): void => void (diff = diffIn(normal, wanted));
  const file = attempt(await mended(read, { fix: wanted.fix, show, tell: fail }), wanted);
  if (file instanceof CommandFault) fail(file);
  const told = file instanceof CommandFault ? undefined : toldOf(file, wanted, diff);
  return { path: read.path, bytes: 'bytes' in read ? read.bytes.length : 0, failures, told };
}

/// Only in a report for people is there room for it.
const diffIn = (normal: Normal, { format, colored }: Examination): string =>
  format === 'text' ? diffOf(normal, colored ? painted : plain) : '';

function toldOf(file: CheckedFile, { format, all, colored, preferences }: Examination, diff: string): ToldFile {
  const { path, checked, counts, more } = file;
  const isText = format === 'text';
  const alike = all ? Number.POSITIVE_INFINITY : ALIKE;
  return {
    path,
    format: checked.format.specification.id,
    counts,
    more,
    rows: isText ? [] : rowsOf(file),
    text: isText
      ? diff + textOf(file, { language: preferences.language, paint: colored ? painted : plain, alike })
      : '',
  };
}

/// What went wrong with a file ends the work on that file only.
function attempt(read: Read, { preferences }: Examination): CheckedFile | CommandFault {
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

export function failed(file: string, error: unknown): CommandFault {
  const reason = error instanceof Error ? error.message : String(error);
  return new CommandFault(reading.fault, { path: file, reason });
}
