/// `npm run crossings`: how many files and functions of the server one keystroke in a Connect6 record goes through, up to the diagnostics,
/// and how many one click on its board, the second stone of a turn, up to the edits of the text. `--list` names them.
import { readFileSync, rmSync } from 'node:fs';
import { wholeServer } from './lib/bundles.mjs';
import { partsOf } from './lib/coverage.mjs';
import { ensureInstalled, inRoot } from './lib/project.mjs';
import { open, placesIn, started } from './lib/wire.mjs';

const URI = 'file:///records/C6-1.txt';
const RECORD = '{[C6][甲队][乙队][先手胜][2018.08.03 10:30 合肥][2018 CCGC];B(J,10);W(K,11);W(K,12)}';
const place = placesIn(RECORD);
const end = place(RECORD.length - 1);

const script = `crossings-${process.pid}.cjs`;
const program = inRoot('out', script);

/// What one thing that a person does goes through; it has been done once before.
async function crossed(does) {
  const server = await started(program, ['--require', inRoot('scripts/lib/crossings-hook.cjs')]);
  const functions = () => {
    const answer = new Promise((resolve) => server.child.once('message', resolve));
    server.child.send({ script });
    return answer;
  };
  const checked = server.told('qipu/checked', URI, 1);
  open(server, URI, 'ccgc', RECORD);
  await checked;
  await does(server, 2);
  await functions();
  await does(server, 3);
  const run = await functions();
  server.child.kill();
  return run;
}

/// A figure of a move becomes another.
async function keystroke(server, version) {
  const at = RECORD.indexOf('12)');
  const checked = server.told('qipu/checked', URI, version);
  const range = { start: place(at + 1), end: place(at + 2) };
  const contentChanges = [{ range, text: String(version) }];
  server.notify('textDocument/didChange', { textDocument: { uri: URI, version }, contentChanges });
  await checked;
}

async function click(server, version) {
  const cells = [
    { x: 0, y: version },
    { x: 1, y: version },
  ];
  const asked = { textDocument: { uri: URI }, position: end };
  await server.request('qipu/targets', { ...asked, cells });
  await server.request('qipu/write', { ...asked, boardEdit: { kind: 'play', cells } });
}

/// The functions by the files of ours that they stand in.
function byFile(source, functions) {
  const files = new Map();
  for (const { file, from, to } of partsOf(source)) {
    const names = functions.filter((one) => one.name && one.from >= from && one.from < to).map(({ name }) => name);
    if (file.startsWith('server/src/') && names.length > 0) files.set(file, names);
  }
  return files;
}

await ensureInstalled();
const esbuild = await import('esbuild');
await esbuild.build({ ...wholeServer, outfile: program });
try {
  const source = readFileSync(program, 'utf8');
  for (const [what, does] of Object.entries({ 'one keystroke': keystroke, 'one click': click })) {
    const files = byFile(source, await crossed(does));
    const functions = [...files.values()].flat().length;
    console.log(`${what}: ${files.size} files, ${functions} functions`);
    if (!process.argv.includes('--list')) continue;
    for (const [file, names] of files) console.log(`  ${file}: ${names.join(', ')}`);
  }
} finally {
  rmSync(program, { force: true });
}
