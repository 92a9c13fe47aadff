/// A fault of the program in one request is one line in the log and an empty answer.

import type { Connection } from 'vscode-languageserver/node';

export function guarded<A extends unknown[], R>(
  connection: Connection,
  what: string,
  handler: (...args: A) => Promise<R> | R,
): (...args: A) => Promise<R | null> {
  return async (...args) => {
    try {
      return await handler(...args);
    } catch (error) {
      logFault(connection, what, error);
      return null;
    }
  };
}

export function logFault(connection: Connection, what: string, error: unknown): void {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  connection.console.error(`${what}: ${words.split('\n').slice(0, 4).join(' | ')}`);
}
