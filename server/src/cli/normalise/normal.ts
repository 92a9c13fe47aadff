/// A file as it should be: what changes in its text, how it is written in its own encoding, what it is called.

import path from 'node:path';
import { featuresOf } from '../../language';
import { type Edit, finished } from '../../text/edit';
import { decoded } from '../../workspace/encodings';
import { languageOfFile, type Read } from '../../workspace/reading';
import { type Rewritten, rewritten } from '../../workspace/rewriting';
import { CommandFault } from '../fault';
import { normalising, reading } from '../messages';

export interface Normal {
  readonly path: string;
  readonly language: string;
  readonly name: string;
  readonly before: string;
  readonly edits: readonly Edit[];
  /// Those of the file afterwards; the same as now, if nothing changes.
  readonly bytes: Uint8Array;
  /// The name that it gets, and the one that it should get.
  readonly renamed: string | undefined;
  readonly rename: string | undefined;
}

/// Throws what is to be said if it cannot be done.
export function normalOf(read: Extract<Read, { bytes: unknown }>, renaming: boolean): Normal {
  const { path: file, bytes } = read;
  const name = path.basename(file);
  const language = read.language ?? languageOfFile(bytes, name);
  if (!language) throw new CommandFault(reading.unknown, { path: file });
  const before = decoded(bytes, language, name);
  const { text, ...source } = before;
  const features = featuresOf({ language, text, source: { name, ...source } });
  if (!features.checked) throw new CommandFault(reading.unknown, { path: file });
  const outcome = finished(features.normalised(renaming));
  if (!outcome) throw new CommandFault(normalising.endless, { path: file });
  const { edits, renamed, rename } = outcome;
  const known = { path: file, language, name, before: text, edits, renamed, rename };
  if (edits.length === 0) return { ...known, bytes };
  const written = rewritten({ bytes, language, name: renamed ?? name }, before, outcome.text);
  if ('bytes' in written) return { ...known, bytes: written.bytes };
  throw refused(file, written);
}

function refused(file: string, why: Exclude<Rewritten, { bytes: unknown }>): CommandFault {
  if ('unsound' in why) return new CommandFault(normalising.unsound, { path: file, encoding: why.unsound });
  if ('misread' in why) return new CommandFault(normalising.misread, { path: file, encoding: why.misread });
  return new CommandFault(normalising.unwritable, { path: file, sign: why.unwritable, encoding: why.encoding });
}
