import { deepEqual } from 'node:assert/strict';
import { formatNamed } from '../../src/formats/list';
import { finished, leaves, parse } from '../../src/text/edit';
import type { Family } from '../../src/text/lexer';
import { Pool } from '../../src/text/pool';

/// Of each format, texts with `~` where something may go on for long, right before what ends it or only looks like it.
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'wei7-3.0': [
    '{"a": "~", "b": 1}',
    '{"a": "~\\"", "b": "~\\\\"}',
    '{"a": "~\t", "b": "~\\x"}',
    '{"a": "~\n"b": 1}',
    '{"a": "~]}',
    '[1, // ~\n2, // ~\r3]',
    '[1, // ~"',
  ],
  'wei7-2.2': [
    '<wei7 a="~" b=\'~\'><c/></wei7>',
    '<wei7 a="~\'~" b=\'"~\'><c/></wei7>',
    '<wei7 a="~&lt;~"><c d="~<"/></wei7>',
    '<wei7 a="~<c/></wei7>',
    '<!-- ~ --><wei7><!-- ~\n<c/><!-- ~ -- ~ --></wei7>',
  ],
  sgf: ['(;C[~];B[aa])', '(;C[~\\]~];B[aa])', '(;C[~\\\\];B[aa])', '(;C[~:[];B[aa])', '(;C[~'],
};

const filled = (text: string, by: string): string => text.replaceAll('~', by);

/// What the tokens of a text are, and how long each is beyond what is the same in all.
function tokensOf(family: Family, text: string, by: string): unknown[] {
  const root = finished(parse(filled(text, by), { family, pool: new Pool() }));
  return [...leaves(root)].map(({ leaf }) => [leaf.kind, leaf.role, leaf.flags, leaf.token.replaceAll(by, '~')]);
}

describe('What is long is cut like what is short', () => {
  for (const [format, texts] of Object.entries(TEXTS)) {
    for (const text of texts) {
      it(`${format} ${JSON.stringify(text)}`, () => {
        const { family } = formatNamed(format) as { family: Family };
        const short = tokensOf(family, text, 'z');
        for (const length of [62, 63, 64, 65, 66, 67, 130, 5000]) {
          deepEqual(tokensOf(family, text, 'z'.repeat(length)), short, `${length} signs`);
        }
      });
    }
  }
});
