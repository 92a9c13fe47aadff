/// JSON laid out in lines: one member or element a line, but what belongs together, such as a move with its point, on one. Objects
/// and arrays that are damaged are left as they are, with all sound ones in them set right where they stand.

import { breaksLine, indented, type Layout, type LayoutStyle, lineIn, type Put } from '../../record/layout';
import { Flag, Leaf, Pair, type Run } from '../../text/node';
import { everyItem, walked } from '../walked';
import { BRACE, JsonFlag, Kind } from './lexer';

interface JsonLines {
  /// Objects under these names stand on one line, however long, if nothing in them is broken into lines.
  readonly whole: ReadonlySet<string>;
  /// Arrays of objects or of arrays under these names are always broken into lines.
  readonly broken: ReadonlySet<string>;
  /// Of arrays under these names, as many elements as moves stand on a line.
  readonly filled?: ReadonlySet<string>;
  /// What stands between two braces that close on one line.
  readonly closing: string;
}

type Mode = 'top' | 'lines' | 'line' | 'as is';

interface Frame {
  readonly around: Frame | undefined;
  readonly mode: Mode;
  readonly isObject: boolean;
  /// What a new line in it begins with, and what the line of its closing bracket does.
  readonly indent: string;
  readonly closing: string;
  readonly depth: number;
  readonly base: string;
  readonly fills: boolean;
  /// What the value to come is called.
  name: string;
  /// Commas so far.
  count: number;
}

type Place = 'open' | 'item' | 'close';

export const jsonLayout =
  (lines: JsonLines): Layout =>
  (root, style, put) =>
    new Laying(lines, style, put).all(root);

class Laying {
  #frame: Frame;
  #at = 0;
  #last: Leaf | undefined;
  /// What the line begins with that is being written.
  #indent = '';
  /// There is a string on the line that is not closed: where it ends depends on the rest of the line.
  #isOpen = false;

  constructor(
    readonly lines: JsonLines,
    readonly style: LayoutStyle,
    readonly put: Put,
  ) {
    this.#frame = this.#framed(undefined, 'top', '', 0, false);
  }

  *all(root: Run): Generator<void, void> {
    const isSound = isWhole(root);
    this.#frame = this.#framed(undefined, isSound ? 'top' : 'as is', '', 0, false);
    yield* walked(root, this);
    if (this.#last && isSound) this.#gap(this.#isOpen ? undefined : '\n');
  }

  #framed(around: Frame | undefined, mode: Mode, base: string, depth: number, isObject: boolean): Frame {
    const closing = base + indented(this.style.unit, Math.max(0, depth - 1));
    const indent = base + indented(this.style.unit, depth);
    const name = around?.name ?? '';
    const fills = !isObject && mode === 'lines' && this.lines.filled?.has(name) === true;
    return { around, mode, isObject, indent, closing, depth, base, fills, name, count: 0 };
  }

