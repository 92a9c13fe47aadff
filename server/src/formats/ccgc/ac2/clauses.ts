/// The chapter on Army chess (军棋), clause by clause.

import { chapterOf } from '../shared/clauses';

export const clauses = {
  'AC2-1': {
    en:
      'The board has 12 rows, A to L from the top, and 5 columns, 0 to 4 from the left. Each side has 25 pieces, with codes a to l from ' +
      'commander to flag.',
    zh: '棋盘 12 行 5 列，行自上而下为 A 到 L，列自左至右为 0 到 4；每方 25 枚棋子，从司令到军旗编号 a 到 l。',
  },
  'AC2-2': {
    en: 'A record is a plain text file in GB 2312, typed with half-width signs, all of it in one pair of round brackets.',
    zh: '棋谱是 GB2312 编码的纯文本文件，指令和符号用英文输入法输入，全部写在一对圆括号里。',
  },
  'AC2-2.1': {
    en: 'A semicolon begins a group of properties, each written NAME[value]; a group a line is advised.',
    zh: '分号隔开各组信息，每组含一个或多个“属性名[属性值]”；建议每组独占一行。',
  },
  'AC2-2.2': { en: 'INFO is the version of the protocol, 1.0.', zh: 'INFO 是博弈协议的版本，目前为 1.0。' },
  'AC2-2.3': { en: 'PA and PB are the first and the second team.', zh: 'PA、PB 是先手和后手的队名。' },
  'AC2-2.4': { en: 'TL is the time a player has, in seconds.', zh: 'TL 是每方的时间限制，单位为秒。' },
  'AC2-2.5': {
    en: 'SL is how many moves in a row may pass without contact; who makes the last of them loses.',
    zh: 'SL 是必攻步数：双方连续不碰子达到这个步数，行棋方为负。',
  },
  'AC2-2.6': {
    en: 'AA and AB are the layouts: the codes of the pieces on each side’s half, camps left out, from the top left.',
    zh: 'AA、AB 是先手和后手的布局：本方半盘除行营外的棋子编号，从上到下、从左到右。',
  },
  'AC2-2.7': {
    en: 'MA and MB are moves: the place where a piece stands and the place where it goes, both as the first player sees the board.',
    zh: 'MA、MB 是着法：起点和终点，坐标一律以先手视角为准。',
  },
  'AC2-2.8': {
    en: 'RA and RB tell how the move ended: 0 the mover falls, 1 it takes, 2 both fall, 3 it only moves.',
    zh: 'RA、RB 是这一步的结果：0 被吃，1 吃子，2 对死，3 仅移动。',
  },
  'AC2-2.9': {
    en:
      'FA and FB show where a side’s flag stands once its commander has fallen, 00 before that. EA and EB are the result: 0 lost, 1 won, ' +
      '2 ended otherwise.',
    zh: 'FA、FB 是司令阵亡后该方军旗的位置，未暴露时为 00；EA、EB 是胜负：0 败，1 胜，2 非正常结束。',
  },
  'AC2-2.10': { en: 'MARK is a remark on the position.', zh: 'MARK 是对当前局面的注释。' },
};

export const ac2 = chapterOf('ccgc-ac2', { en: 'CCGC 2018: Army chess records', zh: 'CCGC 2018：军棋棋谱' }, clauses);
