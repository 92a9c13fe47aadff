/// Where things are and how to run other programs. Only Node's own modules: this runs before anything is installed.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const inRoot = (...parts) => path.join(root, ...parts);
export const manifest = () => JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/// Runs a program in the project's folder. With `quiet` its output is collected instead of shown.
/// Answers its exit code and that output; a program that cannot be started counts as code 127.
export function run(command, args, { quiet = false, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd: root, stdio, ...options });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => resolve({ code: 127, output: `${command}: ${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') }));
  });
}

/// npm as a plain Node program where possible: `npm` is a script that Windows starts only through a shell. `node` says which
/// Node runs it, which is the one that packages are then installed for.
export function npm(args, { node = process.execPath, ...options } = {}) {
  const program = process.env.npm_execpath;
  if (program?.endsWith('.js')) return run(node, [program, ...args], options);
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/// Installs the packages of the lock file when they are missing or the lock file has changed since.
export async function ensureInstalled() {
  const installed = inRoot('node_modules/.package-lock.json');
  if (existsSync(installed) && sameVersions(installed)) return;
  console.log('Installing packages (npm ci) …');
  const { code } = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('npm ci failed: is a package registry reachable?');
    process.exit(1);
  }
}

/// Compares what is installed with what is locked. Optional packages (other platforms) may be missing.
function sameVersions(installedFile) {
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  const locked = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(([name, { version, optional }]) => {
    if (name === '') return true;
    return installed[name] ? installed[name].version === version : optional === true;
  });
}
