/// What is done to many files: checking, in megabytes that a second of the processor is enough for, beside readers that know no rules;
/// converting, in games.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { kinds } from './bench-records.mjs';
import { importSource } from './import-source.mjs';

const FILES = 1000;

function written(folder) {
  const trees = kinds.filter(({ language }) => language !== 'ccgc');
  return Array.from({ length: FILES }, (_, i) => {
    const { id, file, text } = trees[i % trees.length];
    const place = path.join(folder, String(i));
    mkdirSync(place);
    const content = text(2000 + (i % 9) * 4000, 100 + (i % 151));
    writeFileSync(path.join(place, file), content);
    return { id, name: path.join(place, file), bytes: Buffer.byteLength(content) };
  });
}

/// Seconds of the processor that a program takes with its children, told by the shell.
function seconds(program, args) {
  const { stdout } = spawnSync('sh', ['-c', '"$0" "$@" > /dev/null 2>&1; times', program, ...args], {
    encoding: 'utf8',
  });
  const [user, system] = stdout
    .trim()
    .split('\n')
    .at(-1)
    .split(' ')
    .map((time) => Number(/m([\d.]+)s/.exec(time)[1]) + 60 * Number.parseInt(time, 10));
  return user + system;
}

const sum = (files) => files.reduce((all, { bytes }) => all + bytes, 0) / 1e6;

function parsed(files) {
  const start = process.cpuUsage();
  for (const { name } of files) JSON.parse(readFileSync(name, 'utf8'));
  const { user, system } = process.cpuUsage(start);
  return sum(files) / ((user + system) / 1e6);
}

export function manyFiles(cli) {
  const folder = mkdtempSync(path.join(tmpdir(), 'qipu-bench-'));
  try {
    const files = written(folder);
    const json = files.filter(({ id }) => id === 'wei7-3.0' || id === 'jgf');
    const xml = files.filter(({ id }) => id === 'wei7-2.2');
    const hasXmllint = spawnSync('xmllint', ['--version']).error === undefined;
    return {
      files: files.length,
      megabytes: sum(files),
      lint: sum(files) / seconds(process.execPath, [cli, 'lint', folder]),
      parse: parsed(json),
      xmllint: hasXmllint ? sum(xml) / seconds('xmllint', ['--noout', ...xml.map(({ name }) => name)]) : undefined,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const GAMES = 2000;
const MOVES = 300;

/// Games of SGF as servers write them, a file each, to each of the other formats: how many a second of the processor is enough for, its start among it.
export async function conversions(cli) {
  const { sgfGames } = await importSource('server/test/support/grown-go.ts');
  const folder = mkdtempSync(path.join(tmpdir(), 'qipu-bench-'));
  try {
    const from = path.join(folder, 'from');
    mkdirSync(from);
    for (const [i, game] of sgfGames(GAMES, MOVES).entries()) writeFileSync(path.join(from, `${i}.sgf`), game);
    const rates = ['wei7', 'wei7-2.2', 'jgf', 'ishi'].map((to) => {
      const args = [cli, 'convert', '--to', to, '--out', path.join(folder, to), from];
      return [to, GAMES / seconds(process.execPath, args)];
    });
    return { games: GAMES, moves: MOVES, rates };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
