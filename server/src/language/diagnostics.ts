/// Findings as a person reads them: in the order of the text, in the person's language, as severe as the person wants, and
/// not more of them than can be read.

import { type EarlierMove, eachFinding, type FindingAt, type Findings } from '../record/finding';
import { inOrder } from '../record/in-order';
import { type Language, messageOf, type Rule, type Severity } from '../spec/rule';
import { lineEndAt } from '../text/position';
import type { Checked } from './document';

export interface Diagnostic {
  readonly from: number;
  readonly to: number;
  readonly severity: Severity;
  readonly clause: string;
  readonly rule: string;
  readonly source: string;
  readonly message: string;
  /// The earlier move that matters too, on the line that the diagnostic is on.
  readonly related?: EarlierMove;
}

/// What a person wants reported.
export interface Preferences {
  readonly language: Language;
  readonly most: number;
  /// Of one rule, in an editor; what comes after them is counted. Without it all are shown.
  readonly alike?: number;
  /// By `source/rule`, `source/clause`, rule or clause; the first of these that is there counts.
  readonly severity: Readonly<Record<string, Severity | 'off'>>;
}

export const DEFAULT_PREFERENCES = {
  language: 'en',
  most: 1000,
  alike: 50,
  severity: {},
} as const satisfies Preferences;

export interface Diagnostics {
  readonly list: readonly Diagnostic[];
  /// How many more there are.
  readonly more: number;
}

/// Past this many, findings are counted but not sorted: nobody reads them, and an edit must not wait for them.
const SORTED = 20_000;

export function diagnosticsOf(checked: Checked, preferences: Preferences): Diagnostics {
  const { list, more } = wantedOf(checked, preferences);
  return { list: list.map((one) => diagnosticOf(one, checked, preferences)), more };
}

export interface Wanted extends FindingAt {
  readonly severity: Severity;
}

/// The findings that are to be reported, in the order of the text.
export function wantedOf(checked: Checked, preferences: Preferences): { list: readonly Wanted[]; more: number } {
  const severityOf = severities(checked, preferences);
  const count = checked.read.count + checked.played.count;
  const isAll = !Object.values(preferences.severity).includes('off');
  if (isAll && count > preferences.most)
    return { list: firstOf(checked, preferences, severityOf), more: count - preferences.most };
  const all: Wanted[] = [];
  let hidden = 0;
  for (const findings of [checked.read, checked.played]) hidden += gather(findings, all, severityOf);
  all.sort(byPlace);
  const list = all.length > preferences.most ? all.slice(0, preferences.most) : all;
  return { list, more: all.length - list.length + hidden };
}

type SeverityOf = (rule: Rule) => Severity | 'off';

function severities({ format }: Checked, preferences: Preferences): SeverityOf {
  const known = new Map<Rule, Severity | 'off'>();
  return (rule) => {
    const severity = known.get(rule) ?? severityFor(preferences, format.specification.source, rule);
    known.set(rule, severity);
    return severity;
  };
}

/// As many as are reported, where all would be; the others need not be looked at.
function firstOf({ read, played }: Checked, { most }: Preferences, severityOf: SeverityOf): readonly Wanted[] {
  const list: Wanted[] = [];
  let last = 0;
  for (const { finding, at } of inOrder([read, played])) {
    const start = at + finding.from;
    if (list.length >= most && start > last) break;
    const severity = severityOf(finding.rule);
    if (severity !== 'off') list.push({ finding, at, severity });
    last = start;
  }
  return list.sort(byPlace).slice(0, most);
}

export function diagnosticOf(
  { finding, at, severity }: Wanted,
  checked: Checked,
  preferences: Preferences,
): Diagnostic {
  const { rule, related, params } = finding;
  const from = at + finding.from;
  return {
    from,
    to: finding.toLineEnd ? lineEndAt(checked.root, from) : at + finding.to,
    severity,
    clause: rule.clause,
    rule: rule.name,
    source: checked.format.specification.source,
    message: messageOf(rule, preferences.language, params),
    ...(related === undefined ? {} : { related }),
  };
}

/// Adds the findings; returns how many were left out.
function gather(findings: Findings, all: Wanted[], severityOf: SeverityOf): number {
  let left = findings.count;
  eachFinding(findings, (finding, at) => {
    if (all.length >= SORTED) return false;
    const severity = severityOf(finding.rule);
    if (severity !== 'off') all.push({ finding, at, severity });
    left--;
    return true;
  });
  return left;
}

/// In the order in which they are told.
export function byPlace(a: FindingAt, b: FindingAt): number {
  const from = a.at + a.finding.from - (b.at + b.finding.from);
  if (from !== 0) return from;
  const to = a.at + a.finding.to - (b.at + b.finding.to);
  return to !== 0 ? to : a.finding.rule.name < b.finding.rule.name ? -1 : 1;
}

/// How severe a breach of the rule is to this person.
export function severityFor({ severity }: Preferences, source: string, rule: Rule): Severity | 'off' {
  for (const key of [`${source}/${rule.name}`, `${source}/${rule.clause}`, rule.name, rule.clause]) {
    const wanted = Object.hasOwn(severity, key) ? severity[key] : undefined;
    if (wanted) return wanted;
  }
  return rule.severity;
}

export const moreWords = {
  en: 'and {count} more that are not shown; see the setting qipu.maxDiagnostics.',
  zh: '还有 {count} 处没有列出；见设置 qipu.maxDiagnostics。',
} as const;
