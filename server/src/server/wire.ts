/// The connection over standard input and output. A message goes out in one piece, header and body together: the writer of
/// the protocol library waits for the header to be gone before it sends the body, which costs a keystroke two turns.

import type { Readable, Writable } from 'node:stream';
import {
  AbstractMessageWriter,
  type Diagnostic,
  type Message,
  type MessageReader,
  type MessageWriter,
  type PublishDiagnosticsParams,
  StreamMessageReader,
} from 'vscode-languageserver/node';

class JoinedMessageWriter extends AbstractMessageWriter implements MessageWriter {
  readonly #out: Writable;
  #count = 0;
  readonly #known = new WeakMap<Diagnostic, string>();

  constructor(out: Writable) {
    super();
    this.#out = out;
    out.on('error', (error) => this.fireError(error));
    out.on('close', () => this.fireClose());
  }

  write(message: Message): Promise<void> {
    const body = this.#written(message);
    const bytes = Buffer.byteLength(body);
    const piece = `Content-Length: ${bytes}\r\n\r\n${body}`;
    return new Promise((resolve, reject) => {
      // Text of one byte a character needs no encoding.
      this.#out.write(piece, bytes === body.length ? 'latin1' : 'utf8', (error) => {
        if (!error) return resolve();
        this.#count++;
        this.fireError(error, message, this.#count);
        reject(error);
      });
    });
  }

  end(): void {
    this.#out.end();
  }

  /// Diagnostics that were sent before come again as the same objects, and are not written out again.
  #written(message: Message): string {
    const { method, params } = message as { method?: string; params?: PublishDiagnosticsParams };
    if (method !== 'textDocument/publishDiagnostics' || !params) return JSON.stringify(message);
    const { diagnostics, ...rest } = params;
    const head = JSON.stringify({ ...message, params: rest });
    const list = diagnostics.map((diagnostic) => this.#diagnostic(diagnostic)).join(',');
    return `${head.slice(0, -2)},"diagnostics":[${list}]}}`;
  }

  #diagnostic(diagnostic: Diagnostic): string {
    const known = this.#known.get(diagnostic);
    if (known !== undefined) return known;
    const text = JSON.stringify(diagnostic);
    this.#known.set(diagnostic, text);
    return text;
  }
}

/// Reader and writer of standard input and output; the server ends with its client.
export function standardWire(): { reader: MessageReader; writer: MessageWriter } {
  const input: Readable = process.stdin;
  for (const event of ['end', 'close']) input.on(event, () => process.exit(0));
  return { reader: new StreamMessageReader(input), writer: new JoinedMessageWriter(process.stdout) };
}
