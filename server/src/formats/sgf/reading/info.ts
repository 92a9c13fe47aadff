/// Information on the game in prescribed forms: results, dates, rules, rounds, ranks, charsets.

import { perhaps } from '../../../spec/rule';
import type { Value } from '../../../syntax/sgf/piece';
import { charsetNamed, nearCharset } from '../charsets';
import { isMild } from '../context';
import { datesIn } from '../dates';
import { citing, eased, rules } from '../rules';
import { rulesetNamed } from '../rulesets';
import type { Known, NodeJudge } from './judge';

const RESULT = /^(?:0|Draw|Void|\?|[BW]\+(?:R|Resign|T|Time|F|Forfeit|\d+(?:\.\d+)?)?)$/;
const ROUND = /^\d+\s*(?:\([^()]*\))?$/;
const RANK = /^\d+ ?(?:k|kyu|d|dan)[?*]?$/;

export function judgeInfo(judge: NodeJudge, property: Known, value: Value, text: string): void {
  switch (property.name) {
    case 'RE':
      result(judge, value, text);
      return;
    case 'DT':
      dates(judge, value, text);
      return;
    case 'CA':
      charset(judge, value, text);
      return;
    case 'RU':
      if (judge.context.game === 'go') ruleset(judge, value, text);
      return;
    case 'RO':
      if (judge.context.game === 'go' && !ROUND.test(text.trim())) judge.value(rules['round-form'], value);
      return;
    case 'BR':
    case 'WR':
      if (judge.context.game === 'go' && !RANK.test(text))
        judge.value(citing(rules['rank-form'], property.standard.clause), value);
  }
}

function result(judge: NodeJudge, value: Value, text: string): void {
  if (!RESULT.test(text)) judge.value(eased(rules['result-form'], isMild(judge.context)), value);
  else if (/^[BW]\+0+(?:\.0+)?$/.test(text)) judge.value(rules['result-score-zero'], value);
}

function dates(judge: NodeJudge, value: Value, text: string): void {
  const parts = datesIn(text);
  if (!parts) {
    judge.value(eased(rules['date-form'], isMild(judge.context)), value);
    return;
  }
  for (const { at, text: part, fault, shorter } of parts) {
    const span = { at: value.at + 1 + at, size: part.length };
    if (fault) {
      const rule = fault === 'date-form' ? eased(rules[fault], isMild(judge.context)) : rules[fault];
      judge.at(rule, span, { value: part });
    } else if (shorter !== undefined) judge.at(rules['date-shortcut-unused'], span, { value: part, name: shorter });
  }
}

function charset(judge: NodeJudge, value: Value, text: string): void {
  const known = charsetNamed(text);
  if (!known) judge.value(rules['charset-unknown'], value, perhaps(nearCharset(text)));
  else if (!known.registered) judge.value(rules['charset-alias'], value, { name: known.name });
}

function ruleset(judge: NodeJudge, value: Value, text: string): void {
  const name = rulesetNamed(text);
  if (name !== undefined && name !== text) judge.value(rules['ruleset-name'], value, { name });
}
