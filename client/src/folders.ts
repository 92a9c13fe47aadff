/// The records of a folder in the Problems view, also those that nobody has opened: by command, or by themselves if the setting says
/// so. The server checks them; here is told when a file changes.
import * as vscode from 'vscode';
import { FileChangeType, type LanguageClient } from 'vscode-languageclient/node';
import { languages } from '../../server/src/recognition';
import { ask } from './asking';
import { start } from './start';

/// Files that may hold records, by the ends of their names.
const ENDINGS = ['txt', 'go', ...languages.flatMap(({ extensions = [] }) => extensions.map((one) => one.slice(1)))];

const wanted = (): boolean => vscode.workspace.getConfiguration('qipu').get('checkFolders') === true;

export class Folders {
  #watcher: vscode.FileSystemWatcher | undefined;
  #begun = false;

  constructor(
    readonly client: LanguageClient,
    readonly log: vscode.LogOutputChannel,
  ) {}

  /// The server has begun, or the setting has changed.
  async byThemselves(): Promise<void> {
    if (this.#begun || !wanted()) return;
    this.#begun = true;
    await this.#check(opened());
  }

  async byCommand(asked: unknown): Promise<void> {
    const folders = asked instanceof vscode.Uri ? [asked] : opened();
    if (folders.length === 0) {
      void vscode.window.showInformationMessage(vscode.l10n.t('Open a folder first.'));
      return;
    }
    const title = vscode.l10n.t('Checking records …');
    const options = { location: vscode.ProgressLocation.Notification, title };
    const { records, faulty } = await vscode.window.withProgress(options, () => this.#check(folders));
    const said = vscode.l10n.t('Records: {0}. With something wrong: {1}.', records, faulty);
    const show = vscode.l10n.t('Show Problems');
    const buttons = faulty > 0 ? [show] : [];
    // The command has ended, whenever somebody answers.
    void vscode.window.showInformationMessage(said, ...buttons).then((answer) => {
      if (answer === show) void vscode.commands.executeCommand('workbench.actions.view.problems');
    });
  }

  async #check(folders: readonly vscode.Uri[]): Promise<{ records: number; faulty: number }> {
    if (this.client.needsStart()) await start(this.client, this.log);
    this.#watch();
    const counts = { records: 0, faulty: 0 };
    for (const folder of folders) {
      const answer = await ask(this.client, 'qipu/checkFolder', {
        uri: this.client.code2ProtocolConverter.asUri(folder),
      });
      counts.records += answer?.records ?? 0;
      counts.faulty += answer?.faulty ?? 0;
    }
    return counts;
  }

  #watch(): void {
    if (this.#watcher) return;
    this.#watcher = vscode.workspace.createFileSystemWatcher(`**/*.{${ENDINGS.join(',')}}`);
    const say = (type: FileChangeType) => (uri: vscode.Uri) => {
      const changes = [{ uri: this.client.code2ProtocolConverter.asUri(uri), type }];
      void this.client.sendNotification('workspace/didChangeWatchedFiles', { changes });
    };
    this.#watcher.onDidCreate(say(FileChangeType.Created));
    this.#watcher.onDidChange(say(FileChangeType.Changed));
    this.#watcher.onDidDelete(say(FileChangeType.Deleted));
  }

  dispose(): void {
    this.#watcher?.dispose();
  }
}

const opened = (): vscode.Uri[] => (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri);

export function registerFolders(folders: Folders): vscode.Disposable {
  return vscode.Disposable.from(
    folders,
    vscode.commands.registerCommand('qipu.checkFolder', (asked: unknown) => folders.byCommand(asked)),
    vscode.workspace.onDidChangeConfiguration(
      (change) => change.affectsConfiguration('qipu.checkFolders') && void folders.byThemselves(),
    ),
  );
}
