/// SGFC, the checker that there has been for long, numbers its messages, and its own test has what message N tells of on line N. This is
/// such a file of ours: each line that is not empty is a record that breaks the rule of its number.

import { deepEqual, ok } from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeAt } from '../../../src/text/position';
import { FIXTURES } from '../../support/fixtures';
import { opened } from '../../support/opened';

/// By SGFC's number. Those that are missing are about its command line, its memory and its output.
const RULES: Readonly<Record<number, string>> = {
  6: 'text-before-game',
  7: 'no-game',
  8: 'illegal-text',
  9: 'unclosed-tree',
  10: 'unclosed-value',
  11: 'long-identifier',
  12: 'empty-tree',
  13: 'extra-values',
  14: 'real-form',
  15: 'color-form',
  16: 'lowercase-identifier',
  17: 'empty-list',
  18: 'gm-range',
  19: 'game-not-go',
  20: 'property-without-value',
  21: 'tree-without-node',
  22: 'control-character',
  23: 'compose-missing',
  24: 'root-node-move',
  25: 'rectangle-corners',
  28: 'duplicate-property',
  30: 'setup-with-move',
  31: 'dialect-multigo',
  32: 'root-property-outside-root',
  33: 'result-form',
  35: 'unknown-property',
  36: 'missing-semicolon',
  37: 'two-moves-in-node',
  38: 'setup-point-repeated',
  39: 'setup-without-effect',
  40: 'property-not-in-version',
  41: 'annotations-contradict',
  42: 'move-annotations-contradict',
  43: 'ko-without-move',
  44: 'second-game-info-node',
  45: 'versions-differ',
  46: 'ff-range',
  47: 'size-square-composed',
  50: 'size-range',
  51: 'feature-not-in-version',
  52: 'view-corners',
  53: 'games-differ',
  54: 'value-without-property',
  55: 'empty-node-at-end',
  56: 'variation-level',
  57: 'variation-level',
  58: 'occupied-point',
  59: 'dialect-smartgo',
  60: 'several-games',
  61: 'handicap-stones-missing',
  62: 'setup-after-moves',
  63: 'same-side-again',
  65: 'feature-not-in-version',
  66: 'node-after-variation',
  67: 'missing-semicolon',
  71: 'undecodable-text',
  72: 'charset-unknown',
  73: 'charset-not-as-declared',
  74: 'charsets-differ',
  75: 'charsets-differ',
};

const lines = readFileSync(path.join(FIXTURES, 'sgf/message-on-its-line.txt'), 'utf8').split('\n');

/// The rules that are told on a line of a text.
function toldOn(text: string, line: number): string[] {
  const found = opened(text, { language: 'sgf', name: 'a.sgf' });
  const { list } = found.diagnostics();
  return list.filter(({ from }) => placeAt(found.document.root, from).line === line).map(({ rule }) => rule);
}

describe('What the older checker tells', () => {
  it('has a record for each of its messages, and no other', () => {
    const written = lines.flatMap((line, index) => (line === '' ? [] : [index + 1]));
    deepEqual(written, Object.keys(RULES).map(Number));
  });

  for (const [number, rule] of Object.entries(RULES)) {
    // An empty file is told of at its start.
    const line = rule === 'no-game' ? 0 : Number(number) - 1;
    it(`message ${number} is told as ${rule}, on its line`, () => {
      const text = '\n'.repeat(Number(number) - 1) + lines[Number(number) - 1];
      const told = toldOn(text, line);
      ok(told.includes(rule), told.join(' '));
    });
  }
});
