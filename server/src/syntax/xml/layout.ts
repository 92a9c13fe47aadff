/// XML laid out: an element a line, indented as deep as it stands, attributes parted by one blank. Elements that hold text are left
/// as they are, and so are damaged ones, with all sound ones in them set right where they stand.

import { breaksLine, indented, type Layout, lineIn, type Put } from '../../record/layout';
import { Flag, type Leaf, Pair, type Run } from '../../text/node';
import { everyItem, walked } from '../walked';
import { Kind, kindOf, XmlFlag } from './lexer';
import { faultsOf, tagOf } from './said';
import { lastEnd } from './style';

interface Frame {
  readonly around: Frame | undefined;
  /// What stands in it is left as it is.
  readonly loose: boolean;
  /// So is all white space in it, however deep.
  readonly literal: boolean;
  readonly base: string;
  readonly depth: number;
}

export const xmlLayout: Layout = (root, { unit }, put) => new Laying(unit, put).all(root);

class Laying {
  #frame: Frame = { around: undefined, loose: false, literal: false, base: '', depth: 0 };
  #at = 0;
  #last: Leaf | undefined;
  #indent = '';

  constructor(
    readonly unit: string,
    readonly put: Put,
  ) {}

  *all(root: Run): Generator<void, void> {
    const loose = !isWhole(root);
    this.#frame = { ...this.#frame, loose };
    yield* walked(root, this);
    if (this.#last && !loose) this.#gap('\n');
  }

  open(pair: Pair): void {
    const { loose, literal, base, depth } = this.#frame;
    this.#token(pair.open, this.#frame, false);
    const holds = contentOf(pair);
    const own = { around: this.#frame, loose: holds !== 'elements', literal: literal || holds === 'text' };
    this.#frame = loose ? { ...own, base: this.#indent, depth: 1 } : { ...own, base, depth: depth + 1 };
  }

  leaf(leaf: Leaf): void {
    this.#token(leaf, this.#frame, false);
  }

  close({ close }: Pair): void {
    if (close) this.#token(close, this.#frame, true);
    this.#frame = this.#frame.around ?? this.#frame;
  }

  #token(leaf: Leaf, frame: Frame, closes: boolean): void {
    if (this.#last) this.#gap(this.#between(this.#last, leaf, frame, closes));
    if (!(closes ? (frame.around ?? frame).literal : frame.literal)) this.#within(leaf);
    this.#last = leaf;
  }

  #gap(should: string | undefined): void {
    const { size, text, width } = this.#last as Leaf;
    const is = text.slice(size);
    if (should !== undefined) this.put(this.#at + size, is, should);
    this.#indent = lineIn(should ?? is) ?? this.#indent;
    this.#at += width;
  }

  #between(last: Leaf, next: Leaf, { loose, literal, base, depth }: Frame, closes: boolean): string | undefined {
    if (loose || literal) return undefined;
    const before = kindOf(last);
    // A declaration stands at the very beginning, or it is a fault.
    if (before === Kind.blank) return kindOf(next) === Kind.declaration ? undefined : '';
    const isBeside = kindOf(next) === Kind.comment && before !== Kind.declaration;
    if (isBeside && !breaksLine(last.text.slice(last.size))) return ' ';
    return `\n${base}${indented(this.unit, closes ? depth - 1 : depth)}`;
  }

  /// One blank before each attribute and before the slash, none around the signs of equality.
  #within(leaf: Leaf): void {
    const kind = kindOf(leaf);
    if (kind !== Kind.start && kind !== Kind.end && kind !== Kind.empty) return;
    if (leaf.flags & XmlFlag.torn || faultsOf(leaf).length > 0) return;
    const { text, size } = leaf;
    const tag = tagOf(leaf);
    let end = tag.nameAt + tag.name.length;
    for (const { name, at, valueAt, raw } of tag.attributes) {
      const equals = text.indexOf('=', at + name.length);
      this.#inner(text, end, at, ' ');
      this.#inner(text, at + name.length, equals, '');
      this.#inner(text, equals + 1, valueAt - 1, '');
      end = valueAt + raw.length + 1;
    }
    this.#inner(text, lastEnd(tag), size - (kind === Kind.empty ? 2 : 1), kind === Kind.empty ? ' ' : '');
  }

  #inner(text: string, from: number, to: number, should: string): void {
    this.put(this.#at + from, text.slice(from, to), should);
  }
}

function contentOf(pair: Pair): 'elements' | 'text' | 'damage' {
  if (!pair.closed || pair.flags & Flag.broken || pair.lent || pair.reopened) return 'damage';
  if (!pair.run) return 'text';
  let holds: 'elements' | 'damage' = 'elements';
  const isElements = everyItem(pair.run, (item) => {
    if (item instanceof Pair) return true;
    const kind = kindOf(item);
    if (item.flags & XmlFlag.torn || kind === Kind.stray) holds = 'damage';
    return kind !== Kind.text && kind !== Kind.section;
  });
  if (!isElements) return 'text';
  return pair.open.flags & XmlFlag.torn ? 'damage' : holds;
}

/// One element, and what may stand around it.
function isWhole(root: Run): boolean {
  if (!root || root.flags & Flag.broken) return false;
  let elements = 0;
  const isSound = everyItem(root, (item) => {
    const kind = item instanceof Pair ? Kind.start : kindOf(item);
    if (kind === Kind.start || kind === Kind.empty) elements++;
    if (!(item instanceof Pair) && item.flags & XmlFlag.torn) return false;
    return kind !== Kind.text && kind !== Kind.section && kind !== Kind.stray && kind !== Kind.end;
  });
  return isSound && elements === 1;
}
