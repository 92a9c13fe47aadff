/// The name of a file against the first two lines of the record in it.

import type { Finding } from '../../../record/finding';
import type { Run } from '../../../text/node';
import { isStamp } from '../shared/header/dates';
import { RESULT_WORDS, type Result, resultOf } from '../shared/header/results';
import { headsIn, resultSaid, teamLineIn, timeLineIn } from './heading';
import { rules } from './rules';

const NAME = /^SU-.*vs.*-([^-]*)-([^-]*)\.txt$/s;

interface NameSays {
  readonly result: Result | undefined;
  /// Twelve digits.
  readonly stamp: string | undefined;
}

export function saidByName(name: string): NameSays {
  const [, word = '', digits = ''] = NAME.exec(name) ?? [];
  const result = resultOf(word);
  return { result: result === 'template' ? undefined : result, stamp: isStamp(digits) ? digits : undefined };
}

/// Where both say something, and not the same.
export function nameFaults(name: string, root: Run): Finding[] {
  const said = saidByName(name);
  const { time, teams } = headsIn(root);
  const line = teams && teamLineIn(teams.leaf);
  const result = line && resultSaid(line);
  const numbers = time && timeLineIn(time.leaf)?.numbers;
  const stamp = numbers?.join('');
  const findings: Finding[] = [];
  if (said.result && result && result !== 'template' && result !== said.result) {
    const params = { name: RESULT_WORDS[said.result]?.zh ?? '', value: RESULT_WORDS[result]?.zh ?? '' };
    findings.push({ rule: rules['file-name-result-agrees'], from: 0, to: 0, params });
  }
  if (said.stamp && stamp && isStamp(stamp) && stamp !== said.stamp)
    findings.push({ rule: rules['file-name-time-agrees'], from: 0, to: 0, params: { value: stamp } });
  return findings;
}
