/// What a game is played and shown under: its rules, its board, the wishes to the player program, and meta.

import { named, warning } from '../../../spec/rule-book';
import { count, notBoolean, notNumber, notObject, notString, positive, unknownProperty } from './build';

export const rulesRules = named({
  'rules-not-object': notObject('rules'),
  'rules-unknown-property': unknownProperty(
    'rules',
    'ruleset allowSuicide disallowRepeats komi handicap time overtime',
  ),
  'ruleset-not-string': notString('rules.ruleset'),
  'allow-suicide-not-boolean': notBoolean('rules.allowSuicide'),
  'suicide-move': warning(
    'rules.allowSuicide',
    'The move at {point} takes the last liberty of its own block (stones lost: {count}), but allowSuicide is false.',
    '下在 {point} 是自杀：己方 {count} 子无气，而 allowSuicide 为 false。',
  ),
  'disallow-repeats-not-boolean': notBoolean('rules.disallowRepeats'),
  'ko-recapture': warning(
    'rules.disallowRepeats',
    'The move at {point} takes the ko back at once; there has to be a move elsewhere first.',
    '在 {point} 立即回提违反劫的规则，应先在别处下一手。',
  ),
  'repeated-position': warning(
    'rules.disallowRepeats',
    'The move at {point} brings back the position after move {move} (0: the start), but disallowRepeats is true.',
    '下在 {point} 使第 {move} 手后的局面重现（0 为开局），而 disallowRepeats 为 true，不许全局同形。',
  ),
  'komi-not-number': notNumber('rules.komi'),
  'handicap-not-number': notNumber('rules.handicap'),
  'handicap-count': warning(
    'rules.handicap',
    'handicap is {value}; a number of stones is a whole number, 0 or more.',
    'handicap 是 {value}，让子数应为 0 或更大的整数。',
  ),
  'main-time-not-number': notNumber('rules.time'),
  'main-time-negative': warning(
    'rules.time',
    'time is {value}; the main time in seconds cannot be negative.',
    'time 是 {value}，保留时间（秒）不能为负。',
  ),
  'overtime-not-string': notString('rules.overtime'),
});

export const boardRules = named({
  'board-not-object': notObject('board'),
  'board-unknown-property': unknownProperty('board', 'size width height cutOffTop cutOffBottom cutOffLeft cutOffRight'),
  'cut-off-nothing-left': warning(
    'board',
    'The cut-offs leave nothing of the board to show (columns left: {columns}, rows left: {rows}).',
    '棋盘裁切后剩 {columns} 列、{rows} 行，没有可显示的部分。',
  ),
  'board-size-value': positive('board.size'),
  'board-size-conflict': warning(
    'board.size',
    'size is {value}, but width and height make the board {columns} × {rows}; width and height hold.',
    'size 是 {value}，但按 width 和 height 棋盘是 {columns}×{rows}，以后两者为准。',
  ),
  'board-width-value': positive('board.width'),
  'board-width-missing': warning(
    'board.width',
    'board has a height but no {name}; give both.',
    'board 有 height 却缺少 {name}，两者应一起写。',
  ),
  'board-height-value': positive('board.height'),
  'board-height-missing': warning(
    'board.height',
    'board has a width but no {name}; give both.',
    'board 有 width 却缺少 {name}，两者应一起写。',
  ),
  'cut-off-top-value': count('board.cutOffTop'),
  'cut-off-bottom-value': count('board.cutOffBottom'),
  'cut-off-left-value': count('board.cutOffLeft'),
  'cut-off-right-value': count('board.cutOffRight'),
});

export const settingsRules = named({
  'settings-not-object': notObject('settings'),
  'show-last-move-not-boolean': notBoolean('settings.showLastMove'),
  'show-next-move-not-boolean': notBoolean('settings.showNextMove'),
  'show-solutions-not-boolean': notBoolean('settings.showSolutions'),
  'show-variations-not-boolean': notBoolean('settings.showVariations'),
  'show-sibling-variations-not-boolean': notBoolean('settings.showSiblingVariations'),
  'remember-variation-paths-not-boolean': notBoolean('settings.rememberVariationPaths'),
});

export const metaRules = named({
  'meta-not-object': notObject('meta'),
});
