import { deepEqual, equal } from 'node:assert/strict';
import { allFormats } from '../../src/formats/list';
import { placeAt } from '../../src/text/position';
import {
  bytesOf,
  caseFolders,
  type Expected,
  expectations,
  type Fixture,
  fixtures,
  languageOf,
  nameCases,
} from '../support/fixtures';
import { isKnown } from '../support/fuzzable';
import { opened } from '../support/opened';

interface Row {
  readonly clause: string;
  readonly rule: string;
  readonly severity: string;
  /// Lines and columns from 1, columns in UTF-16.
  readonly place: string;
}

/// What is told of a case, a BOM taken off as editors do.
function rowsOf({ format, name, text, encoding }: Fixture): Row[] {
  const document = opened(text.replace(/^\ufeff/, ''), {
    language: languageOf(format),
    name,
    written: format === 'sgf' ? encoding : undefined,
  });
  const spot = (offset: number): string => {
    const { line, character } = placeAt(document.document.root, offset);
    return `${line + 1}:${character + 1}`;
  };
  return document.diagnostics().list.map(({ clause, rule, severity, from, to }) => {
    return { clause, rule, severity, place: `${spot(from)}-${spot(to)}` };
  });
}

const words = ({ severity, clause, rule, place }: Row): string => `${severity} ${clause} ${rule} ${place}`;

const sorted = (rows: readonly Row[]): string[] => rows.map(words).sort();

const weighty = (rows: readonly Row[]): Row[] => rows.filter(({ severity }) => severity !== 'info');

const isSyntax = ({ rule }: Row): boolean => rule === 'json-syntax' || rule.startsWith('xml-');

/// What is told instead of the rows: the catalogue stops at a fault of syntax, Qipu goes on; and an empty text may become
/// any version of its format.
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  'wei7-2.2/bad/3.1-xml-markup-4.wei7': ['error 3.1 xml-markup 24:22-24:23', 'error 3.4 size-value 2:8-2:10'],
  'wei7-2.2/bad/3.1-xml-root-missing.wei7': ['error 3.1 json-syntax 1:1-1:1'],
};

/// Older ways of writing are told from the format by rules of Qipu's own.
const isOurs = (rule: string): boolean =>
  rule.startsWith('dialect-') || ['second-game', 'rows-from-top'].includes(rule);

/// Rules whose cases are bytes or file names; the tests of those formats go through them.
function rulesElsewhere(format: string): string[] {
  const bytes = bytesOf(format);
  const rows = bytes ? [...expectations(bytes).values()].flat() : [];
  return [...rows, ...nameCases(format)].map(({ rule }) => rule);
}

describe('Conformance cases', () => {
  it('are of formats that stand in the list of formats', () => {
    const ids = allFormats().map(({ specification }) => specification.id);
    deepEqual(
      caseFolders().filter((folder) => !ids.includes(folder)),
      [],
    );
  });

  for (const format of caseFolders().filter(isKnown)) {
    describe(format, () => {
      const expected = expectations(format);
      const cases = [...fixtures(format, 'good'), ...fixtures(format, 'bad')];

      it('has rows only for files that are there', () => {
        const files = new Set(cases.map(({ file }) => file));
        deepEqual(
          [...expected.keys()].filter((file) => !files.has(file)),
          [],
        );
      });

      for (const fixture of cases) {
        const wanted: readonly Expected[] = expected.get(fixture.file) ?? [];

        it(fixture.file, () => {
          deepEqual(sorted(rowsOf(fixture)), INSTEAD[`${format}/${fixture.file}`] ?? sorted(wanted));
        });

        if (wanted.length > 0 && wanted.every(isSyntax) && !INSTEAD[`${format}/${fixture.file}`]) {
          it(`${fixture.file}: one fault of syntax, one diagnostic`, () => {
            equal(weighty(rowsOf(fixture)).length, 1);
          });
        }
      }

      it('has a case for every rule of the catalogue', () => {
        const told = new Set([...[...expected.values()].flat().map(({ rule }) => rule), ...rulesElsewhere(format)]);
        const rules = allFormats().find(({ specification }) => specification.id === format)?.rules ?? {};
        deepEqual(
          Object.keys(rules).filter((rule) => !told.has(rule) && !isOurs(rule)),
          [],
        );
      });
    });
  }
});
