/// `textDocument/selectionRange`, `documentHighlight`, `linkedEditingRange`, `definition` and `references`.

import { answering, type Server } from './answering';

const load = () => require('./going-about') as typeof import('./going-about');

export function registerNavigation(server: Server): void {
  const { connection, settings } = server;
  const wanted = (what = 'navigation'): boolean => settings.of(`${what}.enable`, true);
  connection.onSelectionRanges(
    answering(server, 'selectionRange', async (asked, { positions }) => load().selections(asked, positions)),
  );
  connection.onDocumentHighlight(
    answering(server, 'documentHighlight', async (asked, { position }) =>
      wanted('highlights') ? load().highlights(asked, position) : null,
    ),
  );
  connection.languages.onLinkedEditingRange(
    answering(server, 'linkedEditingRange', async (asked, { position }) => load().linkedNames(asked, position)),
  );
  connection.onDefinition(
    answering(server, 'definition', async (asked, { position }) =>
      wanted() ? load().definition(asked, position) : null,
    ),
  );
  connection.onReferences(
    answering(server, 'references', async (asked, { position, context }) =>
      wanted() ? load().references(asked, position, context.includeDeclaration) : null,
    ),
  );
}
