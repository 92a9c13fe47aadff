/// Properties of the file and of the game as a whole.

import type { Words } from '../../../spec/rule';

const clause = (en: string, zh: string): Words => ({ en, zh });

export const game = {
  'SGF4-prop/AP': clause('The application that wrote the record, and its version.', '写出棋谱的程序及其版本。'),
  'SGF4-prop/CA': clause(
    'The charset of text, by its registered name; ISO-8859-1 if there is none.',
    '文字的字符集，用注册的名称；不写时为 ISO-8859-1。',
  ),
  'SGF4-prop/FF': clause('The version of the format: 1 to 4; 1 if there is none.', '格式的版本：1 到 4；不写时为 1。'),
  'SGF4-prop/GM': clause('The game, by its number: 1 is Go.', '棋种的编号：1 为围棋。'),
  'SGF4-prop/ST': clause(
    'How variations are shown: 0 children, 1 siblings; 2 and 3 the same without marks on the board.',
    '变化的显示方式：0 显示后续各手，1 显示同级各手；2、3 同前，但不在棋盘上标出。',
  ),
  'SGF4-prop/SZ': clause(
    'The size of the board: one number, or columns ":" rows if it is not square. In Go 1 to 52, 19 if there is none.',
    '棋盘大小：一个数，或者“列数:行数”。围棋为 1 到 52，不写时为 19。',
  ),
  'SGF4-prop/AN': clause('Who wrote the annotations.', '讲解者。'),
  'SGF4-prop/BR': clause("Black's rank: a number and k, kyu, d or dan.", '黑方的段位：数字加 k、kyu、d 或 dan。'),
  'SGF4-prop/WR': clause("White's rank: a number and k, kyu, d or dan.", '白方的段位：数字加 k、kyu、d 或 dan。'),
  'SGF4-prop/BT': clause("Black's team.", '黑方的队伍。'),
  'SGF4-prop/WT': clause("White's team.", '白方的队伍。'),
  'SGF4-prop/CP': clause('To whom the rights belong.', '版权说明。'),
  'SGF4-prop/DT': clause(
    'When the game was played: YYYY-MM-DD, YYYY-MM or YYYY, more dates behind commas in short forms.',
    '对局日期：YYYY-MM-DD、YYYY-MM 或 YYYY，几个日期用逗号隔开并用简写。',
  ),
  'SGF4-prop/EV': clause('The event, without the round.', '比赛名称，不含轮次。'),
  'SGF4-prop/GN': clause('A name for the game.', '对局名称。'),
  'SGF4-prop/GC': clause('A comment on the game as a whole.', '对整局棋的说明。'),
  'SGF4-prop/ON': clause('The opening that was played.', '布局。'),
  'SGF4-prop/OT': clause('The overtime, in free text: periods, moves, minutes.', '读秒方式，文字不限。'),
  'SGF4-prop/PB': clause('Who plays Black.', '黑方棋手。'),
  'SGF4-prop/PW': clause('Who plays White.', '白方棋手。'),
  'SGF4-prop/PC': clause('Where the game was played.', '对局地点。'),
  'SGF4-prop/RE': clause(
    'The result: 0 or Draw, B+ or W+ with a score, R, T or F or nothing, Void, or ? if it is unknown.',
    '结果：0 或 Draw 为和棋；B+ 或 W+ 后接目数、R（认输）、T（超时）、F（弃权）或不写；Void 无结果；? 不详。',
  ),
  'SGF4-prop/RO': clause('The round: its number, and its kind in parentheses.', '轮次：数字，括号里写性质。'),
  'SGF4-prop/RU': clause(
    'The rules: AGA, GOE, Japanese, NZ, or others in free text.',
    '规则：AGA、GOE、Japanese、NZ，其他名称不限。',
  ),
  'SGF4-prop/SO': clause('Where the record was taken from.', '棋谱出处。'),
  'SGF4-prop/TM': clause('The main time of each side, in seconds.', '每方的保留时间（秒）。'),
  'SGF4-prop/US': clause('Who entered the record.', '录入者。'),
  'SGF4-prop/BS': clause('What kind of player Black is (up to FF[3]).', '黑方棋手的类别（FF[3] 以前）。'),
  'SGF4-prop/WS': clause('What kind of player White is (up to FF[3]).', '白方棋手的类别（FF[3] 以前）。'),
  'SGF4-prop/ID': clause('An identifier of the game (FF[3]).', '对局的编号（FF[3]）。'),
  'SGF4-prop/OM': clause('Moves in a period of overtime (FF[3]).', '读秒时段的手数（FF[3]）。'),
  'SGF4-prop/OP': clause('The length of a period of overtime (FF[3]).', '读秒时段的长度（FF[3]）。'),
  'SGF4-prop/OV': clause('What overtime costs an operator (FF[3]).', '读秒的额外开销（FF[3]）。'),
  'SGF4-prop/TC': clause('How many territories there are (FF[3]).', '地的块数（FF[3]）。'),
  'SGF4-prop/AS': clause('Who adds stones (Lines of Action).', '由谁添子（Lines of Action）。'),
  'SGF4-prop/IP': clause('The initial position (Lines of Action).', '开局布置（Lines of Action）。'),
  'SGF4-prop/IY': clause('Whether the board is inverted (Lines of Action).', '棋盘是否颠倒（Lines of Action）。'),
  'SGF4-prop/SU': clause('The kind of set-up (Lines of Action).', '摆子方式（Lines of Action）。'),
  'SGF4-go/HA': clause(
    'Handicap stones, 2 at least; the stones themselves stand in AB.',
    '让子数，至少为 2；子本身写在 AB 里。',
  ),
  'SGF4-go/KM': clause('The komi in points.', '贴目。'),
} as const;
