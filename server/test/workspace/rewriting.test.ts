import { deepEqual, equal } from 'node:assert/strict';
import { decodedAs } from '../../src/workspace/decoders';
import { encodedIn } from '../../src/workspace/encoders';
import { decoded } from '../../src/workspace/encodings';
import { type Rewritten, rewritten } from '../../src/workspace/rewriting';

const NAME = 'C6-甲队 vs 乙队-先手胜.txt';
const TEXT = '{[C6][甲队 B][乙队 W][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B(J,10)}\r\n';

function written(bytes: Uint8Array, change: (text: string) => string, language = 'ccgc', name = NAME): Rewritten {
  const before = decoded(bytes, language, name);
  return rewritten({ bytes, language, name }, before, change(before.text));
}

const bytesOf = (outcome: Rewritten): string =>
  'bytes' in outcome ? Buffer.from(outcome.bytes).toString('latin1') : JSON.stringify(outcome);

const latin = (...parts: (Uint8Array | undefined)[]): string =>
  Buffer.concat(parts.map((part) => part ?? new Uint8Array())).toString('latin1');

const utf16 = (text: string, littleEndian: boolean) => encodedIn(text, 'UTF-16', littleEndian);

describe('A file whose text changes', () => {
  const small = (text: string) => text.replace('J', 'j');
  const ways: readonly (readonly [what: string, bytes: (text: string) => Buffer])[] = [
    ['GB 18030', (text) => Buffer.from(encodedIn(text, 'GB 18030') ?? [])],
    ['UTF-8', (text) => Buffer.from(text)],
    ['UTF-8 with a mark', (text) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16 of either order', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 of the other order', (text) => Buffer.from(utf16(`\ufeff${text}`, false) ?? [])],
  ];
  for (const [what, bytes] of ways) {
    it(`keeps its encoding, its mark and its line ends: ${what}`, () => {
      equal(bytesOf(written(bytes(TEXT), small)), latin(bytes(small(TEXT))));
    });
  }

  it('gets the encoding that is asked of it, once it is more than ASCII', () => {
    const ascii = Buffer.from('{[C6][A B][B W][][2018.08.03 10:30 X][Y];B(J,10)}');
    const outcome = written(ascii, (text) => text.replace('[]', '[先手胜]'));
    equal('bytes' in outcome && decodedAs(outcome.bytes, 'GB 18030').includes('[先手胜]'), true);
  });

  it('is not written where bytes of it would be lost', () => {
    const broken = Buffer.concat([Buffer.from(TEXT), Buffer.of(0xff)]);
    deepEqual(written(broken, small), { unsound: 'UTF-8' });
  });

  it('is not written where its encoding has no such character', () => {
    const bytes = encodedIn('(;GM[1]FF[4]CA[Shift_JIS]SZ[9]C[囲碁のかな])', 'Shift_JIS') as Uint8Array;
    deepEqual(
      written(bytes, (text) => text.replace('かな', '胜\u0e01'), 'sgf', 'a.sgf'),
      { unwritable: '胜', encoding: 'Shift_JIS' },
    );
  });
});
