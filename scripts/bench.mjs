/// `npm run bench` measures the server that is built, and others doing the like in the same run, and writes what came out to
/// docs/PERFORMANCE.md. Machines differ and are busy, so ratios are what counts. `--quick` leaves the file alone.
/// `npm run bench -- --against DIST` measures the server in another `dist` folder in turn with the one that is built, and nothing else.
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { against } from './lib/bench-against.mjs';
import { jsonService, lezer } from './lib/bench-peers.mjs';
import { keystrokes, kindsOf, median, recordOf } from './lib/bench-records.mjs';
import { startsOf } from './lib/bench-start.mjs';
import { answersDuring, emptyAnswer, opensIt, overTheWire, quotesIt } from './lib/bench-wire.mjs';
import { ensureInstalled, inRoot, root } from './lib/project.mjs';

const { values: wanted } = parseArgs({ options: { quick: { type: 'boolean' }, against: { type: 'string' } } });
const quick = wanted.quick ?? wanted.against !== undefined;
const program = inRoot('dist/server.js');
const EDITS = quick ? 100 : 2000;
const SIZES = { '30 KB': 30_000, '1 MB': 1_000_000, '2 MB': 2_000_000, '10 MB': 10_000_000 };

/// Bars of the design.
const BARS = {
  keystroke: { '30 KB': 0.3, '1 MB': 0.5, '2 MB': 0.5, '10 MB': 1 },
  growth: 4,
  service: { '1 MB': 100, '10 MB': 800 },
  opening: 600,
  answer: 20,
  heap: 120,
  start: 100,
  client: 500,
};

const ms = (value) => (value < 10 ? value.toFixed(2) : value.toFixed(0));
const times = (value) => `${value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')}×`;
const table = (head, rows) =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const verdict = (value, bar) => (value <= bar ? 'met' : '**missed**');

async function keystrokesOf(kind) {
  const { name, sizes } = kind;
  const results = [];
  for (const size of sizes) {
    const text = recordOf(name, SIZES[size]);
    const ours = await overTheWire(kind, text, EDITS, program);
    const direct = withoutWire(kind, text);
    const others = kind.peers ? await peersOf(name, text) : {};
    results.push({ name, size, ...ours, direct, ...others });
    console.log(`${name} ${size}: keystroke ${ms(ours.keystroke)} ms, without the wire ${ms(direct)}`);
  }
  return results;
}

