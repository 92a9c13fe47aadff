/// `textDocument/inlayHint`.

import { answering, type Server } from './answering';

const load = () => require('./hints') as typeof import('./hints');

export function registerInlayHints(server: Server): void {
  const { connection, settings } = server;
  connection.languages.inlayHint.on(
    answering(server, 'inlayHint', async (asked, { range }) =>
      settings.of('inlayHints.enable', true) ? load().inlayHints(asked, range) : [],
    ),
  );
}
