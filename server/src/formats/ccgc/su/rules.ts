/// All rules of Surakarta records, but for those of their file names that can be told from the name alone.
///
/// What the messages show: `{value}` is what the text has (shortened), `{half}` what it should have, `{point}` a point.

import { error, FIXED, remark, ruleBook, unfixed, warning } from '../../../spec/rule-book';
import { gameRules } from '../plies/rules';
import { PLAYERS_KNOW } from '../shared/rules/reasons';
import { clauses } from './clauses';
import { few, ONE_PIECE, OPENING_ROWS, played, record, STANDARD, sound, TEAMS, TIME } from './samples';

const NOT_WRITTEN = unfixed(
  'Nothing else in the record tells it; only those who were there know.',
  '棋谱里别处没有写，只有在场的人知道。',
);

const fileRules = {
  'not-plain-text': error('SU-2.1.1', {
    en: 'Control characters ({codes}) stand here; a record is plain text.',
    zh: '这里有控制字符（{codes}），棋谱应是纯文本。',
    bad: record([TIME, TEAMS, '# 长\u0007考', ...few]),
    good: record([TIME, TEAMS, '# 长考', ...few]),
    fix: FIXED,
  }),
  'file-name-result-agrees': warning('SU-2.1.1.1', {
    en: 'The file name says {name}, the record {value}.',
    zh: '文件名里的结果是“{name}”，棋谱里是“{value}”。',
    bad: { ...sound, name: 'SU-甲队 vs 乙队-先手胜-201805121330.txt' },
    good: sound,
    fix: FIXED,
  }),
  'file-name-time-agrees': warning('SU-2.1.1.2', {
    en: 'The file name says that the game began at another time than the first line: {value}.',
    zh: '文件名里的时间与第一行的 {value} 不一致。',
    bad: { ...sound, name: 'SU-甲队 vs 乙队-未决胜-201805121331.txt' },
    good: sound,
    fix: FIXED,
  }),
  'undecodable-text': remark('SU-2.1.4.5', {
    en: 'Text that cannot be decoded: the file was opened in the wrong encoding, or its bytes are damaged.',
    zh: '这里的文字无法解码：打开文件时选错了编码，或者文件已经损坏。',
    bad: record([TIME, '#先手方:\ufffd\ufffd|后手方:乙队|未决胜', ...few]),
    good: record([TIME, TEAMS, ...few]),
    fix: FIXED,
  }),
};

