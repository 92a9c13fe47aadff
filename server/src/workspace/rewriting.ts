/// The bytes of a file whose text has changed: in the encoding that it had, with its byte order mark, and such that it is read again
/// as it was meant. Else nothing is written.

import type { Encoding, EncodingName } from '../formats/language';
import { encodedIn, firstUnwritable } from './encoders';
import { type Decoded, decoded, wantedEncoding } from './encodings';

export type Rewritten =
  | { readonly bytes: Uint8Array }
  /// What is there now is not sound in the encoding that it is read in.
  | { readonly unsound: EncodingName }
  | { readonly unwritable: string; readonly encoding: EncodingName }
  /// It would be taken for something else.
  | { readonly misread: EncodingName };

interface Kept {
  readonly bytes: Uint8Array;
  readonly language: string;
  readonly name: string;
}

/// `before` is what was read, `after` what is to be read from now on.
export function rewritten(file: Kept, before: Decoded, after: string): Rewritten {
  const { bytes } = file;
  const encoding = before.encoding ?? { name: 'UTF-8' as const, marked: bytes[0] === 0xef && bytes[1] === 0xbb };
  const old = encoded(before.text, encoding, bytes);
  if (!old || !isSame(old, bytes)) return { unsound: encoding.name };
  const written = isAscii(encoding, after) ? encoding : { name: beyondAscii(file), marked: false };
  const now = encoded(after, written, bytes);
  if (!now) return { unwritable: firstUnwritable(after, written.name) ?? '', encoding: written.name };
  return decoded(now, file.language, file.name).text === after ? { bytes: now } : { misread: written.name };
}

/// It has an encoding, or needs none.
const isAscii = ({ name }: Encoding, text: string): boolean => name !== 'ASCII' || /^[\0-\x7f]*$/.test(text);

const beyondAscii = ({ bytes, language, name }: Kept): EncodingName => {
  const wanted = wantedEncoding(bytes, language, name);
  return wanted === undefined || wanted === 'ASCII' ? 'UTF-8' : wanted;
};

function encoded(text: string, { name, marked }: Encoding, bytes: Uint8Array): Uint8Array | undefined {
  const body = encodedIn(text, name, bytes[0] !== 0xfe);
  if (!marked || !body) return body;
  const mark = bytes.subarray(0, name === 'UTF-16' ? 2 : 3);
  const all = new Uint8Array(mark.length + body.length);
  all.set(mark);
  all.set(body, mark.length);
  return all;
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, i) => byte === b[i]);
