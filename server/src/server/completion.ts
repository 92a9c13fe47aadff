/// `textDocument/completion`.

import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  type Connection,
  InsertTextFormat,
  InsertTextMode,
  type Range,
  TextEdit,
} from 'vscode-languageserver/node';
import { type Completion, type Completions, completionsAt, plainText, snippetText } from '../language/completion';
import type { RecordDocument } from '../language/document';
import type { SuggestionKind } from '../record/help';
import { type Encoding, offsetAt } from '../text/position';
import type { Documents } from './documents';
import { guarded } from './guard';
import { clauseText, takesMarkdown } from './markdown';
import { rangeOf } from './publish';
import type { Settings } from './settings';

const KIND: Readonly<Record<SuggestionKind, CompletionItemKind>> = {
  property: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  point: CompletionItemKind.Value,
  person: CompletionItemKind.Reference,
  move: CompletionItemKind.Event,
  snippet: CompletionItemKind.Snippet,
};

export function registerCompletion(connection: Connection, documents: Documents, settings: Settings): void {
  const answer = guarded(connection, 'completion', async ({ textDocument, position }: Parameters) => {
    const document = await documents.current(textDocument.uri);
    if (!document) return null;
    const offset = offsetAt(document.root, position, documents.encoding);
    const found = await documents.slices(document, completionsAt(document, offset, settings.language));
    return found ? listOf(document, found, settings, documents.encoding) : null;
  });
  connection.onCompletion(answer);
}

interface Parameters {
  readonly textDocument: { readonly uri: string };
  readonly position: { readonly line: number; readonly character: number };
}

function listOf(document: RecordDocument, found: Completions, settings: Settings, encoding: Encoding): CompletionList {
  const { root, format } = document;
  const { from, to, also } = found;
  const range = rangeOf(root, from, to, encoding);
  const more = also && [TextEdit.insert(rangeOf(root, also.at, also.at, encoding).start, also.text)];
  const can = settings.client.textDocument?.completion?.completionItem;
  const markdown = takesMarkdown(can?.documentationFormat);
  const specification = format?.specification.id ?? '';
  const items = found.list.map((completion): CompletionItem => {
    const { kind, label, detail, clause, filter, sort } = completion;
    return {
      label,
      kind: KIND[kind],
      filterText: filter,
      sortText: sort,
      ...(detail ? { detail } : {}),
      ...(clause ? { documentation: clauseText(clause, specification, settings, markdown) } : {}),
      ...editOf(completion, range, can?.snippetSupport === true),
      ...(can?.insertTextModeSupport ? { insertTextMode: InsertTextMode.asIs } : {}),
      ...(more ? { additionalTextEdits: more } : {}),
    };
  });
  return { isIncomplete: found.partial, items };
}

function editOf({ insert }: Completion, range: Range, snippets: boolean) {
  const asSnippet = snippets && insert.some((piece) => typeof piece !== 'string');
  const newText = asSnippet ? snippetText(insert) : plainText(insert);
  return { textEdit: { range, newText }, ...(asSnippet ? { insertTextFormat: InsertTextFormat.Snippet } : {}) };
}
