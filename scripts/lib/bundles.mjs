/// What is built from what. No bundle needs `node_modules` at run time. The server, the command and the extension are built together,
/// since they share much; of that the packed extension would else carry two or three.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inChunks, loadedLater } from './chunks.mjs';
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

/// The server in one file, for whoever looks into it.
export const wholeServer = { ...forNode, entryPoints: ['server/src/main.ts'] };

const bundles = [
  {
    ...forNode,
    format: 'esm',
    splitting: true,
    entryPoints: { server: 'server/src/main.ts', client: 'client/src/extension.ts', ...loadedLater() },
    external: ['vscode'],
    outdir: 'dist',
    chunkNames: 'shared/[name]-[hash]',
    plugins: [inChunks],
  },
  {
    ...forNode,
    entryPoints: ['server/src/cli.ts'],
    outfile: 'dist/cli.js',
    external: ['./server.js'],
    banner: { js: '#!/usr/bin/env node' },
  },
  {
    ...shared,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    entryPoints: ['client/webview/main.ts'],
    outdir: 'dist/webview',
  },
];

const hasSource = ({ entryPoints }) => existsSync(inRoot(Object.values(entryPoints)[0]));

/// The bundles whose source is there, for a release (small) or for development (with source maps).
export function bundlesFor({ development }) {
  const mode = development ? { sourcemap: 'linked' } : { minify: true };
  return bundles.filter(hasSource).map((bundle) => ({ ...bundle, ...mode }));
}

/// One bundle with all the given tests: the code under test is loaded and compiled once, not once a file.
export function testBundle(files) {
  return testsFrom(files.map((file) => `import './${file}';`).join('\n'));
}

/// The same for a process that loads one file at a time: functions that do so, by the names of the files.
export function testShelf(files) {
  const lines = files.map((file) => `  '${file}': () => require('./${file}'),`);
  return testsFrom(`module.exports = {\n${lines.join('\n')}\n};`);
}

/// Where a file is loaded later, the bundler makes an object of all that it exports, each time: in one bundle with everything that is often.
const madeOnce = {
  name: 'made-once',
  setup({ initialOptions: { outfile }, onEnd }) {
    onEnd(() => {
      const made = /^var __toCommonJS = \(mod\) => (.+);$/m;
      const once =
        'var __toCommonJS = (mod) => __made.get(mod) ?? (__made.set(mod, $1), __made.get(mod)), __made = new Map();';
      const file = path.resolve(root, outfile);
      writeFileSync(file, readFileSync(file, 'utf8').replace(made, once));
    });
  },
};

const testsFrom = (contents) => ({
  ...forNode,
  plugins: [madeOnce],
  stdin: { contents, resolveDir: root, sourcefile: 'all.ts' },
  outfile: 'out/test/all.cjs',
  packages: 'external',
  sourcemap: 'linked',
});
