/// A report for an event that starts somewhere in what the report belongs to.

import type { EarlierMove, Finding, Report } from '../../record/finding';
import type { Params, Rule } from '../../spec/rule';

export interface Span {
  readonly at: number;
  readonly size: number;
}

export class EventReport {
  constructor(
    readonly report: Report,
    readonly start: number,
  ) {}

  /// `related` is an earlier move of the line that matters.
  at(rule: Rule, span: Span, params?: Params, related?: EarlierMove): void {
    const from = this.start + span.at;
    const { ordinal, number } = related ?? {};
    const earlier = ordinal !== undefined && number !== undefined ? { related: { ordinal, number } } : {};
    this.report.add({ rule, from, to: from + span.size, params, ...earlier });
  }

  /// What was found in the event by itself; places count from its start.
  all(findings: readonly Finding[]): void {
    for (const { rule, from, to, params } of findings) this.at(rule, { at: from, size: to - from }, params);
  }
}
