/// Every rule of JGF 2, in the order of the catalogue, and the dialects that Qipu knows besides.

import { warning } from '../../../spec/rule-book';
import { ANEW } from '../../shared/json/reasons';
import { book } from '../clauses';
import { boardRules, metaRules, rulesRules, settingsRules } from './conditions';
import { nodes } from './examples';
import { documentRules, eventRules, gameRules, playerRules, recordRules, sourceRules } from './head';
import { markupRules, scoreRules, setupRules } from './points';
import { moveRules, nodeRules, variationRules } from './tree';

/// Older and neighbouring forms that are met in the wild. Each is said once for the whole record, instead of a finding
/// at every place where it differs from JGF 2. (`players-by-color`, the form that Seki writes, is in the catalogue.)
const dialectRules = book({
  'dialect-version-1': warning('record.version', {
    en: 'This is a record of JGF version 1, with players, rules and komi inside game; Qipu reads them there all the same.',
    zh: '这是 JGF 第 1 版的棋谱，players、rules 和 komi 写在 game 里；Qipu 仍会照读。',
    bad: '{"record": {"version": 1}, "game": {"komi": 6.5}, "tree": [{}]}',
    good: '{"record": {"version": 2}, "rules": {"komi": 6.5}, "tree": [{}]}',
    fix: ANEW,
  }),
  'dialect-letter-coordinates': warning('tree[].move', {
    en: 'The points of this record are written in letters, such as "dd"; JGF 2 has x and y as numbers from 0.',
    zh: '这份棋谱用 "dd" 之类的字母写坐标；JGF 2 用从 0 起的数字 x 和 y。',
    bad: nodes('{}', '{"move": {"B": "dd"}}'),
    good: nodes('{}', '{"move": {"color": "black", "x": 3, "y": 3}}'),
    fix: ANEW,
  }),
  'dialect-jgof': warning('document', {
    en: 'This looks like JGOF, the format of OGS (online-go.com), not like JGF; its moves are not read.',
    zh: '这看起来是 OGS（online-go.com）的 JGOF 格式，不是 JGF，其中的着手不会读取。',
    bad: '{"width": 19, "height": 19, "moves": [[3, 3, 1200]]}',
    good: '{"board": {"size": 19}, "tree": [{}, {"move": {"color": "black", "x": 3, "y": 3}}]}',
    fix: ANEW,
  }),
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
};
