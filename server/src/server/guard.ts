/// A fault of the program in one request is one line in the log and an empty answer.

import { type Connection, ErrorCodes, ResponseError } from 'vscode-languageserver/node';

/// What is meant as an answer, though it is an error, is passed on.
export async function guarded<R>(connection: Connection, what: string, answer: () => Promise<R>): Promise<R | null> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof ResponseError) throw error;
    logFault(connection, what, error);
    return null;
  }
}

export const senseless = (what: string) =>
  new ResponseError(ErrorCodes.InvalidParams, `The params of ${what} are not what they should be.`);

export function logFault(connection: Connection, what: string, error: unknown): void {
  const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
  connection.console.error(`${what}: ${words.split('\n').slice(0, 4).join(' | ')}`);
}
