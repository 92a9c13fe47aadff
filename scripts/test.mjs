/// `npm test`: format, lint, types, build, then tests of three tiers: `unit`, `random`, `editors`. The last line is `N passed, N failed`;
/// each check counts as one. What failed is told at once, and again at the end.
/// `npm test -- random` runs a tier, `npm test -- promptness` the files with that in their names, `--grep takeback` the tests with
/// that in their titles; none of these lints. With `CI` set random tests are as long as they can be, elsewhere a quarter of that (`QIPU_RANDOM` says
/// another share), and of the files of tests in editors a third is drawn.
/// Tests run with the repository as the current folder: they find their files from `process.cwd()`.
import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { testShelf } from './lib/bundles.mjs';
import { uncovered } from './lib/coverage.mjs';
import { lane } from './lib/lanes.mjs';
import { ensureInstalled, inRoot, run } from './lib/project.mjs';
import { ensureOnMachine, onPath } from './lib/system-packages.mjs';
import { filesNamed, TIERS, testFiles, thirdOf, tierOf } from './lib/tests.mjs';
import { means, tellMissing } from './lib/vscode-tests.mjs';

const { values, positionals } = parseArgs({ options: { grep: { type: 'string' } }, allowPositionals: true });
const everything = positionals.length === 0 && !values.grep;

/// In CI, and where all that CI tries is asked for, all tests in editors are run, elsewhere a third of their files: all of them take longer than all else.
function everyTier(all) {
  if (process.env.CI || process.env.QIPU_RANDOM === '1') return all;
  const editors = all.filter((file) => tierOf(file) === 'editors');
  const drawn = thirdOf(editors);
  console.log(
    `Of ${editors.length} files of tests in editors ${drawn.length} are drawn; \`npm test -- editors\` runs all.`,
  );
  return all.filter((file) => !editors.includes(file) || drawn.includes(file));
}

function chosen() {
  const all = testFiles();
  if (everything) return everyTier(all);
  if (positionals.length === 0) return all.filter((file) => tierOf(file) === 'unit');
  const words = positionals.filter((word) => !TIERS.includes(word));
  const named = words.length > 0 ? filesNamed(words, all) : [];
  return all.filter((file) => named.includes(file) || positionals.includes(tierOf(file)));
}

const begun = Date.now();
const counts = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
let left = 0;
/// What tests in editors would have needed and could not be had.
let missing = {};

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const clock = () =>
  `${Math.floor((Date.now() - begun) / 60_000)}:${String(Math.floor(((Date.now() - begun) / 1000) % 60)).padStart(2, '0')}`;

function failed(text) {
  counts.failed++;
  failures.push(text);
  console.log(text);
}

/// A check is a function that throws when something is wrong; what it throws is told.
async function check(name, work) {
  const start = Date.now();
  try {
    await work();
    counts.passed++;
    console.log(`${clock()}  ok      ${name} (${seconds(Date.now() - start)})`);
    return true;
  } catch (error) {
    // esbuild has already shown its own errors.
    failed(`${clock()}  FAILED  ${name}\n${error.errors ? '' : (error.told ?? error.stack)}`);
    return false;
  }
}

async function runs(program, args) {
  const { code, output } = await run(process.execPath, [inRoot('node_modules', program), ...args], { quiet: true });
  if (code !== 0) throw Object.assign(new Error(), { told: output });
}

function tell({ file, title }, said, took) {
  left += said.titles ? said.titles.length - 1 : -1;
  if (said.titles) return;
  counts.passed += said.passed;
  counts.skipped += said.skipped;
  const name = title === undefined ? file : `${file}: ${title}`;
  const skipped = said.skipped > 0 ? `, ${said.skipped} skipped` : '';
  const good = said.failures.length === 0;
  const left_ = left > 0 ? `, ${left} to come` : '';
  console.log(
    `${clock()}  ${good ? 'ok    ' : 'FAILED'}  ${name}: ${said.passed}${skipped} (${seconds(took)})${left_}`,
  );
  for (const text of said.failures) failed(`\n${name}\n${text}\n`);
}

async function bundled(files, name) {
  const esbuild = await import('esbuild');
  const outfile = `out/${name}/all.cjs`;
  return (await check(`bundle of ${name}`, () => esbuild.build({ ...testShelf(files), outfile })))
    ? outfile
    : undefined;
}