const headRules = {
  'time-line-missing': error('SU-2.1.4.1', {
    en: 'The first line is a comment with time and place: #2018-05-12-13:30|沈阳.',
    zh: '第一行应是注释，写时间和地点，如“#2018-05-12-13:30|沈阳”。',
    bad: record([TEAMS, ...few]),
    good: record([TIME, TEAMS, ...few]),
    fix: NOT_WRITTEN,
  }),
  'time-line-format': warning('SU-2.1.4.1', {
    en: 'Time and place are written #YYYY-MM-DD-hh:mm|place, with two digits for month, day, hour and minute.',
    zh: '时间和地点写作“#YYYY-MM-DD-hh:mm|地点”，月、日、时、分各两位数字，符号用半角。',
    bad: record(['#2018-5-12-9:30|沈阳', TEAMS, ...few]),
    good: record(['#2018-05-12-09:30|沈阳', TEAMS, ...few]),
    fix: FIXED,
  }),
  'date-invalid': warning('SU-2.1.4.1', {
    en: 'There is no {part}: {value}.',
    zh: '没有{part}：{value}。',
    bad: { text: record(['#2018-05-32-13:30|沈阳', TEAMS, ...few]), name: 'SU-甲队 vs 乙队-未决胜-201805121330.txt' },
    good: sound,
    fix: FIXED,
  }),
  'place-missing': warning('SU-2.1.4.1', {
    en: 'No place follows the time.',
    zh: '时间后面缺少地点。',
    bad: record(['#2018-05-12-13:30', TEAMS, ...few]),
    good: record([TIME, TEAMS, ...few]),
    fix: NOT_WRITTEN,
  }),
  'team-line-missing': error('SU-2.1.4.2', {
    en: 'The second line is a comment with teams and result: #先手方:A|后手方:B|先手胜.',
    zh: '第二行应是注释，写双方队名和结果，如“#先手方:甲队|后手方:乙队|先手胜”。',
    bad: { text: record([TIME, ...few]), name: 'SU-甲队 vs 乙队-未决胜-201805121330.txt' },
    good: sound,
    fix: FIXED,
  }),
  'team-line-format': error('SU-2.1.4.2', {
    en: 'Teams and result are written #先手方:A|后手方:B|result.',
    zh: '队名和结果写作“#先手方:甲队|后手方:乙队|结果”。',
    bad: record([TIME, '#甲队|乙队|未决胜', ...few]),
    good: record([TIME, TEAMS, ...few]),
    fix: FIXED,
  }),
  'team-name-empty': warning('SU-2.1.4.2', {
    en: 'The {which} team has no name.',
    zh: '{which}队名是空的。',
    bad: {
      text: record([TIME, '#先手方:|后手方:乙队|未决胜', ...few]),
      name: 'SU-甲队 vs 乙队-未决胜-201805121330.txt',
    },
    good: sound,
    fix: FIXED,
  }),
  'unknown-result': error('SU-2.1.4.2', {
    en: 'The result is {value}{meaning}; it has to be 先手胜, 后手胜, 平局 (draw) or 未决胜 (not finished).',
    zh: '结果是“{value}”{meaning}，应为先手胜、后手胜、平局、未决胜之一。',
    bad: record([TIME, '#先手方:甲队|后手方:乙队|平', ...few]),
    good: record([TIME, '#先手方:甲队|后手方:乙队|平局', ...few]),
    fix: FIXED,
  }),
  'result-placeholder': warning('SU-2.1.4.2', {
    en: 'The result is yet to be filled in: 先手胜, 后手胜, 平局 (draw) or 未决胜 (not finished).',
    zh: '结果还没有填写，应为先手胜、后手胜、平局、未决胜之一。',
    bad: record([TIME, '#先手方:甲队|后手方:乙队|先(后)手胜', ...few]),
    good: record([TIME, TEAMS, ...few]),
    fix: FIXED,
  }),
  'team-line-full-width': remark('SU-2.1.4.2', {
    en: '{sign} is a full-width character; {half} does it as well.',
    zh: '{sign}可改为半角的{half}。',
    bad: record([TIME, '#先手方：甲队|后手方:乙队|未决胜', ...few]),
    good: record([TIME, TEAMS, ...few]),
    fix: FIXED,
  }),
  'result-board-mismatch': warning('SU-2.1.4.2', {
    en: 'The result says otherwise, but on the board {winner} has won: {value}.',
    zh: '盘面上是{winner}获胜，结果应为“{value}”。',
    bad: record([TIME, TEAMS.replace('未决胜', '后手胜'), ...ONE_PIECE, 'B2B×5E']),
    good: record([TIME, TEAMS.replace('未决胜', '先手胜'), ...ONE_PIECE, 'B2B×5E']),
    concluded: true,
    fix: FIXED,
  }),
};

