/// A text in no format that Qipu knows: its lines are kept in a tree, so that edits have their places, and nothing is said.

import { CLEAN, type Findings, type SoFar } from '../record/finding';
import { isLow } from '../text/extent';
import type { Family, Token } from '../text/lexer';
import { Role } from '../text/node';
import type { Format } from './format';

const LF = 10;

/// Pieces are not longer than this, so that a text without line ends is no single token.
const LONGEST = 1024;

function scan(text: string, at: number, _first: boolean, token: Token): void {
  let end = at;
  while (end < text.length && end - at < LONGEST && text.charCodeAt(end) !== LF) end++;
  if (text.charCodeAt(end) === LF || isLow(text.charCodeAt(end))) end++;
  token.kind = 0;
  token.role = Role.atom;
  token.id = 0;
  token.flags = 0;
  token.size = end - at;
  token.width = end - at;
  token.reach = token.width + 1;
}

const lines: Family = {
  name: 'lines',
  scan,
  repair: { splitAt: () => -1, reopens: () => false },
};

/// There is nothing to pause for.
function* nothing(): Generator<SoFar, Findings> {
  yield* [];
  return CLEAN;
}

export const plain: Format = {
  specification: { source: 'Qipu', id: 'plain', title: { en: 'Plain text', zh: '纯文本' }, clauses: [] },
  family: lines,
  rules: {},
  open: () => ({ turnTo: () => {}, read: nothing, play: nothing, record: () => undefined }),
};
