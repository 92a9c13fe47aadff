/// Every rule of JGF 2, in the order of the catalogue, and the dialects that Qipu knows besides.

import type { Rule } from '../../spec/rule';
import { named, warning } from '../../spec/rule-book';
import { boardRules, metaRules, rulesRules, settingsRules } from './rules/conditions';
import { documentRules, eventRules, gameRules, playerRules, recordRules, sourceRules } from './rules/head';
import { markupRules, moveRules, nodeRules, scoreRules, setupRules, variationRules } from './rules/tree';

/// Older and neighbouring forms that are met in the wild. Each is said once for the whole record, instead of a finding
/// at every place where it differs from JGF 2. (`players-by-color`, the form that Seki writes, is in the catalogue.)
const dialectRules = named({
  'dialect-version-1': warning(
    'record.version',
    'This is a record of JGF version 1, with players, rules and komi inside game; Qipu reads them there all the same.',
    '这是 JGF 第 1 版的棋谱，players、rules 和 komi 写在 game 里；Qipu 仍会照读。',
  ),
  'dialect-letter-coordinates': warning(
    'tree[].move',
    'The points of this record are written in letters, such as "dd"; JGF 2 has x and y as numbers from 0.',
    '这份棋谱用 "dd" 之类的字母写坐标；JGF 2 用从 0 起的数字 x 和 y。',
  ),
  'dialect-jgof': warning(
    'document',
    'This looks like JGOF, the format of OGS (online-go.com), not like JGF; its moves are not read.',
    '这看起来是 OGS（online-go.com）的 JGOF 格式，不是 JGF，其中的着手不会读取。',
  ),
});

export const rules = {
  ...documentRules,
  ...recordRules,
  ...sourceRules,
  ...gameRules,
  ...playerRules,
  ...eventRules,
  ...rulesRules,
  ...boardRules,
  ...settingsRules,
  ...metaRules,
  ...nodeRules,
  ...moveRules,
  ...markupRules,
  ...setupRules,
  ...scoreRules,
  ...variationRules,
  ...dialectRules,
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
