/// `qipu/steps`: where the cursor goes for a step through the record; and to the move that put a stone.

import type { Connection, Position as Place } from 'vscode-languageserver/node';
import type { RecordDocument } from '../language/document';
import { type Faults, faultsOf } from '../language/faults';
import { isGo } from '../language/go';
import { columnFrom, stepFrom, stoneFrom } from '../language/steps';
import { offsetAt, placeAt } from '../text/position';
import type { Documents } from './documents';
import { guarded } from './guard';
import type { Settings } from './settings';

interface StepsParams {
  readonly textDocument: { readonly uri: string };
  readonly position: Place;
  /// One of `Go`; or `nextFault` or `previousFault`; or `stone` with its cell; or `column` with its number.
  readonly go: string;
  readonly cell?: { readonly x: number; readonly y: number };
  readonly column?: number;
}

export function registerSteps(connection: Connection, documents: Documents, settings: Settings): void {
  const answer = guarded(connection, 'qipu/steps', async ({ textDocument, position, go, ...more }: StepsParams) => {
    const document = await documents.current(textDocument.uri);
    if (!document) return null;
    const offset = offsetAt(document.root, position, documents.encoding);
    const checked = documents.checked(textDocument.uri);
    const faults = checked && isFault(go) ? faultsOf(checked, settings.wishes) : undefined;
    const way = wayOf(document, offset, go, more);
    const to = faults ? faultBeside(faults, offset, go) : way && (await documents.slices(document, way));
    return to === undefined ? null : { position: placeAt(document.root, to, documents.encoding) };
  });
  connection.onRequest('qipu/steps', answer);
}

function wayOf(
  document: RecordDocument,
  offset: number,
  go: string,
  { cell, column }: Pick<StepsParams, 'cell' | 'column'>,
): Generator<void, number | undefined> | undefined {
  if (go === 'stone') return cell && stoneFrom(document, offset, cell);
  if (go === 'column') return Number.isSafeInteger(column) ? columnFrom(document, offset, column as number) : undefined;
  return isGo(go) ? stepFrom(document, offset, go) : undefined;
}

const isFault = (go: string): boolean => go === 'nextFault' || go === 'previousFault';

/// The first fault that starts behind the cursor, or the last that starts before it; where there is none, the first or last
/// of all.
function faultBeside(faults: Faults, offset: number, go: string): number | undefined {
  const { starts } = faults;
  if (go === 'nextFault') return starts[faults.before(offset + 1)] ?? starts[0];
  return starts[faults.before(offset) - 1] ?? starts[starts.length - 1];
}
