/// `npm run package:server` writes qipu-VERSION.tgz: the command and the language server, as npm installs them. Nothing of the
/// extension is in it, and it needs no other package.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureInstalled, inRoot, manifest, npm } from './lib/project.mjs';
import { withoutNeighbours } from './package.mjs';

const OF_THE_EXTENSION = /^dist[\\/](?:client\.js|webview)|\.map$/;

/// Packs what is built. Answers the file's path.
export async function packageServer(out = inRoot(`qipu-${manifest().version}.tgz`)) {
  const folder = inRoot('out/npm');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const isWanted = (file) => !OF_THE_EXTENSION.test(path.relative(inRoot(), file));
  cpSync(inRoot('dist'), path.join(folder, 'dist'), { recursive: true, filter: isWanted });
  const server = path.join(folder, 'dist/server.js');
  writeFileSync(server, `#!/usr/bin/env node\n${readFileSync(server, 'utf8')}`);
  cpSync(inRoot('LICENSE'), path.join(folder, 'LICENSE'));
  writeFileSync(path.join(folder, 'README.md'), withoutNeighbours(readFileSync(inRoot('README.md'), 'utf8')));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(described(manifest()), null, 2)}\n`);
  const { code, output } = await npm(['pack', '--json', '--ignore-scripts'], { quiet: true, cwd: folder });
  const [packed] = code === 0 ? JSON.parse(output.slice(output.indexOf('['))) : [];
  if (!packed) throw new Error(output);
  renameSync(path.join(folder, packed.filename), out);
  return out;
}

const described = ({ name, version, license, author, keywords, engines }) => ({
  name,
  version,
  description: 'Checks board-game record files against their specifications: a command and a language server',
  license,
  author,
  keywords,
  engines: { node: engines.node },
  bin: { qipu: 'dist/cli.js', 'qipu-language-server': 'dist/server.js' },
  files: ['dist'],
});

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled();
  await build({});
  console.log(await packageServer());
}
