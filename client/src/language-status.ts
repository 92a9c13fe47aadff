/// What the editor says of the language of a record, where it says it of every language: how many faults there are, and a way to mend them.
import * as vscode from 'vscode';
import type { Boards } from './board/boards';
import { RECORDS } from './language-client';

/// Diagnostics of Qipu's alone are counted.
const isOurs = ({ code }: vscode.Diagnostic): boolean =>
  typeof code === 'object' && code.target.path.includes('/clause/');

export function registerLanguageStatus(boards: Boards): vscode.Disposable {
  const item = vscode.languages.createLanguageStatusItem('qipu.faults', RECORDS);
  item.name = vscode.l10n.t('Qipu: Faults');
  const turn = () => show(item, vscode.window.activeTextEditor?.document.uri, boards);
  turn();
  return vscode.Disposable.from(
    item,
    vscode.window.onDidChangeActiveTextEditor(turn),
    boards.onChecked(turn),
    vscode.languages.onDidChangeDiagnostics(({ uris }) => {
      const here = vscode.window.activeTextEditor?.document.uri.toString();
      if (uris.some((uri) => uri.toString() === here)) turn();
    }),
  );
}

function show(item: vscode.LanguageStatusItem, uri: vscode.Uri | undefined, { namesOnly }: Boards): void {
  const found = uri ? vscode.languages.getDiagnostics(uri).filter(isOurs) : [];
  const errors = found.filter(({ severity }) => severity === vscode.DiagnosticSeverity.Error).length;
  const { Error: Wrong, Information, Warning } = vscode.LanguageStatusSeverity;
  item.severity = errors > 0 ? Wrong : found.length > 0 ? Warning : Information;
  const clean = namesOnly.has(String(uri))
    ? vscode.l10n.t('Only the name is checked')
    : vscode.l10n.t('Nothing is wrong');
  item.text = found.length === 0 ? clean : vscode.l10n.t('Faults: {0}', found.length);
  item.command =
    found.length > 0
      ? { command: 'qipu.nextFault', title: vscode.l10n.t('Next Fault') }
      : { command: 'qipu.showBoard', title: vscode.l10n.t('Show Board') };
}
