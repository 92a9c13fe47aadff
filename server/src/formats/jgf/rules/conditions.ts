/// What a game is played and shown under: its rules, its board, the wishes to the player program, and meta.

import { FIXED, warning } from '../../../spec/rule-book';
import { PLAYED } from '../../shared/json/reasons';
import { book } from '../clauses';
import { count, notBoolean, notNumber, notObject, notString, positive, unknownProperty } from './build';
import { inBoard, inRoot, inRules, inSettings, KO, move, stones, underRules } from './examples';

/// White stones around a corner, in which Black has no liberty.
const CORNER = `{"setup": [${stones('white', [1, 0], [0, 1])}]}`;

export const rulesRules = book({
  'rules-not-object': notObject('rules', inRoot('"rules": "AGA"'), inRoot('"rules": {"ruleset": "AGA"}')),
  'rules-unknown-property': unknownProperty(
    'rules',
    'ruleset allowSuicide disallowRepeats komi handicap time overtime',
    inRules('"mainTime": 3600'),
    inRules('"time": 3600'),
  ),
  'ruleset-not-string': notString('rules.ruleset', inRules('"ruleset": ["AGA"]'), inRules('"ruleset": "AGA"')),
  'allow-suicide-not-boolean': notBoolean(
    'rules.allowSuicide',
    inRules('"allowSuicide": "false"'),
    inRules('"allowSuicide": false'),
  ),
  'suicide-move': warning('rules.allowSuicide', {
    en: 'The move at {point} takes the last liberty of its own block (stones lost: {count}), but allowSuicide is false.',
    zh: '下在 {point} 是自杀：己方 {count} 子无气，而 allowSuicide 为 false。',
    bad: underRules('"allowSuicide": false', CORNER, move('black', 0, 0)),
    good: underRules('"allowSuicide": true', CORNER, move('black', 0, 0)),
    concluded: true,
    fix: PLAYED,
  }),
  'disallow-repeats-not-boolean': notBoolean(
    'rules.disallowRepeats',
    inRules('"disallowRepeats": 0'),
    inRules('"disallowRepeats": false'),
  ),
  'ko-recapture': warning('rules.disallowRepeats', {
    en: 'The move at {point} takes the ko back at once; there has to be a move elsewhere first.',
    zh: '在 {point} 立即回提违反劫的规则，应先在别处下一手。',
    bad: underRules('"disallowRepeats": false', KO, move('black', 2, 1), move('white', 1, 1)),
    good: underRules('"disallowRepeats": false', KO, move('black', 2, 1), move('white', 9, 9)),
    concluded: true,
    fix: PLAYED,
  }),
  'repeated-position': warning('rules.disallowRepeats', {
    en: 'The move at {point} brings back the position after {move}, but disallowRepeats is true.',
    zh: '下在 {point} 使{move}后的局面重现，而 disallowRepeats 为 true，不许全局同形。',
    bad: underRules('"disallowRepeats": true', KO, move('black', 2, 1), move('white', 1, 1)),
    good: underRules('"disallowRepeats": true', KO, move('black', 2, 1), move('white', 9, 9)),
    concluded: true,
    fix: PLAYED,
  }),
  'komi-not-number': notNumber('rules.komi', inRules('"komi": "6.5"'), inRules('"komi": 6.5')),
  'handicap-not-number': notNumber('rules.handicap', inRules('"handicap": "2"'), inRules('"handicap": 2')),
  'handicap-count': warning('rules.handicap', {
    en: 'handicap is {value}; a number of stones is a whole number, 0 or more.',
    zh: 'handicap 是 {value}，让子数应为 0 或更大的整数。',
    bad: inRules('"handicap": -2'),
    good: inRules('"handicap": 2'),
    fix: FIXED,
  }),
  'main-time-not-number': notNumber('rules.time', inRules('"time": "3600"'), inRules('"time": 3600')),
  'main-time-negative': warning('rules.time', {
    en: 'time is {value}; the main time in seconds cannot be negative.',
    zh: 'time 是 {value}，保留时间（秒）不能为负。',
    bad: inRules('"time": -1'),
    good: inRules('"time": 3600'),
    fix: FIXED,
  }),
  'overtime-not-string': notString(
    'rules.overtime',
    inRules('"overtime": ["5x30 byo-yomi"]'),
    inRules('"overtime": "5x30 byo-yomi"'),
  ),
});

