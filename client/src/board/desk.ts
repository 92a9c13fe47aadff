/// What a panel asks to be written, and the pictures that are asked of it.
import * as vscode from 'vscode';
import { shifted } from './anchor';
import { type ErrandFromPanel, type ErrandToPanel, errandFromPanel } from './errands';
import type { Cell, Place } from './sound';
import { type Steered, Steering } from './steering';

/// Whose desk it is.
export interface Desked {
  readonly panel: vscode.WebviewPanel;
  readonly uri: vscode.Uri;
  readonly steering: Steering;
}

export interface Painted {
  readonly copied: boolean;
  readonly png?: Uint8Array | undefined;
}

/// A comment that is being written, and the place that it is for.
interface Draft {
  readonly document: vscode.TextDocument;
  offset: number;
}

/// Milliseconds that a panel has for a picture.
const PATIENCE = 15_000;

export class Desk {
  readonly #waiting = new Map<number, (painted: Painted) => void>();
  readonly #errands: ErrandToPanel[] = [];
  #draft: Draft | undefined;
  /// What is said of a comment is done in its order.
  #commenting: Promise<void> = Promise.resolve();
  #last = 0;
  #ready = false;

  constructor(readonly desked: Desked) {}

  listen(ended: vscode.Disposable[]): void {
    const { panel } = this.desked;
    panel.webview.onDidReceiveMessage((message) => this.#hear(message), undefined, ended);
    // A page behind another tab is gone; it says that it is ready when it is back.
    panel.onDidChangeViewState(() => (this.#ready &&= panel.visible), undefined, ended);
    vscode.workspace.onDidChangeTextDocument((change) => this.#follow(change), undefined, ended);
  }

  editComment(): void {
    this.desked.panel.reveal(undefined, false);
    this.#send({ type: 'editComment' });
  }

  /// The panel makes a PNG of an SVG; only a page can, and only a page can put one on the clipboard.
  paint(svg: string, copy: boolean): Promise<Painted> {
    const id = ++this.#last;
    const { panel } = this.desked;
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

  #hear(message: unknown): void {
    if ((message as { type?: unknown } | undefined)?.type === 'ready') this.#begin();
    const errand = errandFromPanel(message);
    if (errand?.type === 'write') void this.desked.steering.write(errand.wish);
    else if (errand?.type === 'targets') void this.#targets(errand.chosen);
    else if (errand?.type === 'painted') this.#painted(errand.id, errand);
    else if (errand) this.#commenting = this.#commenting.then(() => this.#comment(errand));
  }

  async #targets(chosen: readonly Cell[]): Promise<void> {
    const { cells, done } = await this.desked.steering.targets(chosen);
    this.#send({ type: 'targets', chosen, cells, done });
  }

  #begin(): void {
    this.#ready = true;
    for (const errand of this.#errands.splice(0)) this.#send(errand);
  }

  #send(errand: ErrandToPanel): void {
    if (this.#ready) void this.desked.panel.webview.postMessage(errand);
    else this.#errands.push(errand);
  }

  async #comment(errand: Extract<ErrandFromPanel, { type: 'comment' }>): Promise<void> {
    if (errand.what === 'begin') await this.#begun(errand.position, errand.version);
    else if (errand.what === 'drop') this.#draft = undefined;
    else this.#send({ type: 'commented', written: await this.#save(errand.text) });
  }

  async #begun({ line, character }: Place, version: number): Promise<void> {
    const document = await vscode.workspace.openTextDocument(this.desked.uri);
    const here = this.desked.steering.steered.position;
    const place = document.version === version ? { line, character } : here;
    this.#draft = { document, offset: document.offsetAt(new vscode.Position(place.line, place.character)) };
  }

  async #save(text: string): Promise<boolean> {
    const draft = this.#draft;
    const { client, steered } = this.desked.steering;
    const written =
      draft !== undefined &&
      (await new Steering(client, placeOfDraft(draft, steered)).write({ kind: 'comment', text }));
    if (written) this.#draft = undefined;
    return written;
  }

  #follow({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    const draft = this.#draft;
    if (draft?.document === document) draft.offset = shifted(draft.offset, contentChanges);
  }
}

/// A comment goes to where it was begun; the cursor only goes along if it is there still.
function placeOfDraft(draft: Draft, steered: Steered): Steered {
  const { document } = draft;
  const { uri } = document;
  const editor = vscode.window.visibleTextEditors.find((one) => one.document === document);
  const isThere = editor !== undefined && document.offsetAt(editor.selection.active) === draft.offset;
  const position = document.positionAt(draft.offset);
  const refuse = (text: string): void => steered.refuse(text);
  return { panel: steered.panel, uri, position, editor, keepsCursor: !isThere, refuse };
}
