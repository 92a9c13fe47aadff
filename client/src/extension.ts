/// Activation: one language client for all formats, the commands, and the pages of clauses.
import * as vscode from 'vscode';
import { registerClausePages } from './clause-page';
import { registerCommands } from './commands';
import { createClient } from './language-client';
import { start } from './start';

let stop: (() => Promise<void>) | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const log = vscode.window.createOutputChannel('Qipu', { log: true });
  const client = createClient(context, log);
  context.subscriptions.push(log, registerCommands(client, log), registerClausePages(client));
  stop = () => client.dispose();
  await start(client, log);
}

export async function deactivate(): Promise<void> {
  await stop?.();
}
