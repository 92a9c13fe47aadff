/// Gathers what comes out of reading one node: its own findings, those of its children, and the facts.

import { CLEAN, type Finding, type Findings, Report } from '../../record/finding';
import type { Params, Rule, Words } from '../../spec/rule';
import { items, itemsBackward, lastItem } from '../../text/list';
import { Leaf, type Node, Pair } from '../../text/node';
import { fault, wrongToken } from './faults';
import { Kind } from './lexer';
import { faultAt, type SyntaxFault } from './members';
import { type Child, DEBRIS_WIDTH, type JsonRules, NOTHING, type Reading, STRICT } from './reading';
import { type AnyShape, FREE, GATE, type Reporter, type ScalarShape, type ScalarValue } from './schema';
import { Sequence } from './sequence';
import { KIND_WORDS, kindOf, numberOf, shown, sizeOf, stringOf } from './value';

/// A fact of our own: something is wrong here as JSON.
const DAMAGED = 1 << 29;

const COMMENT_SIGN = 2;

interface Span {
  readonly at: number;
  readonly size: number;
}

export class Collector<C> implements Reporter<C> {
  #always: Report | undefined;
  #gated: Report | undefined;
  #facts = 0;
  /// The place that reports mean when they name none.
  #at = 0;
  #size = 0;

  constructor(
    readonly rules: JsonRules,
    readonly context: C,
  ) {}

  static isDamaged(reading: Reading): boolean {
    return (reading.facts & DAMAGED) !== 0;
  }

  reading(exit: number): Reading {
    if (!this.#always && !this.#gated) return nothingBut(this.#facts, exit);
    const findings = this.#always?.findings ?? CLEAN;
    return { findings, gated: this.#gated?.findings ?? CLEAN, facts: this.#facts, exit };
  }

  get soFar(): Findings {
    return this.#always?.soFar ?? CLEAN;
  }

  take(reading: Reading, at: number): void {
    this.#facts |= reading.facts;
    if (reading.findings.count > 0) this.#report().take(reading.findings, at);
    if (reading.gated.count > 0) this.#gate().take(reading.gated, at);
  }

  within(at: number, size: number): void {
    this.#at = at;
    this.#size = size;
  }

  get #span(): Span {
    return { at: this.#at, size: this.#size };
  }

  report(rule: Rule, params?: Params, place?: Span): void {
    this.#report().add(finding(rule, place ?? this.#span, params));
  }

  reportUnlessGate(rule: Rule, params?: Params, place?: Span): void {
    this.#gate().add(finding(rule, place ?? this.#span, params));
  }

  note(fact: number): void {
    this.#facts |= fact;
  }

  /// Has anything been told that is wrong as JSON, here or inside?
  get isDamaged(): boolean {
    return (this.#facts & DAMAGED) !== 0;
  }

  syntax({ at, size, words, toLineEnd }: SyntaxFault): void {
    this.#facts |= DAMAGED;
    const params = { fault: words };
    const told = this.rules.atNext && words === fault.comment ? COMMENT_SIGN : size;
    this.#report().add({ rule: this.rules.syntax, from: at, to: at + told, params, toLineEnd: toLineEnd === true });
  }

  /// What is wrong where brackets close, at `end`.
  atEnd(wrong: SyntaxFault, end: number): void {
    const isNext = this.rules.atNext && wrong.words === fault.trailingComma;
    this.syntax(isNext ? { ...wrong, at: end, size: 1 } : wrong);
  }

  token(node: Node, at: number, words: Words): void {
    this.syntax(faultAt(node, at, words));
  }

  wrongLeaf(node: Node, at: number): boolean {
    const words = node instanceof Leaf ? wrongToken(node) : undefined;
    if (words) this.token(node, at, words);
    return words !== undefined;
  }

  /// Reads a value as far as it can be done here; what has an inside comes back as a child. Amid damage a value of the
  /// wrong kind is only more of it.
  value(node: Node, at: number, shape: AnyShape<C>, mode: number, amidDamage = false): Child<C> | undefined {
    const kind = kindOf(node);
    let fit = shape;
    while (fit.kind === 'choice') fit = fit.choose(kind, node);
    const inside = node instanceof Pair && (node.run !== undefined || !node.closed);
    if (fit.kind === 'free') return node instanceof Pair ? { node, at, shape: FREE, mode: STRICT } : undefined;
    if (kind === 'broken') return undefined;
    if (fit.kind === 'scalar' || fit.kind === kind) {
      if (fit.kind === 'object' || fit.kind === 'array') return { node, at, shape: fit, mode };
      this.#scalar(node, at, fit, kind);
    } else if (amidDamage && node.width < DEBRIS_WIDTH) return undefined;
    else if (!amidDamage && (!(node instanceof Pair) || node.closed)) this.#wrong(node, at, fit.wrong);
    return inside ? { node, at, shape: FREE, mode: STRICT } : undefined;
  }

  #wrong(node: Node, at: number, rule: Rule): void {
    const [value, kind] = [shown(node), KIND_WORDS[kindOf(node)]];
    const params = { value, kind, met: value === kind.en ? kind : metWords(value, kind) };
    this.report(rule, params, { at, size: sizeOf(node) });
  }

  #scalar(node: Node, at: number, shape: ScalarShape<C>, kind: ScalarValue['kind']): void {
    if (!shape.check) return;
    this.within(at, sizeOf(node));
    const leaf = node instanceof Leaf ? node : undefined;
    const string = leaf && kind === 'string' ? stringOf(leaf) : '';
    const number = leaf && kind === 'number' ? numberOf(leaf) : Number.NaN;
    shape.check({ kind, leaf, node, string, number }, this);
  }

  /// The end of an array, with its closer.
  end(array: Pair, close: Leaf, exit: number): void {
    const at = array.width - close.width;
    const last = lastItem(array.run);
    const quiet = Sequence.isQuiet(exit);
    if (this.isDamaged && (close.id !== array.id || (last instanceof Pair && !last.close))) return;
    if (close.id !== array.id) this.token(close, at, fault.wrongCloser('[', close));
    else if (last instanceof Pair && !last.close) this.token(close, at, fault.unclosed(last.open.token, close));
    else if (!quiet && Sequence.endsWithComma(exit)) this.atEnd(trailingComma(array, at), at);
  }

  /// A value that had been closed too early: told at the first token that cannot stand outside it.
  reopened(pair: Pair, at: number, root: boolean): boolean {
    if (!pair.reopened) return false;
    let place = at + pair.open.width;
    let closed = false;
    for (const item of items(pair.run)) {
      const kind = item instanceof Leaf ? item.kind : Kind.open;
      if (closed && (root || kind === Kind.colon)) {
        this.token(item, place, root ? fault.afterRoot : fault.comma(item));
        return true;
      }
      if (kind === Kind.close) closed = true;
      place += item.width;
    }
    return false;
  }

  #report(): Report {
    this.#always ??= new Report();
    return this.#always;
  }

