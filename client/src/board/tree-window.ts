/// The tree of moves that the panel draws: a window of it around the cursor, or around where a person has scrolled to.
import type * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import { Latest } from './latest';
import { fieldsOf, type Place, placeOf } from './sound';
import { type Tree, treeFrom } from './tree';

/// Columns to each side.
const COLUMNS = 60;

/// Whose tree it is.
export interface Rooted {
  readonly uri: vscode.Uri;
  readonly position: Place;
}

export class TreeWindow {
  readonly #latest = new Latest(() => this.#ask());
  #followed: Place | undefined;
  #around: number | undefined;

  constructor(
    readonly client: LanguageClient,
    readonly rooted: Rooted,
    readonly show: (tree: Tree) => void,
  ) {}

  /// The board has come; its tree comes after it. A cursor that has moved is what is looked at again.
  follow(position: Place): void {
    const { line, character } = this.#followed ?? {};
    if (line !== position.line || character !== position.character) this.#around = undefined;
    this.#followed = position;
    this.#latest.wake();
  }

  look(around: number): void {
    this.#around = around;
    this.#latest.wake();
  }

  async #ask(): Promise<void> {
    const { uri, position } = this.rooted;
    const own = await this.#tree(position);
    // What is far from the cursor is what is near to another place on its line.
    const far = own && this.#around !== undefined ? await this.#far(own, this.#around) : undefined;
    const tree = far ?? own;
    if (tree && uri.toString() === this.rooted.uri.toString()) this.show(tree);
  }

  async #tree(position: Place): Promise<Tree | undefined> {
    return treeFrom(await this.#request('qipu/tree', { position, around: COLUMNS }));
  }

  async #far({ column, from, to, version }: Tree, around: number): Promise<Tree | undefined> {
    const isNear = around >= from + COLUMNS / 2 && around <= to - COLUMNS / 2;
    if (isNear) return undefined;
    const { position } = this.rooted;
    const place = placeOf(
      fieldsOf(await this.#request('qipu/steps', { position, go: 'column', column: around })).position,
    );
    const tree = place && (await this.#tree(place));
    return tree?.version === version ? { ...tree, column } : undefined;
  }

  #request(method: string, params: object): Promise<unknown> {
    const textDocument = { uri: this.rooted.uri.toString() };
    return this.client.sendRequest<unknown>(method, { textDocument, ...params }).catch(() => undefined);
  }
}
