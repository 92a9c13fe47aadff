/// Elements, and pieces of what stands in them, in the course of being read.

import type { Findings } from '../../record/finding';
import { type Params, perhaps, type Rule, type Words } from '../../spec/rule';
import { meantName } from '../../text/near';
import { type Leaf, List, type Node, Pair } from '../../text/node';
import { shortened } from '../measure';
import type { AnyChild, Frame as AnyFrame } from '../reading';
import { Collector, Fact, type Reading, type XmlRules } from './collector';
import { DOCTYPE } from './doctype-end';
import { type Element, firstElement, innermostOpen, isElement } from './element';
import { words } from './fault';
import { keyOf, kinOf, type Place, placeOfAll, placesOf, siblingOf } from './kinship';
import { endingOf, Kind, kindOf } from './lexer';
import { readOpening } from './opening';
import { faultsOf, tagOf } from './said';
import {
  type AnyShape,
  demanded,
  type ElementShape,
  FREE,
  nameSpan,
  type Reporter,
  type Sibling,
  type Span,
  type XmlContext,
} from './schema';
import type { Tag } from './tag';
import { Ending } from './tag-end';
import { proseIn, textIn } from './text';

export interface Child<C> extends AnyChild {
  readonly shape: AnyShape<C>;
  /// Of a piece of what stands in an element; an element has none.
  readonly place?: Place;
}

export type Frame<C> = AnyFrame<Child<C>, Reading>;

/// An element is read alike wherever it stands, the outermost one apart.
export const ROOT = 'root';

export const elementChild = <C>(node: Pair, at: number, shape: AnyShape<C>, mode = ''): Child<C> => ({
  node,
  at,
  shape,
  mode,
});

const pieceChild = <C>(node: Node, at: number, shape: AnyShape<C>, place: Place): Child<C> => ({
  node,
  at,
  shape,
  mode: keyOf(place, demanded(shape)),
  place,
});

export const frameOf = <C extends XmlContext>(child: Child<C>, rules: XmlRules, context: C): Frame<C> =>
  child.place ? new RunFrame(child, child.place, rules, context) : new ElementFrame(child, rules, context);

class ElementFrame<C extends XmlContext> implements Frame<C> {
  readonly #out: Collector<C>;
  readonly #pair: Pair;
  readonly #shape: ElementShape<C> | undefined;
  #asked = false;

  constructor(
    readonly child: Child<C>,
    rules: XmlRules,
    context: C,
  ) {
    this.#out = new Collector(rules, context);
    this.#pair = child.node as Pair;
    this.#shape = demanded(child.shape);
    this.#out.take(readOpening(this.#pair.open, child.shape, rules, context), 0);
  }

