/// What is wrong with a record as an editor shows it: of very many faults of one rule the first are shown, and the last of
/// those says how many more there are. All of them are still found, stepped through and mended.

import { eachFinding } from '../record/finding';
import type { Rule } from '../spec/rule';
import { type Preferences, severityFor, type Wanted, wantedOf } from './diagnostics';
import type { Checked } from './document';

export interface Shown extends Wanted {
  /// How many of the same rule come after it that are not shown.
  readonly others: number;
}

/// So many times as many as can be shown are looked at to find them.
const AHEAD = 4;

export function shownOf(
  checked: Checked,
  preferences: Preferences,
): { readonly list: readonly Shown[]; readonly more: number } {
  const { most, alike = Number.POSITIVE_INFINITY } = preferences;
  const totals = totalsOf(checked, preferences);
  const { list: near } = wantedOf(checked, { ...preferences, most: AHEAD * most });
  const counts = new Map<Rule, number>();
  const list: Shown[] = [];
  let told = 0;
  for (const one of near) {
    const { rule } = one.finding;
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    if (count > alike || list.length >= most) continue;
    const others = count === alike ? (totals.get(rule) ?? 0) - alike : 0;
    list.push({ ...one, others });
    told += 1 + others;
  }
  const all = [...totals.values()].reduce((sum, count) => sum + count, 0);
  return { list, more: all - told };
}

/// How many faults there are of each rule that is told.
function totalsOf({ read, played, format }: Checked, preferences: Preferences): Map<Rule, number> {
  const totals = new Map<Rule, number>();
  for (const findings of [read, played]) {
    eachFinding(findings, ({ rule }) => {
      totals.set(rule, (totals.get(rule) ?? 0) + 1);
      return true;
    });
  }
  for (const rule of totals.keys())
    if (severityFor(preferences, format.specification.source, rule) === 'off') totals.delete(rule);
  return totals;
}

export const likeItWords = {
  en: '{message} (And {count} more like it; see the setting qipu.likeDiagnostics.)',
  zh: '{message}（还有 {count} 处同类问题；见设置 qipu.likeDiagnostics。）',
} as const;