export const boardRules = book({
  'board-not-object': notObject('board', inRoot('"board": 9'), inRoot('"board": {"size": 9}')),
  'board-unknown-property': unknownProperty(
    'board',
    'size width height cutOffTop cutOffBottom cutOffLeft cutOffRight',
    inBoard('"Size": 9'),
    inBoard('"size": 9'),
  ),
  'cut-off-nothing-left': warning('board', {
    en: 'The cut-offs leave nothing of the board to show (columns left: {columns}, rows left: {rows}).',
    zh: '棋盘裁切后剩 {columns} 列、{rows} 行，没有可显示的部分。',
    bad: inBoard('"size": 9, "cutOffLeft": 5, "cutOffRight": 4'),
    good: inBoard('"size": 9, "cutOffLeft": 5, "cutOffRight": 0'),
    fix: FIXED,
  }),
  'board-size-value': positive('board.size', inBoard('"size": "9"'), inBoard('"size": 9')),
  'board-size-conflict': warning('board.size', {
    en: 'size is {value}, but width and height make the board {columns} × {rows}; width and height hold.',
    zh: 'size 是 {value}，但按 width 和 height 棋盘是 {columns}×{rows}，以后两者为准。',
    bad: inBoard('"size": 9, "width": 9, "height": 7'),
    good: inBoard('"width": 9, "height": 7'),
    fix: FIXED,
  }),
  'board-width-value': positive(
    'board.width',
    inBoard('"width": "9", "height": 7'),
    inBoard('"width": 9, "height": 7'),
  ),
  'board-width-missing': warning('board.width', {
    en: 'board has a height but no {name}; give both.',
    zh: 'board 有 height 却缺少 {name}，两者应一起写。',
    bad: inBoard('"height": 7'),
    good: inBoard('"width": 9, "height": 7'),
    fix: FIXED,
  }),
  'board-height-value': positive(
    'board.height',
    inBoard('"width": 9, "height": "7"'),
    inBoard('"width": 9, "height": 7'),
  ),
  'board-height-missing': warning('board.height', {
    en: 'board has a width but no {name}; give both.',
    zh: 'board 有 width 却缺少 {name}，两者应一起写。',
    bad: inBoard('"width": 9'),
    good: inBoard('"width": 9, "height": 7'),
    fix: FIXED,
  }),
  'cut-off-top-value': count('board.cutOffTop', inBoard('"cutOffTop": "3"'), inBoard('"cutOffTop": 3')),
  'cut-off-bottom-value': count('board.cutOffBottom', inBoard('"cutOffBottom": "3"'), inBoard('"cutOffBottom": 3')),
  'cut-off-left-value': count('board.cutOffLeft', inBoard('"cutOffLeft": "3"'), inBoard('"cutOffLeft": 3')),
  'cut-off-right-value': count('board.cutOffRight', inBoard('"cutOffRight": "3"'), inBoard('"cutOffRight": 3')),
});

export const settingsRules = book({
  'settings-not-object': notObject('settings', inRoot('"settings": []'), inRoot('"settings": {}')),
  'show-last-move-not-boolean': notBoolean(
    'settings.showLastMove',
    inSettings('"showLastMove": "true"'),
    inSettings('"showLastMove": true'),
  ),
  'show-next-move-not-boolean': notBoolean(
    'settings.showNextMove',
    inSettings('"showNextMove": "true"'),
    inSettings('"showNextMove": true'),
  ),
  'show-solutions-not-boolean': notBoolean(
    'settings.showSolutions',
    inSettings('"showSolutions": "true"'),
    inSettings('"showSolutions": true'),
  ),
  'show-variations-not-boolean': notBoolean(
    'settings.showVariations',
    inSettings('"showVariations": "true"'),
    inSettings('"showVariations": true'),
  ),
  'show-sibling-variations-not-boolean': notBoolean(
    'settings.showSiblingVariations',
    inSettings('"showSiblingVariations": "true"'),
    inSettings('"showSiblingVariations": true'),
  ),
  'remember-variation-paths-not-boolean': notBoolean(
    'settings.rememberVariationPaths',
    inSettings('"rememberVariationPaths": "true"'),
    inSettings('"rememberVariationPaths": true'),
  ),
});

export const metaRules = book({
  'meta-not-object': notObject('meta', inRoot('"meta": []'), inRoot('"meta": {}')),
});
