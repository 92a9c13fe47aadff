/// The colouring of whole records. Beside each record in `test-fixtures/grammar` stands what is expected of it: every line,
/// and under it its tokens with their scopes. `QIPU_UPDATE=1 npm test` writes them anew; the difference is to be looked at.
import assert from 'node:assert/strict';
import { readdirSync, writeFileSync } from 'node:fs';
import type { IGrammar } from 'vscode-textmate';
import { grammarOf, invalid, read, type Token, tokensByLine } from './grammars';

const folder = 'test-fixtures/grammar';
const languages: Readonly<Record<string, string>> = { wei7: 'wei7', jgf: 'jgf', ishi: 'ishi', sgf: 'sgf', txt: 'ccgc' };
const ending = (file: string) => file.slice(file.lastIndexOf('.') + 1);
const records = readdirSync(folder).filter((file) => ending(file) in languages);
const faulty = ['damaged.wei7', 'faults.ishi', 'full-width.txt', 'half-typed.txt'];

/// Without the scope of the whole text, those that only group or that all brackets and quotes have, and the ending that
/// says which grammar it was.
const shortScopes = ({ scopes }: Token) =>
  scopes
    .slice(1)
    .filter((scope) => !/^(?:meta|punctuation)\./.test(scope))
    .map((scope) => scope.slice(0, scope.lastIndexOf('.')))
    .join(' ');

function shownTokens(line: readonly Token[]): string[] {
  const shown: { text: string; scopes: string }[] = [];
  for (const token of line) {
    const scopes = shortScopes(token);
    const last = shown.at(-1);
    if (last?.scopes === scopes) last.text += token.text;
    else shown.push({ text: token.text, scopes });
  }
  return shown
    .filter(({ text, scopes }) => text.trim() !== '' && scopes !== '')
    .map(({ text, scopes }) => `    ${text.trim()}  ${scopes}`);
}

function snapshot(grammar: IGrammar, text: string): string {
  const lines = tokensByLine(grammar, text.trimEnd());
  return lines
    .flatMap((line) => [`> ${line.map((token) => token.text).join('')}`.trimEnd(), ...shownTokens(line)])
    .join('\n')
    .concat('\n');
}

describe('The colouring of whole records', () => {
  for (const file of records) {
    it(`is as expected for ${file}`, async () => {
      const shown = snapshot(await grammarOf(languages[ending(file)]!), read(`${folder}/${file}`));
      if (process.env.QIPU_UPDATE) writeFileSync(`${folder}/${file}.scopes`, shown);
      assert.equal(shown, read(`${folder}/${file}.scopes`));
    });
  }

  for (const file of records.filter((name) => !faulty.includes(name))) {
    it(`finds nothing wrong in ${file}`, async () => {
      assert.deepEqual(invalid(await grammarOf(languages[ending(file)]!), read(`${folder}/${file}`)), []);
    });
  }
});
