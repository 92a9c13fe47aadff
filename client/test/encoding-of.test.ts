/// The encoding of a CCGC record, told by its bytes.
import { equal } from 'node:assert/strict';
import { gb18030 } from '../e2e/support/gb18030';
import { encodingOf } from '../src/encoding-of';

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
