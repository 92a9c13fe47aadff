/// `textDocument/selectionRange`, `documentHighlight`, `linkedEditingRange` and `definition`.

import type { Definition, DocumentHighlight, LinkedEditingRanges, SelectionRange } from 'vscode-languageserver/node';
import type { Selection } from '../language';
import { type Asked, answering, type Server } from './answering';

export function registerNavigation(server: Server): void {
  const { connection } = server;
  connection.onSelectionRanges(
    answering(server, 'selectionRange', async (asked, { positions }) =>
      positions.map((position) => nested(asked, asked.features.selections(asked.offset(position)))),
    ),
  );
  connection.onDocumentHighlight(
    answering(server, 'documentHighlight', async (asked, { position }) =>
      asked.features
        .highlights(asked.offset(position))
        .map((one): DocumentHighlight => ({ range: ranged(asked, one) })),
    ),
  );
  connection.languages.onLinkedEditingRange(
    answering(server, 'linkedEditingRange', async (asked, { position }): Promise<LinkedEditingRanges | null> => {
      const names = asked.features.linked(asked.offset(position));
      return names.length > 0 ? { ranges: names.map((one) => ranged(asked, one)) } : null;
    }),
  );
  connection.onDefinition(
    answering(server, 'definition', async (asked, { position }): Promise<Definition | null> => {
      const at = await asked.slices(asked.features.origin(asked.offset(position)));
      return at === undefined ? null : { uri: asked.uri, range: asked.range(at, at + 1) };
    }),
  );
}

const ranged = (asked: Asked, { from, to }: Selection): SelectionRange['range'] => asked.range(from, to);

function nested(asked: Asked, selections: readonly Selection[]): SelectionRange {
  const whole = asked.range(0, asked.document.root?.width ?? 0);
  return (
    selections.reduceRight<SelectionRange | undefined>(
      (parent, one) => ({ range: ranged(asked, one), ...(parent ? { parent } : {}) }),
      undefined,
    ) ?? { range: whole }
  );
}
