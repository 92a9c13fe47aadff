/// A VS Code for tests: everything fresh, our extension installed as people install it, and a small one that lets tests call
/// the editor's API.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pack, stage } from '../package.mjs';
import { startCodeServer } from './code-server.mjs';
import { installCodeServer } from './code-server-install.mjs';
import { inRoot } from './project.mjs';

/// Beyond what keeps the editor quiet: nothing that blinks, moves, asks, or is left over from a test before.
const settings = {
  'editor.cursorBlinking': 'solid',
  'explorer.autoReveal': false,
  'files.hotExit': 'off',
  'files.simpleDialog.enable': true,
  'window.commandCenter': false,
  'workbench.reduceMotion': 'on',
  'workbench.colorTheme': 'Light Modern',
  'workbench.editorLargeFileConfirmation': 1000,
};

let packed;

/// Once, however many editors they are for; the first of these has them in its home.
function packAll(home) {
  const folders = { qipu: stage(path.join(home, 'qipu')), probe: inRoot('client/e2e/probe') };
  return Promise.all(
    Object.entries(folders).map(async ([name, folder]) => {
      const vsix = path.join(home, `${name}.vsix`);
      await pack(folder, vsix);
      return vsix;
    }),
  );
}

/// Makes Chinese a language of the editor, as an extension with translations would. Its own words stay English: there are none
/// of them here, and ours are what tests look at.
function addChinese(home) {
  const words = path.join(home, 'words.json');
  writeFileSync(words, JSON.stringify({ version: '1.0.0', contents: {} }));
  const from = [{ extensionIdentifier: { id: 'qipu-tests.chinese' }, version: '1.0.0' }];
  const chinese = { hash: 'qipu', extensions: from, label: '中文(简体)', translations: { vscode: words } };
  mkdirSync(path.join(home, 'data/User'), { recursive: true });
  writeFileSync(path.join(home, 'data/languagepacks.json'), JSON.stringify({ 'zh-cn': chinese }));
  // Without this file the language is English; with it the browser says which it is.
  writeFileSync(path.join(home, 'data/User/argv.json'), '{}');
}

/// Starts it with what is built. Answers its address, a folder for the records of tests, the packed extension, and how to end it.
export async function startVsCode() {
  await installCodeServer();
  const home = mkdtempSync(path.join(tmpdir(), 'qipu-'));
  const folder = path.join(home, 'records');
  mkdirSync(folder);
  addChinese(home);
  packed ??= packAll(home);
  const extensions = await packed;
  // Nothing is asked of the network.
  const env = { HOME: home, EXTENSIONS_GALLERY: '{}' };
  const server = await startCodeServer({ home, extensions, settings, env });
  // After what ends the server: then nothing is written there any more. A signal alone would leave both.
  process.on('exit', () => rmSync(home, { recursive: true, force: true }));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(name, () => process.exit(1));
  const stop = async () => {
    server.stop();
    await server.ended;
  };
  return { address: server.address, folder, vsix: extensions[0], stop };
}
