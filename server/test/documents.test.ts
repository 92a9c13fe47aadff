/// What the documents for people who change Qipu name is there: files, folders, functions, types, npm's commands. A name that has
/// changed is found here before somebody looks for it in vain.
import { deepEqual, ok } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { HELP } from '../src/cli/help';
import { entries } from '../src/formats/list';
import { languageNamed } from '../src/recognition';
import { codeOf, exportsOf, filesUnder, read } from './support/sources';

const DOCUMENTS = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/TESTING.md'];

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
}).split('\0');

const FOLDERS = ['server/src', 'client/src', 'client/webview', 'server/test', 'client/test', 'client/e2e', 'scripts'];
const sources = FOLDERS.flatMap(filesUnder);

/// What stands between backticks, line by line.
const quotedIn = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name as string);

/// What is built, made up or somebody else's.
const ELSEWHERE = /^(?:dist|out)\b|^qipu\/|^@|^textDocument\/|VERSION|^\.v|^DIST$/;

const isPath = (name: string): boolean =>
  /^[\w*{},/-][\w*{},./-]*$/.test(name) &&
  /\w\/|\.(?:ts|mjs|cjs|css|json|md|tsv|lua)$/.test(name) &&
  !ELSEWHERE.test(name);

/// Some words stand for any name; so does `*`, and `{a,b}` for both.
function expressionOf(path: string): RegExp {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/\./g, '\\.')
    .replace(/\*|\b(?:ID|FORMAT)\b/g, '[^/]+')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  return new RegExp(`(?:^|/)${pattern}(?:/|$)`);
}

const isThere = (path: string): boolean => {
  const expression = expressionOf(path);
  return listed.some((file) => expression.test(file));
};

const codes = new Map<string, string>();

function codeIn(file: string): string {
  const known = codes.get(file) ?? codeOf(file);
  codes.set(file, known);
  return known;
}

const has = (file: string, name: string): boolean =>
  new RegExp(`(?<![\\w#])${name.replace(/\(\)$/, '')}(?!\\w)`).test(codeIn(file));

/// Functions, and methods as the formatter writes them.
const declares = (file: string, name: string): boolean => {
  const bare = name.replace(/\(\)$/, '');
  return new RegExp(
    `\\b(?:function\\*?|const|get) ${bare}\\b|^ +(?:async |static )*\\*?${bare}\\??(?:<.*>)?\\(`,
    'm',
  ).test(codeIn(file));
};

const isFunction = (name: string): boolean => /^#?\w+\(\)$/.test(name);

/// The endings or the beginnings of the names of a format's files.
const namesOf = (id: string): readonly string[] => {
  const chapter = /^ccgc-(\w+)$/.exec(id)?.[1];
  if (chapter === 'naming') return [];
  return chapter ? [`${chapter.toUpperCase()}-*.txt`] : (languageNamed(id.replace(/-.*/, ''))?.extensions ?? []);
};

describe('The READMEs', () => {
  for (const file of ['README.md', 'README.zh-CN.md']) {
    const text = read(file);

    it(`list every format that is checked in ${file}`, () => {
      const rows = text.split('\n').filter((line) => line.startsWith('| '));
      const lost = entries
        .flatMap(({ id }) => namesOf(id))
        .filter((name) => !rows.some((row) => row.includes(`\`${name}\``)));
      deepEqual(lost, []);
    });

    it(`say what it is, show it, and then how to begin, in ${file}`, () => {
      const order = ['\n# Qipu', '![', '```\nnpm start', 'npm test', '| --- |'].map((part) =>
        `\n${text}`.indexOf(part),
      );
      deepEqual(
        order,
        order.toSorted((a, b) => a - b),
      );
      ok(order[0] === 0);
    });
  }
});

describe('The pictures of the READMEs', () => {
  const shown = ['README.md', 'README.zh-CN.md'].flatMap((file) =>
    [...read(file).matchAll(/^!\[[^\]]+\]\((docs\/images\/[^)]+)\)$/gm)].map(([, picture]) => picture as string),
  );
  const kept = listed.filter((file) => file.startsWith('docs/images/') && existsSync(file));

  it('are there, and no others', () => {
    deepEqual([...new Set(shown)].sort(), kept.sort());
  });

  it('are made by one command', () => {
    const taking = read('client/e2e/pictures.e2e.ts');
    const names = kept.map((file) => /([\w-]+?)(?:-zh)?\.png$/.exec(file)?.[1] as string);
    deepEqual(
      names.filter((name) => !taking.includes(`'${name}`)),
      [],
    );
  });

  it('take no more room than 2.5 MB', () => {
    ok(kept.reduce((sum, file) => sum + statSync(file).size, 0) < 2_500_000);
  });
});

describe('The command in the READMEs', () => {
  for (const file of ['README.md', 'README.zh-CN.md']) {
    const lines = read(file).split('\n');
    const told = lines.flatMap((line) => /^qipu (\w+) (.*?) {2,}/.exec(line)?.slice(1, 3) ?? []);
    const commands = told.filter((_, i) => i % 2 === 0);

    it(`is told of whole in ${file}`, () => {
      deepEqual(
        commands.sort(),
        Object.keys(HELP)
          .filter((name) => name !== 'general')
          .sort(),
      );
    });

    it(`has the options that ${file} tells of`, () => {
      const lost = lines.flatMap((line) => {
        const command = /^qipu (\w+) /.exec(line)?.[1] as keyof typeof HELP;
        return command ? optionsIn(line).filter((option) => !HELP[command].en.includes(option)) : [];
      });
      deepEqual(lost, []);
    });
  }
});

/// With what they take: `--to wei7|jgf`.
const optionsIn = (line: string): string[] => [...line.matchAll(/--[\w-]+(?: [\w.|-]+)?/g)].map(([option]) => option);

describe('What documents name', () => {
  for (const document of DOCUMENTS) {
    const text = read(document);

    it(`is there, of the files in ${document}`, () => {
      const paths = quotedIn(text).filter(isPath);
      ok(paths.length > 10);
      deepEqual(
        paths.filter((path) => !isThere(path)),
        [],
      );
    });

    it(`is there, of the functions and types in ${document}`, () => {
      const names = quotedIn(text);
      const types = new Set(sources.flatMap(exportsOf));
      const lost = [
        ...names.filter((name) => isFunction(name) && !sources.some((file) => declares(file, name))),
        ...names.filter((name) => /^[A-Z][a-z]\w+$/.test(name) && !types.has(name)),
      ];
      deepEqual(lost, []);
    });

    it(`stands in the file that is named beside it, of the tables in ${document}`, () => {
      const rows = text.split('\n').filter((line) => line.startsWith('|'));
      const lost = rows.flatMap((row) => {
        const files = quotedIn(row).filter((name) => sources.includes(name));
        const names = quotedIn(row).filter((name) => /^#?\w{3,}(?:\(\))?$/.test(name));
        return files.length === 0 ? [] : names.filter((name) => !files.some((file) => has(file, name)));
      });
      deepEqual(lost, []);
    });

    it(`can be run, of npm’s commands in ${document}`, () => {
      const { scripts } = JSON.parse(read('package.json'));
      const commands = [...text.matchAll(/\bnpm (?:run )?(?:-s )?([a-z][\w:-]*)/g)].map(([, name]) => name as string);
      deepEqual(
        commands.filter(
          (name) => !(name in scripts) && !['run', 'install', 'are', 'runs', 'into', 'and'].includes(name),
        ),
        [],
      );
    });
  }
});
