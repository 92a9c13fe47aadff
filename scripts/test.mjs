/// `npm test`: format, lint, types, build, tests. The last line is `N passed, N failed`; each check counts as one.
/// `npm test -- --grep takeback` passes options on to mocha; `npm test -- server/test/x.test.ts` runs that file only.
/// Tests run with the repository as the current folder: they find their files from `process.cwd()`.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { testBundle } from './lib/bundles.mjs';
import { uncovered } from './lib/coverage.mjs';
import { ensureInstalled, inRoot, root, run } from './lib/project.mjs';

const isTest = (name) => name.endsWith('.test.ts');
const options = process.argv.slice(2).filter((argument) => !isTest(argument));
const chosen = process.argv.slice(2).filter(isTest);

const testsUnder = (folder) =>
  existsSync(inRoot(folder))
    ? readdirSync(inRoot(folder), { recursive: true })
        .filter(isTest)
        .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')))
        .sort()
    : [];

let passed = 0;
let failed = 0;

/// A check is a function that answers true when all is well. It has printed its own complaints otherwise.
async function check(name, work) {
  const start = Date.now();
  const good = await work();
  good ? passed++ : failed++;
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${Date.now() - start} ms)`);
  return good;
}

async function runQuietly(program, args) {
  const { code, output } = await run(process.execPath, [inRoot('node_modules', program), ...args], { quiet: true });
  if (code !== 0) console.log(output);
  return code === 0;
}

const succeeds = (work) =>
  work().then(
    () => true,
    (error) => {
      // esbuild has already shown its own errors.
      if (!error.errors) console.log(error);
      return false;
    },
  );

async function bundleTests() {
  const esbuild = await import('esbuild');
  const files = chosen.length > 0 ? chosen : [...testsUnder('server/test'), ...testsUnder('client/test')];
  await esbuild.build(testBundle(files));
}

/// Runs mocha, which reports its counts as a message; a run that ends without one has crashed.
function runTests() {
  return new Promise((resolve) => {
    const mocha = inRoot('node_modules/mocha/bin/mocha.js');
    const args = [
      '--enable-source-maps',
      mocha,
      '--reporter',
      './scripts/lib/reporter.cjs',
      ...options,
      'out/test/all.cjs',
    ];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    let counts = { passed: 0, failed: 1 };
    child.on('message', (message) => (counts = message));
    child.on('close', () => resolve(counts));
  });
}

/// The text tree is covered by its own tests, every branch of it; random edits come on top.
async function textTreeIsCovered() {
  const tests = testsUnder('server/test/text').filter((file) => !/chains|hostile/.test(file));
  const missed = await uncovered('server/src/text/', tests);
  const lines = missed.map(({ file, text }) => `${file}: ${text}`);
  if (lines.length > 0) throw new Error(`Branches that no test goes through:\n${lines.join('\n')}`);
}

await ensureInstalled();
await Promise.all([
  check('format and lint', () => runQuietly('@biomejs/biome/bin/biome', ['ci', '--colors=off', '.'])),
  check('types', () => runQuietly('typescript/bin/tsc', ['--noEmit'])),
  check('types of the panel', () => runQuietly('typescript/bin/tsc', ['--noEmit', '-p', 'client/webview'])),
]);
await check('build', () => succeeds(() => build({ quiet: true })));
if (await check('test bundle', () => succeeds(bundleTests))) {
  const counts = await runTests();
  passed += counts.passed;
  failed += counts.failed;
}
if (chosen.length === 0 && options.length === 0) {
  await check('branch coverage of the text tree', () => succeeds(textTreeIsCovered));
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
