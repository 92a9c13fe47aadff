/// The chapter on Connect6 (六子棋), clause by clause.

import { chapterOf } from '../ccgc';
import { clause } from '../rule-book';

export const c6 = chapterOf('ccgc-c6', { en: 'CCGC 2018: Connect6 records', zh: 'CCGC 2018：六子棋棋谱' }, [
  clause(
    'C6-1',
    'The board has 19 by 19 points. Columns are A to S from the left, without a gap; rows are 1 to 19 from the bottom.',
    '棋盘有 19×19 个交叉点，左下角为原点，横坐标自左至右为 A 到 S（不跳过 I），纵坐标自下而上为 1 到 19。',
  ),
  clause(
    'C6-2',
    'A record is a plain text file in GB 2312, typed with half-width signs: between { and } the header, then the moves, ' +
      'each part closed off by a semicolon. Black puts one stone, then each side two a turn; six in a row win.',
    '棋谱是 GB2312 编码的纯文本文件，指令和符号用英文输入法输入；{ } 之间先写参赛信息，再写各着，用分号隔开。' +
      '黑方先下一子，此后双方轮流各下两子，先连成六子者胜。',
  ),
  clause('C6-2.1)', 'The first field is the code of the game, C6.', '第一项是棋种代码 C6。'),
  clause(
    'C6-2.2)',
    'The second and third field name the teams: first the one that begins and has Black, then the one that has White.',
    '第二、三项是队名：先手执黑，后手执白。',
  ),
  clause('C6-2.3)', 'The fourth field is the result: 先手胜 or 后手胜.', '第四项是对弈结果：先手胜或后手胜。'),
  clause(
    'C6-2.4)',
    'The fifth field tells when and where the game was played: 2017.07.29 14:00 重庆.',
    '第五项是比赛的时间和地点，如“2017.07.29 14:00 重庆”。',
  ),
  clause('C6-2.5)', 'The sixth field is the name of the event.', '第六项是竞赛名称。'),
  clause('C6-2.(1)', 'B is a black stone, W a white one.', 'B 是黑子，W 是白子。'),
  clause(
    'C6-2.(2)',
    'A move is the colour, and in round brackets column, comma and row: B(J,10).',
    '每一着写棋子颜色，再在圆括号里写横坐标、逗号、纵坐标，如 B(J,10)。',
  ),
  clause('C6-2.(3)', 'A semicolon stands after the header and between moves.', '参赛信息之后、各着之间用分号隔开。'),
  clause(
    'C6-2.(4)',
    'A move may have one remark, MARK[value], from -2 (very bad) over 0 (neutral) to 2 (very good).',
    '每一着可以加一个注释 MARK[数值]，从 -2（大劣）、0（一般）到 2（大好）。',
  ),
]);
