/// `npm run bench` measures the server that is built, and others doing the like in the same run, and writes what came out to
/// docs/PERFORMANCE.md. Machines differ and are busy, so ratios are what counts. `--quick` leaves the file alone. `--part NAME` measures a
/// part (strokes, openings, unkind, deep, files, rest) and takes the others as they were measured last.
/// `npm run bench -- --against DIST` measures the server in another `dist` folder in turn with the one that is built, and nothing else.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { against } from './lib/bench-against.mjs';
import { median, ms } from './lib/bench-figures.mjs';
import { conversions, manyFiles } from './lib/bench-files.mjs';
import { jsonService, lezer } from './lib/bench-peers.mjs';
import { keystrokes, kindOf, kinds, SIZES } from './lib/bench-records.mjs';
import { report } from './lib/bench-report.mjs';
import { startsOf } from './lib/bench-start.mjs';
import { answersDuring, emptyAnswer, opensIt, overTheWire, quotesIt } from './lib/bench-wire.mjs';
import { deepIds, deepTree, openingOf, unkindEdits } from './lib/bench-worst.mjs';
import { ensureInstalled, inRoot, root } from './lib/project.mjs';

const { values: wanted } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    against: { type: 'string' },
    part: { type: 'string', multiple: true },
  },
});
const quick = wanted.quick ?? wanted.against !== undefined;
const program = inRoot('dist/server.js');
const EDITS = quick ? 60 : 400;
const DEPTH = 10_000;

async function keystrokesOf(kind) {
  const results = [];
  for (const size of kind.sizes) {
    const text = kind.text(SIZES[size]);
    const ours = await overTheWire(kind, text, EDITS, program);
    const direct = withoutWire(kind, text);
    const others = kind.peers ? await peersOf(kind, text) : {};
    results.push({ id: kind.id, size, ...ours, direct, ...others });
    console.log(`${kind.id} ${size}: keystroke ${ms(ours.keystroke)} ms, without the wire ${ms(direct)}`);
  }
  return results;
}

async function peersOf(kind, text) {
  const service = await jsonService(kind, text, text.length > 2e6 ? 4 : 12);
  return { service, incremental: await lezer(kind, text, Math.min(EDITS, 200)) };
}

const inner = inRoot('out/bench/bench.cjs');

async function bundleInner() {
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['server/test/support/bench.ts'],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    mainFields: ['module', 'main'],
    minify: true,
    outfile: inner,
  });
}

/// Memory after many edits, and replay, in a process that does nothing else.
function inside(record) {
  const file = inRoot('out/bench/record.wei7');
  writeFileSync(file, record);
  const code = `require(${JSON.stringify(inner)}).print(${JSON.stringify(file)})`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', '-e', code], { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}

function withoutWire(kind, text) {
  const { typing } = createRequire(import.meta.url)(inner);
  return median(typing(kind, text, keystrokes(kind, text), EDITS).slice(Math.floor(EDITS / 4)));
}

/// Of each kind of record one after the other.
async function each(list, what, measure) {
  const results = [];
  for (const kind of list) {
    results.push({ id: kind.id, size: kind.sizes.at(-1), ...(await measure(kind)) });
    console.log(`${kind.id}: ${what} measured`);
  }
  return results;
}

const largest = (kind) => kind.text(SIZES[kind.sizes.at(-1)]);

const parts = {
  async strokes() {
    const strokes = [];
    for (const kind of kinds) strokes.push(...(await keystrokesOf(kind)));
    return { strokes, wire: await emptyAnswer(program) };
  },
  openings: async () => ({
    openings: await each(kinds, 'opening', (kind) => openingOf(program, kind, largest(kind))),
  }),
  unkind: async () => ({
    unkind: await each(kinds, 'unkind edits', async (kind) => ({
      costs: await unkindEdits(program, kind, kind.text(SIZES['1 MB'])),
    })),
  }),
  deep: async () => ({
    depth: DEPTH,
    deep: await each(deepIds.map(kindOf), 'deep trees', (kind) => deepTree(program, kind, DEPTH)),
  }),
  files: async () => ({
    many: manyFiles(inRoot('dist/cli.js')),
    converted: await conversions(inRoot('dist/cli.js')),
  }),
  async rest() {
    const wei7 = kindOf('wei7-3.0');
    const long = wei7.text(SIZES['10 MB']);
    const line = long.replaceAll(',\n', ',').replaceAll('[\n', '[').replace('"tree"', '\n"tree"');
    const starts = {};
    for (const language of ['wei7', 'ishi', 'ccgc']) starts[language] = await startsOf([program], language);
    return {
      starts,
      opening: await answersDuring(long, opensIt, program),
      quoting: await answersDuring(line, quotesIt, program),
      core: inside(wei7.text(SIZES['1 MB'])),
    };
  },
};

async function measureAll(names) {
  await bundleInner();
  const file = inRoot('out/bench/measured.json');
  const measured = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  for (const name of names) {
    Object.assign(measured, await parts[name]());
    writeFileSync(file, JSON.stringify(measured));
  }
  if (quick) return console.log(report(measured));
  writeFileSync(inRoot('docs/PERFORMANCE.md'), report(measured));
  console.log('docs/PERFORMANCE.md is written.');
}

await ensureInstalled();
await build({ quiet: true });
if (wanted.against === undefined) await measureAll(wanted.part ?? Object.keys(parts));
else console.log(await against(path.resolve(wanted.against, 'server.js'), program));