async function peersOf(name, text) {
  const service = await jsonService(name, text, text.length > 2e6 ? 4 : 12);
  return { service, incremental: await lezer(name, text, Math.min(EDITS, 300)) };
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

/// Memory and replay, in a process that does nothing else.
function inside(record) {
  const file = inRoot('out/bench/record.wei7');
  writeFileSync(file, record);
  const code = `require(${JSON.stringify(inner)}).print(${JSON.stringify(file)})`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--expose-gc', '-e', code], { encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout);
}

function withoutWire({ name, language }, text) {
  const { typing } = createRequire(import.meta.url)(inner);
  return median(typing(language, text, keystrokes(name, text), EDITS).slice(Math.floor(EDITS / 4)));
}

function keystrokeTable(results) {
  const rows = results.map(({ name, size, keystroke, slow, direct, service, incremental }) => [
    `${name}, ${size}`,
    `${ms(keystroke)} (${verdict(keystroke, BARS.keystroke[size])})`,
    ms(slow),
    ms(direct),
    service === undefined ? '' : `${ms(service)}: ${times(service / keystroke)}`,
    incremental === undefined ? '' : `${ms(incremental)}: ${times(incremental / direct)}`,
  ]);
  const head = [
    '',
    'Qipu: median, ms',
    '95th percentile',
    'without the wire',
    'JSON language service',
    'Lezer (parsing only)',
  ];
  return table(head, rows);
}

function growthTable(results) {
  const rows = kindsOf.map(({ name, sizes, peers }) => {
    const of = (size) => results.find((one) => one.name === name && one.size === size);
    const growth = (key) => of(sizes.at(-1))[key] / of(sizes[0])[key];
    const own = growth('keystroke');
    return [
      `${name}, ${sizes.at(-1)}`,
      `${times(own)} (${verdict(own, BARS.growth)})`,
      peers ? times(growth('service')) : '',
      peers ? times(growth('incremental')) : '',
    ];
  });
  return table(['against 30 KB', 'Qipu', 'JSON language service', 'Lezer'], rows);
}

/// Kilobytes of all files of the server.
function serverSize() {
  const files = readdirSync(inRoot('dist'), { recursive: true, withFileTypes: true });
  const ours = files.filter((one) => one.isFile() && /\.js$/.test(one.name) && !/webview/.test(one.parentPath));
  const sizes = ours.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  return sizes.reduce((sum, one) => sum + one, 0) / 1024 - statSync(inRoot('dist/client.js')).size / 1024;
}

function restTable({ results, opening, quoting, core, starts }) {
  const opened = results.filter(({ size }) => size === '10 MB');
  const rows = opened.map((one) => [
    `opening 10 MB of ${one.name}, to the first diagnostics`,
    `${ms(one.opening)} ms`,
    `${BARS.opening} ms: ${verdict(one.opening, BARS.opening)}`,
  ]);
  const answers = (what, { usual, longest }) =>
    rows.push([
      what,
      `${ms(usual)} ms, longest ${ms(longest)} ms`,
      `${BARS.answer} ms: ${verdict(usual, BARS.answer)}`,
    ]);
  answers('board of another document, meanwhile, median', opening);
  answers('the same while a quote unhinges a line of 10 MB', quoting);
  rows.push([
    'heap for 10 MB, with all diagnostics',
    `${core.heap.toFixed(0)} MB`,
    `${BARS.heap} MB: ${verdict(core.heap, BARS.heap)}`,
  ]);
  const rate = `${Math.round(core.replay).toLocaleString('en')} moves a ms`;
  rows.push(['replay of random games', rate, `${times(core.replay / core.peer)} @sabaki/go-board`]);
  for (const [
    language,
    {
      empty,
      starts: [took],
    },
  ] of Object.entries(starts)) {
    const more = took - empty;
    const words = `${ms(more)} ms more than the ${ms(empty)} ms of an empty Node`;
    rows.push([`start to first diagnostics, ${language}`, words, `${BARS.start} ms: ${verdict(more, BARS.start)}`]);
  }
  rows.push(['the server with all formats, minified', `${serverSize().toFixed(0)} KB`, '']);
  const client = statSync(inRoot('dist/client.js')).size / 1024;
  rows.push([
    'dist/client.js, minified',
    `${client.toFixed(0)} KB`,
    `${BARS.client} KB: ${verdict(client, BARS.client)}`,
  ]);
  return table(['', 'measured', 'bar'], rows);
}

const report = (measured) => `# Performance

Written by \`npm run bench\`; measured with Node ${process.versions.node} on ${os.cpus().length} cores. Milliseconds differ from machine to
machine and with what else it does, so look at the ratios: everything in a row comes from one run.

The records are games of 300 moves, each a branch from the root (in Ishi an event), with a comment at every tenth move; of
Connect6 many games one after the other, of Amazons one with ever more rounds. A keystroke replaces a digit of a coordinate
somewhere in the file by another, every tenth by a bracket, which breaks the text; the next mends it.
The first quarter of the keystrokes is left out: the machine is still learning the program then, and takes about twice as long.

## A keystroke

Qipu: from the message that says what was typed to the diagnostics of that version, over standard input and output, with every rule
of the format and the game played through; and the same inside one process, without the wire. The JSON language service of VS Code
(\`vscode-json-languageservice\`) and Lezer (\`@lezer/json\`) are called directly. The service checks a small schema; Lezer only
parses, and keeps the text as one string. After the colon: how many times as long as Qipu takes, for the service with the wire (which
the service is spared), for Lezer without.

${keystrokeTable(measured.results)}

${growthTable(measured.results)}

In the same run a request that is answered empty at once took ${ms(measured.wire)} ms over the wire in the median.

## The rest

${restTable(measured)}
`;

async function measureAll() {
  await bundleInner();
  const results = [];
  for (const kind of kindsOf) results.push(...(await keystrokesOf(kind)));
  const text = recordOf('wei7', SIZES['10 MB']);
  const line = text.replaceAll(',\n', ',').replace('[\n', ' [').replace('"tree"', '\n"tree"');
  const starts = {};
  for (const language of ['wei7', 'ishi', 'ccgc']) starts[language] = await startsOf([program], language);
  const measured = {
    results,
    starts,
    wire: await emptyAnswer(program),
    opening: await answersDuring(text, opensIt, program),
    quoting: await answersDuring(line, quotesIt, program),
    core: inside(text),
  };
  if (quick) return console.log(report(measured));
  writeFileSync(inRoot('docs/PERFORMANCE.md'), report(measured));
  console.log('docs/PERFORMANCE.md is written.');
}

await ensureInstalled();
await build({ quiet: true });
if (wanted.against === undefined) await measureAll();
else console.log(await against(path.resolve(wanted.against, 'server.js'), program));
