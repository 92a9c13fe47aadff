/// A board beside the text: it follows the cursor of a record, and what is done on it moves the cursor or writes.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { formatIn } from '../../../server/src/recognition';
import { ask } from '../asking';
import { nameOf, whereNow } from '../files';
import { isRecord } from '../first-record';
import type { LastRecord } from '../last-record';
import { isBlank, type NewRecords, wordsOf } from '../new-record/register';
import { CursorControl } from './cursor-control';
import { Latest } from './latest';
import {
  type Cell,
  type Coordinates,
  Frame,
  FromPanel,
  MOST_LINES,
  type Numbers,
  type Place,
  type ToPanel,
} from './messages';
import { newNonce, pageHtml, panelLanguage } from './page';
import { PanelHost } from './panel-host';
import type { Shown } from './shown';
import { TreeWindow } from './tree-window';

export const panelType = 'qipu.board';

/// What a board has to know to begin.
export type Beginning = Pick<Frame, 'uri' | 'position' | 'time' | 'pinned'>;

/// How many moves are numbered.
const NUMBERED: Readonly<Record<Numbers, number>> = { off: 0, last: 10, all: 5000 };

/// What a person chooses in the panel is kept in the settings, by these names.
const SETTINGS = { coordinates: 'coordinates', numbers: 'moveNumbers', tree: 'tree' } as const;

export class BoardPanel {
  readonly #ended: vscode.Disposable[] = [];
  readonly #latest = new Latest(() => this.#ask());
  readonly #cursor: CursorControl;
  readonly #tree: TreeWindow;
  readonly panelHost = new PanelHost(this);
  readonly #shown = new vscode.EventEmitter<Shown>();
  /// What the server has answered about a place.
  readonly onShown = this.#shown.event;
  #uri: vscode.Uri;
  #position: Place;
  /// When the cursor was there.
  #time: number;
  #pinned: boolean;
  #attended: vscode.TextEditor | undefined;
  /// What a person looks at on a board larger than the panel.
  #look: Cell | undefined;
  #ready = false;

