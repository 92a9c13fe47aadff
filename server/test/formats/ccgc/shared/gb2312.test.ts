import { deepEqual, equal } from 'node:assert/strict';
import { isInGb2312 } from '../../../../src/formats/ccgc/shared/text/gb2312';

/// The characters of the rows of GB 2312 as the decoder of GB 18030 has them, and their codes.
function* decoded(): Generator<{ readonly bytes: number; readonly code: number }> {
  const decoder = new TextDecoder('gb18030');
  for (let row = 0xa1; row <= 0xf7; row++) {
    if (row > 0xa9 && row < 0xb0) continue;
    for (let cell = 0xa1; cell <= 0xfe; cell++) {
      const code = decoder.decode(Uint8Array.of(row, cell)).codePointAt(0) as number;
      yield { bytes: row * 256 + cell, code };
    }
  }
}

const within = (code: number, from: number, to: number): boolean => code >= from && code <= to;

/// What came into these rows later.
const isLater = (bytes: number): boolean =>
  within(bytes, 0xa2a1, 0xa2aa) || within(bytes, 0xa6e0, 0xa6f5) || within(bytes, 0xa8bb, 0xa8c0);

describe('The characters of GB 2312', () => {
  it('are 6,763 hanzi and 682 other signs, two of these with two mappings, and ASCII', () => {
    const codes = Array.from({ length: 0x110000 }, (_, code) => code).filter(isInGb2312);
    const hanzi = codes.filter((code) => within(code, 0x4e00, 0x9fff));
    equal(hanzi.length, 6763);
    equal(codes.length - hanzi.length - 0x80, 682 + 2);
  });

  it('are those that the decoder knows in its rows, without what came later', () => {
    const wanted = new Set<number>();
    for (const { bytes, code } of decoded()) {
      const isPrivate = within(code, 0xe000, 0xf8ff) || code === 0xfffd;
      // The euro sign and the vertical forms came with GB 18030.
      const isNew = code === 0x20ac || within(code, 0xfe10, 0xfe19);
      if (!isLater(bytes) && !isPrivate && !isNew) wanted.add(code);
    }
    for (const also of [0xb7, 0x2014, 0x2015, 0x30fb]) wanted.add(also);
    const got = Array.from({ length: 0x110000 - 0x80 }, (_, i) => i + 0x80).filter(isInGb2312);
    deepEqual(
      got,
      [...wanted].sort((a, b) => a - b),
    );
  });

  it('are not traditional characters, emoji, halves of them, or small roman numerals', () => {
    const outside = [...'喆棊圍🎉€ⅰ㈱', '\ud83c', '\udf89', '\ufeff', '\u00a0'];
    deepEqual(
      outside.filter((sign) => isInGb2312(sign.codePointAt(0) as number)),
      [],
    );
  });

  it('are kana, Greek and Cyrillic letters, phonetic signs, full-width forms', () => {
    const inside = [...'弈あアЖωǎㄅ①Ⅲ（；　─'];
    deepEqual(
      inside.filter((sign) => !isInGb2312(sign.codePointAt(0) as number)),
      [],
    );
  });
});
