/// A record that is pasted into an empty document of another language is offered as one of that language. Nothing happens unasked: what
/// was pasted stays until somebody says so, and one undo brings it back.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { formatIn, languageByText, languageNamed } from '../../server/src/recognition';
import { ask } from './asking';
import { agreedOn } from './converting/agreed';
import { showStart } from './converting/cursor';
import { inPlace } from './converting/written';
import { nameOf } from './files';

/// Records of Go, each of which can become the other.
const LANGUAGES: readonly string[] = ['wei7', 'jgf', 'ishi', 'sgf'];

export function registerPasting(client: LanguageClient): vscode.Disposable {
  return vscode.workspace.onDidChangeTextDocument(({ document, contentChanges, reason }) => {
    const [change, more] = contentChanges;
    if (!change || more || reason !== undefined || change.rangeOffset > 0) return;
    const pasted = languageOfPasted(document, change.text);
    if (pasted) void offer(client, document, pasted);
  });
}

/// Undefined, unless the whole text has come at once and is of another of these languages.
function languageOfPasted(document: vscode.TextDocument, text: string): string | undefined {
  const { languageId } = document;
  if (!LANGUAGES.includes(languageId) || text.length < 8 || document.getText().trim() !== text.trim()) return undefined;
  const language = languageByText(text);
  return language !== undefined && language !== languageId && LANGUAGES.includes(language) ? language : undefined;
}

async function offer(client: LanguageClient, document: vscode.TextDocument, pasted: string): Promise<void> {
  const { version, languageId: language, uri } = document;
  const name = nameOf(uri);
  // What the document is called says what the record is to become, not what it is.
  const answer = await ask(client, 'qipu/convertText', { text: document.getText(), to: formatOf(language) });
  if (!answer || answer.texts.length === 0) return;
  const [from = pasted] = languageNamed(pasted)?.aliases ?? [];
  const [to = ''] = languageNamed(language)?.aliases ?? [];
  const yes = vscode.l10n.t('Convert to {0}', to);
  const question = vscode.l10n.t('This is a record in {0}. Convert it to {1}?', from, to);
  if ((await vscode.window.showInformationMessage(question, yes)) !== yes) return;
  const texts = await oneOfThem(answer.texts);
  if (!texts) return;
  const outcome = { uri, name, language, document, answer: { ...answer, texts, version, mayCarry: false } };
  if ((await agreedOn([outcome], 'file')) === 'no') return;
  const editor = await inPlace([outcome]);
  if (editor) await showStart(client, editor);
}

/// Of several games a person says which.
async function oneOfThem(texts: readonly string[]): Promise<readonly string[] | undefined> {
  if (texts.length < 2) return texts;
  const games = texts.map((text, i) => ({ label: vscode.l10n.t('Game {0}', i + 1), text }));
  const picked = await vscode.window.showQuickPick(games, { placeHolder: vscode.l10n.t('Convert which game?') });
  return picked && [picked.text];
}

/// The one that new records are in.
const formatOf = (language: string): string => formatIn(language, '')?.format ?? language;
