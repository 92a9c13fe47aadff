/// The server in pieces: each format is a file that is loaded when its language is first met, and what several of them share is a file of its own;
/// so is whatever else a source names in a `require`.
/// esbuild splits modules only, and only Node's newest can load those at once, in the midst of a computation; so what it has split is put
/// into `require` and `module.exports` here. Names are taken out when a file is loaded, so nothing is looked up later on.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Script } from 'node:vm';
import { inRoot } from './project.mjs';

const LOADED = /\brequire\('(\.\.?\/[^']+)'\)/g;

const SOURCES = 'server/src';

/// The files that are loaded from within others when they are needed, as entry points: `formats/wei7-3.0` from `server/src/formats/wei7/3.0`.
export function loadedLater() {
  const sources = readdirSync(inRoot(SOURCES), { recursive: true }).filter((file) => file.endsWith('.ts'));
  const named = sources.flatMap((file) =>
    [...readFileSync(inRoot(SOURCES, file), 'utf8').matchAll(LOADED)].map(([, to]) =>
      pieceOf(inRoot(SOURCES, file), to),
    ),
  );
  return Object.fromEntries(named.filter((piece) => existsIn(piece)).map(({ name, source }) => [name, source]));
}

/// What a file names in a `require`: where it stands, and what its piece is called.
function pieceOf(file, to) {
  const source = path.posix.join(path.dirname(path.relative(inRoot(), file)).replaceAll('\\', '/'), to);
  const [folder, ...rest] = path.posix.relative(SOURCES, source).split('/');
  return { name: rest.length > 0 ? `${folder}/${rest.join('-')}` : folder, source: `./${source}` };
}

/// `cli.ts` names what has been built, not a source.
const existsIn = ({ source }) => existsSync(inRoot(source)) || existsSync(inRoot(`${source}.ts`));

/// `a as b, c` as what a pattern or an object says: `a: b, c`.
const pairs = (names, from = 1, to = 2) =>
  names.replace(/([\w$]+)\s+as\s+([\w$]+)/g, (...found) => `${found[from]}:${found[to]}`);

const IMPORT =
  /(?<=^|[;}\n])import\s*(?:\*\s*as\s+([\w$]+)|([\w$]+)?\s*,?\s*(?:\{([^}]*)\})?)\s*(?:from\s*)?"([^"]+)";/g;

const taken = (_, whole, one, names, from) => {
  const got = `require("${from}")`;
  const parts = [whole ?? one, names && `{${pairs(names)}}`].filter(Boolean);
  // No source of ours does anything but by being called, so there is no order to keep.
  if (parts.length === 0) return from.startsWith('.') ? '' : `${got};`;
  return `const ${parts.map((part) => `${part}=${got}`).join(',')};`;
};

/// A module as esbuild writes it, as Node has always loaded them.
export function asCommonJs(text, place) {
  const near = (file) => {
    const relative = path.posix.relative(path.posix.dirname(place), `dist/${file}.js`);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  const body = text
    .replace(IMPORT, taken)
    .replace(/(?<=^|[;}\n])export\s*\{([^}]*)\};/g, (_, names) => `module.exports={${pairs(names, 2, 1)}};`)
    .replace(/\bimport\(("\.[^"]+")\)/g, 'Promise.resolve().then(()=>require($1))')
    .replace(/\b__later\("([^"]+)"\)/g, (_, file) => `require("${near(file)}")`);
  const script = `"use strict";${body}`;
  // What has been overlooked above is no script.
  new Script(`(function(exports,require,module){${script}\n})`, { filename: place });
  return script;
}

/// For the bundle of the server.
export const inChunks = {
  name: 'chunks',
  setup(build) {
    build.initialOptions.write = false;
    build.onLoad({ filter: /[\\/]server[\\/]src[\\/].*\.ts$/ }, ({ path: file }) => {
      const contents = readFileSync(file, 'utf8');
      const later = (_, to) => `__later('${pieceOf(file, to).name}')`;
      return { contents: contents.replace(LOADED, later), loader: 'ts' };
    });
    build.onEnd(({ outputFiles = [] }) => {
      for (const { path: file, text } of outputFiles) {
        const place = path.relative(inRoot(), file).replaceAll('\\', '/');
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, file.endsWith('.js') ? asCommonJs(text, place) : text);
      }
    });
  },
};
