/// `npm run unit [FILE…]`: tests that need no editor, and nothing else: no lint, no types, no build. A part of a file's name will do; without one all unit
/// tests run. `--watch` runs them again whenever a source changes; other options go on to mocha: `npm run unit go -- --grep ko`.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { testBundle } from './lib/bundles.mjs';
import { ensureInstalled, inRoot, root } from './lib/project.mjs';
import { filesNamed, testFiles, tierOf } from './lib/tests.mjs';

/// npm keeps options that stand before `--` for itself, and tells them in the environment.
const { npm_config_watch, npm_config_grep } = process.env;
const options = process.argv.slice(2);
/// `--grep takeback` is an option and its value.
const isWord = (one, i) => !one.startsWith('-') && !/^(?:--grep|-g|--fgrep|-f|--timeout)$/.test(options[i - 1] ?? '');
const words = options.filter(isWord);
const watching = options.includes('--watch') || npm_config_watch === 'true';
const more = [
  ...options.filter((one, i) => !isWord(one, i) && one !== '--watch'),
  ...(npm_config_grep ? ['--grep', npm_config_grep] : []),
];

function chosen() {
  const all = testFiles().filter((file) => tierOf(file) !== 'editors');
  return words.length > 0 ? filesNamed(words, all) : all.filter((file) => tierOf(file) === 'unit');
}

const outfile = `out/unit-${process.pid}.cjs`;
process.on('exit', () => {
  for (const file of [outfile, `${outfile}.map`]) rmSync(inRoot(file), { force: true });
});
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => process.exit(1));

let child;
function run() {
  child?.kill();
  const mocha = inRoot('node_modules/mocha/bin/mocha.js');
  const args = ['--enable-source-maps', mocha, '--reporter', 'dot', ...more, outfile];
  child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

/// Calls `run` after each bundle that is made.
const whenBuilt = {
  name: 'run',
  setup: (build) => build.onEnd(({ errors }) => errors.length === 0 && void run()),
};

await ensureInstalled();
try {
  const bundle = { ...testBundle(chosen()), outfile };
  const esbuild = await import('esbuild');
  if (watching) await (await esbuild.context({ ...bundle, plugins: [...bundle.plugins, whenBuilt] })).watch();
  else {
    await esbuild.build(bundle);
    process.exit(await run());
  }
} catch (error) {
  if (!error.errors) console.error(error.message);
  process.exit(1);
}
