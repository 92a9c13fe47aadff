/// How faults of wei7 3.0 records are put right.

import type { QuickFixesFor } from '../../../../record/quick-fix';
import { mendJson } from '../../../../syntax/json/mending';
import { asMember, brackets, unbracketed } from '../../../shared/json/fixes/brackets';
import { missingOneOf, oneOf, orElse, takenOut } from '../../../shared/json/fixes/last';
import { duplicate, missing, moved, removed, renamed } from '../../../shared/json/fixes/members';
import { point } from '../../../shared/json/fixes/points';
import { mending } from '../../../shared/json/fixes/subject';
import { doubled, leftOut, meant, numeral, only, onOneLine, quoted, word } from '../../../shared/json/fixes/values';
import { contextOf } from '../context';
import { rules } from '../rules';
import { record } from '../shape';
import {
  actionType,
  cut,
  emptyTree,
  extension,
  fewer,
  firstSign,
  freeParticipant,
  moment,
  otherLength,
  result,
  sameStone,
  sameTime,
  since,
  size,
  stepOut,
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

/// What a value comes to where it can be nothing else.
const COLORS = ['1', '2'];
const WINNERS = [...COLORS, 'null'];

const gone = takenOut();
const number = mend(orElse(gone, numeral, leftOut));
const text = mend(orElse(gone, quoted, unbracketed, leftOut));
const array = mend(orElse(gone, brackets, leftOut));
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
  'short-string-length': mend(meant(cut)),
  'color-type': mend(orElse(oneOf(...COLORS), numeral, word(SIDES), leftOut)),
  'color-value': mend(oneOf(...COLORS)),
  'point-missing-property': mend(gone),
  'point-outside-board': mend(gone),
  'participant-index-range': mend(gone),
  'result-missing-winner': mend(missingOneOf({ winner: WINNERS })),
  'margin-range': mend(gone),
  'size-missing-property': mend(otherLength),
  'komi-range': mend(gone),
  'info-time-calendar': mend(gone),
  'player-missing-participant': mend(orElse(gone, freeParticipant)),
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
  'ruleset-value': mend(orElse(gone, word(RULESETS), leftOut)),
  'info-time-type': mend(orElse(gone, meant(since), leftOut)),
  'info-time-format': mend(orElse(gone, meant(moment))),
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
  'symbol-charset': mend(orElse(gone, meant(symbol))),
  'symbol-length': mend(orElse(gone, meant(firstSign))),
  'mark-missing-property': mend(orElse(gone, missingOneOf({ symbol: ['"A"'] }))),
  'step-time-range': mend(gone),
  'step-time-order': mend(sameTime),
  'marks-type': array,
  'step-time-type': number,
  'problem-type': mend(numeral, asMember('color'), unbracketed, leftOut),
  'problem-missing-color': mend(missingOneOf({ color: COLORS })),
  'problem-unknown-property': unknown,
  'tree-type': mend(meant(emptyTree), unbracketed, asMember('steps')),
  'tree-unknown-property': unknown,
  'title-type': text,
  'pre-type': mend(asMember('comment'), asMember('stones'), unbracketed, leftOut),
  'pre-unknown-property': unknown,
  'stones-type': array,
  'stone-type': mend(orElse(gone, unbracketed)),
  'stone-missing-property': mend(orElse(gone, missingOneOf({ color: COLORS }))),
  'stones-not-on-empty-board': mend(removed),
  'stone-unknown-property': unknown,
  'stones-same-point': mend(sameStone),

  'steps-type': array,
  'step-type': mend(orElse(gone, unbracketed)),
  'step-missing-action': mend(gone),
  'step-unknown-property': unknown,
  'move-value-missing': mend(
    missingOneOf({ value: COLORS.map((color) => `{"color": ${color}, "point": null}`) }, 'value'),
  ),
  'move-missing-property': mend(missingOneOf({ color: COLORS, point: ['null'] })),
  'takeback-value-missing': mend(missingOneOf({ value: ['1'] }, 'value')),
  'takeback-too-many': mend(fewer),
  'result-value-missing': mend(missingOneOf({ value: WINNERS.map((winner) => `{"winner": ${winner}}`) }, 'value')),
  'mark-value-missing': mend(stepOut),
  'message-value-missing': mend(missingOneOf({ value: ['""'] }, 'value')),
  'action-unknown-property': unknown,
  'action-missing-type': mend(actionType),
  'action-type-value': mend(typeWord),
  'move-unknown-property': unknown,
  'evaluation-value': mend(orElse(gone, word(), leftOut)),
  'takeback-value': mend(orElse(oneOf('1'), numeral, leftOut)),
  'branches-type': array,
};
