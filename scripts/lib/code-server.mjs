/// Runs code-server on this machine only, with the packed extension and settings that keep it quiet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { codeServer } from './code-server-install.mjs';
import { run } from './project.mjs';

/// No welcome page, chat, telemetry or updates: what is left is the editor and the extension.
const settings = {
  'chat.disableAIFeatures': true,
  'editor.minimap.enabled': false,
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  // What a folder of examples says for the extension is not for people.
  'files.exclude': { '**/.first-steps': true },
  'git.enabled': false,
  'security.workspace.trust.enabled': false,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'workbench.enableExperiments': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.startupEditor': 'none',
  'workbench.tips.enabled': false,
};

/// Everything it writes is in its home, a folder of ours.
const folders = (home) => [
  codeServer.entry,
  ...['--config', path.join(home, 'config.yaml')],
  ...['--user-data-dir', path.join(home, 'data')],
  ...['--extensions-dir', path.join(home, 'extensions')],
];

function environment(home, more) {
  // Inside a terminal of VS Code this variable would make code-server open files there instead of starting.
  const { VSCODE_IPC_HOOK_CLI: _, ...env } = process.env;
  return { ...env, XDG_DATA_HOME: path.join(home, 'share'), ...more };
}

/// Settings the person has changed since stay as they are.
function writeSettings(home, more) {
  mkdirSync(path.join(home, 'data/User'), { recursive: true });
  const file = path.join(home, 'data/User/settings.json');
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify({ ...settings, ...more }, null, 2)}\n`);
  writeFileSync(path.join(home, 'config.yaml'), '');
}

/// Those that are installed already are not installed again: that takes as long as everything else.
async function installExtensions(home, extensions, env) {
  const installed = path.join(home, 'installed-extensions');
  const now = extensions.map((file) => createHash('sha256').update(readFileSync(file)).digest('hex')).join('\n');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === now) return;
  const wanted = extensions.flatMap((vsix) => ['--install-extension', vsix]);
  const { code, output } = await run(codeServer.node, [...folders(home), '--force', ...wanted], { quiet: true, env });
  if (code !== 0) throw new Error(`The extension could not be installed:\n${output}`);
  writeFileSync(installed, now);
}

const freePort = () =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const answers = (address) =>
  new Promise((resolve) => {
    const request = http.get(`${address}/healthz`, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on('error', () => resolve(false));
  });

async function untilReady(address, child, log) {
  const start = Date.now();
  while (!(await answers(address))) {
    if (child.exitCode !== null || Date.now() - start > 120_000) {
      throw new Error(`code-server did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/// Starts the editor with these extensions (files). Answers its address, its end, and how to stop it. Without a folder the
/// browser says which one to open; more settings and variables of the environment are added to ours.
export async function startCodeServer({ home, extensions, folder, port: wantedPort, settings = {}, env: more = {} }) {
  writeSettings(home, settings);
  const env = environment(home, more);
  await installExtensions(home, extensions, env);
  const port = wantedPort ?? (await freePort());
  const flags = ['--auth', 'none', '--disable-telemetry', '--disable-update-check', '--disable-workspace-trust'];
  const args = [...folders(home), '--bind-addr', `127.0.0.1:${port}`, ...flags, '--disable-getting-started-override'];
  const log = path.join(home, 'server.log');
  const out = openSync(log, 'w');
  // Its own process group: it starts more processes, and all of them have to go in the end.
  const stdio = ['ignore', out, out];
  const child = spawn(codeServer.node, folder ? [...args, folder] : args, { env, stdio, detached: true });
  const signal = (name) => {
    try {
      process.kill(-child.pid, name);
    } catch {
      // It has ended already.
    }
  };
  process.on('exit', () => signal('SIGKILL'));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address, child, log);
  return { address, ended, stop: () => signal('SIGTERM') };
}
