/// What is known of the game (3.5 to 3.10).

import { error, remark, warning } from '../../spec/rule-book';

export const gameRules = {
  'game-unknown-child': error(
    '3.5',
    'game holds rules, time, black, white and result, no {name}.',
    'game 里只有 rules、time、black、white、result，没有 {name}。',
  ),
  'game-child-duplicate': error(
    '3.5',
    'There is a {name} already; game has only one, and this one does not count.',
    '前面已有 {name}，game 里只能有一个；这一个不算。',
  ),
  'game-text': error('3.5', 'No text stands in game: "{value}".', 'game 里不能直接写文字“{value}”。'),

  'rules-unknown-attribute': error(
    '3.6',
    'rules has scoring, komi and type, no {name}.',
    'rules 有 scoring、komi、type 三个属性，没有 {name}。',
  ),
  'rules-content': error('3.6', 'rules has attributes only; nothing stands in it.', 'rules 只有属性，里面不能有内容。'),
  'scoring-value': error(
    '3.6',
    'scoring is "{value}"; it must be "area" or "territory".',
    'scoring 是 "{value}"，只能是 "area" 或 "territory"。',
  ),
  'komi-number': error(
    '3.6',
    'komi is "{value}"; it must be a plain number such as 7.5.',
    'komi 是 "{value}"，应当是 7.5 这样的普通小数或整数。',
  ),
  'komi-range': error(
    '3.6',
    'komi is {value}; it must be more than 0 and less than 10. Without komi, leave it out.',
    'komi 是 {value}，应当大于 0 且小于 10；不贴目就不写 komi。',
  ),
  'komi-half': error('3.6', 'komi is {value}; it must be a multiple of 0.5.', 'komi 是 {value}，应当是 0.5 的倍数。'),
  'komi-zeros': error(
    '3.6',
    'komi is {value}; write it without the needless zeros.',
    'komi 是 {value}，多余的 0 不能写。',
  ),
  'rules-type-value': error(
    '3.6',
    'type is "{value}"; it must be "Chinese", "Japanese" or "Korean".',
    'type 是 "{value}"，只能是 "Chinese"、"Japanese" 或 "Korean"。',
  ),

  'time-format': error(
    '3.7',
    'The time is "{value}"; write it as 2011-09-06T14:30:00, perhaps with +08:00 or Z after it.',
    '时间是“{value}”，应当写成 "2011-09-06T14:30:00"，后面可加 "+08:00" 或 "Z"。',
  ),
  'time-calendar': error('3.7', 'There is no such time as {value}.', '没有 {value} 这样的时间。'),
  'time-content': error('3.7', 'time holds nothing but a time, no {name}.', 'time 里只有时间，不能有 {name}。'),

  'game-unknown-attribute': error(
    '3.8',
    'game has domain, id and name, no {name}.',
    'game 有 domain、id、name 三个属性，没有 {name}。',
  ),
  'player-unknown-attribute': error(
    '3.8',
    'A player has domain, id, name, title and rank, no {name}.',
    '棋手有 domain、id、name、title、rank 五个属性，没有 {name}。',
  ),
  'player-content': error(
    '3.8',
    'A player has attributes only; nothing stands in it.',
    '棋手只有属性，里面不能有内容。',
  ),
  'info-length': error(
    '3.8',
    'This has {length} characters; at most 128 are allowed.',
    '这里有 {length} 个字符，最多 128 个。',
  ),
  'info-single-line': error('3.8', 'This must be a single line; it has a line break.', '这里只能是一行，不能换行。'),

  'result-unknown-attribute': error(
    '3.9',
    'result has winner and margin, no {name}.',
    'result 有 winner、margin 两个属性，没有 {name}。',
  ),
  'result-content': error(
    '3.9',
    'result has attributes only; nothing stands in it.',
    'result 只有属性，里面不能有内容。',
  ),
  'winner-missing': error(
    '3.9',
    'A result needs winner: "black", "white" or "neither".',
    'result 必须写 winner："black"、"white" 或 "neither"。',
  ),
  'winner-value': error(
    '3.9',
    'winner is "{value}"; it must be "black", "white" or "neither".',
    'winner 是 "{value}"，只能是 "black"、"white" 或 "neither"。',
  ),
  'margin-number': error(
    '3.9',
    'margin is "{value}"; it must be a plain number such as 2.5. A win by resignation has no margin.',
    'margin 是 "{value}"，应当是 2.5 这样的普通小数或整数；中盘胜不写 margin。',
  ),
  'margin-range': error(
    '3.9',
    'margin is {value}; it must be more than 0 and less than 512.',
    'margin 是 {value}，应当大于 0 且小于 512。',
  ),
  'margin-half': error(
    '3.9',
    'margin is {value}; it must be a multiple of 0.5.',
    'margin 是 {value}，应当是 0.5 的倍数。',
  ),
  'margin-zeros': error(
    '3.9',
    'margin is {value}; write it without the needless zeros.',
    'margin 是 {value}，多余的 0 不能写。',
  ),
  'margin-on-draw': warning(
    '3.9',
    'A draw has no margin; a margin means that somebody won.',
    '和棋没有 margin；写了 margin 就表示有人获胜。',
  ),
  'quarter-points': remark(
    '3.10',
    '{value} looks like a count of stones (子); here points (目) are counted, so {twice} may be meant.',
    '{value} 像是以“子”计的；这里以“目”计，可能应当写 {twice}。',
  ),
} as const;
