/// `npm run package` writes qipu-VERSION.vsix: build, then pack. Everything needed is inside the bundles.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, inRoot, manifest, root, run } from './lib/project.mjs';

const needed = ['dist/server.js', 'dist/cli.js', 'dist/client.js'];

/// Builds and packs. Answers the file's path.
export async function packageExtension(out = inRoot(`qipu-${manifest().version}.vsix`), { quiet = false } = {}) {
  await build({ quiet });
  const missing = needed.filter((file) => !existsSync(inRoot(file)));
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}`);
  const output = await pack(root, out, ['--readme-path', writeReadme(), '--ignoreFile', writeIgnored()]);
  if (!quiet) console.log(output.trim());
  return out;
}

/// What is packed.
const PARTS = [
  'dist',
  'icons',
  'l10n',
  'language-configuration',
  'media',
  'snippets',
  'syntaxes',
  'examples',
  'package.json',
  'package.nls.json',
  'package.nls.zh-cn.json',
  'README.md',
];

/// The same, unless the one that is there has been packed from the same files.
export async function packagedExtension(out) {
  await build({ quiet: true });
  const hash = createHash('sha256');
  for (const file of PARTS.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  const [now, known] = [hash.digest('hex'), `${out}.of`];
  if (existsSync(out) && existsSync(known) && readFileSync(known, 'utf8') === now) return out;
  rmSync(out, { force: true });
  await pack(root, out, ['--readme-path', writeReadme(), '--ignoreFile', writeIgnored()]);
  writeFileSync(known, now);
  return out;
}

const filesUnder = (part) => {
  const place = inRoot(part);
  if (!statSync(place).isDirectory()) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
};

/// What the editor's page of the installed extension says: it has no folder beside it that pictures and links could lead to.
function writeReadme() {
  const file = 'out/README.md';
  mkdirSync(inRoot('out'), { recursive: true });
  writeFileSync(inRoot(file), withoutNeighbours(readFileSync(inRoot('README.md'), 'utf8')));
  return file;
}

/// The command is a package of its own (`package-server.mjs`): what nothing but the command loads is left out.
function writeIgnored() {
  const file = 'out/vscodeignore';
  const kept = ['dist/server.js', 'dist/client.js'].flatMap(loadedFrom);
  const packed = ['dist/webview/**', 'dist/*.txt', ...new Set(kept)].map((name) => `!${name}\n`).join('');
  writeFileSync(inRoot(file), readFileSync(inRoot('.vscodeignore'), 'utf8').replace('!dist/**\n', packed));
  return file;
}

/// A file of `dist` and all that it loads, now or later, but for the command.
function loadedFrom(file) {
  const known = new Set([file]);
  // What is added on the way is gone through too.
  for (const one of known) {
    for (const [, to] of readFileSync(inRoot(one), 'utf8').matchAll(/\brequire\("(\.[^"]+)"\)/g)) {
      const other = path.posix.join(path.posix.dirname(one), to);
      if (!isCommand(other)) known.add(other);
    }
  }
  return [...known];
}

/// What `server/src/cli/main.ts` has become.
const isCommand = (file) => /^dist\/shared\/main-\w+\.js$/.test(file);

export const withoutNeighbours = (text) =>
  text.replace(/^!\[[^\]]*\]\((?!https:)[^)]*\)\n+/gm, '').replace(/\[([^\]]*)\]\((?!https:|#)[^)]*\)/g, '$1');

/// Packs the extension of a folder as it stands.
export async function pack(folder, out, more = []) {
  const flags = ['--no-dependencies', '--allow-missing-repository', '--skip-license', '--no-rewrite-relative-links'];
  const args = [inRoot('node_modules/@vscode/vsce/vsce'), 'package', ...flags, ...more, '--out', out];
  const { code, output } = await run(process.execPath, args, { quiet: true, cwd: folder });
  if (code !== 0) throw new Error(output);
  return output;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled();
  await packageExtension().catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
}
