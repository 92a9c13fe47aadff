/// What is built from what. No bundle needs `node_modules` at run time. The command starts what is in the server's file: the two
/// share nearly everything, and the extension would else carry it twice.
import { existsSync } from 'node:fs';
import { inRoot, root } from './project.mjs';

const shared = {
  absWorkingDir: root,
  bundle: true,
  // Chinese messages stay readable and take half the room.
  charset: 'utf8',
  // jsonc-parser's `main` is a wrapper that bundlers cannot see through.
  mainFields: ['module', 'main'],
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
};

const forNode = { ...shared, platform: 'node', format: 'cjs', target: 'node20' };

const bundles = [
  { ...forNode, entryPoints: ['server/src/main.ts'], outfile: 'dist/server.js' },
  {
    ...forNode,
    entryPoints: ['server/src/cli.ts'],
    outfile: 'dist/cli.js',
    external: ['./server.js'],
    banner: { js: '#!/usr/bin/env node' },
  },
  { ...forNode, entryPoints: ['client/src/extension.ts'], outfile: 'dist/client.js', external: ['vscode'] },
  {
    ...shared,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    entryPoints: ['client/webview/main.ts'],
    outdir: 'dist/webview',
  },
];

const hasSource = ({ entryPoints }) => existsSync(inRoot(entryPoints[0]));

/// The bundles whose source is there, for a release (small) or for development (with source maps).
export function bundlesFor({ development }) {
  const mode = development ? { sourcemap: 'linked' } : { minify: true };
  return bundles.filter(hasSource).map((bundle) => ({ ...bundle, ...mode }));
}

/// One bundle with all the given tests: the code under test is loaded and compiled once, not once a file.
export function testBundle(files) {
  return {
    ...forNode,
    stdin: { contents: files.map((file) => `import './${file}';`).join('\n'), resolveDir: root, sourcefile: 'all.ts' },
    outfile: 'out/test/all.cjs',
    packages: 'external',
    sourcemap: 'linked',
  };
}