  open(pair: Pair): void {
    const { mode, depth, base, name } = this.#frame;
    this.#token(pair.open, 'open');
    const own = isSound(pair) ? (mode === 'line' || this.#fits(pair, name) ? 'line' : 'lines') : 'as is';
    const isLoose = mode === 'as is';
    const at = isLoose ? this.#indent : base;
    this.#frame = this.#framed(this.#frame, own, at, isLoose ? 1 : mode === 'top' ? 1 : depth + 1, pair.id === BRACE);
  }

  leaf(leaf: Leaf): void {
    this.#token(leaf, 'item');
  }

  close({ close }: Pair): void {
    if (close) this.#token(close, 'close');
    this.#frame = this.#frame.around ?? this.#frame;
  }

  #token(leaf: Leaf, place: Place): void {
    const frame = this.#frame;
    if (this.#last?.kind === Kind.openString) this.#isOpen = true;
    if (this.#last) this.#gap(this.#isOpen ? undefined : this.#between(this.#last, leaf, frame, place));
    if (leaf.kind === Kind.colon && this.#last?.kind === Kind.string) frame.name = this.#last.token.slice(1, -1);
    if (leaf.kind === Kind.comma) frame.count++;
    this.#last = leaf;
  }

  /// The white space behind the last token is to be this; undefined, as it is.
  #gap(should: string | undefined): void {
    const { size, text, width } = this.#last as Leaf;
    const is = text.slice(size);
    if (should !== undefined) this.put(this.#at + size, is, should);
    this.#indent = lineIn(should ?? is) ?? this.#indent;
    if (breaksLine(is)) this.#isOpen = false;
    this.#at += width;
  }

  #between(last: Leaf, next: Leaf, frame: Frame, place: Place): string | undefined {
    if (frame.mode === 'as is') return undefined;
    const line = `\n${place === 'close' ? frame.closing : frame.indent}`;
    if (last.kind === Kind.blank) return '';
    const isBroken = breaksLine(last.text.slice(last.size));
    if (last.kind === Kind.comment && (isBroken || last.token.startsWith('//'))) return line;
    if (next.kind === Kind.comment) return isBroken ? line : ' ';
    if (next.kind === Kind.comma || next.kind === Kind.colon) return '';
    if (last.kind === Kind.colon) return ' ';
    if (frame.mode === 'line') return this.#onLine(last, next, place);
    if (last.kind === Kind.open && place === 'close') return '';
    if (last.kind === Kind.comment && place !== 'close') return ' ';
    return frame.fills && last.kind === Kind.comma && frame.count % this.style.moves > 0 ? ' ' : line;
  }

  #onLine(last: Leaf, next: Leaf, place: Place): string {
    if (last.kind === Kind.comma) return ' ';
    const braces = place === 'close' && last.kind === Kind.close && last.id === BRACE && next.id === BRACE;
    return braces ? this.lines.closing : '';
  }

  /// On one line: what has to be, what has next to nothing in it, and lists of plain values.
  #fits(pair: Pair, name: string): boolean {
    if (!pair.run) return true;
    if (pair.flags & JsonFlag.comment) return false;
    if (pair.id === BRACE && this.lines.whole.has(name)) return this.#isUnbroken(pair);
    let count = 0;
    if (!everyItem(pair.run, (item) => item instanceof Leaf && ++count <= LONGEST_LIST)) return false;
    return pair.id !== BRACE || (count <= MEMBER && pair.width <= SHORT);
  }

  #isUnbroken(pair: Pair): boolean {
    const stack: { readonly pair: Pair; readonly name: string }[] = [{ pair, name: '' }];
    let seen = 0;
    for (let next = stack.pop(); next; next = stack.pop()) {
      let { name } = next;
      let last: Leaf | undefined;
      const isArray = next.pair.id !== BRACE;
      const isUnbroken = everyItem(next.pair.run, (item) => {
        if (item instanceof Pair) {
          stack.push({ pair: item, name });
          return !(isArray && this.lines.broken.has(name)) && ++seen <= LONGEST_LIST;
        }
        if (item.kind === Kind.colon) name = last?.token.slice(1, -1) ?? '';
        last = item;
        return ++seen <= LONGEST_LIST;
      });
      if (!isUnbroken) return false;
    }
    return true;
  }
}

/// Name, colon, value.
const MEMBER = 3;
const SHORT = 60;
const LONGEST_LIST = 1000;

type Wanted = 'name' | 'colon' | 'value' | 'comma';

/// Nothing is wrong with it as JSON but what may be wrong in what stands in it.
function isSound(pair: Pair): boolean {
  if (!pair.closed || pair.flags & Flag.broken) return false;
  let wants = (pair.id === BRACE ? 'name' : 'value') as Wanted;
  let isEmpty = true;
  const isOrdered = everyItem(pair.run, (item) => {
    const kind = item instanceof Leaf ? item.kind : Kind.open;
    if (kind === Kind.comment) return true;
    if (!isWanted(kind, wants)) return false;
    isEmpty = false;
    if (wants === 'comma') wants = pair.id === BRACE ? 'name' : 'value';
    else wants = wants === 'name' ? 'colon' : wants === 'colon' ? 'value' : 'comma';
    return true;
  });
  return isOrdered && (isEmpty || wants === 'comma');
}

function isWanted(kind: number, wants: Wanted): boolean {
  if (wants === 'name') return kind === Kind.string;
  if (wants === 'colon') return kind === Kind.colon;
  if (wants === 'comma') return kind === Kind.comma;
  return kind === Kind.open || kind === Kind.string || kind === Kind.number || kind === Kind.word;
}

/// One value, and comments.
function isWhole(root: Run): boolean {
  if (!root || root.flags & Flag.broken) return false;
  let values = 0;
  const isOrdered = everyItem(root, (item) => {
    const kind = item instanceof Leaf ? item.kind : Kind.open;
    return kind === Kind.comment || kind === Kind.blank || (isWanted(kind, 'value') && ++values === 1);
  });
  return isOrdered && values === 1;
}
