/// A board beside the text: it follows the cursor of a record, and what is done on it moves the cursor or writes.
import * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { languages } from '../languages';
import { Latest } from './latest';
import {
  boardFrom,
  type Cell,
  type Coordinates,
  type Frame,
  type FromPanel,
  frameFrom,
  fromPanelFrom,
  MOST_LINES,
  type Numbers,
  type Place,
  type ToPanel,
} from './messages';
import { newNonce, pageHtml, panelLanguage } from './page';
import { Steering } from './steering';

export const panelType = 'qipu.board';

/// How many moves are numbered.
const NUMBERED: Readonly<Record<Numbers, number>> = { off: 0, last: 10, all: 5000 };

export const isRecord = ({ languageId }: vscode.TextDocument): boolean => languages.includes(languageId);

export class BoardPanel {
  readonly #ended: vscode.Disposable[] = [];
  readonly #latest = new Latest(() => this.#ask());
  readonly #steering: Steering;
  #uri: vscode.Uri;
  #position: Place;
  #pinned: boolean;
  /// What a person looks at on a board larger than the panel.
  #look: Cell | undefined;
  #ready = false;

  constructor(
    readonly client: LanguageClient,
    readonly extension: vscode.Uri,
    readonly panel: vscode.WebviewPanel,
    { uri, position, pinned }: Pick<Frame, 'uri' | 'position' | 'pinned'>,
  ) {
    this.#uri = vscode.Uri.parse(uri);
    this.#position = position;
    this.#pinned = pinned;
    this.#steering = new Steering(client, this);
    this.#open();
    this.#listen();
  }

  get uri(): vscode.Uri {
    return this.#uri;
  }

  get pinned(): boolean {
    return this.#pinned;
  }

  /// Where the cursor is, or was when the record was last seen.
  get position(): Place {
    const active = this.editor?.selection.active;
    return active ? { line: active.line, character: active.character } : this.#position;
  }

  get editor(): vscode.TextEditor | undefined {
    const editors = [vscode.window.activeTextEditor, ...vscode.window.visibleTextEditors];
    return editors.find((editor) => editor && this.#isMine(editor.document));
  }

  togglePin(): void {
    this.#pinned = !this.#pinned;
    this.#sendFrame();
    const active = vscode.window.activeTextEditor;
    if (!this.#pinned && active) this.follow(active);
  }

  /// Turns to the record of an editor, unless the panel is pinned to another.
  follow({ document, selection }: vscode.TextEditor): void {
    const mine = this.#isMine(document);
    if (!isRecord(document) || (this.#pinned && !mine)) return;
    this.#uri = document.uri;
    this.#position = { line: selection.active.line, character: selection.active.character };
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
    panel.webview.onDidReceiveMessage((message) => this.#take(fromPanelFrom(message)), undefined, this.#ended);
    panel.onDidChangeViewState(() => panel.visible && this.#latest.wake(), undefined, this.#ended);
    panel.onDidDispose(() => vscode.Disposable.from(...this.#ended).dispose());
    const { window, workspace } = vscode;
    window.onDidChangeTextEditorSelection(({ textEditor }) => this.follow(textEditor), undefined, this.#ended);
    window.onDidChangeActiveTextEditor((editor) => editor && this.follow(editor), undefined, this.#ended);
    workspace.onDidChangeTextDocument(
      ({ document }) => this.#isMine(document) && this.#latest.wake(),
      undefined,
      this.#ended,
    );
    workspace.onDidChangeConfiguration(
      (change) => change.affectsConfiguration('qipu.board') && this.#sendFrame(),
      undefined,
      this.#ended,
    );
  }

  async #ask(): Promise<void> {
    if (!this.#ready || !this.panel.visible) return;
    const { position } = this;
    this.#position = position;
    const uri = this.#uri.toString();
    const numbers = NUMBERED[this.#frame().numbers];
    const wishes = { most: MOST_LINES, numbers, ...(this.#look ? { around: this.#look } : {}) };
    const question = { textDocument: { uri }, position, panel: wishes };
    const answer = await this.#opened().then(
      () => this.client.sendRequest<unknown>('qipu/board', question),
      () => undefined,
    );
    if (uri !== this.#uri.toString()) return;
    const board = boardFrom(answer);
    this.#post(board ? { type: 'board', board, position } : { type: 'stale' });
  }

  /// After a reload the record may not be open in any editor; the server only knows what is open.
  #opened(): Thenable<vscode.TextDocument> {
    return vscode.workspace.openTextDocument(this.#uri);
  }

  #take(message: FromPanel | undefined): void {
    switch (message?.type) {
      case 'ready':
        this.#ready = true;
        this.#sendFrame();
        break;
      case 'go':
        void this.#steering.go(message.go);
        break;
      case 'stone':
        void this.#steering.go('stone', message.cell);
        break;
      case 'to':
        void this.#steering.to(message.position, message.version);
        break;
      case 'play':
        void this.#steering.play(message.cell);
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
        void this.#choose(message.type, message.value);
    }
  }

  async #choose(setting: 'coordinates' | 'numbers', value: Coordinates | Numbers): Promise<void> {
    const name = setting === 'numbers' ? 'moveNumbers' : setting;
    await vscode.workspace
      .getConfiguration('qipu.board')
      .update(name, value, vscode.ConfigurationTarget.Global)
      .then(undefined, () => undefined);
  }

  #frame(): Frame {
    const settings = vscode.workspace.getConfiguration('qipu.board');
    const wanted = { coordinates: settings.get('coordinates'), numbers: settings.get('moveNumbers') };
    const own = { uri: this.#uri.toString(), pinned: this.#pinned, position: this.#position };
    return frameFrom({ ...own, ...wanted }) as Frame;
  }

  #sendFrame(): void {
    const name = this.#uri.path.slice(this.#uri.path.lastIndexOf('/') + 1);
    this.panel.title = vscode.l10n.t('Board: {0}', name);
    this.#post({ type: 'frame', frame: this.#frame() });
    this.#latest.wake();
  }

  #post(message: ToPanel): void {
    if (this.#ready) void this.panel.webview.postMessage(message);
  }
}
