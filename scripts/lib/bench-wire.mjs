/// The server as it is shipped, over standard input and output: from a keystroke to the diagnostics of that version.
import { spawn } from 'node:child_process';
import { keystrokes, median, quantile } from './bench-records.mjs';
import { inRoot } from './project.mjs';

const URI = 'file:///bench/record';
const OTHER = 'file:///bench/other.wei7';

class Server {
  #rest = Buffer.alloc(0);
  #listeners = new Set();
  #next = 1;

  constructor() {
    this.child = spawn(process.execPath, [inRoot('dist/server.js'), '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.stdout.on('data', (piece) => this.#read(piece));
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.child.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  notify(method, params) {
    this.send({ method, params });
  }

  request(method, params) {
    const id = this.#next++;
    const answer = this.when((message) => message.id === id);
    this.send({ id, method, params });
    return answer;
  }

  when(test) {
    return new Promise((resolve) => {
      const listener = (message) => {
        if (!test(message)) return;
        this.#listeners.delete(listener);
        resolve(message);
      };
      this.#listeners.add(listener);
    });
  }

  told(method, uri, version) {
    return this.when(
      (message) => message.method === method && message.params.uri === uri && message.params.version === version,
    );
  }

  #read(piece) {
    this.#rest = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    for (;;) {
      const head = this.#rest.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/Content-Length: (\d+)/.exec(this.#rest.subarray(0, head).toString())[1]);
      if (this.#rest.length < head + 4 + length) return;
      const message = JSON.parse(this.#rest.subarray(head + 4, head + 4 + length).toString());
      this.#rest = this.#rest.subarray(head + 4 + length);
      for (const listener of [...this.#listeners]) listener(message);
    }
  }
}

async function started() {
  const server = new Server();
  await server.request('initialize', { processId: null, rootUri: null, capabilities: {} });
  server.notify('initialized', {});
  return server;
}

const open = (server, uri, languageId, text) =>
  server.notify('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });

function placesIn(text) {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low, character: offset - starts[low] };
  };
}

/// Milliseconds from opening to the first diagnostics, and from each keystroke to the diagnostics after it.
export async function overTheWire({ name, language }, text, edits) {
  const server = await started();
  let start = performance.now();
  const first = server.told('textDocument/publishDiagnostics', URI, 1);
  const complete = server.told('qipu/checked', URI, 1);
  open(server, URI, language, text);
  await first;
  const opening = performance.now() - start;
  await complete;
  const checked = performance.now() - start;
  const place = placesIn(text);
  const times = [];
  let version = 1;
  for (const { at, sign } of keystrokes(name, text)) {
    const range = { start: place(at), end: place(at + 1) };
    const told = server.told('textDocument/publishDiagnostics', URI, ++version);
    start = performance.now();
    server.notify('textDocument/didChange', {
      textDocument: { uri: URI, version },
      contentChanges: [{ range, text: sign }],
    });
    await told;
    times.push(performance.now() - start);
    if (times.length >= edits * 1.25) break;
  }
  server.child.kill();
  const warm = times.slice(Math.floor(edits / 4));
  return { opening, checked, keystroke: median(warm), slow: quantile(warm, 0.95) };
}

/// How long the board of another document takes while something large is worked on.
export async function answersDuring(text, disturb) {
  const server = await started();
  const small = '{"format":"wei7","version":"3.0","tree":{}}';
  open(server, OTHER, 'wei7', small);
  await server.told('qipu/checked', OTHER, 1);
  let done = false;
  void disturb(server, text).then(() => (done = true));
  const times = [];
  while (!done) {
    const start = performance.now();
    await server.request('qipu/board', { textDocument: { uri: OTHER } });
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  server.child.kill();
  return { usual: median(times), longest: Math.max(...times) };
}

/// What the wire alone costs: a question that is answered empty at once.
export async function emptyAnswer() {
  const server = await started();
  const times = [];
  for (let i = 0; i < 400; i++) {
    const start = performance.now();
    await server.request('qipu/board', { textDocument: { uri: 'file:///bench/none' } });
    times.push(performance.now() - start);
  }
  server.child.kill();
  return median(times.slice(100));
}

export async function opensIt(server, text) {
  const complete = server.told('qipu/checked', URI, 1);
  open(server, URI, 'wei7', text);
  await complete;
}

/// A quote at the start of a line that is nearly all of the text.
export async function quotesIt(server, text) {
  await opensIt(server, text);
  const complete = server.told('qipu/checked', URI, 2);
  const start = { line: 1, character: 0 };
  const contentChanges = [{ range: { start, end: start }, text: '"' }];
  server.notify('textDocument/didChange', { textDocument: { uri: URI, version: 2 }, contentChanges });
  await complete;
}
