/// Which blocks of a few source files the tests of these files never reach: V8 counts, in a bundle of these tests alone, and
/// esbuild says in the bundle which file each part of it comes from. So a branch counts as covered only if a test of that
/// folder goes through it, not if some other test happens to.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testBundle } from './bundles.mjs';
import { inRoot, root } from './project.mjs';

/// Runs the tests and answers the blocks of files under `folder` that were not reached, as `{ file, text }`: each block with its line.
export async function uncovered(folder, tests) {
  const esbuild = await import('esbuild');
  const outfile = inRoot('out/coverage/tests.cjs');
  await esbuild.build({ ...testBundle(tests), outfile, sourcemap: false });
  const results = mkdtempSync(path.join(tmpdir(), 'qipu-coverage-'));
  try {
    const code = await runMocha(outfile, results);
    if (code !== 0) throw new Error('The tests that the coverage is of failed.');
    return unreached(readFileSync(outfile, 'utf8'), scriptIn(results, outfile), folder);
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
}

function runMocha(bundle, results) {
  const args = [inRoot('node_modules/mocha/bin/mocha.js'), '--reporter', 'dot', bundle];
  const env = { ...process.env, NODE_V8_COVERAGE: results };
  return new Promise((resolve) => {
    spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env }).on('close', resolve);
  });
}

function scriptIn(results, bundle) {
  for (const name of readdirSync(results)) {
    const { result } = JSON.parse(readFileSync(path.join(results, name), 'utf8'));
    const script = result.find(({ url }) => url.endsWith(path.basename(bundle)) && url.includes('/out/coverage/'));
    if (script) return script;
  }
  throw new Error('No coverage was written.');
}

/// What the bundler writes of its own where a file is loaded later: the names of what it exports.
const EXPORTS = /__export\(\w+, \{[^}]*\}\);/g;

/// The outermost blocks that were never run.
function unreached(source, { functions }, folder) {
  const counts = new Array(source.length).fill(1);
  for (const { ranges } of functions) {
    for (const { startOffset, endOffset, count } of ranges) counts.fill(count, startOffset, endOffset);
  }
  for (const { 0: names, index } of source.matchAll(EXPORTS)) counts.fill(1, index, index + names.length);
  const missed = [];
  for (const { file, from, to } of partsOf(source)) {
    if (!file.startsWith(folder)) continue;
    for (let at = from; at < to; at++) {
      if (counts[at] !== 0) continue;
      let end = at;
      while (end < to && counts[end] === 0) end++;
      const text = source.slice(at, end).trim();
      if (text !== '' && text !== '}') missed.push({ file, text: lineAround(source, at, end) });
      at = end;
    }
  }
  return missed;
}

/// The block with the line that it begins on.
function lineAround(source, from, to) {
  const start = source.lastIndexOf('\n', from) + 1;
  return `${source.slice(start, from).trimStart()}⟦${source.slice(from, to).trim()}⟧`;
}

/// Where the text of each source file stands in the bundle: after a comment that names it.
export function* partsOf(source) {
  const heads = [...source.matchAll(/^\/\/ (\S+\.[cm]?[jt]s)$/gm)];
  for (const [i, head] of heads.entries()) {
    yield { file: head[1], from: head.index + head[0].length, to: heads[i + 1]?.index ?? source.length };
  }
}
