import { deepEqual } from 'node:assert/strict';
import { EVERYTHING, opened } from '../support/opened';

/// What is told of the text of an object, with where it stands.
function told(text: string): [at: number, message: string][] {
  const { published } = opened(text, { language: 'ccgc', name: 'red-file-f.txt', publishes: EVERYTHING });
  const syntax = published.filter(({ data }) => (data as { rule: string }).rule === 'json-syntax');
  return syntax.map(({ range, message }) => [range.start.character, `${message}`]);
}

describe('An object with a slip in it', () => {
  it('is told of once, whatever values behind the slip are written like one before it', () => {
    for (const value of ['"0"', '"1"', '0', 'true']) {
      const text = `{"R":"a","B":"b","winner":"R","RScore":"0",cc"BScor"${value},1`;
      deepEqual([value, told(text)], [value, [[43, '`cc` is no JSON value.']]]);
    }
  });
});
