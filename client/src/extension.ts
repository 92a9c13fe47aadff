/// Activation: one language client for all formats, the commands, and the pages of clauses. Files that may be records wake the
/// extension too (see `recognising.ts`), so the server waits for the first that is one.
import * as vscode from 'vscode';
import { Records } from './at-hand';
import { Boards } from './board/boards';
import { registerBoards } from './board/register';
import { registerUndoing } from './board/undoing';
import { registerClausePages } from './clause-page';
import { registerCommands } from './commands';
import { registerConverting } from './converting/register';
import { registerEncodings } from './encodings';
import { registerExports } from './export/register';
import { isRecordOpen, onFirstRecord } from './first-record';
import { takeFirstSteps } from './first-steps';
import { Folders, registerFolders } from './folders';
import { createClient, RECORDS } from './language-client';
import { registerLanguageStatus } from './language-status';
import { LastRecord } from './last-record';
import { completing } from './new-record/completing';
import { NewRecords, registerNewRecords } from './new-record/register';
import { registerNormalising } from './normalising';
import { registerPasting } from './pasting';
import { registerRecognising } from './recognising';
import { registerRecordCommands } from './record-commands';
import { registerRefactoring } from './refactoring';
import { registerReopening } from './reopening';
import { start } from './start';
import { registerStatus } from './status';
import { registerWelcome } from './welcome';

let stop: (() => Promise<void>) | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const log = vscode.window.createOutputChannel('Qipu', { log: true });
  const newRecords = new NewRecords(context.extensionUri, context.globalState);
  const client = createClient(context, log, completing(newRecords));
  context.subscriptions.push(log, registerCommands(client, log), registerClausePages(client), registerRecognising());
  const lastRecord = new LastRecord();
  const records = new Records(new Boards(client, context.extensionUri, lastRecord, newRecords));
  context.subscriptions.push(
    registerBoards(records.boards, context.workspaceState),
    registerRecordCommands(records),
    registerExports(records),
    registerUndoing(),
    registerNewRecords(newRecords, RECORDS, (editor) => records.boards.showFor(editor)),
  );
  context.subscriptions.push(
    registerConverting(records),
    registerPasting(client),
    registerNormalising(client, records),
    registerRefactoring(records),
    registerReopening(),
    registerEncodings(),
  );
  context.subscriptions.push(
    registerStatus(records.boards),
    registerLanguageStatus(records.boards),
    registerWelcome(context),
    lastRecord,
  );
  const folders = new Folders(client, log);
  context.subscriptions.push(registerFolders(folders));
  stop = () => client.dispose();
  void takeFirstSteps(records.boards).catch((error) => log.error(error));
  const begin = async () => {
    if (client.needsStart()) await start(client, log);
    await folders.byThemselves();
  };
  if (isRecordOpen()) await begin();
  else context.subscriptions.push(onFirstRecord(begin));
}

export async function deactivate(): Promise<void> {
  await stop?.();
}
