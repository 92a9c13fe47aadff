/// Rules about the characters of a record, the same in most chapters.

import { error, warning } from '../../../spec/rule-book';

/// Section 2 of every chapter: what kind of file a record is. In all of them, and in those that want GB 2312.
export const textRules = (section: string) => ({
  'not-plain-text': error(
    section,
    'Control characters ({codes}) stand here; a record is plain text.',
    '这里有控制字符（{codes}），棋谱应是纯文本。',
  ),
  'full-width-delimiter': warning(
    section,
    '{sign} looks like {half} but is another character; type it with an English input method.',
    '{sign} 是全角字符，请改用英文输入法输入{half}。',
  ),
  'undecodable-text': error(
    section,
    'Text that cannot be decoded: the file was opened in the wrong encoding, or its bytes are damaged.',
    '这里的文字无法解码：打开文件时选错了编码，或者文件已经损坏。',
  ),
});

export const gb2312Rules = (section: string) => ({
  ...textRules(section),
  'encoding-not-gb2312': warning(
    section,
    'This file is in {encoding}; records of this game are kept in GB 2312.',
    '文件采用的编码是 {encoding}，本棋种的棋谱应使用 GB2312。',
  ),
  'outside-gb2312': warning(
    section,
    'GB 2312 has no {text}; it is lost when the record is saved as it should be.',
    'GB2312 字符集里没有“{text}”，按规定的编码保存就会丢失。',
  ),
});
