import { deepEqual, equal } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { check } from '../../../src/cli/lint/check';
import { DEFAULT_PREFERENCES } from '../../../src/language/diagnostics';
import { placeAt } from '../../../src/text/position';
import { decoded } from '../../../src/workspace/encodings';
import { bytesOf, caseFolders, expectations, FIXTURES, fixtures } from '../../support/fixtures';
import { HEADER } from './c6/record';

/// What the command line tells of the bytes of a file.
function told(bytes: Uint8Array, name: string): string[] {
  const file = check(name, { name, language: 'ccgc', ...decoded(bytes, 'ccgc', name) }, DEFAULT_PREFERENCES);
  const spot = (offset: number): string => {
    const { line, character } = placeAt(file?.checked.root, offset);
    return `${line + 1}:${character + 1}`;
  };
  return (file?.diagnostics ?? [])
    .map(({ severity, clause, rule, from, to }) => `${severity} ${clause} ${rule} ${spot(from)}-${spot(to)}`)
    .sort();
}

const rules = (bytes: Uint8Array, name = 'C6-1.txt'): string[] =>
  told(bytes, name).map((row) => row.split(' ')[2] ?? '');

describe('Records of CCGC as bytes', () => {
  for (const folder of caseFolders().filter((id) => id.startsWith('ccgc-') && bytesOf(id))) {
    const bytes = bytesOf(folder) as string;
    for (const { file, name } of [...fixtures(bytes, 'good'), ...fixtures(bytes, 'bad')]) {
      it(`${bytes}/${file}`, () => {
        const rows = expectations(bytes).get(file) ?? [];
        const wanted = rows.map(({ severity, clause, rule, place }) => `${severity} ${clause} ${rule} ${place}`).sort();
        deepEqual(told(readFileSync(path.join(FIXTURES, 'conformance', bytes, file)), name), wanted);
      });
    }
  }

  const text = `${HEADER}B(J,10)}`;

  it('are fine in ASCII', () => {
    const ascii = text.replace('甲队', 'A').replace('乙队', 'B').replace('先手胜', '').replace('合肥', 'X');
    deepEqual(rules(Buffer.from(ascii)), ['result-placeholder']);
  });

  it('are told at the first character when they are UTF-8, and at the start when a mark says so', () => {
    deepEqual(told(Buffer.from(text), 'C6-1.txt'), ['warning C6-2 encoding-not-gb2312 1:7-1:8']);
    deepEqual(told(Buffer.from(`\ufeff${text}`), 'C6-1.txt'), ['warning C6-2 encoding-not-gb2312 1:1-1:1']);
  });

  it('are told when they are UTF-16', () => {
    deepEqual(rules(Buffer.from(`\ufeff${text}`, 'utf16le')), ['encoding-not-gb2312']);
  });

  it('are read as the chapter wants it where they could be either', () => {
    // 漏 in GB 2312, and a letter in UTF-8.
    const either = Buffer.concat([Buffer.from('{[C6]['), Buffer.of(0xc2, 0xa9), Buffer.from('][B][')]);
    equal(decoded(either, 'ccgc', 'C6-1.txt').text, '{[C6][漏][B][');
    equal(decoded(either, 'ccgc', 'AM-1.txt').text.length, '{[C6][漏][B]['.length);
    equal(decoded(Buffer.of(0xc2, 0xa9), 'ccgc', 'GO-1.txt').text, '©');
  });

  it('are no matter of records that an editor has decoded', () => {
    equal(check('C6-1.txt', { name: 'C6-1.txt', language: 'ccgc', text }, DEFAULT_PREFERENCES)?.diagnostics.length, 0);
  });
});
