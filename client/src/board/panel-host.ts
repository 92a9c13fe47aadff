/// What a panel asks to be written, and the pictures that are asked of it.
import * as vscode from 'vscode';
import type { BoardEdit } from '../../../server/src/protocol/board-edit';
import type { Chosen } from '../../../server/src/protocol/move-step';
import { whereNow } from '../files';
import { shifted } from './anchor';
import type { CursorControl, CursorTarget } from './cursor-control';
import type { Comment, FromPanel, ToPanel } from './messages';

/// Whose panel it is.
interface PanelHostTarget {
  readonly panel: vscode.WebviewPanel;
  readonly uri: vscode.Uri;
  readonly cursor: CursorControl;
  /// The board at the cursor has been sent.
  sent(): Promise<void>;
}

interface Painted {
  readonly copied: boolean;
  readonly png?: Uint8Array | undefined;
}

/// What of the panel's messages is for it.
type ForHost = Extract<FromPanel, { readonly type: 'write' | 'targets' | 'comment' | 'painted' }>;

/// A comment that is being written, and the place that it is for.
interface Draft {
  uri: vscode.Uri;
  offset: number;
}

/// Milliseconds that a panel has for a picture.
const PATIENCE = 15_000;

export class PanelHost {
  readonly #waiting = new Map<number, (painted: Painted) => void>();
  /// What is to be said to it once it is ready.
  readonly #messages: ToPanel[] = [];
  #draft: Draft | undefined;
  /// What is said of a comment is done in its order.
  #commenting: Promise<void> = Promise.resolve();
  #last = 0;
  #ready = false;

  constructor(readonly target: PanelHostTarget) {}

  listen(ended: vscode.Disposable[]): void {
    const { panel } = this.target;
    // A page behind another tab is gone; it says that it is ready when it is back.
    panel.onDidChangeViewState(() => (this.#ready &&= panel.visible), undefined, ended);
    vscode.workspace.onDidChangeTextDocument((change) => this.#follow(change), undefined, ended);
    vscode.workspace.onDidRenameFiles(({ files }) => this.#renamed(files), undefined, ended);
  }

  editComment(): void {
    this.target.panel.reveal(undefined, false);
    this.#send({ type: 'editComment' });
  }

  /// The panel makes a PNG of an SVG; only a page can, and only a page can put one on the clipboard.
  paint(svg: string, copy: boolean): Promise<Painted> {
    const id = ++this.#last;
    const { panel } = this.target;
    // Only a page that has the focus can reach the clipboard.
    if (copy || !panel.visible) panel.reveal(undefined, !copy);
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#painted(id, { copied: false }), PATIENCE);
      this.#waiting.set(id, (painted) => {
        clearTimeout(late);
        resolve(painted);
      });
      this.#send({ type: 'paint', id, svg, copy });
    });
  }

  #painted(id: number, painted: Painted): void {
    this.#waiting.get(id)?.(painted);
    this.#waiting.delete(id);
  }

  take(message: ForHost): void {
    if (message.type === 'write') void this.#write(message.boardEdit);
    else if (message.type === 'targets') void this.#targets(message.chosen);
    else if (message.type === 'painted') this.#painted(message.id, message);
    else this.#commenting = this.#commenting.then(() => this.#comment(message));
  }

  async #write(boardEdit: BoardEdit): Promise<void> {
    const written = await this.target.cursor.write(boardEdit);
    await this.target.sent();
    const { version } = await vscode.workspace.openTextDocument(this.target.uri);
    this.#send({ type: 'written', written, version });
  }

  async #targets(chosen: readonly Chosen[]): Promise<void> {
    this.#send({ type: 'targets', chosen, step: await this.target.cursor.targets(chosen) });
  }

  /// The panel is ready.
  begin(): void {
    this.#ready = true;
    for (const message of this.#messages.splice(0)) this.#send(message);
  }

  #send(message: ToPanel): void {
    if (this.#ready) void this.target.panel.webview.postMessage(message);
    else this.#messages.push(message);
  }

  async #comment(comment: Comment): Promise<void> {
    if (comment.what === 'begin') this.#begun(comment);
    else if (comment.what === 'drop') this.#draft = undefined;
    else this.#send({ type: 'commented', written: await this.#save(comment.text) });
  }

  #begun({ uri, position, version }: Extract<Comment, { readonly what: 'begin' }>): void {
    const document = vscode.workspace.textDocuments.find((one) => one.uri.toString() === uri);
    const isHere = uri === this.target.uri.toString();
    const { line, character } =
      document?.version === version || !isHere ? position : this.target.cursor.target.position;
    this.#draft = document && { uri: document.uri, offset: document.offsetAt(new vscode.Position(line, character)) };
  }

  async #save(text: string): Promise<boolean> {
    const draft = this.#draft;
    const { cursor } = this.target;
    const place = draft && (await placeOfDraft(draft, cursor.target));
    const written = place !== undefined && (await cursor.write({ kind: 'comment', text }, place));
    if (written) this.#draft = undefined;
    return written;
  }

  #follow({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    const draft = this.#draft;
    if (draft?.uri.toString() === document.uri.toString()) draft.offset = shifted(draft.offset, contentChanges);
  }

  #renamed(files: vscode.FileRenameEvent['files']): void {
    if (this.#draft) this.#draft.uri = whereNow(this.#draft.uri, files);
  }
}

/// A comment goes to where it was begun; the cursor only goes along if it is there still. Nowhere, if the record has gone.
async function placeOfDraft(draft: Draft, target: CursorTarget): Promise<CursorTarget | undefined> {
  const { uri } = draft;
  const document = await Promise.resolve(vscode.workspace.openTextDocument(uri)).catch(() => undefined);
  if (!document) {
    target.refuse(vscode.l10n.t('The record is not there any more: nothing can be written.'));
    return undefined;
  }
  const editor = vscode.window.visibleTextEditors.find((one) => one.document === document);
  const refuse = (text: string): void => target.refuse(text);
  return {
    panel: target.panel,
    uri,
    editor,
    refuse,
    // What is done before it takes its turn may change the text, and move the cursor.
    get position() {
      return document.positionAt(draft.offset);
    },
    get keepsCursor() {
      return !editor || document.offsetAt(editor.selection.active) !== draft.offset;
    },
  };
}
