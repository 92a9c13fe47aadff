/// What is wrong with a record as an editor shows it: of very many faults of one rule the first are shown, and the last of
/// those says how many more there are. All of them are still found, stepped through and mended.

import type { FindingAt } from '../record/finding';
import { inOrderWithPauses } from '../record/in-order';
import type { Rule, Severity } from '../spec/rule';
import { byPlace, type Preferences, severityFor, type Wanted } from './diagnostics';
import type { Checked } from './document';
import { totalsIn } from './totals';

export interface Shown extends Wanted {
  /// How many of the same rule come after it that are not shown.
  readonly others: number;
}

/// So many times as many as can be shown are looked at to find them.
const AHEAD = 4;

/// So many are looked at between two pauses.
const PAUSE = 256;

interface AllShown {
  readonly list: readonly Shown[];
  readonly more: number;
}

export function* shownOf(checked: Checked, preferences: Preferences): Generator<void, AllShown> {
  const { most, alike = Number.POSITIVE_INFINITY } = preferences;
  const told = yield* toldRules(checked, preferences);
  const due = Math.min(
    most,
    sum(told, ({ total }) => Math.min(total, alike)),
  );
  const list: Shown[] = [];
  let looked = 0;
  let counted = 0;
  for (const one of inPlaces(checked)) {
    if (!one) {
      yield;
      continue;
    }
    const { finding, at } = one;
    const rule = told.get(finding.rule);
    if (list.length >= due || looked >= AHEAD * most) break;
    if (!rule) continue;
    if (++looked % PAUSE === 0) yield;
    if (++rule.seen > alike) continue;
    const others = rule.seen === alike && !checked.isPart ? rule.total - alike : 0;
    list.push({ finding, at, severity: rule.severity, others });
    counted += 1 + others;
  }
  return { list, more: checked.isPart ? 0 : sum(told, ({ total }) => total) - counted };
}

/// A rule that is told.
interface ToldRule {
  readonly total: number;
  readonly severity: Severity;
  seen: number;
}

const sum = (rules: ReadonlyMap<Rule, ToldRule>, of: (rule: ToldRule) => number): number => {
  let all = 0;
  for (const rule of rules.values()) all += of(rule);
  return all;
};

function* toldRules({ read, played, format }: Checked, preferences: Preferences): Generator<void, Map<Rule, ToldRule>> {
  const rules = new Map<Rule, ToldRule>();
  for (const findings of [read, played]) {
    for (const [rule, count] of yield* totalsIn(findings)) {
      const severity = severityFor(preferences, format.specification.source, rule);
      if (severity !== 'off') rules.set(rule, { total: count + (rules.get(rule)?.total ?? 0), severity, seen: 0 });
    }
  }
  return rules;
}

/// One after the other as they are shown, of those that start at one place too; with pauses.
function* inPlaces({ read, played }: Checked): Generator<FindingAt | undefined> {
  let here: FindingAt[] = [];
  let start = -1;
  for (const one of inOrderWithPauses([read, played])) {
    if (!one) {
      yield undefined;
      continue;
    }
    const from = one.at + one.finding.from;
    if (from !== start) {
      yield* here.length > 1 ? here.sort(byPlace) : here;
      here = [];
      start = from;
    }
    here.push(one);
  }
  yield* here.sort(byPlace);
}

export const likeItWords = {
  en: '{message} (And {count} more like it; see the setting qipu.likeDiagnostics.)',
  zh: '{message}（还有 {count} 处同类问题；见设置 qipu.likeDiagnostics。）',
} as const;