  next(): Child<C> | undefined {
    const { run, open, id } = this.#pair;
    if (this.#asked || !run) return undefined;
    this.#asked = true;
    return pieceChild(run, open.width, this.child.shape, placeOfAll(id, this.#shape));
  }

  take(reading: Reading, child: Child<C>): void {
    this.#out.take(reading, child.at);
  }

  get soFar(): Findings {
    return this.#out.soFar;
  }

  finish(): Reading {
    const out = this.#out;
    const { facts } = out;
    out.settle((facts & Fact.displaced) !== 0 || !this.#pair.close);
    if (this.#shape && !tagOf(this.#pair.open).damaged && this.#pair.close) this.#whole(this.#shape, facts);
    out.facts = facts & (Fact.unclosed | Fact.faulty);
    this.#close();
    return out.reading;
  }

  /// What the element says as a whole, unless something in it may be elsewhere or missing.
  #whole(shape: ElementShape<C>, facts: number): void {
    const { open, run } = this.#pair;
    const tag = tagOf(open);
    if (facts & (Fact.displaced | Fact.torn)) return;
    const { text, siblings } = shape;
    siblings?.whole?.(kinOf(run, shape, siblings), tag, this.#out);
    if (typeof text !== 'function') return;
    const said = textIn(this.#pair);
    if (said || !firstElement(run)) text(said ?? { value: '', ...nameSpan(tag) }, this.#out);
  }

  /// What has not been closed in it shows at its end tag.
  #close(): void {
    const out = this.#out;
    const { open, close, width } = this.#pair;
    const isEarly = close !== undefined && tagOf(close).early;
    if (!close || isEarly) {
      if (close) out.token(close, width - close.width);
      if (isEarly ? faultsOf(close).length === 0 : !tagOf(open).damaged) out.facts |= Fact.unclosed;
      return;
    }
    const at = width - close.width;
    const wrong = isOdd(close) ? undefined : this.#mismatch(close);
    if (wrong) out.fault({ kind: 'endTag', ...nameSpanAt(tagOf(close), at), words: wrong });
    else out.token(close, at);
    if (!this.#pair.lent) out.facts &= ~Fact.unclosed;
  }

  #mismatch(close: Leaf): Words | undefined {
    const { open, run, closed, reopened, lent } = this.#pair;
    const [name, closing] = [tagOf(open).name, tagOf(close).name];
    // Strictly its end tag is that of an element in it; what is not closed shows further on.
    if (lent || (!closed && tagOf(open).damaged)) return undefined;
    if (!closed || name !== closing) return words.mismatch(shortened(name), shortened(closing));
    const inner = this.#out.facts & Fact.unclosed ? innermostOpen(run, 0) : undefined;
    if (inner) return words.mismatch(shortened(tagOf(inner.pair.open).name), shortened(closing));
    // What comes after the outermost element's first end tag has been reported there.
    return reopened && this.child.mode !== ROOT ? words.endTagOutside : undefined;
  }
}

/// Something is wrong before the name.
const isOdd = (tag: Leaf): boolean => faultsOf(tag).some(({ at }) => at < tagOf(tag).nameAt);

const nameSpanAt = (tag: Tag, at: number): Span => ({ at: at + tag.nameAt, size: tag.name.length });

/// Takes what is said of a child, one after the other.
class ChildReporter<C extends XmlContext> implements Reporter<C> {
  /// Where the child starts.
  at = 0;

  constructor(readonly out: Collector<C>) {}

  get context(): C {
    return this.out.context;
  }

  report(rule: Rule, params: Params, { at, size }: Span): void {
    this.out.reportUnlessDisplaced(rule, params, { at: this.at + at, size });
  }
}

/// A piece of what stands in an element: the kids of a list, or a single item.
class RunFrame<C extends XmlContext> implements Frame<C> {
  readonly #out: Collector<C>;
  readonly #kids: readonly Node[];
  readonly #places: readonly Place[];
  readonly #shape: ElementShape<C> | undefined;
  #reporter: ChildReporter<C> | undefined;
  #next = 0;
  #at = 0;

  constructor(
    readonly child: Child<C>,
    readonly place: Place,
    readonly rules: XmlRules,
    readonly context: C,
  ) {
    this.#out = new Collector(rules, context);
    this.#kids = child.node instanceof List ? child.node.kids : [child.node];
    this.#shape = demanded(child.shape);
    this.#places = placesOf(this.#kids, this.#shape, place);
  }

  next(): Child<C> | undefined {
    while (this.#next < this.#kids.length) {
      const kid = this.#kids[this.#next] as Node;
      const place = this.#places[this.#next] as Place;
      const at = this.#at;
      this.#next++;
      this.#at += kid.width;
      if (kid instanceof List) return pieceChild(kid, at, this.child.shape, place);
      const child = isElement(kid) ? this.#element(kid, at, place) : this.#token(kid as Leaf, at, place);
      if (child) return child;
    }
    return undefined;
  }

  take(reading: Reading, child: Child<C>): void {
    this.#out.take(reading, child.at);
  }

  get soFar(): Findings {
    return this.#out.soFar;
  }

  finish(): Reading {
    return this.#out.reading;
  }

  #element(element: Element, at: number, place: Place): Child<C> | undefined {
    const sibling = siblingOf(element, this.#shape);
    const shape = this.#shapeOf(sibling, at, place);
    if (element instanceof Pair) {
      if (sibling.tag.damaged) this.#out.facts |= Fact.torn;
      if (!element.close && endingOf(element.open) === Ending.whole) this.#out.facts |= Fact.displaced;
      return elementChild(element, at, shape);
    }
    this.#out.take(readOpening(element, shape, this.rules, this.context), at);
    return undefined;
  }

  #shapeOf(sibling: Sibling, at: number, place: Place): AnyShape<C> {
    const { name } = sibling;
    if (!this.#shape) return FREE;
    const children = this.#shape.children();
    const known = Object.hasOwn(children, name) ? children[name] : undefined;
    if (known) return this.#isCounted(sibling, at, place) ? known : FREE;
    const report = { name: shortened(name), ...perhaps(meantName(name, Object.keys(children))) };
    const { tag } = sibling;
    if (!tag.damaged) this.#out.reportUnlessDisplaced(this.#shape.unknownChild, report, nameSpanAt(tag, at));
    return FREE;
  }

  #isCounted(sibling: Sibling, at: number, { before, after }: Place): boolean {
    const siblings = this.#shape?.siblings;
    if (!siblings) return true;
    this.#reporter ??= new ChildReporter(this.#out);
    this.#reporter.at = at;
    return siblings.check(sibling, before, after, this.#reporter);
  }

  #token(leaf: Leaf, at: number, { inText }: Place): undefined {
    const out = this.#out;
    const kind = kindOf(leaf);
    if (kind === Kind.doctype) out.fault({ kind: 'markup', at, size: DOCTYPE.length, words: words.misplacedDoctype });
    else if (kind === Kind.declaration)
      out.fault({ kind: 'declaration', at, size: 5, words: words.misplacedDeclaration });
    else if (kind === Kind.end) this.#stray(leaf, at);
    else out.token(leaf, at);
    if (kind === Kind.stray) out.facts |= Fact.torn;
    if (!inText) this.#prose(leaf, at);
    return undefined;
  }

  #prose(leaf: Leaf, start: number): void {
    const rule = this.#shape?.text;
    const prose = proseIn(leaf);
    if (!prose || !rule || typeof rule === 'function') return;
    const { at, size } = prose;
    const value = shortened(leaf.text.slice(at, at + size));
    this.#out.reportUnlessDisplaced(rule, { value }, { at: start + at, size });
  }

  /// An end tag of the element's own name is one that closed it too early, and is reported as such.
  #stray(leaf: Leaf, at: number): void {
    const out = this.#out;
    const tag = tagOf(leaf);
    out.facts |= Fact.displaced;
    if (leaf.id === this.place.id || isOdd(leaf) || tag.early) out.token(leaf, at);
    else out.fault({ kind: 'endTag', ...nameSpanAt(tag, at), words: words.endTagOutside });
  }
}
