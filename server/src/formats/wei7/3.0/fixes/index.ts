/// How faults of wei7 3.0 records are put right.

import type { QuickFixesFor } from '../../../../record/quick-fix';
import { mendJson } from '../../../../syntax/json/mending';
import { asMember, brackets, unbracketed } from '../../../shared/json/fixes/brackets';
import { duplicate, missing, moved, removed, renamed } from '../../../shared/json/fixes/members';
import { point } from '../../../shared/json/fixes/points';
import { mending } from '../../../shared/json/fixes/subject';
import { doubled, leftOut, meant, numeral, only, onOneLine, quoted, word } from '../../../shared/json/fixes/values';
import { contextOf } from '../context';
import { rules } from '../rules';
import { record } from '../shape';
import {
  actionType,
  emptyTree,
  extension,
  moment,
  result,
  sameStone,
  since,
  size,
  symbol,
  typeWord,
  version,
} from './own';

const mend = mending({
  contextOf,
  shape: () => record,
  rules: { syntax: rules['json-syntax'], duplicate: rules['duplicate-property'] },
});

/// What other formats and programs call things.
const NAMES = {
  columns: 'width',
  rows: 'height',
  location: 'place',
  date: 'time',
  moves: 'steps',
  variations: 'branches',
  label: 'symbol',
  text: 'comment',
  winBy: 'margin',
  score: 'margin',
  player: 'participant',
};

const SIDES = { black: '1', b: '1', 黑: '1', white: '2', w: '2', 白: '2' };
const SCORINGS = {
  chinese: '"area"',
  japanese: '"territory"',
  korean: '"territory"',
  数子: '"area"',
  点目: '"territory"',
};
const RULESETS = { 中国: '"Chinese"', 日本: '"Japanese"', 韩国: '"Korean"' };

const number = mend(numeral, leftOut);
const text = mend(quoted, unbracketed, leftOut);
const array = mend(brackets, leftOut);
const unknown = mend(renamed(NAMES), moved, removed);
const otherVersion = mend(meant(version));

export const quickFixes: QuickFixesFor<typeof rules> = {
  'json-syntax': mendJson,
  'file-extension': extension,
  'duplicate-property': mend(duplicate),

  'root-type': mend(unbracketed),
  'root-unknown-property': unknown,
  'root-missing-property': mend(missing({ format: '"wei7"', version: '"3.0"' }, true), missing({ tree: '{}' })),
  'format-value': mend(word(), only('"wei7"')),
  'version-value': otherVersion,
  'version-form': otherVersion,

  'short-string-type': text,
  'short-string-line': mend(onOneLine),
  'color-type': mend(numeral, word(SIDES), leftOut),
  'point-type': mend(point(contextOf), unbracketed),
  'point-unknown-property': unknown,
  'point-coordinate': number,
  'participant-index-type': number,
  'result-type': mend(meant(result), asMember('winner'), unbracketed, leftOut),
  'result-unknown-property': unknown,
  'margin-type': number,
  'margin-step': mend(doubled),
  'draw-with-margin': mend(removed),
  'size-type': mend(numeral, meant(size), leftOut),
  'size-unknown-property': unknown,
  'size-dimension': number,

  'info-type': mend(leftOut, unbracketed),
  'info-unknown-property': unknown,
  'rules-type': mend(asMember('type'), unbracketed, leftOut),
  'rules-unknown-property': unknown,
  'scoring-value': mend(word(SCORINGS), leftOut),
  'komi-type': number,
  'komi-step': mend(doubled),
  'ruleset-value': mend(word(RULESETS), leftOut),
  'info-time-type': mend(meant(since), leftOut),
  'info-time-format': mend(meant(moment)),
  'participants-type': array,
  'participant-type': mend(asMember('name'), unbracketed),
  'participant-unknown-property': unknown,
  'players-type': array,
  'player-type': mend(asMember('participant'), unbracketed),
  'player-unknown-property': unknown,

  'comment-type': text,
  'mark-type': mend(unbracketed),
  'mark-unknown-property': unknown,
  'symbol-type': mend(quoted, unbracketed),
  'symbol-charset': mend(meant(symbol)),
  'marks-type': array,
  'step-time-type': number,
  'problem-type': mend(numeral, asMember('color'), unbracketed, leftOut),
  'problem-unknown-property': unknown,
  'tree-type': mend(meant(emptyTree), unbracketed, asMember('steps')),
  'tree-unknown-property': unknown,
  'title-type': text,
  'pre-type': mend(asMember('comment'), asMember('stones'), unbracketed, leftOut),
  'pre-unknown-property': unknown,
  'stones-type': array,
  'stone-unknown-property': unknown,
  'stones-same-point': mend(sameStone),

  'steps-type': array,
  'step-unknown-property': unknown,
  'action-unknown-property': unknown,
  'action-missing-type': mend(actionType),
  'action-type-value': mend(typeWord),
  'move-unknown-property': unknown,
  'evaluation-value': mend(word(), leftOut),
  'takeback-value': number,
  'branches-type': array,
};
