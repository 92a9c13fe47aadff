/// `npm start` installs, builds, and opens VS Code with the extension and a copy of the folder `examples`, the first record beside its board:
/// the desktop's `code` where there is one, else VS Code in the browser. Ctrl+C ends the latter.
/// `npm start -- --browser` prefers the browser; `--port N` fixes its port; `--no-open` only prints the address.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { startCodeServer } from './lib/code-server.mjs';
import { cache, installCodeServer } from './lib/code-server-install.mjs';
import { copiedExamples } from './lib/example-copy.mjs';
import { ensureInstalled, root, run } from './lib/project.mjs';
import { onPath } from './lib/system-packages.mjs';
import { packagedExtension } from './package.mjs';

const { values: wanted } = parseArgs({
  options: { browser: { type: 'boolean' }, port: { type: 'string' }, 'no-open': { type: 'boolean' } },
});

async function startDesktop() {
  await build();
  console.log('Opening VS Code …');
  const args = [`--extensionDevelopmentPath=${root}`, '--new-window', copiedExamples(cache('examples'))];
  const { code } = await run('code', args, { shell: process.platform === 'win32' });
  process.exitCode = code;
}

/// Opens the address for the person, where a display says that there is one.
function openInBrowser(address) {
  if (wanted['no-open']) return;
  const hasDisplay = process.platform === 'darwin' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
  const opener = process.platform === 'darwin' ? 'open' : 'xdg-open';
  if (hasDisplay && onPath(opener)) spawn(opener, [address], { stdio: 'ignore', detached: true }).unref();
}

async function startInBrowser() {
  await installCodeServer();
  console.log('Building and packing the extension …');
  const vsix = await packagedExtension(cache('qipu.vsix'));
  const place = { home: cache(), folder: copiedExamples(cache('examples')), port: wanted.port };
  console.log('Starting the editor …');
  const editor = await startCodeServer({ ...place, extensions: [vsix] });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, editor.stop);
  console.log(`\n  VS Code with Qipu:  ${editor.address}\n\n  Ctrl+C ends it.\n`);
  openInBrowser(editor.address);
  await editor.ended;
}

try {
  await ensureInstalled();
  await (onPath('code') && !wanted.browser ? startDesktop() : startInBrowser());
  process.exit();
} catch (error) {
  console.error(`\n${error.message}`);
  process.exit(1);
}
