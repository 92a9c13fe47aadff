import { deepEqual, equal, match } from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import type { Message } from 'vscode-languageserver/node';
import { MessageInput } from '../../src/server/reading';
import { JoinedMessageWriter } from '../../src/server/wire';

const message = (body: unknown): string => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
};

/// What is heard of some bytes that come in pieces of a size, and what is refused.
async function heard(text: string, size = 1 << 20) {
  const input = new PassThrough();
  const all: unknown[] = [];
  const refused: unknown[] = [];
  const unreadable: string[] = [];
  const refuse = (id: unknown, code: number): void => void refused.push([id, code]);
  new MessageInput(input, { refuse, unreadable: (head) => void unreadable.push(head) }).listen((one) => all.push(one));
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) input.write(bytes.subarray(at, at + size));
  await new Promise((resolve) => setImmediate(resolve));
  return { all, refused, unreadable };
}

const note = { jsonrpc: '2.0', method: '棋', params: { a: 1 } };

describe('What comes in', () => {
  for (const size of [1, 7, 1 << 20]) {
    it(`is heard message by message in pieces of ${size}`, async () => {
      const { all } = await heard(message(note) + message({ jsonrpc: '2.0', id: 1, result: null }), size);
      deepEqual(all, [note, { jsonrpc: '2.0', id: 1, result: null }]);
    });
  }

  it('may say what its content is', async () => {
    const typed = message(note).replace(
      'Content-',
      'Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-',
    );
    deepEqual((await heard(typed)).all, [note]);
  });

  it('is refused when it is no JSON, and what follows is heard', async () => {
    const { all, refused } = await heard(message('{"jsonrpc":') + message(note));
    deepEqual([all, refused], [[note], [[null, -32700]]]);
  });

  it('is refused when it is JSON and no message', async () => {
    deepEqual((await heard(message([]) + message({}) + message('7'))).refused, Array(3).fill([null, -32600]));
  });

  for (const head of [
    'Hello\n',
    'Content-Length: x\r\n\r\n',
    'Content-Length: 2\n\n{}',
    '\r\n\r\n',
    'x: '.padEnd(5000, 'y'),
  ]) {
    it(`is not read on behind a header that makes no sense: ${JSON.stringify(head.slice(0, 30))}`, async () => {
      const { all, unreadable } = await heard(head + message(note));
      deepEqual([all, unreadable.length], [[], 1]);
    });
  }
});

describe('The server', () => {
  let server: ChildProcess;
  afterEach(() => server.kill());

  const begin = (): ChildProcess => {
    server = spawn(process.execPath, [path.resolve('dist/server.js'), '--stdio'], { stdio: 'pipe' });
    return server;
  };

  async function answerTo(body: unknown): Promise<string> {
    begin().stdin?.write(message(body));
    return String((await once(server.stdout as NodeJS.ReadableStream, 'data'))[0]);
  }

  it('answers nothing before it has been initialized', async () => {
    const answer = await answerTo({ jsonrpc: '2.0', id: 7, method: 'shutdown' });
    match(answer, /"id":7,"error":\{"code":-32002,/);
  });

  it('says that what it was sent is no JSON', async () => {
    match(await answerTo('{'), /"id":null,"error":\{"code":-32700,/);
  });

  it('ends with a message when it cannot read a header', async () => {
    begin().stdin?.write('Hello\n');
    const [[words], [code]] = await Promise.all([
      once(server.stderr as NodeJS.ReadableStream, 'data'),
      once(server, 'exit'),
    ]);
    deepEqual([String(words), code], ['qipu: no message begins like this: "Hello\\n"\n', 1]);
  });

  it('ends quietly with 0 when nobody reads what it says', async () => {
    begin();
    let words = '';
    server.stderr?.on('data', (piece) => (words += piece));
    server.stdout?.destroy();
    const ask = { jsonrpc: '2.0', id: 1, method: 'initialize', params: { capabilities: {} } };
    server.stdin?.write(message(ask));
    const [code] = await once(server, 'exit');
    deepEqual([code, words], [0, '']);
  });
});

/// A reader that takes a piece when the test says so.
class Slow extends Writable {
  readonly taken: string[] = [];
  go: () => void = () => {};

  constructor() {
    super({ highWaterMark: 1, decodeStrings: false });
  }

  override _write(piece: string, _: string, done: () => void): void {
    this.taken.push(piece.slice(piece.indexOf('{')));
    this.go = done;
  }
}

const published = (uri: string, version: number): Message =>
  ({ jsonrpc: '2.0', method: 'textDocument/publishDiagnostics', params: { uri, version, diagnostics: [] } }) as Message;
const checked = (uri: string, version: number): Message =>
  ({ jsonrpc: '2.0', method: 'qipu/checked', params: { uri, version } }) as Message;

describe('A client that does not read', () => {
  it('gets what was published last of each document, and then all answers', async () => {
    const out = new Slow();
    const writer = new JoinedMessageWriter(out);
    const answer = { jsonrpc: '2.0', id: 1, result: 1 } as Message;
    void writer.write(published('a', 1));
    for (let version = 2; version < 500; version++) {
      void writer.write(published('a', version));
      void writer.write(checked('a', version));
      if (version === 3) void writer.write(published('b', 1));
      if (version === 4) void writer.write(answer);
    }
    for (let i = 0; i < 10; i++) {
      out.go();
      await new Promise((resolve) => setImmediate(resolve));
    }
    const told = out.taken
      .map((text) => JSON.parse(text))
      .map(({ id, params }) => id ?? `${params.uri} ${params.version}`);
    deepEqual(told, ['a 1', 'b 1', 'a 499', 'a 499', 1]);
  });

  it('has nothing waiting when it has read all', async () => {
    const out = new Slow();
    const writer = new JoinedMessageWriter(out);
    const all = [published('a', 1), published('a', 2), checked('a', 2)].map((one) => writer.write(one));
    for (let i = 0; i < 5; i++) {
      out.go();
      await new Promise((resolve) => setImmediate(resolve));
    }
    equal((await Promise.all(all)).length, 3);
  });
});
