/// `npm run fuzz -- --edits N [--seed S] [--format ID]`: chains of random edits on the records of `test-fixtures`; after each
/// edit everything known of the document is compared with what opening the same text afresh gives. What fails is shrunk and
/// printed as a test to paste. Without a seed the clock gives one, and it is printed.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parseArgs } from 'node:util';
import { ensureInstalled, inRoot, root } from './lib/project.mjs';

const { values } = parseArgs({
  options: { edits: { type: 'string' }, seed: { type: 'string' }, format: { type: 'string' } },
});
const edits = Number(values.edits ?? 20_000);
const seed = Number(values.seed ?? Date.now() % 1_000_000);

await ensureInstalled();
const esbuild = await import('esbuild');
const outfile = inRoot(`out/fuzz-${process.pid}.cjs`);
await esbuild.build({
  absWorkingDir: root,
  stdin: {
    contents: `export * from './server/test/support/fuzz'; export { fuzzable } from './server/test/support/fuzzable';`,
    resolveDir: root,
    loader: 'ts',
  },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  mainFields: ['module', 'main'],
  sourcemap: 'inline',
  outfile,
});
process.chdir(root);
process.setSourceMapsEnabled(true);
const { fuzz, fuzzable, reproduction } = createRequire(import.meta.url)(outfile);
rmSync(outfile);

let failed = 0;
let made = 0;
const formats = values.format ? [values.format] : fuzzable();
for (const format of formats) {
  const start = Date.now();
  let told = start;
  const progress = (done) => {
    if (Date.now() - told < 5000) return;
    told = Date.now();
    console.log(`  ${format}: ${done} of ${edits} edits, ${Math.round(done / ((told - start) / 1000))} a second`);
  };
  const result = fuzz(format, edits, seed, progress);
  made += result.edits;
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const verdict = result.found ? 'DIFFERENT' : 'no difference';
  console.log(`${format}: seed ${seed}, ${result.edits} edits in ${result.chains} chains, ${seconds} s: ${verdict}`);
  if (result.found) console.log(reproduction(result.found));
  if (result.found) failed++;
}
console.log(`\n${made} edits, ${formats.length - failed} formats without a difference, ${failed} with one`);
process.exit(failed === 0 ? 0 : 1);
