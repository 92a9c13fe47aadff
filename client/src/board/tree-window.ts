/// The tree of moves that the panel draws: a window of it around the cursor, or around where a person has scrolled to.
import type * as vscode from 'vscode';
import type { LanguageClient } from 'vscode-languageclient/node';
import type { Tree, TreeAnswer, TreePlace } from '../../../server/src/protocol/tree';
import { ask } from '../asking';
import { Latest } from './latest';
import type { Place } from './messages';

/// Columns to each side.
const COLUMNS = 60;

/// Whose tree it is.
interface Rooted {
  readonly uri: vscode.Uri;
  readonly position: Place;
}

export class TreeWindow {
  readonly #latest = new Latest(() => this.#ask());
  #followed: Place | undefined;
  #around: number | undefined;
  /// Of the drawing that the panel has, if it is one around the cursor.
  #known: TreePlace | undefined;

  constructor(
    readonly client: LanguageClient,
    readonly rooted: Rooted,
    readonly show: (tree: Tree) => void,
    /// The cursor has gone along the line; the drawing is still good.
    readonly along: (place: TreePlace) => void,
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

  /// The panel has no drawing any more.
  forget(): void {
    this.#known = undefined;
  }

  async #ask(): Promise<void> {
    const { uri, position } = this.rooted;
    const around = this.#around;
    const known = around === undefined ? this.#known : undefined;
    const answer = await this.#tree(position, known);
    const own = answer && 'nodes' in answer ? answer : undefined;
    // What is far from the cursor is what is near to another place on its line.
    const far = own && around !== undefined ? await this.#far(own, around) : undefined;
    if (uri.toString() !== this.rooted.uri.toString()) return;
    if (own) this.#show(far ?? own, far === undefined);
    else if (answer && known) this.#along(answer, known);
  }

  #show(tree: Tree, isAroundCursor: boolean): void {
    const { version, stamp, column } = tree;
    this.#known = isAroundCursor ? { version, stamp, column } : undefined;
    this.show(tree);
  }

  /// The drawing may have gone while the server was asked whether it is still good.
  #along(place: TreePlace, known: TreePlace): void {
    if (known !== this.#known) this.#latest.wake();
    else if (place.stamp === known.stamp) this.along(place);
  }

  #tree(position: Place, known?: TreePlace): Promise<TreeAnswer | undefined> {
    return ask(this.client, 'qipu/tree', { textDocument: this.#document, position, around: COLUMNS, known });
  }

  async #far({ column, from, to, version }: Tree, around: number): Promise<Tree | undefined> {
    const isNear = around >= from + COLUMNS / 2 && around <= to - COLUMNS / 2;
    if (isNear) return undefined;
    const { position } = this.rooted;
    const place = { textDocument: this.#document, position };
    const there = await ask(this.client, 'qipu/steps', { ...place, go: 'column', column: around });
    const tree = there && (await this.#tree(there.position));
    return tree && 'nodes' in tree && tree.version === version ? { ...tree, column } : undefined;
  }

  get #document(): { readonly uri: string } {
    return { uri: this.rooted.uri.toString() };
  }
}
