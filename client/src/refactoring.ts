/// What is done to a record as a whole, or to its lines, by commands: what makes new records asks where they go first. All that one
/// command writes is one edit, so one undo takes it back.
import * as vscode from 'vscode';
import type { REFACTORINGS, RefactorAnswer } from '../../server/src/protocol/refactor';
import { namesBeside } from '../../server/src/workspace/converted-names';
import { encodedIn } from '../../server/src/workspace/encoders';
import { decoded } from '../../server/src/workspace/encodings';
import { languageOfFile } from '../../server/src/workspace/reading';
import { ask } from './asking';
import type { AtHand, Records } from './at-hand';
import { isThere, nameOf } from './files';

type Id = (typeof REFACTORINGS)[number];

const COMMANDS: Readonly<Record<string, Id>> = {
  'qipu.swapColors': 'colors',
  'qipu.renumber': 'numbers',
  'qipu.deleteFollowing': 'cutBehind',
  'qipu.beginHere': 'beginHere',
  'qipu.extractLine': 'extract',
  'qipu.splitGames': 'split',
};

const TURNS: readonly string[] = ['left-right', 'top-bottom', 'half', 'right', 'left', 'diagonal', 'antidiagonal'];

export function registerRefactoring(records: Records): vscode.Disposable {
  const { client } = records.boards;
  const addressOf = (uri: vscode.Uri) => ({ uri: client.code2ProtocolConverter.asUri(uri) });

  async function refactor({ uri, position }: AtHand, id: Id): Promise<void> {
    const answer = await ask(client, 'qipu/refactor', { textDocument: addressOf(uri), position, id });
    if (!answer) return;
    if (answer.refusal) void vscode.window.showWarningMessage(answer.refusal);
    else if (answer.texts.length > 0) await newRecords(uri, answer.texts);
    else await write(uri, answer);
  }

  /// The ways that there are for this record.
  async function turn(record: AtHand): Promise<void> {
    const { uri, position } = record;
    const answer = await ask(client, 'qipu/refactorings', { textDocument: addressOf(uri), position });
    const items = (answer?.offers ?? []).flatMap(({ id, title }) => (TURNS.includes(id) ? [{ label: title, id }] : []));
    if (items.length === 0) {
      void vscode.window.showWarningMessage(vscode.l10n.t('The board of this record cannot be mirrored or rotated.'));
      return;
    }
    const placeHolder = vscode.l10n.t('Mirror or rotate the board?');
    const picked = await vscode.window.showQuickPick(items, { placeHolder });
    if (picked) await refactor(record, picked.id);
  }

  async function merge(clicked: unknown, selected: unknown): Promise<void> {
    const uris = await chosen(clicked, selected);
    if (uris.length < 2) return;
    const texts = await Promise.all(uris.map(textOf));
    if (!client.isRunning()) await client.start().catch(() => undefined);
    const answer = await ask(client, 'qipu/merge', { texts: texts.map(({ name, text }) => ({ name, text })) });
    if (!answer) void vscode.window.showWarningMessage(vscode.l10n.t('These files hold no records that Qipu knows.'));
    else if (answer.refusal) void vscode.window.showWarningMessage(answer.refusal);
    else await untitled(answer.text, answer.language, texts[0]?.encoding);
  }

  /// What was selected; else the record at hand, and others that the person is asked for.
  async function chosen(clicked: unknown, selected: unknown): Promise<readonly vscode.Uri[]> {
    const all = Array.isArray(selected) ? selected.filter((one) => one instanceof vscode.Uri) : [];
    if (all.length > 1) return all;
    const first = clicked instanceof vscode.Uri ? clicked : (await records.wanted())?.uri;
    if (!first) return [];
    const openLabel = vscode.l10n.t('Merge');
    const title = vscode.l10n.t('Records to merge with this one');
    const more = await vscode.window.showOpenDialog({ canSelectMany: true, openLabel, title });
    return more ? [first, ...more.filter((one) => one.toString() !== first.toString())] : [];
  }

  const byCommand = Object.entries(COMMANDS).map(([name, id]) => registered(name, (record) => refactor(record, id)));
  function registered(name: string, work: (record: AtHand) => Promise<void>): vscode.Disposable {
    return vscode.commands.registerCommand(name, async () => {
      const record = await records.wanted();
      if (record) await work(record);
    });
  }
  return vscode.Disposable.from(
    ...byCommand,
    registered('qipu.turnBoard', turn),
    vscode.commands.registerCommand('qipu.mergeRecords', merge),
  );
}

