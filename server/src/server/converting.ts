/// `qipu/convert`: the text of a record in another version of its format, and what would be lost.

import type { Connection } from 'vscode-languageserver/node';
import { converted } from '../language/converting';
import type { Documents } from './documents';
import { guarded } from './guard';
import type { Settings } from './settings';

interface ConvertParams {
  readonly textDocument: { readonly uri: string };
  /// The id of a specification: `wei7-3.0`.
  readonly to: string;
}

interface Answer {
  readonly version: number;
  readonly text?: string;
  readonly losses?: readonly string[];
  readonly refusal?: string;
}

export function registerConverting(connection: Connection, documents: Documents, settings: Settings): void {
  const answer = guarded(
    connection,
    'qipu/convert',
    async ({ textDocument, to }: ConvertParams): Promise<Answer | null> => {
      const document = await documents.current(textDocument.uri);
      const checked = await documents.fullyChecked(textDocument.uri);
      if (!document || !checked || checked.root !== document.root) return null;
      const outcome = await documents.slices(document, converted(document, checked, to));
      if (!outcome) return null;
      const { language } = settings;
      const { version } = document;
      if ('refusal' in outcome) return { version, refusal: outcome.refusal[language] };
      return { version, text: outcome.text, losses: outcome.losses.map((words) => words[language]) };
    },
  );
  connection.onRequest('qipu/convert', answer);
}
