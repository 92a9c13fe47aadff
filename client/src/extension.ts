/// Activation: one language client for all formats, the commands, and the pages of clauses. Programs in Go wake the extension
/// too (see `ishi-files.ts`), so the server waits for the first record.
import * as vscode from 'vscode';
import { registerBoards } from './board/register';
import { registerClausePages } from './clause-page';
import { registerCommands } from './commands';
import { isRecordOpen, onFirstRecord } from './first-record';
import { registerIshiFiles } from './ishi-files';
import { createClient } from './language-client';
import { start } from './start';

let stop: (() => Promise<void>) | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const log = vscode.window.createOutputChannel('Qipu', { log: true });
  const client = createClient(context, log);
  context.subscriptions.push(log, registerCommands(client, log), registerClausePages(client), registerIshiFiles());
  context.subscriptions.push(registerBoards(client, context));
  stop = () => client.dispose();
  const begin = async () => client.needsStart() && start(client, log);
  if (isRecordOpen()) await begin();
  else context.subscriptions.push(onFirstRecord(begin));
}

export async function deactivate(): Promise<void> {
  await stop?.();
}
