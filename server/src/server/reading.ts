/// Messages as they come in. What is no message is answered as JSON-RPC wants it. Behind a header that makes no sense nobody knows where
/// the next message begins: reading ends there, and it is said why.

import type { Readable } from 'node:stream';
import {
  AbstractMessageReader,
  type DataCallback,
  type Disposable,
  ErrorCodes,
  type Message,
  type MessageReader,
} from 'vscode-languageserver/node';
import { Body } from './body';

/// What becomes of what is no message.
interface Refusing {
  refuse(id: number | string | null, code: number, words: string): void;
  /// The text where a header should be.
  unreadable(header: string): void;
}

/// The messages that bring the texts of documents, which may be long: of these such a text stays in its pieces (`LongText`). Of all others it is
/// a string.
export const BRINGING = { open: 'textDocument/didOpen', change: 'textDocument/didChange' } as const;

/// A header has two lines at most.
const LONGEST_HEADER = 1024;
const END = '\r\n\r\n';

export class MessageInput extends AbstractMessageReader implements MessageReader {
  #pieces: Buffer[] = [];
  #length = 0;
  /// What is still to come of the body, once its header has been read, and what has come of it.
  #left: number | undefined;
  #body = new Body();
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  #ended = false;

  constructor(
    readonly input: Readable,
    readonly refusing: Refusing,
  ) {
    super();
  }

  listen(callback: DataCallback): Disposable {
    const take = (piece: Buffer): void => this.#take(piece, callback);
    this.input.on('data', take);
    this.input.on('error', (error) => this.fireError(error));
    this.input.on('close', () => this.fireClose());
    return { dispose: () => void this.input.off('data', take) };
  }

  #take(piece: Buffer, callback: DataCallback): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
    while (!this.#ended) {
      this.#left ??= this.#header();
      const body = this.#left === undefined ? undefined : this.#whole(this.#left);
      if (!body) return;
      this.#deliver(body, callback);
    }
  }

  /// Undefined while not all of it is there. It is decoded and parsed as it comes in, so that nobody waits for that.
  #whole(left: number): Body | undefined {
    const part = this.#cut(Math.min(left, this.#length));
    this.#left = left - part.length;
    this.#body.add(this.#decoder.decode(part, { stream: true }));
    if (this.#left > 0) return undefined;
    const body = this.#body;
    body.add(this.#decoder.decode());
    this.#body = new Body();
    this.#left = undefined;
    return body;
  }

  /// How long the body is; undefined while not all of the header is there.
  #header(): number | undefined {
    const head = this.#all().toString('latin1', 0, LONGEST_HEADER);
    const end = head.indexOf(END);
    const lines = (end < 0 ? head : head.slice(0, end)).split('\r\n');
    const whole = end < 0 ? lines.slice(0, -1) : lines;
    const length = whole.map((line) => /^content-length:\s*(\d{1,15})\s*$/i.exec(line)?.[1]).find(Boolean);
    const isSound = whole.every((line) => /^[\w-]+:[^\n]*$/.test(line)) && !/(?<!\r)\n/.test(lines.at(-1) ?? '');
    if (!isSound || (end < 0 ? head.length >= LONGEST_HEADER : length === undefined)) return this.#end(head);
    if (end < 0) return undefined;
    this.#cut(end + END.length);
    return Number(length);
  }

  #end(header: string): undefined {
    this.#ended = true;
    this.#pieces = [];
    this.refusing.unreadable(header);
  }

  #all(): Buffer {
    const [first, second] = this.#pieces;
    const all = first && !second ? first : Buffer.concat(this.#pieces);
    this.#pieces = [all];
    return all;
  }

  #cut(length: number): Buffer {
    const all = this.#all();
    // Nothing of it stays: a large message would be held on to until the next one.
    this.#pieces = length < all.length ? [all.subarray(length)] : [];
    this.#length -= length;
    return all.subarray(0, length);
  }

  #deliver(body: Body, callback: DataCallback): void {
    let message: unknown;
    try {
      message = messageIn(body);
    } catch {
      this.refusing.refuse(null, ErrorCodes.ParseError, 'The message is not JSON.');
      return;
    }
    if (isMessage(message)) callback(message);
    else this.refusing.refuse(null, ErrorCodes.InvalidRequest, 'The message is neither a request nor an answer.');
  }
}

function messageIn(body: Body): unknown {
  const message = body.parsed('text');
  if (!body.isLong) return message;
  const { method } = (message ?? {}) as { readonly method?: unknown };
  return method === BRINGING.open || method === BRINGING.change ? message : body.parsed();
}

function isMessage(message: unknown): message is Message {
  if (typeof message !== 'object' || message === null || Array.isArray(message)) return false;
  const { method, id } = message as { readonly method?: unknown; readonly id?: unknown };
  const isAnswer = method === undefined && id !== undefined && ('result' in message || 'error' in message);
  return isAnswer || typeof method === 'string';
}
