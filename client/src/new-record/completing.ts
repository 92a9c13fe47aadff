/// Whole records by a word, `record` or the code of a game: in an empty record, and nowhere else. They stand in the list of what can be written, in
/// the place of what the server knows of whole records.
import * as vscode from 'vscode';
import type { Middleware } from 'vscode-languageclient/node';
import type { NewRecords } from './register';

/// Longer than any word that is offered.
const LONGEST = 40;
const MOST_LINES = 20;

/// Nothing is there but a word that is being typed.
function wordIn(document: vscode.TextDocument): string | undefined {
  const text = document.lineCount > MOST_LINES ? '…' : document.getText().trim();
  return text.length <= LONGEST && /^\w*$/.test(text) ? text : undefined;
}

export const completing = (newRecords: NewRecords): Middleware => ({
  async provideCompletionItem(document, position, context, token, next) {
    // More may have been typed by the time that the server has answered.
    const word = wordIn(document);
    const isWanted = vscode.workspace.getConfiguration('qipu', document).get('completion.enable', true);
    const isBefore = word !== undefined && document.lineAt(position).text.slice(0, position.character).endsWith(word);
    const found = await next(document, position, context, token);
    if (!isBefore || !isWanted) return found;
    const drafts = await newRecords.drafts(document);
    const items = Array.isArray(found) ? found : (found?.items ?? []);
    const others = items.filter(({ kind }) => kind !== vscode.CompletionItemKind.Snippet);
    const range = new vscode.Range(position.translate(0, -word.length), position);
    const records = drafts.map(({ word, typed, description, body }) => {
      const item = new vscode.CompletionItem({ label: word, description }, vscode.CompletionItemKind.Snippet);
      return Object.assign(item, {
        insertText: new vscode.SnippetString(body),
        range,
        filterText: typed,
        sortText: ' ',
      });
    });
    return [...records, ...others];
  },
});
