/// What the bytes of a file show that its text does not: whether they are sound UTF-8, and what they are in.

import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Source } from '../formats/format';
import { languageNamed } from '../recognition';
import { firstUnsound } from '../workspace/decoders';
import { encodingOf } from '../workspace/encodings';

const LARGEST = 64 * 1024 * 1024;
const NOTHING = { bytes: undefined };

/// `sound`, or the offset of the first character that is not, counted in the decoded text; and the encoding, where records state
/// one. Nothing if the file cannot be read.
export async function shownByBytes(uri: string, language: string): Promise<Pick<Source, 'bytes' | 'encoding'>> {
  if (!uri.startsWith('file:')) return NOTHING;
  try {
    const path = fileURLToPath(uri);
    if ((await stat(path)).size > LARGEST) return NOTHING;
    const bytes = await readFile(path);
    return statesEncoding(language) ? { encoding: encodingOf(bytes, language) } : { bytes: firstUnsound(bytes) };
  } catch {
    return NOTHING;
  }
}

const statesEncoding = (language: string): boolean => languageNamed(language)?.statesEncoding === true;
