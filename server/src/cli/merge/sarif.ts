/// Reports in SARIF put together: all files in one order, rules and files with new numbers.

import type { Language } from '../../spec/rule';
import { type SarifNotification, SarifReport, type SarifResult } from '../lint/sarif';
import { type SarifRule, SarifRules } from '../lint/sarif-rules';
import type { Tally } from '../lint/tally';
import { byPath } from './order';

/// As much of a run as is looked at.
export interface SarifRun {
  readonly language: string;
  readonly results: readonly SarifResult[];
  readonly artifacts: readonly { readonly location: { readonly uri: string } }[];
  readonly invocations: readonly { readonly toolExecutionNotifications: readonly SarifNotification[] }[];
  readonly tool: { readonly driver: { readonly rules: readonly SarifRule[] } };
}

const LEVEL = { error: 'error', warning: 'warning', note: 'info' } as const;

export function* mergedSarif(runs: readonly SarifRun[], language: Language, tally: Tally): Generator<string> {
  const rules = new SarifRules(language);
  const described = new Map(runs.flatMap(({ tool }) => tool.driver.rules.map((rule) => [rule.id, rule] as const)));
  const report = new SarifReport(runs[0]?.language ?? '', rules, '');
  yield report.begin();
  for (const [uri, results] of filesOf(runs)) {
    const counts = { error: 0, warning: 0, info: 0 };
    const numbered = results.map((result) => {
      counts[LEVEL[result.level as keyof typeof LEVEL] ?? 'info']++;
      const rule = described.get(result.ruleId) ?? { id: result.ruleId };
      return { ...result, ruleIndex: rules.take(rule) };
    });
    tally.add(counts);
    yield report.artifact(uri, numbered);
  }
  for (const notification of notificationsOf(runs)) {
    tally.unread++;
    report.notified(notification);
  }
  yield* report.end(tally);
}

function filesOf(runs: readonly SarifRun[]): [string, SarifResult[]][] {
  const files = new Map<string, SarifResult[]>();
  for (const { artifacts, results } of runs) {
    for (const { location } of artifacts) files.set(location.uri, []);
    for (const result of results) files.get(addressOf(result))?.push(result);
  }
  return [...files].sort(([a], [b]) => byAddress(a, b));
}

function notificationsOf(runs: readonly SarifRun[]): SarifNotification[] {
  const all = runs.flatMap(({ invocations }) => invocations.flatMap((one) => one.toolExecutionNotifications));
  return all.sort((a, b) => byAddress(addressOf(a), addressOf(b)));
}

const addressOf = ({ locations }: Pick<SarifNotification, 'locations'>): string =>
  locations?.[0]?.physicalLocation.artifactLocation.uri ?? '';

/// As the paths that they are of; a backslash in an address is part of a name.
const byAddress = (a: string, b: string): number => byPath(pathOf(a), pathOf(b));

function pathOf(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}
