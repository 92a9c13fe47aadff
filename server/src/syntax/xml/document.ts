/// A whole text: what stands before its one element, the element, and what stands after it.

import type { Findings } from '../../record/finding';
import type { Rule, Words } from '../../spec/rule';
import { textBetween } from '../../text/edit';
import { items, lastLeaf } from '../../text/list';
import { Leaf, type Node, Pair, type Run } from '../../text/node';
import { shortened } from '../measure';
import { Collector, Fact, type Reading, type XmlRules } from './collector';
import { DOCTYPE } from './doctype-end';
import { type Element, type ElementAt, innermostOpen, isElement, tagLeafOf } from './element';
import { words } from './fault';
import { type Child, elementChild, type Frame, ROOT } from './frames';
import { endingOf, Kind, kindOf } from './lexer';
import { readOpening } from './opening';
import { faultsOf, tagOf } from './said';
import { type ElementShape, FREE, nameSpan, type Span, type XmlContext } from './schema';
import { Ending } from './tag-end';
import { proseIn } from './text';

/// The element that a record is, and the rule that it has this name.
export interface Root<C> {
  readonly name: string;
  readonly wrong: Rule;
  readonly shape: ElementShape<C>;
}

/// How many items are looked at to find it.
const SEARCHED = 1000;

/// The outermost element that is meant as the record: the first of this name, or else the first of all.
export function rootElement(root: Run, name: string): ElementAt | undefined {
  let first: ElementAt | undefined;
  let at = 0;
  let seen = 0;
  for (const item of items(root)) {
    if (isElement(item)) {
      if (isNamed(item, name)) return { element: item, at };
      first ??= { element: item, at };
    }
    if (++seen > SEARCHED) break;
    at += item.width;
  }
  return first;
}

/// By its start tag, or by its end tag where they differ.
const isNamed = (element: Element, name: string): boolean =>
  tagOf(tagLeafOf(element)).name === name ||
  (element instanceof Pair && element.close !== undefined && tagOf(element.close).name === name);

export class DocumentFrame<C extends XmlContext> implements Frame<C> {
  readonly child = undefined;
  readonly #out: Collector<C>;
  readonly #record: ElementAt | undefined;
  readonly #children: Child<C>[] = [];
  #elements = 0;
  #doctypes = 0;
  /// Something stands outside the outermost element. One is reported.
  #outside = false;

  constructor(
    readonly root: Run,
    readonly expected: Root<C>,
    readonly rules: XmlRules,
    readonly context: C,
  ) {
    this.#out = new Collector(rules, context);
    this.#record = rootElement(root, expected.name);
    let at = 0;
    for (const item of items(root)) {
      if (isElement(item)) this.#element(item, at);
      else if (item instanceof Leaf) this.#token(item, at);
      at += item.width;
    }
  }

  next(): Child<C> | undefined {
    return this.#children.pop();
  }

  take(reading: Reading, child: Child<C>): void {
    this.#out.take(reading, child.at);
  }

  get soFar(): Findings {
    return this.#out.soFar;
  }

  finish(): Reading {
    const out = this.#out;
    const { element, at } = this.#record ?? {};
    if (out.facts & Fact.unclosed) this.#unclosed();
    if (!element && !(out.facts & Fact.faulty)) {
      out.fault({ kind: 'rootMissing', at: 0, size: 0, words: words.rootMissing });
    } else if (element && at !== undefined && !isNamed(element, this.expected.name) && !(out.facts & Fact.faulty)) {
      const tag = tagOf(tagLeafOf(element));
      out.report(this.expected.wrong, { name: shortened(tag.name) }, moved(nameSpan(tag), at));
    }
    return out.reading;
  }

  #element(element: Element, at: number): void {
    const leaf = tagLeafOf(element);
    if (this.#elements++ > 0) this.#stands(moved(nameSpan(tagOf(leaf)), at), words.secondRoot);
    if (at !== this.#record?.at) return;
    const shape = isNamed(element, this.expected.name) ? this.expected.shape : FREE;
    if (element instanceof Leaf) this.#out.take(readOpening(element, shape, this.rules, this.context), at);
    else {
      this.#children.push(elementChild(element, at, shape, ROOT));
      if (element.reopened) this.#reopened(element, at);
    }
  }

  /// The record had been closed: all after that stands outside it.
  #reopened(pair: Pair, at: number): void {
    let start = at + pair.open.width;
    let closed = false;
    for (const item of items(pair.run)) {
      const span = closed ? outsideSpan(item) : undefined;
      if (span) this.#stands(moved(span, start), words.secondRoot);
      if (span) return;
      if (item instanceof Leaf && kindOf(item) === Kind.end) closed = true;
      start += item.width;
    }
  }

  #token(leaf: Leaf, at: number): void {
    const out = this.#out;
    const kind = kindOf(leaf);
    const span = outsideSpan(leaf);
    if (kind === Kind.declaration && !this.#isStart(at)) {
      out.fault({ kind: 'declaration', at, size: 5, words: words.misplacedDeclaration });
    } else if (kind === Kind.doctype && (this.#doctypes++ > 0 || this.#elements > 0)) {
      out.fault({ kind: 'markup', at, size: DOCTYPE.length, words: words.misplacedDoctype });
    } else if (!span) out.token(leaf, at);
    else this.#stands(moved(span, at), kind === Kind.end ? words.endTagOutside : words.textOutside);
  }

  /// A byte order mark may stand before.
  #isStart(at: number): boolean {
    return at === 0 || (at === 1 && textBetween(this.root, 0, 1) === '\ufeff');
  }

  #stands({ at, size }: Span, eventReport: Words): void {
    if (!this.#outside) this.#out.fault({ kind: 'outsideRoot', at, size, words: eventReport });
    this.#outside = true;
  }

  /// Told of the innermost that is open where the text ends; nothing new if it ends in the middle of something.
  #unclosed(): void {
    const last = lastLeaf(this.root as Node);
    const kind = kindOf(last);
    const isTold = kind === Kind.end || kind === Kind.text || kind === Kind.stray;
    if (isTold ? faultsOf(last).length > 0 : endingOf(last) !== Ending.whole) return;
    const inner = innermostOpen(this.root, 0);
    if (!inner) return;
    const tag = tagOf(inner.pair.open);
    const eventReport = words.unclosed(shortened(tag.name));
    this.#out.fault({ kind: 'unclosed', ...moved(nameSpan(tag), inner.at), words: eventReport });
  }
}

const moved = ({ at, size }: Span, by: number): Span => ({ at: at + by, size });

/// What may not stand outside the outermost element, as far as it is underlined.
function outsideSpan(item: Node): Span | undefined {
  if (isElement(item)) return nameSpan(tagOf(tagLeafOf(item)));
  if (!(item instanceof Leaf)) return undefined;
  return kindOf(item) === Kind.end ? nameSpan(tagOf(item)) : proseIn(item);
}
