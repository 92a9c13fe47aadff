/// JSON that is to be written, before it is text: what is certain, and holes for the person to fill in.

import type { Piece } from '../../record/help';
import type { Node, Pair } from '../../text/node';
import { elementsOf, isArray, isObject } from './access';
import { membersOf } from './members';
import type { Style } from './style';

/// A string stands as it is written.
export type Draft = string | Hole | Text | Fields | Elements;

/// A value to fill in.
interface Hole {
  readonly hole: string;
}

/// A string to fill in.
interface Text {
  readonly text: string;
}

/// An object, in the order in which it is written.
export interface Fields {
  readonly fields: readonly Field[];
  /// On lines of its own or not, whatever the other value is like.
  readonly broken?: boolean;
}

export type Field = readonly [name: string, value: Draft];

interface Elements {
  readonly elements: readonly Draft[];
  readonly broken?: boolean;
}

export const fields = (...list: readonly Field[]): Fields => ({ fields: list });
export const elements = (...list: readonly Draft[]): Elements => ({ elements: list });
export const hole = (text: string | number): Hole => ({ hole: String(text) });
export const text = (words = ''): Text => ({ text: words });

export const isFields = (draft: Draft): draft is Fields => typeof draft === 'object' && 'fields' in draft;

/// Writes drafts in a style, and like a value that is there already: its members in the same order, broken into lines where
/// it is.
export class Writer {
  readonly pieces: Piece[] = [];

  constructor(
    readonly style: Style,
    /// The indentation of the line that writing begins on.
    readonly indent: string,
  ) {}

  draft(draft: Draft, like: Node | undefined, indent = this.indent): this {
    if (typeof draft === 'string' || 'hole' in draft) this.pieces.push(draft);
    else if ('text' in draft) this.pieces.push('"', { hole: draft.text }, '"');
    else if ('fields' in draft) this.#object(draft, like, indent);
    else this.#array(draft, like, indent);
    return this;
  }

  /// The members without their braces.
  members(draft: Fields, like: Node | undefined, indent: string, between: string): this {
    ordered(draft.fields, like).forEach(([name, value], i) => {
      if (i > 0) this.pieces.push(`,${between}`);
      this.pieces.push(`${JSON.stringify(name)}:${this.style.colon}`);
      this.draft(value, valueLike(like, name), indent);
    });
    return this;
  }

  #object(draft: Fields, like: Node | undefined, indent: string): void {
    if (draft.fields.length === 0) {
      this.pieces.push('{', { hole: '' }, '}');
      return;
    }
    const { pad, comma, unit, lineEnd } = this.style;
    const broken = draft.broken ?? isBroken(like);
    const inner = broken ? indent + unit : indent;
    const before = broken ? lineEnd + inner : pad;
    this.pieces.push(`{${before}`);
    this.members(draft, like, inner, broken ? before : comma);
    this.pieces.push(broken ? `${lineEnd}${indent}}` : `${pad}}`);
  }

  #array(draft: Elements, like: Node | undefined, indent: string): void {
    const { comma, unit, lineEnd } = this.style;
    const broken = draft.broken ?? isBroken(like);
    const inner = broken ? indent + unit : indent;
    const first = isArray(like) ? [...elementsOf({ node: like, at: 0 })][0]?.node : undefined;
    this.pieces.push(broken ? `[${lineEnd}${inner}` : '[');
    draft.elements.forEach((element, i) => {
      if (i > 0) this.pieces.push(broken ? `,${lineEnd}${inner}` : `,${comma}`);
      this.draft(element, first, inner);
    });
    this.pieces.push(broken ? `${lineEnd}${indent}]` : ']');
  }
}

/// Does its content begin on a line of its own?
export const isBroken = (like: Node | undefined): boolean =>
  (isObject(like) || isArray(like)) && (like as Pair).open.lines > 0 && (like as Pair).run !== undefined;

/// First what the other has too, in its order.
function ordered(list: readonly Field[], like: Node | undefined): readonly Field[] {
  if (!isObject(like)) return list;
  const names = membersOf(like).list.map((member) => member.name);
  const rank = (name: string): number => (names.includes(name) ? names.indexOf(name) : names.length);
  return [...list].sort((a, b) => rank(a[0]) - rank(b[0]));
}

const valueLike = (like: Node | undefined, name: string): Node | undefined =>
  isObject(like) ? membersOf(like).get(name)?.value : undefined;
