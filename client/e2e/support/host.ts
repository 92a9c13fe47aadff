/// Running a function within the extension host of the editor, where it has the editor's API. What it is given and what it
/// answers goes as JSON; it sees nothing else of the test.

import http from 'node:http';

type Api = typeof import('vscode');
export type Work<G extends readonly unknown[], T> = (vscode: Api, ...given: G) => T | PromiseLike<T>;

interface Said<T> {
  readonly value: T;
  readonly error?: string;
  /// The process: another one after a reload.
  readonly host: number;
}

function ask(socketPath: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request({ socketPath, method: 'POST' }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve(text));
    });
    request.on('error', reject).end(body);
  });
}

async function said<G extends readonly unknown[], T>(socket: string, work: Work<G, T>, given: G): Promise<Said<T>> {
  const answer: Said<T> = JSON.parse(await ask(socket, JSON.stringify({ work: String(work), given })));
  if (answer.error) throw new Error(`In the extension host: ${answer.error}`);
  return answer;
}

/// `folder` is the one that the window has open.
export async function inHost<G extends readonly unknown[], T>(
  folder: string,
  work: Work<G, T>,
  ...given: G
): Promise<T> {
  return (await said(`${folder}.socket`, work, given)).value;
}

/// Which process it is; fails as long as there is none.
export const hostOf = async (folder: string): Promise<number> => (await said(`${folder}.socket`, () => 0, [])).host;
