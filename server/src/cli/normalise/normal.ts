/// A file as it should be: what changes in its text, how it is written in its own encoding, what it is called.

import path from 'node:path';
import { type Features, featuresOf } from '../../language';
import type { LayoutStyle } from '../../record/layout';
import { textAfter } from '../../text/after';
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

type ReadBytes = Extract<Read, { bytes: unknown }>;

/// What comes of the text, and of the name.
interface Outcome extends Pick<Normal, 'edits' | 'renamed' | 'rename'> {
  readonly text: string;
}

/// Throws what is to be said if it cannot be done.
export const normalOf = (read: ReadBytes, renaming: boolean): Normal =>
  changed(read, (features) => {
    const outcome = finished(features.normalised(renaming));
    if (!outcome) throw new CommandFault(normalising.endless, { path: read.path });
    return outcome;
  });

/// The same for a record that is laid out anew.
export const laidOut = (read: ReadBytes, style: LayoutStyle): Normal =>
  changed(read, (features) => {
    const edits = finished(features.formatted(style)) ?? [];
    return { edits, text: textAfter(features.document.root, edits), renamed: undefined, rename: undefined };
  });

function changed(read: ReadBytes, change: (features: Features) => Outcome): Normal {
  const { path: file, bytes } = read;
  const name = path.basename(file);
  const language = read.language ?? languageOfFile(bytes, name);
  if (!language) throw new CommandFault(reading.unknown, { path: file });
  const before = decoded(bytes, language, name);
  const { text, ...source } = before;
  const features = featuresOf({ language, text, source: { name, ...source } });
  if (!features.checked) throw new CommandFault(reading.unknown, { path: file });
  const outcome = change(features);
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
