import { deepEqual, equal } from 'node:assert/strict';
import { decodedAs } from '../../src/workspace/decoders';
import { encodedIn } from '../../src/workspace/encoders';

const HANZI = Array.from({ length: 0x9fa5 - 0x4e00 }, (_, i) => String.fromCharCode(0x4e00 + i)).join('');

describe('Encoders', () => {
  const sound = [
    ['GB 18030', `{[C6]×—·“${HANZI}€ äß\u{20000}\u{1f600}ﾊ`],
    ['Big5', '圍棋，黑勝。abc'],
    ['Shift_JIS', '囲碁ｶﾅかな。abc'],
    ['EUC-KR', '바둑 흑승 abc'],
    ['Latin-1', 'Größe, déjà vu'],
    ['UTF-16', '先手胜\u{1f600}'],
    ['UTF-8', '先手胜\u{1f600}'],
  ] as const;
  for (const [encoding, text] of sound) {
    it(`write ${encoding} so that it is read again`, () => {
      const bytes = encodedIn(text, encoding);
      equal(bytes && decodedAs(bytes, encoding), text);
    });
  }

  it('write GB 2312 with its own two bytes', () => {
    deepEqual([...(encodedIn('胜A', 'GB 2312') ?? [])], [0xca, 0xa4, 0x41]);
  });

  it('write the order of bytes that is asked for', () => {
    deepEqual([...(encodedIn('胜', 'UTF-16', false) ?? [])], [0x80, 0xdc]);
  });

  it('write nothing at all where a character has no code', () => {
    equal(encodedIn('A\u0e01', 'Big5'), undefined);
    equal(encodedIn('先手胜', 'Latin-1'), undefined);
  });
});
