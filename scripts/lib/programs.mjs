/// What the packed extension has of `dist`: all programs in one compressed file, since so many small ones would take a quarter more room in the
/// package. It takes no longer to start: what unpacking costs, looking for a hundred files did.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { inRoot } from './project.mjs';

/// What is started by its name.
const STARTED = ['server.js', 'client.js'];

/// What `server/src/cli/main.ts` has become: the command is a package of its own (`package-server.mjs`).
const isCommand = (file) => /^shared\/main-\w+\.js$/.test(file);

/// The files of `dist` that these load, now or later, but for the command.
function loadedFrom(files) {
  const known = new Set(files);
  // What is added on the way is gone through too.
  for (const file of known) {
    for (const [, to] of readFileSync(inRoot('dist', file), 'utf8').matchAll(/\brequire\("(\.[^"]+)"\)/g)) {
      const other = path.posix.join(path.posix.dirname(file), to);
      if (!isCommand(other)) known.add(other);
    }
  }
  return [...known].sort();
}

/// The files one after the other, behind a line that says where each stands.
function inOne(files) {
  const texts = files.map((file) => readFileSync(inRoot('dist', file)));
  const places = {};
  let end = 0;
  for (const [i, text] of texts.entries()) places[files[i]] = [end, (end += text.length)];
  return Buffer.concat([Buffer.from(`${JSON.stringify(places)}\n`), ...texts]);
}

export function writePrograms(folder) {
  mkdirSync(folder, { recursive: true });
  const all = inOne(loadedFrom(STARTED));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: all.length };
  writeFileSync(path.join(folder, 'programs.br'), brotliCompressSync(all, { params }));
  cpSync(inRoot('scripts/lib/load.cjs'), path.join(folder, 'load.js'));
  for (const file of STARTED) writeFileSync(path.join(folder, file), `require('./load.js')('${file}', module);\n`);
  for (const other of ['webview', 'THIRD-PARTY-LICENSES.txt'])
    cpSync(inRoot('dist', other), path.join(folder, other), { recursive: true });
}
