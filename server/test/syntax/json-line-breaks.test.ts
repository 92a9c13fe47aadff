import { deepEqual, equal } from 'node:assert/strict';
import { fixesIn } from '../../src/language/fixes';
import { textAfter } from '../../src/text/after';
import { EVERYTHING, opened } from '../support/opened';

const wei7 = (title: string, after = ''): string =>
  `{"format":"wei7","version":"3.0","tree":{"title":"${title}"${after}}}`;

/// What the text becomes with the first fix for it.
function mended(text: string): string | undefined {
  const { document, checked } = opened(text, { language: 'wei7' });
  const [fix] = fixesIn(document, checked, 0, text.length, EVERYTHING);
  return fix && textAfter(document.root, fix.edits);
}

describe('A string that is not closed on its line', () => {
  for (const after of ['', ',"steps":[]', ' , "branches":[ { } ]']) {
    for (const [raw, escaped] of [
      ['a\nb', 'a\\nb'],
      ['a, b: c\nd, e\r\n f', 'a, b: c\\nd, e\\n f'],
      ['one\n\nthree\n', 'one\\n\\nthree\\n'],
    ] as const) {
      it(`and goes on on the next is written with line breaks: ${escaped}${after}`, () => {
        equal(mended(wei7(raw, after)), wei7(escaped, after));
        deepEqual(opened(wei7(escaped, after), { language: 'wei7' }).diagnostics().list, []);
      });
    }
  }

  it('and does not go on gets its quotation mark', () => {
    equal(
      mended('{"format":"wei7","version":"3.0",\n"tree":{"title":"a\n}}'),
      '{"format":"wei7","version":"3.0",\n"tree":{"title":"a"\n}}',
    );
    equal(mended('{"format":"wei7","version":"3.0,\n"tree":{}}')?.startsWith('{"format":"wei7","version":"3.0"'), true);
  });
});
