/// `textDocument/completion`.

import {
  type CompletionItem,
  CompletionItemKind,
  type CompletionList,
  type CompletionParams,
  CompletionTriggerKind,
  InsertTextFormat,
  InsertTextMode,
  type Range,
  TextEdit,
} from 'vscode-languageserver/node';
import { type Completion, type Completions, plainText, snippetText } from '../language';
import type { SuggestionKind } from '../record/help';
import { type Asked, answering, type Server } from './answering';
import { clauseText, takesMarkdown, withSample } from './markdown';

const KIND: Readonly<Record<SuggestionKind, CompletionItemKind>> = {
  property: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  point: CompletionItemKind.Value,
  person: CompletionItemKind.Reference,
  move: CompletionItemKind.Event,
  part: CompletionItemKind.Event,
  snippet: CompletionItemKind.Snippet,
};

export function registerCompletion(server: Server): void {
  const answer = answering(server, 'completion', async (asked, { position, context }: CompletionParams) => {
    if (!server.settings.of('completion.enable', true)) return null;
    const typed =
      context?.triggerKind === CompletionTriggerKind.TriggerCharacter ? context.triggerCharacter : undefined;
    const found = await asked.slices(asked.features.completions(asked.offset(position), typed));
    return found && listOf(asked, found);
  });
  server.connection.onCompletion(answer);
}

function listOf(asked: Asked, found: Completions): CompletionList {
  const { settings } = asked.server;
  const { from, to, also } = found;
  const range = asked.range(from, to);
  const more = also && [TextEdit.insert(asked.place(also.at), also.text)];
  const can = settings.client.textDocument?.completion?.completionItem;
  const markdown = takesMarkdown(can?.documentationFormat);
  const specification = asked.document.format?.specification.id ?? '';
  const items = found.list.map((completion): CompletionItem => {
    const { kind, label, detail, clause, sample, filter, sort } = completion;
    return {
      label,
      kind: KIND[kind],
      filterText: filter,
      sortText: sort,
      ...(detail ? { detail } : {}),
      ...(clause
        ? { documentation: withSample(clauseText({ clause }, specification, settings, markdown), sample) }
        : {}),
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
