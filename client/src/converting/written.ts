/// Where what is converted goes: into the place of the record, into files beside it, or into documents that are in no file. All that one
/// command writes is one edit, so one undo takes it back.
import * as vscode from 'vscode';
import { namesOfConverted } from '../../../server/src/workspace/converted-names';
import { isThere, nameOf } from '../files';
import type { Outcome } from './asked';

/// Another version of the same language has the same name.
export const isSamePlace = ({ answer, language }: Outcome): boolean =>
  answer?.language === language && answer?.texts.length === 1;

/// The text may have changed while the person was asked.
export async function inPlace(outcomes: readonly Outcome[]): Promise<vscode.TextEditor | undefined> {
  const edit = new vscode.WorkspaceEdit();
  let last: vscode.TextDocument | undefined;
  for (const { uri, document, answer } of outcomes) {
    const now = document ?? (await vscode.workspace.openTextDocument(uri));
    if (document && document.version !== answer?.version) {
      void vscode.window.showWarningMessage(vscode.l10n.t('The record has changed meanwhile; nothing was converted.'));
      return undefined;
    }
    const end = now.lineAt(now.lineCount - 1).range.end;
    edit.replace(uri, new vscode.Range(new vscode.Position(0, 0), end), answer?.texts[0] ?? '');
    last = now;
  }
  await vscode.workspace.applyEdit(edit);
  return last && vscode.window.showTextDocument(last);
}

interface NewFile {
  readonly uri: vscode.Uri;
  readonly text: string;
}

/// What is in no file, or where nothing can be written, becomes documents that are in none.
export async function newFiles(outcomes: readonly Outcome[]): Promise<vscode.TextEditor | undefined> {
  const files = outcomes.flatMap(filesOf);
  const homeless = outcomes.filter(({ uri }) => !isWritable(uri));
  if (homeless.length > 0) return untitled(homeless);
  const there = await Promise.all(files.map(({ uri }) => isThere(uri)));
  const taken = files.filter((_, i) => there[i]);
  if (taken.length > 0 && !(await mayOverwrite(taken))) return undefined;
  const edit = new vscode.WorkspaceEdit();
  for (const { uri, text } of files) {
    edit.createFile(uri, { overwrite: true, contents: new TextEncoder().encode(text) });
  }
  const [first] = files;
  if (!(await vscode.workspace.applyEdit(edit)) || !first) {
    void vscode.window.showErrorMessage(vscode.l10n.t('The files could not be written.'));
    return undefined;
  }
  const editor = await vscode.window.showTextDocument(first.uri);
  if (files.length > 1) void vscode.window.setStatusBarMessage(vscode.l10n.t('Files written: {0}', files.length), 4000);
  return files.length === 1 ? editor : undefined;
}

function filesOf({ uri, name, answer }: Outcome): NewFile[] {
  const { texts = [], language = '' } = answer ?? {};
  const names = namesOfConverted(name, language, texts.length);
  return texts.map((text, i) => ({ uri: vscode.Uri.joinPath(uri, '..', names[i] ?? name), text }));
}

const isWritable = ({ scheme }: vscode.Uri): boolean =>
  scheme !== 'untitled' && vscode.workspace.fs.isWritableFileSystem(scheme) === true;

async function mayOverwrite(files: readonly NewFile[]): Promise<boolean> {
  const yes = vscode.l10n.t('Overwrite');
  const question = vscode.l10n.t('Files with these names are there already. Overwrite them?');
  const names = files.slice(0, 10).map(({ uri }) => `• ${nameOf(uri)}`);
  const detail = files.length > names.length ? [...names, '…'].join('\n') : names.join('\n');
  return (await vscode.window.showWarningMessage(question, { modal: true, detail }, yes)) === yes;
}

/// Of several games a person says which.
export async function untitled(outcomes: readonly Outcome[]): Promise<vscode.TextEditor | undefined> {
  let editor: vscode.TextEditor | undefined;
  for (const { name, answer } of outcomes) {
    const { texts = [], language = '' } = answer ?? {};
    const names = namesOfConverted(name, language, texts.length);
    const picked = texts.length > 1 ? await vscode.window.showQuickPick(names) : names[0];
    const content = picked === undefined ? undefined : texts[names.indexOf(picked)];
    if (content === undefined) continue;
    const document = await vscode.workspace.openTextDocument({ language, content });
    editor = await vscode.window.showTextDocument(document, { preview: false });
  }
  return outcomes.length === 1 ? editor : undefined;
}
