/// `npm test`: format, lint, types, build, tests, tests in editors. The last line is `N passed, N failed`; each check counts as one.
/// `npm test -- --grep takeback` passes options on to mocha, without the editors; `npm test -- server/test/x.test.ts` or
/// `npm test -- client/e2e/x.e2e.ts` runs that file only.
/// Tests run with the repository as the current folder: they find their files from `process.cwd()`.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { testBundle } from './lib/bundles.mjs';
import { uncovered } from './lib/coverage.mjs';
import { ensureInstalled, inRoot, root, run } from './lib/project.mjs';
import { means, tellMissing } from './lib/vscode-tests.mjs';

const inEditor = (name) => name.endsWith('.e2e.ts');
const isTest = (name) => name.endsWith('.test.ts') || inEditor(name);
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

const everything = chosen.length === 0 && options.length === 0;
const files = chosen.length > 0 ? chosen : ['server/test', 'client/test', 'client/e2e'].flatMap(testsUnder);
const plain = files.filter((file) => !inEditor(file));
const inEditors = everything || chosen.length > 0 ? files.filter(inEditor) : [];

async function bundleTests(files, outfile) {
  const esbuild = await import('esbuild');
  await esbuild.build({ ...testBundle(files), outfile });
}

/// Runs mocha, which reports its counts as a message; a run that ends without one has crashed.
function runTests(bundle, more, env = process.env) {
  return new Promise((resolve) => {
    const mocha = inRoot('node_modules/mocha/bin/mocha.js');
    const reporter = ['--reporter', './scripts/lib/reporter.cjs'];
    const args = ['--enable-source-maps', mocha, ...reporter, ...more, ...options, bundle];
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env });
    let counts = { passed: 0, failed: 1 };
    child.on('message', (message) => (counts = message));
    child.on('close', () => resolve(counts));
  });
}

async function bundleAndRun(name, files, folder, run) {
  if (files.length === 0) return;
  const outfile = `out/${folder}/all.cjs`;
  if (!(await check(`bundle of ${name}`, () => succeeds(() => bundleTests(files, outfile))))) return;
  const counts = await run(outfile);
  passed += counts.passed;
  failed += counts.failed;
}

/// In VS Code, in a browser, with Neovim. These take seconds each.
async function runInEditors(bundle) {
  const found = await means();
  try {
    return await runTests(bundle, ['--timeout', '60000'], { ...process.env, QIPU_E2E: JSON.stringify(found) });
  } finally {
    await found.editor?.stop();
    tellMissing(found);
  }
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
  check('types of the tests in editors', () => runQuietly('typescript/bin/tsc', ['--noEmit', '-p', 'client/e2e'])),
]);
await check('build', () => succeeds(() => build({ quiet: true })));
await bundleAndRun('tests', plain, 'test', (bundle) => runTests(bundle, []));
if (everything) await check('branch coverage of the text tree', () => succeeds(textTreeIsCovered));
await bundleAndRun('tests in editors', inEditors, 'e2e', runInEditors);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
