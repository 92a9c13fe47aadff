/// Changes a piece of JSON as its author would: what is put in looks like its neighbours, what is taken out leaves no comma
/// behind, and nothing else moves. Offsets are those of the text as it is; what comes of it are edits.

import { Rewriting } from '../../record/rewriting';
import type { Edit } from '../../text/edit';
import type { Node, Pair } from '../../text/node';
import { type At, isObject, membersAt } from './access';
import { type Draft, Writer } from './draft';
import { breaksLine, indentIn, isSound, type Span, separator, spansOf, styleAround } from './spacing';
import { indentAt, type Style } from './style';
import { sizeOf } from './value';

/// What is put in, and where in it the value starts.
interface Inserted {
  readonly edit: Edit;
  readonly at: number;
}

/// What something new is to look like.
interface Likeness {
  /// A value of its kind.
  readonly like?: Node | undefined;
  /// The names of an object in their order.
  readonly order?: readonly string[];
  /// Whether what had nothing between its brackets gets lines of its own for it.
  readonly broken?: boolean;
}

export class JsonRewriting extends Rewriting {
  replaceValue(value: At, draft: Draft, like = value.node): Edit {
    const { at } = value;
    const text = this.written(draft, like, styleAround(this.root, at), indentAt(this.root, at));
    return this.replace(at, at + sizeOf(value.node), text);
  }

  written(draft: Draft, like: Node | undefined, style: Style, indent: string): string {
    const { pieces } = new Writer(style, indent).draft(draft, like);
    return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.hole)).join('');
  }

  /// Puts in an element, which becomes number `index`.
  insertElement(array: At, index: number, draft: Draft, { like, broken }: Likeness = {}): Inserted {
    if (!this.needs(array)) return NOTHING;
    const spans = spansOf(array);
    if (spans.length === 0) return this.#fill(array, undefined, draft, { like, broken: broken === true });
    return this.#insert(array, spans, index, (style, indent) => {
      return { text: this.written(draft, like, style, indent), at: 0 };
    });
  }

  /// Puts in a member, at the place that the order of names says.
  insertMember(object: At, name: string, draft: Draft, { like, order = [], broken }: Likeness = {}): Inserted {
    if (!this.needs(object)) return NOTHING;
    const spans = spansOf(object);
    if (spans.length === 0) return this.#fill(object, name, draft, { like, broken: broken === true });
    const names = membersAt(object)?.list.map((member) => member.name) ?? [];
    if (names.includes(name)) this.unsound = true;
    return this.#insert(object, spans, placeIn(names, name, order), (style, indent) => {
      const key = keyText(name, style);
      return { text: key + this.written(draft, like, style, indent), at: key.length };
    });
  }

  #insert(
    container: At,
    spans: readonly Span[],
    index: number,
    write: (style: Style, indent: string) => { text: string; at: number },
  ): Inserted {
    const neighbour = spans[Math.max(0, Math.min(index, spans.length) - 1)] as Span;
    const place = index > 0 ? neighbour.to : neighbour.from;
    const style = styleAround(this.root, neighbour.from);
    const between = separator(this.root, container, spans, index, style);
    const { text, at } = write(style, indentIn(between) ?? indentAt(this.root, place));
    if (index === 0) return { edit: this.replace(place, place, text + between), at };
    return { edit: this.replace(place, place, between + text), at: between.length + at };
  }

  /// Puts something between brackets that hold nothing; of a member, the name comes with it.
  #fill(container: At, name: string | undefined, draft: Draft, { like, broken }: Likeness): Inserted {
    const { open, run, close, width } = container.node as Pair;
    if (run) this.unsound = true;
    const ownLines = broken || breaksLine(open.text);
    const style = styleAround(this.root, container.at);
    const outer = indentAt(this.root, container.at);
    const inner = ownLines ? outer + style.unit : outer;
    const pad = isObject(container.node) ? style.pad : '';
    const before = ownLines ? style.lineEnd + inner : pad;
    const after = ownLines ? style.lineEnd + outer : pad;
    const key = name === undefined ? '' : keyText(name, style);
    const text = before + key + this.written(draft, like, style, inner) + after;
    const from = container.at + open.size;
    const edit = this.replace(from, container.at + width - (close?.width ?? 0), text);
    return { edit, at: before.length + key.length };
  }

  /// Takes out elements, or members, with the commas that are then too many.
  remove(container: At, index: number, count = 1): void {
    if (!this.needs(container)) return;
    const spans = spansOf(container);
    const [before, after] = [spans[index - 1], spans[index + count]];
    const [first, last] = [spans[index], spans[index + count - 1]];
    if (!first || !last) this.unsound = true;
    else if (before) this.replace(before.to, last.to, '');
    else if (after) this.replace(first.from, after.from, '');
    else this.#empty(container);
  }

  /// Takes out all these elements.
  removeElements(array: At, indexes: readonly number[]): void {
    const gone = [...indexes].sort((a, b) => a - b);
    for (let i = 0; i < gone.length; ) {
      let count = 1;
      while (gone[i + count] === (gone[i] as number) + count) count++;
      this.remove(array, gone[i] as number, count);
      i += count;
    }
  }

  #empty({ node, at }: At): void {
    const { open, close, width } = node as Pair;
    this.replace(at + open.size, at + width - (close?.width ?? 0), '');
  }

  removeMember(object: At, name: string): void {
    const names = membersAt(object)?.list.map((member) => member.name) ?? [];
    this.remove(object, names.lastIndexOf(name));
  }

  /// What is changed has to be in order.
  needs(container: At): boolean {
    const sound = isSound(container);
    if (!sound) this.unsound = true;
    return sound;
  }
}

const NOTHING: Inserted = { edit: { from: 0, to: 0, text: '' }, at: 0 };

const keyText = (name: string, { colon }: Style): string => `${JSON.stringify(name)}:${colon}`;

/// Right after the name that comes before it in the order, or else before the one that comes after it.
function placeIn(names: readonly string[], name: string, order: readonly string[]): number {
  const rank = order.indexOf(name);
  if (rank < 0) return names.length;
  for (let i = rank - 1; i >= 0; i--) {
    const at = names.indexOf(order[i] as string);
    if (at >= 0) return at + 1;
  }
  for (const next of order.slice(rank + 1)) {
    const at = names.indexOf(next);
    if (at >= 0) return at;
  }
  return names.length;
}
