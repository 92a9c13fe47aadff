/// `npm run build` writes dist/server.js, dist/cli.js, dist/client.js and dist/webview.
/// `npm run build -- --watch` does so again at every change, with source maps.
import { chmodSync, existsSync, rmSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bundlesFor } from './lib/bundles.mjs';
import { writeLicenses } from './lib/licenses.mjs';
import { ensureInstalled, inRoot } from './lib/project.mjs';

function printSize(outputs) {
  for (const output of Object.keys(outputs)) {
    if (output.endsWith('.map')) continue;
    const { size } = statSync(inRoot(output));
    console.log(`${output.padEnd(24)} ${(size / 1024).toFixed(0).padStart(5)} KB`);
  }
}

/// Builds everything once. Throws (esbuild has already said why) when a source does not compile.
export async function build({ development = false, quiet = false } = {}) {
  const esbuild = await import('esbuild');
  if (!development) rmSync(inRoot('dist'), { recursive: true, force: true });
  const results = await Promise.all(bundlesFor({ development }).map((bundle) => esbuild.build(bundle)));
  const metafiles = results.map(({ metafile }) => metafile);
  if (metafiles.length > 0) writeLicenses(metafiles);
  if (existsSync(inRoot('dist/cli.js'))) chmodSync(inRoot('dist/cli.js'), 0o755);
  if (!quiet) for (const { outputs } of metafiles) printSize(outputs);
}

async function watch() {
  const esbuild = await import('esbuild');
  const bundles = bundlesFor({ development: true });
  const contexts = await Promise.all(bundles.map((bundle) => esbuild.context({ ...bundle, logLevel: 'info' })));
  await Promise.all(contexts.map((context) => context.watch()));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureInstalled();
  await (process.argv.includes('--watch') ? watch() : build()).catch(() => process.exit(1));
}
