/// In which encoding a file is to be read, by its bytes, by its language and by what that prescribes for such a text.

import type { Source } from '../formats/format';
import type { Encoding, EncodingName } from '../formats/language';
import { formatIn, HEAD, languageNamed } from '../recognition';
import { decodedAs, firstUnsound, soundlyDecoded } from './decoders';

const gb2312 = () =>
  require('../formats/ccgc/shared/text/gb2312') as typeof import('../formats/ccgc/shared/text/gb2312');

export interface Decoded {
  readonly text: string;
  readonly bytes: Source['bytes'];
  readonly encoding?: Encoding;
}

/// The text as the specification wants it to be encoded; where the bytes are not, it has replacement characters.
export function decoded(bytes: Uint8Array, language: string, name?: string): Decoded {
  if (!hasSeveralEncodings(language)) return utf8(bytes);
  const encoding = encodingOf(bytes, language, name) ?? { name: nearest(bytes, language, name), marked: false };
  return { text: decodedAs(bytes, encoding.name), bytes: undefined, encoding };
}

/// Whether its files are to be looked at before it is known how to read them.
export const hasSeveralEncodings = (language: string): boolean => (languageNamed(language)?.encodings.length ?? 0) > 1;

/// What the bytes are in. Undefined if they make no sense in any encoding that the language knows.
export function encodingOf(bytes: Uint8Array, language: string, name?: string): Encoding | undefined {
  const marked = markOf(bytes);
  if (marked) return { name: marked, marked: true };
  if (bytes.every((byte) => byte < 0x80)) return { name: 'ASCII', marked: false };
  const { encodings: known = [], statesEncoding, guess } = languageNamed(language) ?? {};
  const wanted = prescribed(bytes, language, name);
  const found =
    (statesEncoding ? ['UTF-8' as const, wanted] : [wanted, 'UTF-8' as const]).find((one) => one && isIn(bytes, one)) ??
    (isNearlyUtf8(bytes) ? 'UTF-8' : (guess?.(bytes, wanted) ?? known.find((one) => isIn(bytes, one))));
  return found && { name: found, marked: false };
}

/// The encoding to read a record in; undefined where a byte order mark says it, where the bytes make no sense, or where there is
/// nothing but ASCII and nothing is prescribed.
export function wantedEncoding(bytes: Uint8Array, language: string, name?: string): EncodingName | undefined {
  const encoding = encodingOf(bytes, language, name);
  if (encoding?.marked) return undefined;
  return encoding?.name === 'ASCII' ? prescribed(bytes, language, name) : encoding?.name;
}

function isIn(bytes: Uint8Array, encoding: EncodingName): boolean {
  const text = soundlyDecoded(bytes, encoding);
  return text !== undefined && (encoding !== 'GB 2312' || gb2312().isGb2312(text));
}

/// A stray byte does not make another encoding of it, though what others make of it may look sound: what is in another
/// encoding has more bytes that are wrong in UTF-8 than characters that happen to fit.
function isNearlyUtf8(bytes: Uint8Array): boolean {
  let wrong = 0;
  let right = 0;
  for (const character of decodedAs(bytes, 'UTF-8')) {
    if (character === '\ufffd') wrong++;
    else if (character > '\x7f') right++;
  }
  return right > wrong;
}

/// Where the bytes make no sense in any encoding: that in which the fewest make none, what is prescribed before others.
function nearest(bytes: Uint8Array, language: string, name?: string): EncodingName {
  const wanted = prescribed(bytes, language, name) ?? 'GB 18030';
  const wrong = (encoding: EncodingName): number => decodedAs(bytes, encoding).split('\ufffd').length;
  return (['GB 18030', 'UTF-8'] as const).reduce((best, one) => (wrong(one) < wrong(best) ? one : best), wanted);
}

/// What such a record is to be encoded in, if its language says so.
const prescribed = (bytes: Uint8Array, language: string, name?: string): EncodingName | undefined =>
  formatIn(language, beginningOf(bytes, 2 * HEAD), name)?.encoding;

/// The text in whatever encoding it seems to be, for whoever only wants to see what is in it.
export function decodedAnyhow(bytes: Uint8Array): string {
  const marked = markOf(bytes);
  return marked ? decodedAs(bytes, marked) : (soundlyDecoded(bytes, 'UTF-8') ?? decodedAs(bytes, 'GB 18030'));
}

/// What the first bytes of a file seem to say; a character may be cut off at their end.
export function beginningOf(bytes: Uint8Array, most = bytes.length): string {
  const head = bytes.subarray(0, most);
  const marked = markOf(head);
  return marked ? decodedAs(head, marked) : (soundlyDecoded(head, 'UTF-8', true) ?? decodedAs(head, 'GB 18030'));
}

function utf8(bytes: Uint8Array): Decoded {
  const text = decodedAs(bytes, 'UTF-8');
  // A text may spell the replacement character itself.
  return { text, bytes: text.includes('\ufffd') ? firstUnsound(bytes) : 'sound' };
}

function markOf([first, second, third]: Uint8Array): 'UTF-8' | 'UTF-16' | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'UTF-8';
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) ? 'UTF-16' : undefined;
}