/// Where the cursor stood in the game, it stands afterwards.
async function write(uri: vscode.Uri, { version, edits, cursor }: RefactorAnswer): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  if (document.version !== version) {
    void vscode.window.showWarningMessage(vscode.l10n.t('The record has changed meanwhile; nothing was done.'));
    return;
  }
  const edit = new vscode.WorkspaceEdit();
  for (const { range, newText } of edits) {
    const { start, end } = range;
    edit.replace(uri, new vscode.Range(start.line, start.character, end.line, end.character), newText);
  }
  await vscode.workspace.applyEdit(edit);
  const editor = vscode.window.visibleTextEditors.find((one) => one.document === document);
  if (!editor || !cursor) return;
  const place = new vscode.Position(cursor.line, cursor.character);
  editor.selection = new vscode.Selection(place, place);
  editor.revealRange(editor.selection, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

/// One is opened in no file yet; several are files beside the record, if the person agrees.
async function newRecords(uri: vscode.Uri, texts: readonly string[]): Promise<void> {
  const document = await vscode.workspace.openTextDocument(uri);
  const [only = ''] = texts;
  const { languageId } = document;
  if (texts.length === 1) return untitled(only, languageId, encodingIn(document));
  const canWrite = uri.scheme !== 'untitled' && vscode.workspace.fs.isWritableFileSystem(uri.scheme) === true;
  if (!canWrite) {
    for (const text of texts) await untitled(text, languageId, encodingIn(document));
    return;
  }
  const files = await freeFiles(uri, texts.length);
  const yes = vscode.l10n.t('Split');
  const question = vscode.l10n.t('Write {0} files beside this one?', files.length);
  const names = files.slice(0, MOST_NAMES).map((file) => `• ${nameOf(file)}`);
  const detail = [...names, ...(files.length > names.length ? ['…'] : [])].join('\n');
  if ((await vscode.window.showInformationMessage(question, { modal: true, detail }, yes)) !== yes) return;
  const edit = new vscode.WorkspaceEdit();
  for (const [index, file] of files.entries())
    edit.createFile(file, { contents: bytesOf(texts[index] ?? '', document) });
  const [first] = files;
  if (!(await vscode.workspace.applyEdit(edit)) || !first)
    void vscode.window.showErrorMessage(vscode.l10n.t('The files could not be written.'));
  else await vscode.window.showTextDocument(first, { preview: false });
}

const MOST_NAMES = 10;
const MOST_ATTEMPTS = 100;

/// Names beside the record that no file has yet.
async function freeFiles(uri: vscode.Uri, count: number): Promise<readonly vscode.Uri[]> {
  for (let attempt = 1; ; attempt++) {
    const files = namesBeside(nameOf(uri), count, undefined, attempt).map((name) =>
      vscode.Uri.joinPath(uri, '..', name),
    );
    const there = await Promise.all(files.map(isThere));
    if (!there.includes(true) || attempt > MOST_ATTEMPTS) return files;
  }
}

/// What the editor calls the encoding of a record, as far as it tells. Where a text says what it is in, a new one says UTF-8.
function encodingIn(document: vscode.TextDocument): string | undefined {
  const { encoding = '' } = document as { readonly encoding?: string };
  return document.languageId === 'ccgc' && /^gb/i.test(encoding) ? encoding : undefined;
}

/// In the encoding of the record.
function bytesOf(text: string, document: vscode.TextDocument): Uint8Array {
  const own = encodingIn(document) && encodedIn(text, 'GB 18030');
  return own || new TextEncoder().encode(text);
}

/// As its editor has it, or as it is on disk.
async function textOf(uri: vscode.Uri): Promise<NamedText> {
  const name = nameOf(uri);
  const open = vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri.toString());
  if (open) return { name, text: open.getText(), encoding: encodingIn(open) };
  const bytes = await vscode.workspace.fs.readFile(uri);
  const language = languageOfFile(bytes, name);
  if (!language) return { name, text: '', encoding: undefined };
  const { text, encoding } = decoded(bytes, language, name);
  return { name, text, encoding: language === 'ccgc' && encoding?.name === 'GB 18030' ? 'gb18030' : undefined };
}

interface NamedText {
  readonly name: string;
  readonly text: string;
  /// What an editor calls it, if it is not UTF-8.
  readonly encoding: string | undefined;
}

/// Editors that know of no encodings of documents leave it to the person.
async function untitled(content: string, language: string, encoding = 'utf8'): Promise<void> {
  const options = { language, content, encoding };
  const document = await vscode.workspace.openTextDocument(options);
  await vscode.window.showTextDocument(document, { preview: false });
}
