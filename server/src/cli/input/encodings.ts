/// From the bytes of a file to its text. A byte order mark is no part of the text.

import { isUtf8 } from 'node:buffer';
import type { Source } from '../../formats/format';
import { firstUnsound } from '../../server/bytes';

export interface Decoded {
  readonly text: string;
  readonly bytes: Source['bytes'];
}

/// Languages whose records may be in GB18030 (of which GB2312 and GBK are parts). All others are in UTF-8 and nothing else.
const IN_GB: ReadonlySet<string> = new Set(['ccgc']);

/// The text as the specification wants it to be encoded; where the bytes are not, it has replacement characters.
export function decoded(bytes: Uint8Array, language: string): Decoded {
  if (isUtf8(bytes)) return { text: utf8(bytes), bytes: 'sound' };
  if (IN_GB.has(language)) return { text: otherwise(bytes), bytes: undefined };
  return { text: new TextDecoder('utf-8').decode(bytes), bytes: firstUnsound(bytes) };
}

/// The text in whatever encoding it seems to be, for whoever only wants to see what is in it.
export const decodedAnyhow = (bytes: Uint8Array): string => (isUtf8(bytes) ? utf8(bytes) : otherwise(bytes));

function utf8(bytes: Uint8Array): string {
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8', marked ? 3 : 0);
}

function otherwise(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const little = first === 0xff && second === 0xfe;
  const big = first === 0xfe && second === 0xff;
  return new TextDecoder(little ? 'utf-16le' : big ? 'utf-16be' : 'gb18030').decode(bytes);
}
