/// Activation: one language client for all formats, the commands, and the pages of clauses. Programs in Go wake the extension
/// too (see `ishi-files.ts`), so the server waits for the first record.
import * as vscode from 'vscode';
import { Records } from './at-hand';
import { Boards } from './board/boards';
import { registerBoards } from './board/register';
import { registerCcgcEncoding } from './ccgc-encoding';
import { registerClausePages } from './clause-page';
import { registerCommands } from './commands';
import { registerConverting } from './converting';
import { registerExports } from './export/register';
import { isRecordOpen, onFirstRecord } from './first-record';
import { registerIshiFiles } from './ishi-files';
import { createClient } from './language-client';
import { LastRecord } from './last-record';
import { registerRecordCommands } from './record-commands';
import { registerReopening } from './reopening';
import { start } from './start';
import { registerStatus } from './status';
import { registerWelcome } from './welcome';

let stop: (() => Promise<void>) | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const log = vscode.window.createOutputChannel('Qipu', { log: true });
  const client = createClient(context, log);
  context.subscriptions.push(log, registerCommands(client, log), registerClausePages(client), registerIshiFiles());
  const lastRecord = new LastRecord();
  const records = new Records(new Boards(client, context.extensionUri, lastRecord));
  context.subscriptions.push(
    registerBoards(records.boards, context.workspaceState),
    registerRecordCommands(records),
    registerExports(records),
  );
  context.subscriptions.push(registerConverting(client), registerReopening(), registerCcgcEncoding());
  context.subscriptions.push(registerStatus(records.boards), registerWelcome(context), lastRecord);
  stop = () => client.dispose();
  const begin = async () => client.needsStart() && start(client, log);
  if (isRecordOpen()) await begin();
  else context.subscriptions.push(onFirstRecord(begin));
}

export async function deactivate(): Promise<void> {
  await stop?.();
}
