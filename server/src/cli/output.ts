/// What a command prints, a good deal at a time, and as fast as the reader takes it. A reader that has gone, as `head` goes,
/// ends the work quietly.

import type { WriteStream } from 'node:tty';
import { CommandFault } from './fault';
import { ending } from './messages';

const ENOUGH = 16 * 1024;

export class Output {
  #pending = '';
  #closed = false;
  #fault: string | undefined;

  constructor(readonly stream: NodeJS.WriteStream) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      this.#closed = true;
      if (error.code !== 'EPIPE' && error.code !== 'EOF') this.#fault = error.code ?? error.message;
    });
  }

  /// Nobody reads on.
  get closed(): boolean {
    return this.#closed;
  }

  get colored(): boolean {
    const { NO_COLOR, TERM } = process.env;
    return Boolean((this.stream as WriteStream).isTTY) && !NO_COLOR && TERM !== 'dumb';
  }

  async write(text: string): Promise<void> {
    this.#pending += text;
    if (this.#pending.length >= ENOUGH || this.stream.isTTY) await this.flush();
  }

  async flush(): Promise<void> {
    const text = this.#pending;
    this.#pending = '';
    if (text !== '' && !this.#closed) {
      await new Promise<void>((resolve) => {
        this.stream.write(text, () => resolve());
      });
    }
    if (this.#fault !== undefined) throw new CommandFault(ending.output, { code: this.#fault });
  }
}
