/// The encoding of a record, told by its bytes.
import { deepEqual, equal } from 'node:assert/strict';
import { gb18030 } from '../../../client/e2e/support/gb18030';
import { editorName, isReadAs } from '../../src/recognition/editors';
import { soundlyDecoded } from '../../src/workspace/decoders';
import { decoded, decodedAnyhow, encodingOf as found, wantedEncoding } from '../../src/workspace/encodings';

/// What an editor would be told to read it in.
const encodingOf = (bytes: Uint8Array, name: string): string | undefined => {
  const wanted = wantedEncoding(bytes, 'ccgc', name);
  return wanted && editorName(wanted);
};

const utf8 = (text: string) => Buffer.from(text);
const HEADER = '[鹿鸣队 B][江南队 W][先手胜][2018.08.03 10:30 合肥][2018 CCGC];';
const C6 = `{[C6]${HEADER}B(J,10)}`;
const AM = `#[AM]${HEADER}\n1 d1d7(g7) d10d8(b8)\n`;

describe('The encoding of a CCGC record', () => {
  it('is GB 18030 where its bytes are, whatever the chapter', async () => {
    equal(encodingOf(await gb18030(C6), 'C6-1.txt'), 'gb18030');
    equal(encodingOf(await gb18030(AM), 'AM-1.txt'), 'gb18030');
  });

  it('is UTF-8 where its bytes are, whatever the chapter', () => {
    equal(encodingOf(utf8(C6), 'C6-1.txt'), 'utf8');
    equal(encodingOf(utf8(AM), 'AM-1.txt'), 'utf8');
  });

  it('is what the chapter prescribes where bytes can be read either way', async () => {
    const both = await gb18030('{[C6][模远');
    equal(encodingOf(both, 'C6-1.txt'), 'gb18030');
    equal(encodingOf(Buffer.concat([utf8('#[AM]['), both.subarray(6)]), 'AM-1.txt'), 'utf8');
  });

  it('is what the chapter prescribes where there is nothing but ASCII', () => {
    equal(encodingOf(utf8(''), 'C6-甲 vs 乙-先手胜.txt'), 'gb18030');
    equal(encodingOf(utf8(''), 'AM-甲 vs 乙-先手胜.txt'), 'utf8');
    equal(encodingOf(utf8('{[C6][a]'), 'record.txt'), 'gb18030');
    equal(encodingOf(utf8('notes'), 'record.txt'), undefined);
  });

  it('is left to the editor where a byte order mark says it, or nothing can be read', () => {
    equal(encodingOf(utf8(`\ufeff${C6}`), 'C6-1.txt'), undefined);
    equal(encodingOf(Buffer.from([0xff, 0xfe, 0x7b, 0]), 'C6-1.txt'), undefined);
    equal(encodingOf(Buffer.from([0x7b, 0xff, 0x20, 0x80]), 'C6-1.txt'), undefined);
  });
});

describe('The text of a file', () => {
  const CHINESE = '#[AM][鹿鸣队][江南队][先手胜][2018.08.03 10:30 合肥][2018 CCGC];';

  it('in UTF-8 with a stray byte is not one in another encoding', () => {
    const bytes = Buffer.concat([utf8(CHINESE), Buffer.of(0xb0)]);
    for (const name of ['AM-1.txt', 'C6-1.txt', 'a.txt']) {
      deepEqual(found(bytes, 'ccgc', name), { name: 'UTF-8', marked: false });
      equal(decoded(bytes, 'ccgc', name).text, `${CHINESE}\ufffd`);
    }
  });

  it('in UTF-8 with a byte that is in no encoding is not one in another, however few of its characters tell', () => {
    for (const header of [
      HEADER,
      '[A][B][先手胜][2018.08.03 10:30 X][2018 CCGC];',
      '[A][B][][2018.08.03 10:30 X][2018 CCGC];',
    ]) {
      const text = `#[AM]${header}\n1 d1d7(g7) d10d8(b8)\n`;
      for (const at of [text.indexOf('][2018.'), text.indexOf(' CCGC')]) {
        const [before, after] = [text.slice(0, at), text.slice(at)];
        const bytes = Buffer.concat([utf8(before), Buffer.of(0xff), utf8(after)]);
        equal(decoded(bytes, 'ccgc', 'AM-1.txt').text, `${before}\ufffd${after}`);
      }
    }
  });

  it('in GB 18030 with a stray byte stays in it', async () => {
    const bytes = Buffer.concat([await gb18030(C6), Buffer.of(0xff)]);
    equal(found(bytes, 'ccgc', 'C6-1.txt'), undefined);
    equal(decoded(bytes, 'ccgc', 'C6-1.txt').text, `${C6}\ufffd`);
  });

  it('is GB 18030 in languages that come from GB 2312, unless it is UTF-8', () => {
    const gbk = Uint8Array.of(0xc6, 0xe5, 0xc6, 0xd7);
    equal(decoded(gbk, 'ccgc').text, '棋谱');
    equal(decoded(Buffer.from('棋谱'), 'ccgc').text, '棋谱');
    deepEqual(decoded(gbk, 'wei7'), { text: '\ufffd\ufffd\ufffd\ufffd', bytes: 0 });
  });

  it('is read in any encoding by whoever only wants to see what is there', () => {
    equal(decodedAnyhow(Uint8Array.of(0xff, 0xfe, 0xcb, 0x68)), '棋');
    equal(decodedAnyhow(Uint8Array.of(0xfe, 0xff, 0x68, 0xcb)), '棋');
    equal(decodedAnyhow(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41)), 'A');
  });

  it('is decoded in every encoding that records are met in, and never if its bytes make no sense', () => {
    equal(soundlyDecoded(Uint8Array.of(0xb4, 0xd1), 'Big5'), '棋');
    equal(soundlyDecoded(Uint8Array.of(0x8a, 0xfb), 'Shift_JIS'), '棋');
    equal(soundlyDecoded(Uint8Array.of(0xb9, 0xd9, 0xb5, 0xcf), 'EUC-KR'), '바둑');
    equal(soundlyDecoded(Uint8Array.of(0xe9), 'Latin-1'), 'é');
    equal(soundlyDecoded(Uint8Array.of(0xff), 'GB 18030'), undefined);
    equal(soundlyDecoded(Uint8Array.of(0xe6, 0xa3), 'UTF-8'), undefined);
    equal(soundlyDecoded(Uint8Array.of(0x41, 0xe6, 0xa3), 'UTF-8', true), 'A');
  });

  it('is not read again where the editor has it right under another name', () => {
    equal(isReadAs('gbk', 'GB 2312'), true);
    equal(isReadAs('utf8bom', 'UTF-8'), true);
    equal(isReadAs('utf8', 'GB 18030'), false);
  });
});
