/// What `npm run bench` writes: the tables of docs/PERFORMANCE.md, each figure beside what it is to be.
import { readdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ms, table, times, verdict } from './bench-figures.mjs';
import { kinds } from './bench-records.mjs';
import { inRoot } from './project.mjs';

/// Bars of the design; milliseconds and megabytes.
const BARS = {
  keystroke: 0.5,
  growth: 1.5,
  opening: 800,
  first: 300,
  slice: 8,
  heap: 60,
  deep: 500,
  answer: 20,
  start: 100,
  client: 500,
  lint: 20,
  converted: 1500,
};

const of = (list, id, size) => list.find((one) => one.id === id && one.size === size);

function keystrokeTable({ strokes }) {
  const rows = strokes.map(({ id, size, keystroke, slow, direct, service, incremental }) => [
    `${id}, ${size}`,
    `${ms(keystroke)} (${verdict(keystroke, BARS.keystroke)})`,
    ms(slow),
    ms(direct),
    service === undefined ? '' : `${ms(service)}: ${times(service / keystroke)}`,
    incremental === undefined ? '' : `${ms(incremental)}: ${times(incremental / direct)}`,
  ]);
  const head = ['', 'Qipu: median, ms', '95th percentile', 'without the wire', 'JSON language service', 'Lezer'];
  return table(head, rows);
}

function growthTable({ strokes }) {
  const rows = kinds.map(({ id, sizes, peers }) => {
    const growth = (key) => of(strokes, id, sizes.at(-1))[key] / of(strokes, id, sizes[0])[key];
    const own = growth('keystroke');
    const others = peers ? [times(growth('service')), times(growth('incremental'))] : ['', ''];
    return [`${id}, ${sizes.at(-1)}`, `${times(own)} (${verdict(own, BARS.growth)})`, ...others];
  });
  return table(['against 30 KB', 'Qipu', 'JSON language service', 'Lezer'], rows);
}

function openingTable({ openings }) {
  const rows = openings.map(({ id, size, first, cpu, slice, heap, closed }) => [
    `${id}, ${size}`,
    ms(first),
    size === '10 MB' ? `${ms(cpu)} (${verdict(cpu, BARS.opening)})` : ms(cpu),
    ms(slice),
    `${heap.toFixed(0)} (${verdict(heap, BARS.heap)})`,
    closed.toFixed(0),
  ]);
  return table(['', 'first diagnostics', 'all of it, CPU', 'longest slice', 'heap, MB', 'after closing'], rows);
}

function unkindTable({ unkind }) {
  const columns = Object.keys(unkind[0].costs);
  const rows = unkind.map(({ id, costs }) => [
    id,
    ...columns.map((what) => {
      const { cpu, back, slice } = costs[what];
      return `${ms(cpu)} · ${ms(back)} · ${ms(slice)}`;
    }),
  ]);
  return table(['', ...columns], rows);
}

function deepTable({ deep }) {
  const rows = deep.map(({ id, opening, key, outline, folds }) => [
    id,
    ms(opening.cpu),
    `${ms(key.cpu)} · ${ms(key.slice)}`,
    `${ms(outline.cpu)} (${verdict(outline.cpu, BARS.deep)})`,
    `${ms(folds.cpu)} (${verdict(folds.cpu, BARS.deep)})`,
  ]);
  return table(['', 'opening', 'a key at the bottom · slice', 'outline', 'folds'], rows);
}

/// Kilobytes of all files of the server.
function serverSize() {
  const files = readdirSync(inRoot('dist'), { recursive: true, withFileTypes: true });
  const ours = files.filter((one) => one.isFile() && /\.js$/.test(one.name) && !/webview/.test(one.parentPath));
  const sizes = ours.map(({ parentPath, name }) => statSync(path.join(parentPath, name)).size);
  return sizes.reduce((sum, one) => sum + one, 0) / 1024 - statSync(inRoot('dist/client.js')).size / 1024;
}