const lineRules = {
  'unknown-line': error('SU-2.1.4', {
    en: 'Not understood: a line is a comment (#), a row of the opening (!) or a move (B2E-3E).',
    zh: '无法识别：每行应是注释（#）、开局（!）或着法（如 B2E-3E）。',
    bad: played('B2C-3C', '黑方认输'),
    good: played('B2C-3C', '# 黑方认输'),
    fix: FIXED,
  }),
  'one-item-per-line': error('SU-2.1.4', {
    en: 'A line holds one thing; this belongs on a line of its own.',
    zh: '每行只写一项，这里的内容应另起一行。',
    bad: played('B2C-3C R5C-4C'),
    good: played('B2C-3C', 'R5C-4C'),
    fix: FIXED,
  }),
  'opening-position': warning('SU-2.1.4.3', {
    en: 'The opening belongs right behind the first two lines.',
    zh: '开局信息应紧跟在前两行之后。',
    bad: record([TIME, TEAMS, '# 让先局', ...STANDARD, ...few]),
    good: record([TIME, TEAMS, ...STANDARD, '# 让先局', ...few]),
    fix: FIXED,
  }),
  'opening-six-lines': error('SU-2.1.4.3', {
    en: 'An opening has six rows; this one is not used, and nothing is replayed.',
    zh: '开局应是六行；这里不是，开局和着法都无法复盘。',
    bad: record([TIME, TEAMS, ...STANDARD.slice(0, 5), ...few]),
    good: record([TIME, TEAMS, ...STANDARD, ...few]),
    fix: FIXED,
  }),
  'opening-not-consecutive': error('SU-2.1.4.3', {
    en: 'The six rows of an opening follow each other directly.',
    zh: '开局的六行必须连续，中间不能有别的内容或空行。',
    bad: record([TIME, TEAMS, ...STANDARD.slice(0, 3), '', ...STANDARD.slice(3), ...few]),
    good: record([TIME, TEAMS, ...STANDARD, ...few]),
    fix: FIXED,
  }),
  'opening-half-width-mark': error('SU-2.1.4.3', {
    en: 'A row of an opening begins with the half-width !.',
    zh: '开局各行应以半角“!”开头。',
    bad: record([TIME, TEAMS, ...STANDARD.slice(0, 5), '！RRRRRR', ...few]),
    good: record([TIME, TEAMS, ...STANDARD, ...few]),
    fix: FIXED,
  }),
  'opening-row-length': error('SU-2.1.4.3', {
    en: 'A row of an opening has six signs behind the !; this one has {count}.',
    zh: '“!”之后应有六个字符，这里有 {count} 个。',
    bad: record([TIME, TEAMS, ...STANDARD.slice(0, 5), '!RRRRRRR', ...few]),
    good: record([TIME, TEAMS, ...STANDARD, ...few]),
    fix: FIXED,
  }),
  'opening-row-char': error('SU-2.1.4.3', {
    en: 'Each sign of a row is 0, B or R; this is {value}.',
    zh: '每个字符只能是 0、B、R，这里是“{value}”。',
    bad: record([TIME, TEAMS, ...STANDARD.slice(0, 5), '!RRrRRR', ...few]),
    good: record([TIME, TEAMS, ...STANDARD, ...few]),
    fix: FIXED,
  }),
  'opening-piece-count': warning('SU-1', {
    en: 'This is the thirteenth piece of {side}; a side has twelve.',
    zh: '这是{side}的第 13 个棋子；每方只有 12 子。',
    bad: record([TIME, TEAMS, ...OPENING_ROWS('!B00000'), 'B2A-3B']),
    good: record([TIME, TEAMS, ...OPENING_ROWS('!000000'), 'B2A-3B']),
    fix: FIXED,
  }),
  'opening-after-move': error('SU-2.1.4.4', {
    en: 'The opening stands before the moves; this row is not used.',
    zh: '开局应写在着法之前；这里的开局不会被使用。',
    bad: record([TIME, TEAMS, ...few, ...STANDARD]),
    good: record([TIME, TEAMS, ...STANDARD, ...few]),
    fix: FIXED,
  }),
};

const moveRules = {
  'off-board': error('SU-2.1.2', {
    en: '{value} is off the board: rows are 1 to 6, columns A to F.',
    zh: '{value} 在棋盘外：行为 1 到 6，列为 A 到 F。',
    bad: played('B2C-3G'),
    good: played('B2C-3C'),
    fix: PLAYERS_KNOW,
  }),
  'coordinate-letter-case': warning('SU-2.1.2', {
    en: 'Columns are capital letters: {half}.',
    zh: '列号用大写字母，应写作 {half}。',
    bad: played('B2c-3C'),
    good: played('B2C-3C'),
    fix: FIXED,
  }),
  'long-form': remark('SU-2.1.3', {
    en: 'Moves are stored in their short form: {half}.',
    zh: '存储时着法用简短的形式：{half}。',
    bad: played('B(2,C)-(3,C)'),
    good: played('B2C-3C'),
    fix: FIXED,
  }),
  'colour-missing': error('SU-2.1.3.1', {
    en: 'A move begins with its colour, B or R.',
    zh: '着法前面应写颜色 B 或 R。',
    bad: played('B2C-3C', '5C-4C'),
    good: played('B2C-3C', 'R5C-4C'),
    fix: FIXED,
  }),
  'colour-letter-case': warning('SU-2.1.3.1', {
    en: 'Colours are capital letters: {half}.',
    zh: '颜色用大写字母，应写作 {half}。',
    bad: played('b2C-3C'),
    good: played('B2C-3C'),
    fix: FIXED,
  }),
  'move-syntax': error('SU-2.1.4.4', {
    en: '{value} is no move; a step is written B2E-3E, a capture R6C×4A.',
    zh: '“{value}”不是着法；移动写作 B2E-3E，吃子写作 R6C×4A。',
    bad: played('B2C—3C'),
    good: played('B2C-3C'),
    fix: FIXED,
  }),
  'space-in-move': warning('SU-2.1.4.4', {
    en: 'There is white space inside a move.',
    zh: '着法中间不应有空白。',
    bad: played('B2C -3C'),
    good: played('B2C-3C'),
    fix: FIXED,
  }),
  'capture-sign-lower-x': remark('SU-2.1.3.3', {
    en: 'Captures are written with × or X rather than x, here and further on.',
    zh: '吃子应写“×”或“X”，不写小写的“x”；此后各处也是如此。',
    bad: record([TIME, TEAMS.replace('未决胜', '先手胜'), ...ONE_PIECE, 'B2Bx5E']),
    good: record([TIME, TEAMS.replace('未决胜', '先手胜'), ...ONE_PIECE, 'B2B×5E']),
    fix: FIXED,
  }),
};