  #gate(): Report {
    this.#gated ??= new Report();
    return this.#gated;
  }
}

/// Readings without findings are few different ones, and shared.
const withoutFindings = new Map<string, Reading>();

function nothingBut(facts: number, exit: number): Reading {
  if (facts === 0 && exit === 0) return NOTHING;
  const key = `${facts} ${exit}`;
  const known = withoutFindings.get(key);
  if (known) return known;
  const reading: Reading = { ...NOTHING, facts, exit };
  withoutFindings.set(key, reading);
  return reading;
}

function finding(rule: Rule, span: Span, params: Params | undefined): Finding {
  return { rule, from: span.at, to: span.at + span.size, params };
}

function trailingComma(array: Pair, end: number): SyntaxFault {
  let at = end;
  for (const item of itemsBackward(array.run)) {
    at -= item.width;
    if (item instanceof Leaf && item.kind === Kind.comma) return { at, size: item.size, words: fault.trailingComma };
  }
  return { at: end, size: 1, words: fault.trailingComma };
}

/// What holds in the record as a whole, the gated findings let in or kept out.
export function wholeFindings(reading: Reading): Reading['findings'] {
  if (reading.facts & GATE || reading.gated.count === 0) return reading.findings;
  const report = new Report();
  report.take(reading.findings, 0);
  report.take(reading.gated, 0);
  return report.findings;
}

/// What stands there, by its kind and as it is written.
const metWords = (value: string, { en, zh }: Words): Words => ({ en: `${en} (${value})`, zh: `${zh}（${value}）` });
