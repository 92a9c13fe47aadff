/// `qipu/steps`: where the cursor goes for a step through the record; and to the move that put a stone.

import type { Connection, Position as Place } from 'vscode-languageserver/node';
import { wantedOf } from '../language/diagnostics';
import { isGo } from '../language/go';
import { stepFrom, stoneFrom } from '../language/steps';
import { offsetAt, placeAt } from '../text/position';
import type { Documents } from './documents';
import { guarded } from './guard';
import type { Settings } from './settings';

interface StepsParams {
  readonly textDocument: { readonly uri: string };
  readonly position: Place;
  /// One of `Go`, or `nextFault`, or `stone` with its cell.
  readonly go: string;
  readonly cell?: { readonly x: number; readonly y: number };
}

export function registerSteps(connection: Connection, documents: Documents, settings: Settings): void {
  const answer = guarded(connection, 'qipu/steps', async ({ textDocument, position, go, cell }: StepsParams) => {
    const document = await documents.current(textDocument.uri);
    if (!document) return null;
    const offset = offsetAt(document.root, position, documents.encoding);
    const target = (): Promise<number | undefined> | number | undefined => {
      if (go === 'nextFault') return nextFault(documents, settings, textDocument.uri, offset);
      if (go === 'stone' && cell) return documents.slices(document, stoneFrom(document, offset, cell));
      return isGo(go) ? documents.slices(document, stepFrom(document, offset, go)) : undefined;
    };
    const to = await target();
    return to === undefined ? null : { position: placeAt(document.root, to, documents.encoding) };
  });
  connection.onRequest('qipu/steps', answer);
}

/// The first fault that starts behind the cursor; behind the last one, the first of all.
function nextFault(documents: Documents, settings: Settings, uri: string, offset: number): number | undefined {
  const checked = documents.checked(uri);
  if (!checked) return undefined;
  const starts = wantedOf(checked, settings.wishes).list.map(({ finding, at }) => at + finding.from);
  return starts.find((start) => start > offset) ?? starts[0];
}
