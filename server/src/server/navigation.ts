/// `textDocument/selectionRange`, `documentHighlight`, `linkedEditingRange`, `definition` and `references`.

import {
  type Definition,
  type DocumentHighlight,
  DocumentHighlightKind,
  type LinkedEditingRanges,
  type Location,
  type LocationLink,
  type Range,
  type SelectionRange,
} from 'vscode-languageserver/node';
import type { Stretch } from '../record/view';
import { Places } from '../text/places';
import { type Asked, answering, type Server } from './answering';

export function registerNavigation(server: Server): void {
  const { connection, settings } = server;
  const wanted = (): boolean => settings.of('navigation.enable', true);
  connection.onSelectionRanges(
    answering(server, 'selectionRange', async (asked, { positions }) =>
      positions.map((position) => nested(asked, asked.features.selections(asked.offset(position)))),
    ),
  );
  connection.onDocumentHighlight(
    answering(server, 'documentHighlight', async (asked, { position }) => {
      if (!settings.of('highlights.enable', true)) return null;
      const found = await asked.slices(asked.features.highlights(asked.offset(position)));
      return (found ?? []).map(
        ({ origin, ...one }): DocumentHighlight => ({
          range: rangeOf(asked, one),
          kind: origin ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
        }),
      );
    }),
  );
  connection.languages.onLinkedEditingRange(
    answering(server, 'linkedEditingRange', async (asked, { position }): Promise<LinkedEditingRanges | null> => {
      const names = asked.features.linked(asked.offset(position));
      return names.length > 0 ? { ranges: names.map((one) => rangeOf(asked, one)) } : null;
    }),
  );
  connection.onDefinition(
    answering(server, 'definition', async (asked, { position }) => {
      const found = wanted() && (await asked.slices(asked.features.definition(asked.offset(position))));
      return found ? linked(asked, found) : null;
    }),
  );
  connection.onReferences(
    answering(server, 'references', async (asked, { position, context }): Promise<Location[] | null> => {
      if (!wanted()) return null;
      const steps = asked.features.references(asked.offset(position), context.includeDeclaration);
      const found = (await asked.slices(steps)) ?? [];
      return (await asked.slices(located(asked, found))) ?? null;
    }),
  );
}

const rangeOf = (asked: Asked, { from, to }: Stretch): Range => asked.range(from, to);

function nested(asked: Asked, selections: readonly Stretch[]): SelectionRange {
  const whole = asked.range(0, asked.document.root?.width ?? 0);
  return (
    selections.reduceRight<SelectionRange | undefined>(
      (parent, one) => ({ range: rangeOf(asked, one), ...(parent ? { parent } : {}) }),
      undefined,
    ) ?? { range: whole }
  );
}

/// With what it is said of, where an editor can show that.
function linked(
  asked: Asked,
  { of, targets }: { readonly of: Stretch; readonly targets: readonly Stretch[] },
): Definition | LocationLink[] {
  const { uri, server } = asked;
  if (server.settings.client.textDocument?.definition?.linkSupport !== true) {
    return targets.map((one) => ({ uri, range: rangeOf(asked, one) }));
  }
  const origin = of.to > of.from ? { originSelectionRange: rangeOf(asked, of) } : {};
  return targets.map((one) => {
    const range = rangeOf(asked, one);
    return { targetUri: uri, targetRange: range, targetSelectionRange: range, ...origin };
  });
}

const PAUSE = 256;

function* located({ uri, document, server }: Asked, found: readonly Stretch[]): Generator<void, Location[]> {
  const places = new Places(document.root, server.documents.encoding);
  const list: Location[] = [];
  for (const { from, to } of found) {
    list.push({ uri, range: { start: places.at(from), end: places.at(to) } });
    if (list.length % PAUSE === 0) yield;
  }
  return list;
}
