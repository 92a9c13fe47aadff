/// The commands of the command palette.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { restart } from './start';

export function registerCommands(client: LanguageClient, log: vscode.LogOutputChannel): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.commands.registerCommand('qipu.restartServer', () => restart(client, log)),
    vscode.commands.registerCommand('qipu.showLog', () => log.show()),
  );
}
