/// Programs, headers and fonts that npm does not have: Debian's packages, installed only when something is missing and only
/// by a person who may.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from './project.mjs';

/// Where a program is, if it is on the PATH.
export function onPath(program) {
  const endings = process.platform === 'win32' ? ['.cmd', '.exe', ''] : [''];
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = folders.flatMap((folder) => endings.map((ending) => path.join(folder, program + ending)));
  return places.find((place) => existsSync(place));
}

/// Each need names the Debian package that meets it and finds out whether it is met, by whatever means.
export async function ensureOnMachine(needs) {
  const found = await Promise.all(needs.map((need) => need.found()));
  const missing = needs.filter((_, i) => !found[i]).map(({ debian }) => debian);
  if (missing.length === 0) return;
  const names = missing.join(' ');
  const root = await asRoot();
  if (!root) {
    throw new Error(`Missing on this machine: ${names}. Install them, for example: sudo apt-get install ${names}`);
  }
  console.log(`Missing on this machine: ${names}. Installing with apt-get: ${names} …`);
  await mustSucceed(updated(root), 'apt-get update');
  await mustSucceed(aptGet(root, 'install', '-y', '-qq', '--no-install-recommends', ...missing), 'apt-get install');
}

/// What has to stand before a command that only root may give, or undefined when we may not.
async function asRoot() {
  if (!onPath('apt-get')) return undefined;
  if (process.getuid?.() === 0) return [];
  const { code } = await run('sudo', ['-n', 'true'], { quiet: true });
  return code === 0 ? ['sudo', '-n'] : undefined;
}

/// The lists of packages are fetched once a run.
let updating;
function updated(root) {
  updating ??= aptGet(root, 'update', '-qq');
  return updating;
}

function aptGet(root, ...args) {
  const [program, ...rest] = [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  return run(program, rest, { quiet: true });
}

export async function mustSucceed(running, what) {
  const { code, output } = await running;
  if (code !== 0) throw new Error(`${what} failed:\n${output.slice(-2000)}`);
}
