import type { EncodingName, RecordLanguage } from '../language';
import { encodingNamed } from './charsets';

const BEGINS = /^[\s\ufeff]*\(\s*;\s*(?:[A-Za-z]+\s*\[|\)|\()/;
/// What hardly anything but a record of SGF has.
const SAYS_SO = /(?:FF\s*\[\s*[1-4]\s*\]|GM\s*\[\s*\d+\s*\]|GaMe\s*\[\s*1\s*\])/;
const CHARSET = /(?:^|[^A-Z])CA\s*\[([^\]]{1,40})\]/;

export const sgf: RecordLanguage = {
  id: 'sgf',
  aliases: ['SGF', 'Smart Game Format'],
  extensions: ['.sgf'],
  firstLine: '^\\s*\\(\\s*;\\s*(?:[A-Za-z]+\\s*\\[[^\\]]*\\]\\s*)*(?:FF|GM|GaMe)\\s*\\[',
  encodings: ['UTF-8', 'GB 18030', 'Big5', 'Shift_JIS', 'EUC-KR', 'Latin-1'],
  statesEncoding: true,
  // What stands before the first game is coloured as a comment, and a whole record may be begun there.
  settings: { 'editor.quickSuggestions': { strings: true, comments: true } },
  guess: (bytes, stated) => (isInPairs(bytes) ? 'GB 18030' : stated === 'UTF-8' ? stated : 'Latin-1'),
  likeness: (head) => (BEGINS.test(head) ? (SAYS_SO.test(head) ? 3 : 1) : 0),
  formatOf: (head) => ({ format: 'sgf', encoding: statedIn(head) }),
};

/// The charset that a root states.
function statedIn(head: string): EncodingName | undefined {
  const stated = CHARSET.exec(head)?.[1];
  return stated === undefined ? undefined : encodingNamed(stated);
}

/// Do all runs of bytes beyond ASCII have an even length, and is there more than one of them?
function isInPairs(bytes: Uint8Array): boolean {
  let runs = 0;
  let length = 0;
  for (let i = 0; i <= bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte > 0x7f) length++;
    else if (length % 2 === 1) return false;
    else if (length > 0) {
      runs++;
      length = 0;
    }
  }
  return runs > 1;
}
