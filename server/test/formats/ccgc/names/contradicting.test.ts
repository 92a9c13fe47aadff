/// A record under the name of another game: it is read as what it says that it is, and the name is told of, once.

import { deepEqual } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { decoded } from '../../../../src/workspace/encodings';
import { opened } from '../../../support/opened';

const FOLDER = 'examples';
const names = readdirSync(FOLDER).filter((name) => /^(?:AC2|AM|C5|C6|DB|HEX|NG|PG|SU|WTN)-/.test(name));
const codeOf = (name: string): string => name.replace(/-.*/, '');

describe('A record of CCGC under the name of another game', () => {
  for (const name of names) {
    it(`is told so once, and nothing else: ${codeOf(name)}`, () => {
      const { text } = decoded(readFileSync(`${FOLDER}/${name}`), 'ccgc', name);
      for (const other of names) {
        const record = opened(text, { language: 'ccgc', name: other });
        const told = record.diagnostics().list.map(({ rule }) => rule);
        deepEqual(record.document.format?.specification.id, `ccgc-${codeOf(name).toLowerCase()}`);
        deepEqual(told, other === name ? [] : ['header-code-mismatch'], other);
      }
    });
  }
});