const playRules = {
  'no-piece-on-start': error('SU-2.1.3', {
    en: 'No piece stands on {point}.',
    zh: '{point} 上没有棋子。',
    bad: played('B2C-3C', 'R5C-4C', 'B2C-3D'),
    good: played('B2C-3C', 'R5C-4C', 'B2D-3D'),
    fix: FIXED,
  }),
  'own-piece-on-target': error('SU-2.1.3', {
    en: '{point} holds a piece of {side} itself.',
    zh: '{point} 上是{side}自己的棋子。',
    bad: played('B1C-2C'),
    good: played('B2C-3C'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'colour-of-piece': error('SU-2.1.3.1', {
    en: 'The piece on {point} is one of {other}, not of {side}.',
    zh: '{point} 上是{other}的棋子，不是{side}的。',
    bad: played('B2C-3C', 'R5C-4C', 'B5D-4D'),
    good: played('B2C-3C', 'R5C-4C', 'B2D-3D'),
    fix: PLAYERS_KNOW,
  }),
  'colour-order': warning('SU-2.1.3.1', {
    en: '{side} moves twice running; the sides take turns.',
    zh: '{side}连走两步；双方应轮流走棋。',
    bad: played('B2C-3C', 'B2D-3D'),
    good: played('B2C-3C', 'R5D-4D'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'step-not-adjacent': warning('SU-2.1.3.2', {
    en: 'A step goes to one of the eight points around {from}; {to} is none of them.',
    zh: '不吃子时只能走到相邻的八个点之一；{from} 到 {to} 不相邻。',
    bad: played('B2C-4C'),
    good: played('B2C-3C'),
    concluded: true,
    fix: PLAYERS_KNOW,
  }),
  'capture-written-as-step': warning('SU-2.1.3.3', {
    en: 'A piece of {other} stands on {point}: a capture is written with ×.',
    zh: '{point} 上有{other}的棋子：吃子应写“×”。',
    bad: record([TIME, TEAMS.replace('未决胜', '先手胜'), ...ONE_PIECE, 'B2B-5E']),
    good: record([TIME, TEAMS.replace('未决胜', '先手胜'), ...ONE_PIECE, 'B2B×5E']),
    fix: FIXED,
  }),
  'capture-of-nothing': warning('SU-2.1.3.3', {
    en: '{point} is empty: a move that takes nothing is written with a hyphen.',
    zh: '{point} 是空点：不吃子的着法应写“-”。',
    bad: played('B2C×3C'),
    good: played('B2C-3C'),
    fix: FIXED,
  }),
  'capture-without-arc': warning('SU-2.1.3.3', {
    en: 'No free way leads from {from} to {to} along an arc.',
    zh: '从 {from} 到 {to} 没有经过圆弧的通路，不能吃子。',
    bad: played('B2A-3A', 'R5A-4A', 'B3A×4A'),
    good: played('B2A-3A', 'R5A-4A', 'B1A-2A'),
    fix: PLAYERS_KNOW,
  }),
  'move-after-end': warning('SU-2.1.4.4', {
    en: 'A side has no piece left before this move; the game was over.',
    zh: '在这一着之前有一方已经没有棋子，对局已结束。',
    bad: record([TIME, TEAMS.replace('未决胜', '先手胜'), ...ONE_PIECE, 'B2B×5E', 'R5E-4E']),
    good: record([TIME, TEAMS.replace('未决胜', '先手胜'), ...ONE_PIECE, 'B2B×5E']),
    concluded: true,
    fix: FIXED,
  }),
};

export const rules = ruleBook(clauses)({
  ...fileRules,
  ...gameRules('SU-2.1.4', record([TIME, TEAMS, ...few])),
  ...headRules,
  ...lineRules,
  ...moveRules,
  ...playRules,
});
