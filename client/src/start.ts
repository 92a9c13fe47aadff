/// Starting and restarting the server, and saying so in the person's language when that fails.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';

export const start = (client: LanguageClient, log: vscode.LogOutputChannel) => attempt(() => client.start(), log);

/// Also starts a server that never came up or has died.
export const restart = (client: LanguageClient, log: vscode.LogOutputChannel) =>
  attempt(() => (client.isRunning() ? client.restart() : client.start()), log);

async function attempt(work: () => Promise<void>, log: vscode.LogOutputChannel): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error(error instanceof Error ? error : String(error));
    void reportFailure(log);
  }
}

async function reportFailure(log: vscode.LogOutputChannel): Promise<void> {
  const showLog = vscode.l10n.t('Show Log');
  const message = vscode.l10n.t('Qipu could not start its language server: records are not checked.');
  if ((await vscode.window.showErrorMessage(message, showLog)) === showLog) log.show();
}
