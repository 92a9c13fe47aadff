/// The connection over standard input and output. A message goes out in one piece, header and body together: the writer of
/// the protocol library waits for the header to be gone before it sends the body, which costs a keystroke two turns.

import type { Writable } from 'node:stream';
import {
  AbstractMessageWriter,
  type DataCallback,
  type Disposable,
  Message,
  type MessageReader,
  type MessageWriter,
  type PublishDiagnosticsParams,
} from 'vscode-languageserver/node';
import { Manners } from './manners';
import { MessageInput } from './reading';
import { jsonOf } from './written';

/// A message that waits until the client reads on.
interface Unsent {
  readonly message: Message;
  readonly done: () => void;
}

const PUBLISH = 'textDocument/publishDiagnostics';
const CHECKED = 'qipu/checked';

export class JoinedMessageWriter extends AbstractMessageWriter implements MessageWriter {
  readonly #out: Writable;
  #count = 0;
  /// What is published goes first, and what a newer one makes needless does not go: so nobody who waits for what is wrong with a text
  /// waits for what others have asked.
  readonly #news = new Map<string, Unsent>();
  readonly #unsent: Unsent[] = [];

  constructor(out: Writable) {
    super();
    this.#out = out;
    out.on('error', (error) => this.fireError(error));
    out.on('close', () => this.fireClose());
    out.on('drain', () => this.#drain());
  }

  write(message: Message): Promise<void> {
    const isFree = this.#unsent.length + this.#news.size === 0 && !this.#out.writableNeedDrain;
    return isFree ? this.#send(message) : new Promise((done) => this.#keep({ message, done }));
  }

  end(): void {
    this.#out.end();
  }

  #send(message: Message): Promise<void> {
    const body = this.#written(message);
    const bytes = Buffer.byteLength(body);
    const header = `Content-Length: ${bytes}\r\n\r\n`;
    const piece = typeof body === 'string' ? header + body : Buffer.concat([Buffer.from(header), body]);
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

  /// Of what is published of a document and has not gone out yet only the newest is kept.
  #keep(unsent: Unsent): void {
    const { method, params } = unsent.message as { method?: string; params?: { uri: string } };
    const isNews = method === PUBLISH || method === CHECKED;
    if (!isNews) {
      this.#unsent.push(unsent);
      return;
    }
    if (method === PUBLISH) this.#drop(`${CHECKED} ${params?.uri}`);
    this.#drop(`${method} ${params?.uri}`);
    this.#news.set(`${method} ${params?.uri}`, unsent);
  }

  #drop(name: string): void {
    this.#news.get(name)?.done();
    this.#news.delete(name);
  }

  #drain(): void {
    for (let unsent = this.#following(); unsent; unsent = this.#following()) {
      this.#send(unsent.message).then(unsent.done, unsent.done);
    }
  }

  #following(): Unsent | undefined {
    if (this.#out.writableNeedDrain) return undefined;
    for (const [name, unsent] of this.#news) {
      this.#news.delete(name);
      return unsent;
    }
    return this.#unsent.shift();
  }

  /// Diagnostics that were sent before come again as the same objects, and are not written out again.
  #written(message: Message): string | Buffer {
    const { method, params } = message as { method?: string; params?: PublishDiagnosticsParams };
    if (method !== PUBLISH || !params) return this.#answer(message);
    const { diagnostics, ...rest } = params;
    const head = JSON.stringify({ ...message, params: rest });
    const list = diagnostics.map((diagnostic) => jsonOf(diagnostic)).join(',');
    return `${head.slice(0, -2)},"diagnostics":[${list}]}}`;
  }

  /// Who has asked the same gets the same object.
  #answer(message: Message): string | Buffer {
    const { result, ...rest } = message as Message & { readonly result?: unknown };
    if (typeof result !== 'object' || result === null) return JSON.stringify(message);
    const head = `${JSON.stringify(rest).slice(0, -1)},"result":`;
    const json = jsonOf(result);
    return typeof json === 'string' ? `${head}${json}}` : Buffer.concat([Buffer.from(head), json, Buffer.from('}')]);
  }
}

/// Reads what may be heard; the rest is refused.
class PoliteInput extends MessageInput {
  readonly #manners = new Manners();

  override listen(callback: DataCallback): Disposable {
    return super.listen((message) => {
      const refused = this.#manners.refusal(message);
      if (!refused) return callback(message);
      if (refused === 'passed over') return;
      this.refusing.refuse(Message.isRequest(message) ? message.id : null, refused.code, refused.words);
    });
  }
}

/// Reader and writer of standard input and output. The server ends with its client: quietly where it has gone, and with words where it
/// cannot be understood.
export function standardWire(): { reader: MessageReader; writer: MessageWriter } {
  const { stdin, stdout } = process;
  const leave = (): never => process.exit(0);
  for (const event of ['end', 'close', 'error']) stdin.on(event, leave);
  stdout.on('error', leave);
  const writer = new JoinedMessageWriter(stdout);
  const refuse = (id: number | string | null, code: number, message: string): void => {
    const answer = { jsonrpc: '2.0', id, error: { code, message } };
    writer.write(answer).catch(leave);
  };
  const unreadable = (header: string): void => {
    process.stderr.write(`qipu: no message begins like this: ${JSON.stringify(header.slice(0, 80))}\n`);
    process.exit(1);
  };
  return { reader: new PoliteInput(stdin, { refuse, unreadable }), writer };
}