function restTable({ opening, quoting, core, starts }) {
  const answers = (what, { usual, longest }) => [
    what,
    `${ms(usual)} ms, longest ${ms(longest)} ms`,
    `${BARS.answer} ms: ${verdict(usual, BARS.answer)}`,
  ];
  const client = statSync(inRoot('dist/client.js')).size / 1024;
  const rows = [
    answers('board of another document while 10 MB are opened, median', opening),
    answers('the same while a quote unhinges a line of 10 MB', quoting),
    [
      'heap for 1 MB of wei7, and after 2,000, 10,000 and 50,000 keystrokes',
      core.heap.map((one) => `${one.toFixed(0)} MB`).join(', '),
      '',
    ],
    [
      'replay of random games',
      `${Math.round(core.replay).toLocaleString('en')} moves a ms`,
      `${times(core.replay / core.peer)} @sabaki/go-board`,
    ],
    ...Object.entries(starts).map(
      ([
        language,
        {
          empty,
          starts: [took],
        },
      ]) => [
        `start to first diagnostics, ${language}`,
        `${ms(took - empty)} ms more than the ${ms(empty)} ms of an empty Node`,
        `${BARS.start} ms: ${verdict(took - empty, BARS.start)}`,
      ],
    ),
    ['the server with all formats, minified', `${serverSize().toFixed(0)} KB`, ''],
    ['dist/client.js, minified', `${client.toFixed(0)} KB`, `${BARS.client} KB: ${verdict(client, BARS.client)}`],
  ];
  return table(['', 'measured', 'bar'], rows);
}

const enough = (value, bar) => (value >= bar ? 'met' : '**missed**');

function filesTable({ many, converted: { games, moves, rates } }) {
  const rows = [
    [
      `\`qipu lint\` of ${many.files.toLocaleString('en')} files, ${many.megabytes.toFixed(0)} MB`,
      `${many.lint.toFixed(1)} MB a second of the processor`,
      `${BARS.lint}: ${enough(many.lint, BARS.lint)}`,
    ],
    ['`JSON.parse` of those in JSON', `${many.parse.toFixed(0)} MB a second`, times(many.parse / many.lint)],
    ...(many.xmllint === undefined
      ? []
      : [
          [
            '`xmllint --noout` of those in XML',
            `${many.xmllint.toFixed(0)} MB a second`,
            times(many.xmllint / many.lint),
          ],
        ]),
    ...rates.map(([to, rate]) => [
      `\`qipu convert --to ${to}\` of ${games.toLocaleString('en')} games of SGF, ${moves} moves each`,
      `${Math.round(rate).toLocaleString('en')} a second of the processor`,
      to === 'wei7' ? `${BARS.converted.toLocaleString('en')}: ${enough(rate, BARS.converted)}` : '',
    ]),
  ];
  return table(['', 'measured', 'bar'], rows);
}

export const report = (measured) => `# Performance

Written by \`npm run bench\`; measured with Node ${process.versions.node} on ${os.cpus().length} cores. Milliseconds differ from machine to
machine and with what else it does (there were ${os.loadavg()[1].toFixed(0)} processes at work when this was written), so look at the ratios: everything
in a row comes from one run. "CPU" is what the processor worked for the whole process, garbage collection and compiler among it.

## The records

They are made by \`server/test/support/grown.ts\`, the same every time. Of Go: games of 250 moves played at random by the rules, so with captures, none
like another, each a variation from the root (in Ishi an event); a comment at three moves in ten, each another, in English or in Chinese
(in Ishi all are ASCII), some with characters of four bytes; one to five marks at every fourth move; variations of some moves now and then.
Of CCGC a file holds one game, so what is larger are games one after the other with stones at random, or lines to and fro; of Amazons one
game by the rules whose rounds then go on.

## A keystroke

Qipu: from the message that says what was typed to the diagnostics of that version, over standard input and output, with every rule
of the format and the game played through; and the same inside one process, without the wire. A keystroke replaces a sign of a coordinate
somewhere in the file by another, every tenth by a bracket, which breaks the text; the next mends it. The first quarter is left out: the
machine is still learning the program then. The JSON language service of VS Code (\`vscode-json-languageservice\`) and Lezer
(\`@lezer/json\`) are called directly. The service checks a small schema; Lezer only parses, and keeps the text as one string. After the
colon: how many times as long as Qipu takes, for the service with the wire (which the service is spared), for Lezer without.

${keystrokeTable(measured)}

${growthTable(measured)}

In the same run a request that is answered empty at once took ${ms(measured.wire)} ms over the wire in the median. That a keystroke costs no more in
a large record is also counted, for every format, in \`server/test/server/growth.test.ts\`.

## Opening, and memory

First diagnostics by the clock, all of it in CPU; of 10 MB it is to be ${BARS.opening} ms, the first diagnostics ${BARS.first}. A slice is how long the main thread
works without looking whether something has come in; it is to be ${BARS.slice} ms. The heap is what is
more on it than before, when garbage has been collected.

${openingTable(measured)}

## Unkind edits

Of records of 1 MB: CPU of the edit · of taking it back · the longest slice, in milliseconds.

${unkindTable(measured)}

## Deep trees

${measured.depth.toLocaleString('en')} variations in each other, each on a line: CPU in milliseconds.

${deepTable(measured)}

## Many files

What a second of the processor is enough for, the start of the program among it.

${filesTable(measured)}

## The rest

${restTable(measured)}
`;
