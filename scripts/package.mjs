/// `npm run package` writes qipu-VERSION.vsix: build, then pack. Everything needed is inside the bundles.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { writePrograms } from './lib/programs.mjs';
import { ensureInstalled, inRoot, manifest, run } from './lib/project.mjs';

const needed = ['dist/server.js', 'dist/cli.js', 'dist/client.js'];

/// Builds and packs. Answers the file's path.
export async function packageExtension(out = inRoot(`qipu-${manifest().version}.vsix`), { quiet = false } = {}) {
  await build({ quiet });
  const missing = needed.filter((file) => !existsSync(inRoot(file)));
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}`);
  const output = await pack(stage(inRoot('out/extension')), out);
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
  'CHANGELOG.md',
  'LICENSE',
];

/// The same, unless the one that is there has been packed from the same files.
export async function packagedExtension(out) {
  await build({ quiet: true });
  const hash = createHash('sha256');
  for (const file of PARTS.flatMap(filesUnder)) hash.update(file).update(readFileSync(file));
  const [now, known] = [hash.digest('hex'), `${out}.of`];
  if (existsSync(out) && existsSync(known) && readFileSync(known, 'utf8') === now) return out;
  rmSync(out, { force: true });
  await pack(stage(inRoot('out/extension')), out);
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

/// The extension as it is packed. In the editor's page of it nothing stands beside the README that pictures and links could lead to.
export function stage(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const part of PARTS.filter((one) => one !== 'dist'))
    cpSync(inRoot(part), path.join(folder, part), { recursive: true });
  writeFileSync(path.join(folder, 'README.md'), withoutNeighbours(readFileSync(inRoot('README.md'), 'utf8')));
  writePrograms(path.join(folder, 'dist'));
  return folder;
}

export const withoutNeighbours = (text) =>
  text.replace(/^!\[[^\]]*\]\((?!https:)[^)]*\)\n+/gm, '').replace(/\[([^\]]*)\]\((?!https:|#)[^)]*\)/g, '$1');

/// Packs the extension of a folder as it stands.
export async function pack(folder, out) {
  const flags = ['--no-dependencies', '--allow-missing-repository', '--skip-license', '--no-rewrite-relative-links'];
  const args = [inRoot('node_modules/@vscode/vsce/vsce'), 'package', ...flags, '--out', out];
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
