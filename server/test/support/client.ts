/// A small language client over standard input and output, that speaks with the server as it is shipped.

import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import type { Diagnostic, InitializeResult, PublishDiagnosticsParams } from 'vscode-languageserver/node';

interface Waiting {
  readonly test: (message: Message) => boolean;
  readonly resolve: (message: Message) => void;
}

export interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly code: number; readonly message: string };
}

export interface Beginning {
  readonly locale?: string;
  readonly encodings?: readonly string[];
  readonly options?: unknown;
  /// Answers to `workspace/configuration`; without them the client cannot be asked.
  readonly configuration?: unknown;
  /// What it can do with edits.
  readonly workspaceEdit?: unknown;
  /// What it can show in a hover.
  readonly hover?: unknown;
  /// What it can do with texts besides.
  readonly textDocument?: object;
  readonly rootUri?: string;
  /// What it can do with code actions.
  readonly codeAction?: unknown;
  readonly server?: string;
  /// For Node, before the server.
  readonly node?: readonly string[];
  readonly folder?: string;
}

/// The clients that a test has begun and not ended: `Client.endAll` after each test.
const running = new Set<Client>();

const PATIENCE = 120_000;

export class Client {
  readonly received: Message[] = [];
  readonly process: ChildProcess;
  stderr = '';
  capabilities: InitializeResult['capabilities'] = {};
  #rest = Buffer.alloc(0);
  #next = 1;
  #waiting: Waiting[] = [];

  constructor(readonly beginning: Beginning) {
    const server = beginning.server ?? path.resolve('dist/server.js');
    this.process = spawn(process.execPath, [...(beginning.node ?? []), server, '--stdio'], {
      stdio: 'pipe',
      cwd: beginning.folder,
    });
    this.process.stdout?.on('data', (piece: Buffer) => this.#read(piece));
    this.process.stderr?.on('data', (piece: Buffer) => (this.stderr += piece.toString()));
    running.add(this);
  }

  static async begin(beginning: Beginning = {}): Promise<Client> {
    const client = new Client(beginning);
    const {
      locale = 'en',
      encodings,
      options,
      configuration,
      workspaceEdit,
      hover,
      textDocument,
      codeAction,
      rootUri = null,
    } = beginning;
    const capabilities = {
      textDocument: {
        documentSymbol: { hierarchicalDocumentSymbolSupport: true },
        ...(hover ? { hover } : {}),
        ...textDocument,
        ...(codeAction ? { codeAction } : {}),
      },
      workspace: { configuration: configuration !== undefined, workspaceEdit },
      ...(encodings ? { general: { positionEncodings: encodings } } : {}),
    };
    const params = { processId: process.pid, rootUri, locale, capabilities, initializationOptions: options };
    const result = (await client.request('initialize', params)) as InitializeResult;
    client.capabilities = result.capabilities;
    client.notify('initialized', {});
    return client;
  }

  static endAll(): void {
    for (const client of running) client.process.kill();
    running.clear();
  }

  notify(method: string, params: unknown): void {
    this.send({ jsonrpc: '2.0', method, params });
  }

  /// The answer's result; a fault of the request is thrown.
  async request(method: string, params: unknown): Promise<unknown> {
    const id = this.#next++;
    this.send({ jsonrpc: '2.0', id, method, params });
    const isAnswer = (message: Message) => message.id === id && message.method === undefined;
    const answer = await this.next(isAnswer, `the answer to ${method}`);
    if (answer.error) throw new Error(`${answer.error.code} ${answer.error.message}`);
    return answer.result;
  }

  /// The first message, come already or yet to come, for which the test holds. `what` it is, for whoever reads that it has not come.
  next(test: (message: Message) => boolean, what = String(test)): Promise<Message> {
    const had = this.received.find(test);
    if (had) return Promise.resolve(had);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(this.#missed(what))), PATIENCE);
      this.#waiting.push({
        test,
        resolve: (message) => {
          clearTimeout(late);
          resolve(message);
        },
      });
    });
  }

  #missed(what: string): string {
    const last = this.received.slice(-5).map(({ id, method }) => method ?? `the answer to ${id}`);
    return `Waited in vain for ${what}. The last that came: ${last.join(', ') || 'nothing'}. ${this.stderr}`;
  }

  open(uri: string, text: string, languageId = 'wei7', version = 1): void {
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId, version, text } });
  }

  change(uri: string, version: number, contentChanges: readonly unknown[]): void {
    this.notify('textDocument/didChange', { textDocument: { uri, version }, contentChanges });
  }

  board(uri: string, position?: unknown): Promise<unknown> {
    return this.request('qipu/board', { textDocument: { uri }, position });
  }

  /// What was published of a version by the time that nothing more comes for it.
  async checked(uri: string, version = 1): Promise<readonly Diagnostic[]> {
    const isChecked = ({ method, params }: Message) => method === 'qipu/checked' && isOf(params, uri, version);
    await this.next(isChecked, `qipu/checked of version ${version} of ${uri}`);
    return this.published(uri).at(-1)?.diagnostics ?? [];
  }

  /// Everything that was published of a document.
  published(uri: string): PublishDiagnosticsParams[] {
    const all = this.received.filter(({ method }) => method === 'textDocument/publishDiagnostics');
    return all.map(({ params }) => params as PublishDiagnosticsParams).filter((params) => params.uri === uri);
  }

  send(message: unknown): void {
    const body = Buffer.from(JSON.stringify(message));
    this.process.stdin?.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  #read(piece: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, piece]);
    for (;;) {
      const head = this.#rest.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.#rest.subarray(0, head).toString())?.[1]);
      if (this.#rest.length < head + 4 + length) return;
      const message = JSON.parse(this.#rest.subarray(head + 4, head + 4 + length).toString()) as Message;
      this.#rest = this.#rest.subarray(head + 4 + length);
      this.#take(message);
    }
  }

  #take(message: Message): void {
    if (message.method !== undefined && message.id !== undefined) {
      const result = message.method === 'workspace/configuration' ? [this.beginning.configuration] : null;
      this.send({ jsonrpc: '2.0', id: message.id, result });
    }
    this.received.push(message);
    const ready = this.#waiting.filter(({ test }) => test(message));
    this.#waiting = this.#waiting.filter((one) => !ready.includes(one));
    for (const { resolve } of ready) resolve(message);
  }
}

function isOf(params: unknown, uri: string, version: number): boolean {
  const of = params as { uri?: string; version?: number };
  return of.uri === uri && of.version === version;
}
