/// From bytes to text, in every encoding that records are met in. What the machine cannot decode is reported, never thrown.

import type { EncodingName } from '../formats/language';

/// What decoders call them. GB 2312 and GBK are parts of GB 18030.
const LABELS: Readonly<Record<EncodingName, string>> = {
  ASCII: 'utf-8',
  'UTF-8': 'utf-8',
  'GB 2312': 'gb18030',
  'GB 18030': 'gb18030',
  'UTF-16': 'utf-16le',
  Big5: 'big5',
  Shift_JIS: 'shift_jis',
  'EUC-KR': 'euc-kr',
  'Latin-1': 'latin1',
};

const labelOf = (encoding: EncodingName, bytes: Uint8Array): string =>
  encoding === 'UTF-16' && bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : LABELS[encoding];

/// The text, with replacement characters where the bytes make no sense; without a byte order mark.
export function decodedAs(bytes: Uint8Array, encoding: EncodingName): string {
  return decoderOf(labelOf(encoding, bytes), false).decode(bytes);
}

/// The text if all of the bytes make sense; its last character may be cut off if they are only a beginning.
export function soundlyDecoded(bytes: Uint8Array, encoding: EncodingName, beginning = false): string | undefined {
  try {
    return decoderOf(labelOf(encoding, bytes), true).decode(bytes, { stream: beginning });
  } catch {
    return undefined;
  }
}

/// Few machines lack some of the encodings; UTF-8 they all have.
function decoderOf(label: string, fatal: boolean) {
  try {
    return new TextDecoder(label, { fatal });
  } catch {
    return new TextDecoder('utf-8', { fatal });
  }
}

/// `sound` UTF-8; or the offset of the first character that is not, counted in the decoded text.
export function firstUnsound(bytes: Uint8Array): 'sound' | number {
  return soundlyDecoded(bytes, 'UTF-8') === undefined ? soundPrefix(bytes) : 'sound';
}

/// How many characters decode before the first that does not.
function soundPrefix(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (soundlyDecoded(bytes.subarray(0, middle), 'UTF-8', true) !== undefined) low = middle;
    else high = middle - 1;
  }
  return new TextDecoder('utf-8').decode(bytes.subarray(0, low), { stream: true }).length;
}