  constructor(
    readonly client: LanguageClient,
    readonly extension: vscode.Uri,
    readonly panel: vscode.WebviewPanel,
    { uri, position, time, pinned }: Beginning,
    readonly around: { readonly lastRecord: Pick<LastRecord, 'inSight'>; readonly newRecords: NewRecords },
  ) {
    this.#uri = vscode.Uri.parse(uri);
    this.#position = position;
    this.#time = time;
    this.#pinned = pinned;
    this.#cursor = new CursorControl(client, this);
    this.#tree = new TreeWindow(
      client,
      this,
      (tree) => this.#post({ type: 'tree', tree }),
      (place) => this.#post({ type: 'along', place }),
    );
    this.#open();
    this.#listen();
  }

  get uri(): vscode.Uri {
    return this.#uri;
  }

  get cursor(): CursorControl {
    return this.#cursor;
  }

  get pinned(): boolean {
    return this.#pinned;
  }

  /// Where the cursor is, or was when the record was last seen.
  get position(): Place {
    const active = this.editor?.selection.active;
    return active ? { line: active.line, character: active.character } : this.#position;
  }

  /// Of several editors of the record the one that a person was at last.
  get editor(): vscode.TextEditor | undefined {
    const { activeTextEditor, visibleTextEditors } = vscode.window;
    const attended = visibleTextEditors.find((editor) => editor === this.#attended);
    const editors = [activeTextEditor, attended, ...visibleTextEditors];
    return editors.find((editor) => editor && this.#isMine(editor.document));
  }

  togglePin(): void {
    this.#pinned = !this.#pinned;
    this.#sendFrame();
    // The board itself may be what is active.
    const looked = this.around.lastRecord.inSight;
    if (!this.#pinned && looked) this.follow(looked);
  }

  /// Turns to the record of an editor, unless the panel is pinned to another.
  follow(editor: vscode.TextEditor): void {
    const { document, selection } = editor;
    if (editor === vscode.window.activeTextEditor) this.#attended = editor;
    const mine = this.#isMine(document);
    if (!isRecord(document) || (this.#pinned && !mine)) return;
    this.#uri = document.uri;
    this.#position = { line: selection.active.line, character: selection.active.character };
    this.#time = Date.now();
    this.#look = undefined;
    if (!mine) this.#sendFrame();
    this.#latest.wake();
  }

  /// More has become known of a document.
  checked(uri: string): void {
    if (uri === this.#uri.toString()) this.#latest.wake();
  }

  refuse(text: string): void {
    this.#post({ type: 'refusal', text });
  }

  sent(): Promise<void> {
    return this.#latest.settled();
  }

  #isMine = ({ uri }: vscode.TextDocument): boolean => uri.toString() === this.#uri.toString();

  #open(): void {
    const { webview } = this.panel;
    const folder = vscode.Uri.joinPath(this.extension, 'dist', 'webview');
    const address = (file: string) => webview.asWebviewUri(vscode.Uri.joinPath(folder, file)).toString();
    webview.options = { enableScripts: true, localResourceRoots: [folder] };
    webview.html = pageHtml({
      script: address('main.js'),
      style: address('main.css'),
      source: webview.cspSource,
      nonce: newNonce(),
      language: panelLanguage(vscode.env.language),
    });
  }

  #listen(): void {
    const { panel } = this;
    this.panelHost.listen(this.#ended);
    panel.webview.onDidReceiveMessage((message) => this.#take(FromPanel.take(message)), undefined, this.#ended);
    panel.onDidChangeViewState(() => panel.visible && this.#latest.wake(), undefined, this.#ended);
    panel.onDidDispose(() => vscode.Disposable.from(...this.#ended).dispose());
    const { window, workspace } = vscode;
    window.onDidChangeTextEditorSelection(
      ({ textEditor, kind }) => {
        const mine = this.#isMine(textEditor.document);
        if (mine) this.#cursor.moved(textEditor.selection.active);
        // The board of another record steps through its text; no person has moved the cursor then, and there is no kind.
        if (mine || (kind && textEditor === window.activeTextEditor)) this.follow(textEditor);
      },
      undefined,
      this.#ended,
    );
    window.onDidChangeActiveTextEditor((editor) => editor && this.follow(editor), undefined, this.#ended);
    workspace.onDidChangeTextDocument(
      ({ document }) => this.#isMine(document) && this.#latest.wake(),
      undefined,
      this.#ended,
    );
    workspace.onDidRenameFiles(({ files }) => this.#renamed(files), undefined, this.#ended);
    workspace.onDidChangeConfiguration(
      (change) => change.affectsConfiguration('qipu.board') && this.#sendFrame(),
      undefined,
      this.#ended,
    );
  }

  /// A record keeps its board, whatever its file is called.
  #renamed(files: vscode.FileRenameEvent['files']): void {
    const uri = whereNow(this.#uri, files);
    if (uri === this.#uri) return;
    this.#uri = uri;
    this.#sendFrame();
  }

  async #ask(): Promise<void> {
    if (!this.#ready || !this.panel.visible) return;
    const position = this.#cursor.known(this.editor?.document.version) ?? this.position;
    const time = Date.now();
    this.#position = position;
    this.#time = time;
    const uri = this.#uri.toString();
    const numbers = NUMBERED[this.#frame().numbers];
    const preferences = { most: MOST_LINES, numbers, ...(this.#look ? { around: this.#look } : {}) };
    const question = { textDocument: { uri }, position, panel: preferences };
    const answer = await this.#opened().then(
      () => ask(this.client, 'qipu/board', question),
      () => undefined,
    );
    if (uri !== this.#uri.toString()) return;
    // Of a text that has changed meanwhile there is no board; of what it is now there may be one.
    if (!answer && this.#latest.isLate) return;
    this.#shown.fire({ uri: this.#uri, position, time, answer });
    const offers = await this.#offers();
    if (answer && !offers) this.#post({ type: 'board', board: answer, position, time });
    else this.#post({ type: 'stale', offers, namesOnly: this.#isNamesOnly() });
    if (answer) this.#tree.follow(position);
  }

  /// There will be no board, wherever the cursor is.
  #isNamesOnly(): boolean {
    const document = this.#document();
    return (
      document !== undefined && formatIn(document.languageId, document.getText(), nameOf(this.#uri))?.namesOnly === true
    );
  }

  #document(): vscode.TextDocument | undefined {
    return vscode.workspace.textDocuments.find((one) => one.uri.toString() === this.#uri.toString());
  }

  /// What a record can become that is empty yet.
  async #offers(): Promise<{ readonly id: string; readonly label: string }[] | undefined> {
    const document = this.#document();
    if (!document || !isBlank(document)) return undefined;
    const games = await this.around.newRecords.for(document);
    return games.map((game) => ({ id: game.id, label: wordsOf(game) }));
  }

  /// After a reload the record may not be open in any editor; the server only knows what is open.
  #opened(): Thenable<vscode.TextDocument> {
    return vscode.workspace.openTextDocument(this.#uri);
  }

  #take(message: FromPanel | undefined): void {
    switch (message?.type) {
      case 'ready':
        this.panelHost.begin();
        this.#ready = true;
        this.#sendFrame();
        break;
      case 'go':
        void this.#cursor.go(message.go);
        break;
      case 'stone':
        void this.#cursor.go('stone', message.cell);
        break;
      case 'to':
        void this.#cursor.to(message.position, message.version);
        break;
      case 'play':
        void this.#cursor.play(message.cell);
        break;
      case 'column':
        void this.#cursor.column(message.column);
        break;
      case 'columns':
        this.#tree.look(message.around);
        break;
      case 'begin':
        void this.around.newRecords.begin(this.#uri, message.id);
        break;
      case 'undo':
      case 'redo':
        void this.#cursor.undo(message.type);
        break;
      case 'look':
        this.#look = message.cell;
        this.#latest.wake();
        break;
      case 'pin':
        this.togglePin();
        break;
      case 'coordinates':
      case 'numbers':
      case 'tree':
        void this.#choose(message.type, message.value);
        break;
      case 'write':
      case 'targets':
      case 'comment':
      case 'painted':
        this.panelHost.take(message);
    }
  }

  async #choose(setting: keyof typeof SETTINGS, value: Coordinates | Numbers | boolean): Promise<void> {
    const name = SETTINGS[setting];
    await vscode.workspace
      .getConfiguration('qipu.board')
      .update(name, value, vscode.ConfigurationTarget.Global)
      .then(undefined, () => undefined);
  }

  #frame(): Frame {
    const settings = vscode.workspace.getConfiguration('qipu.board');
    const wanted = Object.fromEntries(Object.entries(SETTINGS).map(([name, key]) => [name, settings.get(key)]));
    const own = { uri: this.#uri.toString(), pinned: this.#pinned, position: this.#position, time: this.#time };
    return Frame.take({ ...own, ...wanted }) as Frame;
  }

  #sendFrame(): void {
    const name = nameOf(this.#uri);
    this.panel.title = this.#pinned ? vscode.l10n.t('Board: {0} (pinned)', name) : vscode.l10n.t('Board: {0}', name);
    this.#post({ type: 'frame', frame: this.#frame() });
    this.#tree.forget();
    this.#latest.wake();
  }

  #post(message: ToPanel): void {
    if (this.#ready) void this.panel.webview.postMessage(message);
  }
}
