/// Gathers what comes out of reading one node: its own findings, those of its children, and the facts.

import { CLEAN, type Findings, Report } from '../../record/finding';
import type { Params, Rule } from '../../spec/rule';
import { Flag, type Leaf } from '../../text/node';
import type { Fault, FaultKind } from './fault';
import { faultsOf } from './said';
import type { Reporter, Span, XmlContext } from './schema';

/// The rules of a format about XML as such.
export type XmlRules = Readonly<Record<FaultKind | 'undecoded', Rule>>;

/// What an element says beyond its findings.
export const Fact = {
  /// Something in it, or itself, is not closed, and that has not been told.
  unclosed: 1,
  /// An end tag among the direct items has no start tag, or an element among them no end tag: others may be displaced.
  displaced: 2,
  /// A tag among the direct items is damaged; of a tag, it is itself.
  torn: 4,
  /// Something is wrong as XML.
  faulty: 8,
} as const;

export interface Reading {
  readonly findings: Findings;
  /// Findings that hold only if nothing is displaced around them.
  readonly gated: Findings;
  readonly facts: number;
}

const readings: Reading[] = [];

/// Readings without findings are few different ones, and shared.
function nothingBut(facts: number): Reading {
  return (readings[facts] ??= { findings: CLEAN, gated: CLEAN, facts });
}

export class Collector<C extends XmlContext> implements Reporter<C> {
  #always: Report | undefined;
  #gated: Report | undefined;
  facts = 0;

  constructor(
    readonly rules: XmlRules,
    readonly context: C,
  ) {}

  report(rule: Rule, params: Params, { at, size }: Span): void {
    this.#always ??= new Report();
    this.#always.add({ rule, from: at, to: at + size, params });
  }

  reportUnlessDisplaced(rule: Rule, params: Params, { at, size }: Span): void {
    this.#gated ??= new Report();
    this.#gated.add({ rule, from: at, to: at + size, params });
  }

  fault({ kind, at, size, words }: Fault): void {
    this.facts |= Fact.faulty;
    this.report(this.rules[kind], { fault: words }, { at, size });
  }

  /// What is wrong within a token that starts at `at`.
  token(leaf: Leaf, at: number): void {
    for (const fault of faultsOf(leaf)) {
      if (!fault.unlessDeclared || !this.context.declares) this.fault({ ...fault, at: at + fault.at });
    }
    if (leaf.flags & Flag.undecoded && this.context.undecoded) this.#undecoded(leaf, at);
  }

  #undecoded({ text }: Leaf, at: number): void {
    for (const { index, 0: run } of text.matchAll(/\ufffd+/g)) {
      this.report(this.rules.undecoded, {}, { at: at + index, size: run.length });
    }
  }

  take({ findings, gated, facts }: Reading, at: number): void {
    this.facts |= facts;
    if (findings.count > 0) (this.#always ??= new Report()).take(findings, at);
    if (gated.count > 0) (this.#gated ??= new Report()).take(gated, at);
  }

  /// Lets in what holds only if nothing is displaced, or drops it.
  settle(displaced: boolean): void {
    const gated = this.#gated?.findings ?? CLEAN;
    this.#gated = undefined;
    if (!displaced && gated.count > 0) (this.#always ??= new Report()).take(gated, 0);
  }

  get soFar(): Findings {
    return this.#always?.soFar ?? CLEAN;
  }

  get reading(): Reading {
    if (!this.#always && !this.#gated) return nothingBut(this.facts);
    return { findings: this.#always?.findings ?? CLEAN, gated: this.#gated?.findings ?? CLEAN, facts: this.facts };
  }
}
