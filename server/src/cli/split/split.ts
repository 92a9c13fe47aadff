/// `qipu split`: each game of a record that holds several becomes a record of its own; the record stays as it is.

import path from 'node:path';
import { featuresOf } from '../../language';
import { languageNamed } from '../../recognition';
import { fill, type Language } from '../../spec/rule';
import { finished } from '../../text/edit';
import { namesBeside } from '../../workspace/converted-names';
import { decoded } from '../../workspace/encodings';
import { recordsIn } from '../../workspace/finding';
import { languageOfFile, type Read, readAhead } from '../../workspace/reading';
import { rewritten } from '../../workspace/rewriting';
import { Destination } from '../convert/destination';
import { CommandFault, Exit, type ExitCode } from '../fault';
import { disk } from '../input/disk';
import { unreadable } from '../input/unreadable';
import { reading, splitting } from '../messages';
import type { Output } from '../output';
import type { SplitOptions } from './options';

interface Surroundings {
  readonly language: Language;
  readonly out: Output;
  complain(text: string): void;
}

export async function split(options: SplitOptions, { language, out, complain }: Surroundings): Promise<ExitCode> {
  const destination = new Destination(options, '');
  const counts = { records: 0, split: 0, files: 0, failed: 0 };
  for await (const read of readAhead(disk, recordsIn(disk, options.paths))) {
    if (out.closed) break;
    const targets = written(read, destination);
    if (targets instanceof CommandFault) {
      await out.flush();
      counts.failed++;
      complain(targets.in(language));
      continue;
    }
    counts.records++;
    if (targets.length === 0) continue;
    counts.split++;
    counts.files += targets.length;
    await out.write(`${read.path} → ${targets.join(', ')}\n`);
  }
  if (counts.records + counts.failed === 0) complain(new CommandFault(reading.nothing).in(language));
  else await out.write(`${fill(splitting.summary, language, counts)}\n`);
  await out.flush();
  return counts.failed > 0 ? Exit.failed : Exit.clean;
}

/// The files that it has become; none of a record that holds one game. What goes wrong with a file ends the work on that file only.
function written(read: Read, destination: Destination): readonly string[] | CommandFault {
  if ('error' in read) return unreadable(read.path, read.error);
  try {
    const games = gamesOf(read);
    if (games instanceof CommandFault) return games;
    if (games.length === 0) return [];
    const targets = destination.placed(read.path, namesBeside(path.basename(read.path), games.length, undefined, 1));
    return destination.write(read.path, targets, games) ?? targets;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return new CommandFault(reading.fault, { path: read.path, reason });
  }
}

/// Their bytes, in the encoding of the record; where a format says its encoding, in the one that the games say.
function gamesOf(read: Extract<Read, { bytes: unknown }>): readonly (string | Uint8Array)[] | CommandFault {
  const { path: file, bytes } = read;
  const name = path.basename(file);
  const language = read.language ?? languageOfFile(bytes, name);
  if (!language) return new CommandFault(reading.unknown, { path: file });
  const { text, ...source } = decoded(bytes, language, name);
  const outcome = finished(featuresOf({ language, text, source: { name, ...source } }).refactored(0, 'split'));
  if ('refusal' in outcome) return [];
  if (languageNamed(language)?.statesEncoding) return outcome.texts;
  const games = outcome.texts.map((one) => rewritten({ bytes, language, name }, { text, ...source }, one));
  const all = games.flatMap((one) => ('bytes' in one ? [one.bytes] : []));
  return all.length === games.length ? all : new CommandFault(splitting.unwritable, { path: file });
}