/// The fewest files that another editor is started for: fewer are done before it is there.
const WORTHWHILE = 3;

/// What is missing is installed by who comes first; the others wait for that.
let turn = Promise.resolve();
const inTurn = (work) => {
  turn = turn.then(work);
  return turn;
};

/// What tests outside of editors call, and people may lack. In CI they fail without it, elsewhere they are skipped.
async function ensureTools() {
  if (!process.env.CI || !everything) return;
  const tools = [{ debian: 'parallel', found: () => onPath('parallel') }];
  await ensureOnMachine(tools).catch((error) => console.log(error.message));
}

/// Each core has a lane, and there is one more, for tests in editors wait for a third of their time. Two lanes begin with these: what runs in
/// VS Code, in a browser, with Neovim, takes seconds each, and so does an editor to start. The others begin with all else, what takes
/// longest first. Whoever is done goes on with what is left of the other kind.
async function runTests(files) {
  rmSync(inRoot('out/e2e/failed'), { recursive: true, force: true });
  mkdirSync(inRoot('out/e2e/failed'), { recursive: true });
  const isInEditor = (file) => tierOf(file) === 'editors';
  const random = files.filter((file) => tierOf(file) === 'random').map((file) => ({ file, split: true }));
  const unit = files.filter((file) => tierOf(file) === 'unit').map((file) => ({ file }));
  const isLong = ({ file }) => /hostile/.test(file);
  const others = [...unit.filter(isLong), ...unit.filter((job) => !isLong(job))];
  const queues = { e2e: files.filter(isInEditor).map((file) => ({ file })), test: [...random, ...others] };
  left = files.length;
  const bundles = {};
  for (const [name, jobs] of Object.entries(queues)) {
    if (jobs.length > 0)
      bundles[name] = await bundled(
        jobs.map(({ file }) => file),
        name,
      );
    if (!bundles[name]) jobs.length = 0;
  }
  const { grep } = values;
  const outside = () => lane(queues.test, bundles.test, { grep }, tell);
  const inEditors = async (fewest) => {
    if (queues.e2e.length < fewest) return;
    const found = await inTurn(means);
    missing = found.missing;
    try {
      await lane(queues.e2e, bundles.e2e, { grep, env: { QIPU_E2E: JSON.stringify(found) } }, tell);
    } finally {
      await found.editor?.stop();
    }
  };
  await ensureTools();
  const cores = Math.min(4, Math.max(2, os.cpus().length));
  await Promise.all([
    inEditors(1).then(outside),
    inEditors(WORTHWHILE).then(outside),
    ...Array.from({ length: cores - 1 }, () => outside().then(() => inEditors(WORTHWHILE))),
  ]);
}

/// The text tree is covered by its own tests, every branch of it; random edits come on top.
async function textTreeIsCovered() {
  const tests = testFiles().filter(
    (file) => /^server\/test\/text\/(?!.*hostile)/.test(file) && tierOf(file) === 'unit',
  );
  const missed = await uncovered('server/src/text/', tests);
  const lines = missed.map(({ file, text }) => `${file}: ${text}`);
  if (lines.length > 0)
    throw Object.assign(new Error(), { told: `Branches that no test goes through:\n${lines.join('\n')}` });
}

/// What a whole run looks at besides, beside the tests.
async function runChecks() {
  await Promise.all([
    check('format and lint', () => runs('@biomejs/biome/bin/biome', ['ci', '--colors=off', '.'])),
    check('types', () => runs('typescript/bin/tsc', ['--noEmit'])),
    check('types of the panel', () => runs('typescript/bin/tsc', ['--noEmit', '-p', 'client/webview'])),
    check('types of the tests in editors', () => runs('typescript/bin/tsc', ['--noEmit', '-p', 'client/e2e'])),
  ]);
  await check('branch coverage of the text tree', textTreeIsCovered);
}

await ensureInstalled();
const files = chosen();
await check('build', () => build({ quiet: true }));
await Promise.all([runTests(files), everything && runChecks()]);
tellMissing({ missing });
if (failures.length > 0) console.log(`\nWhat failed:\n\n${failures.join('\n')}`);
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped} (${clock()})`);
process.exit(counts.failed === 0 ? 0 : 1);
