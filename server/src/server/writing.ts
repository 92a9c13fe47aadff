/// `qipu/write`: what a person does on the board, as edits of the text.

import type { Connection, Position as Place, Range, TextEdit } from 'vscode-languageserver/node';
import type { RecordDocument } from '../language/document';
import { writtenAt } from '../language/writing';
import { type Outcome, wishOf } from '../record/wish';
import type { Language } from '../spec/rule';
import { placeAfter } from '../text/after';
import { type Encoding, offsetAt } from '../text/position';
import type { Documents } from './documents';
import { guarded } from './guard';
import { rangeOf } from './publish';
import type { Settings } from './settings';

interface WriteParams {
  readonly textDocument: { readonly uri: string };
  readonly position: Place;
  readonly wish: unknown;
}

interface WriteAnswer {
  /// Of which version of the text the edits are.
  readonly version: number;
  readonly edits: TextEdit[];
  /// Where the cursor goes, in the text after the edits.
  readonly cursor: Place | null;
  readonly refusal?: string;
  readonly removes?: number;
}

export function registerWriting(connection: Connection, documents: Documents, settings: Settings): void {
  const answer = guarded(connection, 'qipu/write', async ({ textDocument, position, wish }: WriteParams) => {
    const document = await documents.current(textDocument.uri);
    const wanted = wishOf(wish);
    if (!document || !wanted) return null;
    const { encoding } = documents;
    const offset = offsetAt(document.root, position, encoding);
    const outcome = await documents.slices(document, writtenAt(document, offset, wanted));
    return outcome ? wire(document, outcome, encoding, settings.language) : null;
  });
  connection.onRequest('qipu/write', answer);
}

function wire(
  { root, version }: RecordDocument,
  outcome: Outcome,
  encoding: Encoding,
  language: Language,
): WriteAnswer {
  if ('refusal' in outcome) return { version, edits: [], cursor: null, refusal: outcome.refusal[language] };
  const { edits, cursor, removes } = outcome;
  return {
    version,
    edits: edits.map(({ from, to, text }) => ({ range: rangeOf(root, from, to, encoding) as Range, newText: text })),
    cursor: placeAfter(root, edits, cursor, encoding),
    ...(removes === undefined ? {} : { removes }),
  };
}
