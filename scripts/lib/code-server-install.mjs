/// Installs code-server (VS Code in a browser) into a folder of this repository that git ignores.
/// It is no dependency of the project: it takes minutes and 800 MB, and needs a newer Node than ours.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { megabytes, told } from './progress.mjs';
import { inRoot, npm, run } from './project.mjs';
import { ensureOnMachine, mustSucceed, onPath } from './system-packages.mjs';

const codeServerVersion = '4.139.1';
/// code-server checks for exactly this major version of Node while it installs itself.
const nodeMajor = 24;
const nodeVersion = '24.21.0';

/// What they come to on the disk, nearly.
const NODE = 190_000_000;
const EDITOR = 610_000_000;

export const cache = (...parts) => inRoot('.vscode-server', ...parts);
const finished = cache(`installed-${codeServerVersion}`);
const nodePackage = `node-${process.platform}-${process.arch}`;

const ownNodeFits = Number(process.versions.node.split('.')[0]) === nodeMajor;
const fetchedNode = cache('node/node_modules', nodePackage, 'bin/node');

export const codeServer = {
  node: ownNodeFits ? process.execPath : fetchedNode,
  entry: cache('editor/node_modules/code-server/out/node/entry.js'),
};

/// What compiling code-server's native modules takes, with the Debian package that has it.
const needs = [
  { debian: 'g++', found: () => onPath('g++') || onPath('clang++') },
  { debian: 'make', found: () => onPath('make') },
  { debian: 'python3', found: () => onPath('python3') },
  { debian: 'libkrb5-dev', found: () => process.platform === 'darwin' || hasHeader('gssapi/gssapi.h') },
];

const hasHeader = (file) =>
  ['/usr/include', '/usr/local/include'].some((folder) => existsSync(path.join(folder, file)));

/// npm looks at the Node that runs it, at the one on the path, and at `nodedir` for the headers to compile against: all must be
/// the new one.
function npmEnvironment() {
  const env = { ...process.env };
  // What the npm that runs us was told about this repository must not reach the npm we run.
  for (const name of Object.keys(env)) if (/^npm_(config_|package_|lifecycle_)/i.test(name)) delete env[name];
  const nodeHome = path.dirname(path.dirname(codeServer.node));
  env.PATH = path.dirname(codeServer.node) + path.delimiter + env.PATH;
  if (existsSync(path.join(nodeHome, 'include/node/node.h'))) env.npm_config_nodedir = nodeHome;
  return env;
}

export async function installCodeServer() {
  if (existsSync(finished) && existsSync(codeServer.node)) return;
  if (process.platform === 'win32') throw new Error('On Windows, install VS Code and put `code` on the PATH.');
  console.log(
    `There is no \`code\` on the PATH, so a VS Code for the browser is installed: ${megabytes(NODE + EDITOR)} into .vscode-server, once only.`,
  );
  console.log('Some of it is compiled here in the end. All of it takes a few minutes, more on a slow machine.');
  await ensureOnMachine(needs);
  for (const folder of ['node', 'editor']) {
    rmSync(cache(folder), { recursive: true, force: true });
    mkdirSync(cache(folder), { recursive: true });
    // npm installs into the nearest folder with a package.json: ours must not be it.
    writeFileSync(cache(folder, 'package.json'), '{ "private": true }\n');
  }
  const install = (folder, name, more) => {
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', name];
    return mustSucceed(npm(args, { quiet: true, cwd: cache(folder), ...more }), `Installing ${name}`);
  };
  if (!ownNodeFits) {
    const node = { what: `Node ${nodeVersion}`, folder: cache('node'), total: NODE };
    await told(node, () => install('node', `${nodePackage}@${nodeVersion}`, {}));
  }
  const editor = { what: `code-server ${codeServerVersion}`, folder: cache('editor'), total: EDITOR };
  const options = { node: codeServer.node, env: npmEnvironment() };
  await told(editor, () => install('editor', `code-server@${codeServerVersion}`, options));
  // Even to tell its version it writes a configuration: not into the person's home.
  const env = { ...process.env, XDG_CONFIG_HOME: cache('share'), XDG_DATA_HOME: cache('share') };
  await mustSucceed(run(codeServer.node, [codeServer.entry, '--version'], { quiet: true, env }), 'code-server');
  writeFileSync(finished, '');
}
