/// `node scripts/gb2312.mjs`: writes `server/src/formats/ccgc/shared/text/gb2312-packed.ts`, the characters of GB 2312-80 as the decoder of
/// GB18030 has them, without what later sets put into its rows.
import { writeFileSync } from 'node:fs';
import { inRoot } from './lib/project.mjs';

const decoder = new TextDecoder('gb18030');
/// Small roman numerals, the euro sign, vertical forms, Chinese phonetic letters of GBK.
const LATER = [
  [0xa2a1, 0xa2aa],
  [0xa2e3, 0xa2e3],
  [0xa6d9, 0xa6f5],
  [0xa8bb, 0xa8c0],
];
const isPrivate = (code) => code >= 0xe000 && code <= 0xf8ff;

function* codes() {
  for (let row = 0xa1; row <= 0xf7; row++) {
    if (row > 0xa9 && row < 0xb0) continue;
    for (let cell = 0xa1; cell <= 0xfe; cell++) {
      const bytes = row * 256 + cell;
      if (LATER.some(([from, to]) => bytes >= from && bytes <= to)) continue;
      const code = decoder.decode(Uint8Array.of(row, cell)).codePointAt(0);
      if (code !== 0xfffd && !isPrivate(code)) yield code;
    }
  }
}

const FIRST = 0x4e00;
const all = [...codes()].sort((a, b) => a - b);
const hanzi = new Set(all.filter((code) => code >= FIRST && code < 0xa000));
const signs = all.filter((code) => !hanzi.has(code));

/// Six characters a letter: 0 to 63, from `0` on, past the backslash.
const letter = (bits) => String.fromCharCode(bits + (bits < 44 ? 48 : 49));
let packed = '';
for (let code = FIRST; code <= Math.max(...hanzi); code += 6) {
  let bits = 0;
  for (let i = 0; i < 6; i++) if (hanzi.has(code + i)) bits |= 1 << i;
  packed += letter(bits);
}

/// From, and to if that is another, in base 36.
const runs = [];
for (const code of signs) {
  const last = runs.at(-1);
  if (last?.[1] === code - 1) last[1] = code;
  else runs.push([code, code]);
}
const written = runs.map(([from, to]) => [...new Set([from, to])].map((code) => code.toString(36)).join('-')).join(' ');

const lines = (text, size) => text.match(new RegExp(`.{1,${size}}`, 'g')).map((line) => `  '${line}'`);
const module = `/// Written by \`scripts/gb2312.mjs\`, which says how.

/// The hanzi from U+4E00 on, six to a letter.
export const HANZI =
${lines(packed, 110).join(' +\n')};

/// The other signs: from, or from-to, in base 36.
export const SIGNS =
${lines(written, 110).join(' +\n')};
`;
writeFileSync(inRoot('server/src/formats/ccgc/shared/text/gb2312-packed.ts'), module);
console.log(`${hanzi.size} hanzi, ${signs.length} signs, ${module.length} characters`);
