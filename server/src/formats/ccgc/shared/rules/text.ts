/// Rules about the characters of a record, the same in most chapters.

import { error, FIXED, warning } from '../../../../spec/rule-book';
import { SAVE_ANEW } from './reasons';
import type { Samples } from './samples';

/// Section 2 of every chapter: what kind of file a record is. In all of them, and in those that want GB 2312.
export const textRules = <C extends string>(section: C, { code, header, sound, headed, told }: Samples) => ({
  'not-plain-text': error(section, {
    en: 'Control characters ({codes}) stand here; a record is plain text.',
    zh: '这里有控制字符（{codes}），棋谱应是纯文本。',
    bad: told({ event: '2018\u0008 CCGC' }),
    good: told({}),
    fix: FIXED,
  }),
  'full-width-delimiter': warning(section, {
    en: '{sign} looks like {half} but is another character; type it with an English input method.',
    zh: '{sign}应改为半角的{half}。',
    bad: headed(header.replace(`[${code}]`, `【${code}]`)),
    good: sound,
    fix: FIXED,
  }),
  'undecodable-text': error(section, {
    en: 'Text that cannot be decoded: the file was opened in the wrong encoding, or its bytes are damaged.',
    zh: '这里的文字无法解码：打开文件时选错了编码，或者文件已经损坏。',
    bad: told({ first: '\ufffd\ufffd\ufffd' }),
    good: told({}),
    fix: FIXED,
  }),
});

export const gb2312Rules = <C extends string>(section: C, samples: Samples) => ({
  ...textRules(section, samples),
  'encoding-not-gb2312': warning(section, {
    en: 'This file is in {encoding}; records of this game are kept in GB 2312.',
    zh: '文件采用的编码是 {encoding}，本棋种的棋谱应使用 GB2312。',
    bad: { ...samples.sound, encoding: 'UTF-8' },
    good: { ...samples.sound, encoding: 'GB 2312' },
    fix: SAVE_ANEW,
  }),
  'outside-gb2312': warning(section, {
    en: 'GB 2312 has no {text}; a program that reads GB 2312 cannot show it.',
    zh: 'GB2312 字符集里没有“{text}”，只读 GB2312 的程序显示不了。',
    bad: samples.told({ event: '2018•CCGC' }),
    good: samples.told({ event: '2018·CCGC' }),
    fix: FIXED,
  }),
});
