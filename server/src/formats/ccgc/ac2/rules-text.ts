/// Rules about the text of a record of Army chess: its brackets, groups and properties.

import { error, FIXED, remark, ruleBook, warning } from '../../../spec/rule-book';
import { clauses } from './clauses';
import { groups, played, record } from './samples';

const FEW = 'G0F0 F4E3';
const SOUND = played(FEW);
const HEAD = ';INFO[1.0]PA[甲队]PB[乙队]TL[1800]SL[31]';

const headed = (pa: string): string => record({ head: HEAD.replace('甲队', pa) });
const named = (name: string) => ({ text: record({ end: ';EA[1]EB[0]' }), name });

const [FIRST_MOVE = ''] = groups(FEW);
const moved = (text: string): string => record({ moves: [text] });

const fileRules = {
  'file-name-result-agrees': warning('AC2-2', {
    en: 'By the file name {name}, but by EA and EB {value}.',
    zh: '文件名里是{name}，而按 EA、EB 应是{value}。',
    bad: named('AC2-甲队 vs 乙队-后手胜.txt'),
    good: named('AC2-甲队 vs 乙队-先手胜.txt'),
    fix: FIXED,
  }),
  'not-plain-text': error('AC2-2', {
    en: 'Control characters ({codes}) stand here; a record is plain text.',
    zh: '这里有控制字符（{codes}），棋谱应是纯文本。',
    bad: headed('甲\u0008队'),
    good: headed('甲队'),
    fix: FIXED,
  }),
  'undecodable-text': error('AC2-2', {
    en: 'Text that cannot be decoded: the file was opened in the wrong encoding, or its bytes are damaged.',
    zh: '这里的文字无法解码：打开文件时选错了编码，或者文件已经损坏。',
    bad: headed('\ufffd\ufffd\ufffd'),
    good: headed('甲队'),
    fix: FIXED,
  }),
  'outside-gb2312': warning('AC2-2', {
    en: 'GB 2312 has no {text}; a program that reads GB 2312 cannot show it.',
    zh: 'GB2312 字符集里没有“{text}”，只读 GB2312 的程序显示不了。',
    bad: headed('甲•队'),
    good: headed('甲·队'),
    fix: FIXED,
  }),
  'full-width-delimiter': warning('AC2-2', {
    en: '{sign} looks like {half} but is another character; type it with an English input method.',
    zh: '{sign}应改为半角的{half}。',
    bad: moved(FIRST_MOVE.replace(';', '；')),
    good: moved(FIRST_MOVE),
    fix: FIXED,
  }),
};

const aroundRules = {
  'open-paren-missing': error('AC2-2', {
    en: 'A record begins with "(".',
    zh: '棋谱应以“(”开头。',
    bad: SOUND.replace('(\n', ''),
    good: SOUND.replace('(\n', '('),
    fix: FIXED,
  }),
  'close-paren-missing': error('AC2-2', {
    en: 'The record that begins here is not closed with ")".',
    zh: '从这里开始的棋谱没有用“)”结束。',
    bad: SOUND.replace(')', ''),
    good: SOUND,
    fix: FIXED,
  }),
  'text-outside-record': error('AC2-2', {
    en: 'Only white space may stand outside of the brackets of a record; a file holds one.',
    zh: '棋谱的圆括号之外不能有别的内容；一个文件只放一局棋谱。',
    bad: `${SOUND}完\n`,
    good: SOUND,
    fix: FIXED,
  }),
};

const groupRules = {
  'property-outside-group': error('AC2-2.1', {
    en: 'A semicolon is missing before this property: it begins a group.',
    zh: '这个属性前面缺少分号：每组信息以分号开头。',
    bad: SOUND.replace(';INFO', 'INFO'),
    good: SOUND,
    fix: FIXED,
  }),
  'empty-group': error('AC2-2.1', {
    en: 'No property follows this semicolon.',
    zh: '这个分号后面没有属性。',
    bad: record({ moves: [';', ...groups(FEW)] }),
    good: SOUND,
    fix: FIXED,
  }),
  'group-per-line': remark('AC2-2.1', {
    en: 'Each group is better put on a line of its own.',
    zh: '建议每组信息独占一行。',
    bad: record({ moves: [groups(FEW).join('')] }),
    good: SOUND,
    fix: FIXED,
  }),
  'property-value-missing': error('AC2-2.1', {
    en: 'A value in brackets has to follow {name}: {name}[…].',
    zh: '{name} 后面缺少方括号里的值：{name}[…]。',
    bad: moved(`${FIRST_MOVE}MARK`),
    good: moved(`${FIRST_MOVE}MARK[中心突破]`),
    fix: FIXED,
  }),
  'property-name-missing': error('AC2-2.1', {
    en: 'A name of a property is missing before this value.',
    zh: '这个值前面缺少属性名。',
    bad: moved(`${FIRST_MOVE}[中心突破]`),
    good: moved(`${FIRST_MOVE}MARK[中心突破]`),
    fix: FIXED,
  }),
  'unclosed-value': error('AC2-2.1', {
    en: 'This value is not closed: "]" is missing.',
    zh: '这个值没有结束，缺少“]”。',
    bad: moved(`${FIRST_MOVE}MARK[中心突破`),
    good: moved(`${FIRST_MOVE}MARK[中心突破]`),
    fix: FIXED,
  }),
  'unexpected-character': error('AC2-2.1', {
    en: 'Only properties such as MA[G0F0] may stand in a group.',
    zh: '这里只能写“属性名[属性值]”。',
    bad: moved(`${FIRST_MOVE}\n.....`),
    good: moved(FIRST_MOVE),
    fix: FIXED,
  }),
  'unknown-property': warning('AC2-2.1', {
    en: 'There is no property {name}.',
    zh: '没有 {name} 这个属性。',
    bad: moved(`${FIRST_MOVE}Mark[中心突破]`),
    good: moved(`${FIRST_MOVE}MARK[中心突破]`),
    fix: FIXED,
  }),
  'duplicate-property': error('AC2-2.1', {
    en: '{name} has been given already.',
    zh: '{name} 已经写过。',
    bad: moved(`${FIRST_MOVE}RA[1]`),
    good: moved(FIRST_MOVE),
    fix: FIXED,
  }),
};

export const textRules = ruleBook(clauses)({ ...fileRules, ...aroundRules, ...groupRules });
