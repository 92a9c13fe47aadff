/// A server over standard input and output.
import { spawn } from 'node:child_process';

class Server {
  #rest = Buffer.alloc(0);
  #listeners = new Set();
  #next = 1;

  /// `arguments_` are Node's; with any the server can be spoken with beside the wire.
  constructor(program, arguments_ = []) {
    const stdio = ['pipe', 'pipe', 'inherit', ...(arguments_.length > 0 ? ['ipc'] : [])];
    this.child = spawn(process.execPath, [...arguments_, program, '--stdio'], { stdio });
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

export async function started(program, arguments_) {
  const server = new Server(program, arguments_);
  await server.request('initialize', { processId: null, rootUri: null, capabilities: {} });
  server.notify('initialized', {});
  return server;
}

export const open = (server, uri, languageId, text) =>
  server.notify('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text } });

/// The place of an offset, as editors tell it.
export function placesIn(text) {
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
