import type { RecordLanguage } from '../language';
import { CODES } from './names/codes';
import { CHAPTERS, chapterOf } from './shared/chapters';

const oneOf = (words: Iterable<string>): string => `{${[...words].join(',')}}`;

const ALL = oneOf(CODES.map(({ code }) => code));
const OF_CHAPTERS = oneOf(CHAPTERS.keys());
const OTHERS = oneOf(CODES.map(({ code }) => code).filter((code) => !CHAPTERS.has(code)));
const GAMES = oneOf([...CHAPTERS.values()].flatMap(({ games }) => games));
const RESULT = '{手胜,平局,未决胜}';
/// What is taken for a hyphen, and what else stands where one should.
const DASHES = '－–—‐‑−';
const SEPARATORS = `${DASHES}:：_ `;

/// What begins with a code in brackets and goes on in words is a note, and no header: `[C6] to do`.
const NOTED = /^\ufeff?\s*(?:#\s*)?\[[A-Z0-9]+\][ \t]+[^\s[]/;

export const ccgc: RecordLanguage = {
  id: 'ccgc',
  aliases: ['CCGC', '计算机博弈大赛棋谱'],
  extensions: [],
  namePatterns: [
    ...[...CHAPTERS.keys()].map((code) => `${code}-*.txt`),
    'DB:*.txt',
    'DB：*.txt',
    // Without a result these begin names of anything.
    `${OTHERS}-*${RESULT}*.txt`,
    `${ALL}[${SEPARATORS}]*${RESULT}*.txt`,
    `${OF_CHAPTERS}[${DASHES}]* vs *.txt`,
    `${OF_CHAPTERS} [-${DASHES}]* vs *.txt`,
    `${GAMES}[-${SEPARATORS}]*${RESULT}*.txt`,
    `${GAMES}[-${SEPARATORS}]*vs*.txt`,
  ],
  guestOf: [{ extension: '.txt', language: 'plaintext' }],
  firstLine: '^\\s*(?:\\{\\s*\\[(?:C5|C6|HEX)\\]|\\(\\s*\\[(?:PG|NG)\\]|#\\s*\\[(?:AM|WTN)\\])',
  // GB 2312 is a part of GB 18030.
  encodings: ['GB 18030', 'UTF-8'],
  likeness: (head) => (!NOTED.test(head) && chapterOf(head, undefined)?.byShape === false ? 3 : 0),
  formatOf(head, name) {
    const { code, byShape } = chapterOf(head, name) ?? { code: '', byShape: false };
    const otherwise = 'ccgc-naming';
    const chapter = CHAPTERS.get(code);
    if (!chapter) return { format: otherwise, namesOnly: true };
    return { format: `ccgc-${code.toLowerCase()}`, otherwise, likely: byShape, encoding: chapter.encoding };
  },
};
