/// What a word inserts into an empty record, written as an editor does.
import assert from 'node:assert/strict';
import { languages } from '../../server/src/recognition';
import { opened } from '../../server/test/support/opened';
import { grammarOf, invalid, read } from './grammars';

interface Snippet {
  readonly prefix: string;
  readonly description: string;
  readonly body: string | readonly string[];
}

const files = languages.map(({ id }) => ({ language: id, path: `snippets/${id}.json` }));
const snippetsOf = (file: string): [string, Snippet][] => Object.entries(JSON.parse(read(file)));

const clock: Readonly<Record<string, string>> = {
  CURRENT_YEAR: '2025',
  CURRENT_MONTH: '03',
  CURRENT_MONTH_NAME_SHORT: 'Mar',
  CURRENT_DATE: '04',
  CURRENT_HOUR: '09',
  CURRENT_MINUTE: '05',
};

/// The text that stands there when nothing is typed: defaults, first choices, the present time.
function expanded({ body }: Snippet): string {
  const values = new Map<string, string>();
  const withTime = [body]
    .flat()
    .join('\n')
    .replace(/\$([A-Z_]{2,})/g, (_, name: string) => clock[name] ?? assert.fail(name));
  return withTime
    .replace(/\$\{(\d+)(?::([^}]*)|\|([^,|]*)[^}]*\|)\}/g, (_, stop: string, text?: string, choice?: string) => {
      values.set(stop, text ?? choice ?? '');
      return values.get(stop)!;
    })
    .replace(/\$\{(\d+)\}|\$\d+/g, (_, stop?: string) => (stop ? (values.get(stop) ?? assert.fail(stop)) : ''));
}

/// The games that can be recorded.
const games = ['c5', 'c6', 'hex', 'pg', 'ng', 'am', 'su', 'wtn', 'db', 'ac2'];

describe('Snippets', () => {
  for (const { language, path } of files) {
    const snippets = snippetsOf(path);

    it(`have names of their own in ${language}`, () => {
      assert.equal(new Set(snippets.map(([, { prefix }]) => prefix)).size, snippets.length);
    });

    for (const [name, snippet] of snippets) {
      it(`are explained in English and Chinese: ${language} ${snippet.prefix}`, () => {
        for (const text of [name, snippet.description]) assert.match(text, /^[ -~]+ · .*\p{Script=Han}/u);
      });

      it(`are coloured as sound: ${language} ${snippet.prefix}`, async () => {
        const text = expanded(snippet);
        assert.deepEqual(invalid(await grammarOf(language), text), []);
      });
    }
  }

  for (const { language, path } of files.filter((file) => file.language !== 'ccgc')) {
    for (const [, snippet] of snippetsOf(path)) {
      it(`leave nothing wrong: ${language} ${snippet.prefix}`, () => {
        const text = expanded(snippet);
        const { list } = opened(text, { language }).diagnostics();
        assert.deepEqual(
          list.map(({ clause, message }) => `${clause}: ${message}`),
          [],
        );
      });
    }
  }

  it('have a record of each game of the championship', () => {
    const { path } = files.find(({ language }) => language === 'ccgc')!;
    const prefixes = snippetsOf(path).map(([, { prefix }]) => prefix);
    assert.deepEqual(
      games.filter((game) => !prefixes.includes(game)),
      [],
    );
  });
});
