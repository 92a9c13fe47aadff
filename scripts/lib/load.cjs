/// `dist/load.js` of the packed extension, where all programs are one compressed file (`programs.mjs`).
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const { brotliDecompressSync } = require('node:zlib');

const packed = brotliDecompressSync(readFileSync(path.join(__dirname, 'programs.br')));
const begin = packed.indexOf('\n') + 1;
const places = JSON.parse(packed.toString('utf8', 0, begin));
const loaded = new Map();

/// Does what `require` of that file would do.
function load(name, module = { exports: {} }) {
  const known = loaded.get(name);
  if (known) return known.exports;
  loaded.set(name, module);
  const [from, to] = places[name];
  const file = path.join(__dirname, name);
  const near = (id) => (id.startsWith('.') ? load(path.posix.join(path.posix.dirname(name), id)) : require(id));
  Object.assign(near, { main: require.main, resolve: require.resolve });
  const parameters = ['exports', 'require', 'module', '__filename', '__dirname'];
  const program = compileFunction(packed.toString('utf8', begin + from, begin + to), parameters, { filename: file });
  program(module.exports, near, module, file, path.dirname(file));
  return module.exports;
}

module.exports = load;
