/// The command and the language server as npm gives them to people: packed, installed without a network, called by their names.
import { deepEqual, equal, match } from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const RECORD = '{"format":"wei7","version":"3.0","size":9,"tree":{"steps":[}}\n';

const shell = process.platform === 'win32';

const REQUEST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { capabilities: {} } });

describe('What npm carries', () => {
  let folder: string;
  let env: NodeJS.ProcessEnv;

  const wordsFor = (words: readonly string[]) => [
    ...['--yes', '--offline', '--package', path.join(folder, 'qipu.tgz')],
    ...words,
  ];

  before(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'qipu-npm-'));
    env = { PATH: process.env.PATH, HOME: folder, npm_config_cache: path.join(folder, 'cache') };
    writeFileSync(path.join(folder, 'game.wei7'), RECORD);
    const packs = `import('./scripts/package-server.mjs').then((one) => one.packageServer(process.argv[1]))`;
    execFileSync(process.execPath, ['-e', packs, path.join(folder, 'qipu.tgz')]);
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  it('checks records by its command, without anything else being there', () => {
    const words = wordsFor(['qipu', 'lint', '--lang', 'en', 'game.wei7']);
    const { status, stdout } = spawnSync('npx', words, { cwd: folder, env, shell, encoding: 'utf8' });
    equal(status, 1);
    match(stdout, /game\.wei7:1:\d+/);
  });

  it('is a language server by its other name', async () => {
    const server = spawn('npx', wordsFor(['qipu-language-server', '--stdio']), { cwd: folder, env, shell });
    server.stdin.write(`Content-Length: ${REQUEST.length}\r\n\r\n${REQUEST}`);
    const [answer] = await once(server.stdout, 'data');
    server.stdin.end();
    match(String(answer), /"serverInfo":\{"name":"qipu"\}/);
    await once(server, 'close');
  });

  it('has nothing of the extension in it, and needs no package', () => {
    const packed = path.resolve('out/npm');
    deepEqual(
      ['dist/server.js', 'dist/cli.js', 'dist/client.js', 'dist/webview'].map((file) =>
        existsSync(path.join(packed, file)),
      ),
      [true, true, false, false],
    );
    equal(JSON.parse(readFileSync(path.join(packed, 'package.json'), 'utf8')).dependencies, undefined);
  });
});
