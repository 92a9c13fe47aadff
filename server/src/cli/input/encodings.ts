/// From the bytes of a file to its text. A byte order mark is no part of the text.

import { isAscii, isUtf8 } from 'node:buffer';
import { isGb2312 } from '../../formats/ccgc/gb2312';
import type { Encoding, Source } from '../../formats/format';
import { formatOf, HEAD } from '../../formats/list';
import { firstUnsound } from '../../server/bytes';

export interface Decoded {
  readonly text: string;
  readonly bytes: Source['bytes'];
  readonly encoding?: Encoding;
}

/// Languages whose records may be in GB18030 (of which GB2312 and GBK are parts). All others are in UTF-8 and nothing else.
const IN_GB: ReadonlySet<string> = new Set(['ccgc']);

/// The text as the specification wants it to be encoded; where the bytes are not, it has replacement characters.
export function decoded(bytes: Uint8Array, language: string, name?: string): Decoded {
  if (!IN_GB.has(language)) {
    return isUtf8(bytes)
      ? { text: utf8(bytes), bytes: 'sound' }
      : { text: new TextDecoder('utf-8').decode(bytes), bytes: firstUnsound(bytes) };
  }
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  const encoding = encodingOf(bytes, formatOf(language, head, name)?.encoding === 'GB 2312');
  const text = encoding.name === 'GB 2312' ? gb18030(bytes) : decodedAnyhow(bytes);
  return { text, bytes: undefined, encoding };
}

/// What the bytes are in, the prescribed encoding tried first.
function encodingOf(bytes: Uint8Array, wantsGb: boolean): Encoding {
  if (isMarkedUtf8(bytes)) return { name: 'UTF-8', marked: true };
  if (utf16(bytes)) return { name: 'UTF-16', marked: true };
  if (isAscii(bytes)) return { name: 'ASCII', marked: false };
  if (wantsGb && isGb2312(gb18030(bytes))) return { name: 'GB 2312', marked: false };
  return { name: isUtf8(bytes) ? 'UTF-8' : 'GB 18030', marked: false };
}

/// The text in whatever encoding it seems to be, for whoever only wants to see what is in it.
export function decodedAnyhow(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return utf8(bytes);
  const unicode = utf16(bytes);
  return unicode ? new TextDecoder(unicode).decode(bytes) : gb18030(bytes);
}

const isMarkedUtf8 = (bytes: Uint8Array): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

function utf8(bytes: Uint8Array): string {
  const start = isMarkedUtf8(bytes) ? 3 : 0;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8', start);
}

function utf16([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

const gb18030 = (bytes: Uint8Array): string => new TextDecoder('gb18030').decode(bytes);
