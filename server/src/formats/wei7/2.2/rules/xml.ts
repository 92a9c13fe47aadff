/// The file (3.1): what is wrong with it as XML, and as text in UTF-8.

import { error, FIXED, remark, warning } from '../../../../spec/rule-book';
import { BYTES_LOST } from '../../../shared/reasons';
import { commented, declared, MOVE, played, SOUND } from './examples';

/// The words come with each fault.
const fault = (bad: string, good = SOUND) => error('3.1', { en: '{fault}', zh: '{fault}', bad, good, fix: FIXED });

export const xmlRules = {
  'file-extension': remark('3.1', {
    en: 'wei7 records are kept in files whose names end in .wei7; this one is named {name}.',
    zh: 'wei7 棋谱的文件名要以 .wei7 结尾，这个文件名是 {name}。',
    bad: { text: SOUND, name: 'game.xml' },
    good: { text: SOUND, name: 'game.wei7' },
    fix: FIXED,
  }),
  'xml-root-missing': fault('<?xml version="1.0" encoding="UTF-8"?>\n'),
  'xml-end-tag-mismatch': fault(SOUND.replace('</moves>', '</move>')),
  'xml-unclosed-element': fault(SOUND.replace('</wei7>\n', '')),
  'xml-content-outside-root': fault(`${SOUND}Black wins.\n`),
  'xml-attribute-syntax': fault(played('<black x=4 y="4"/>')),
  'xml-markup': fault(played('<black x="4", y="4"/>')),
  'xml-lt-in-value': fault(commented('3 < 4'), commented('3 &lt; 4')),
  'xml-duplicate-attribute': fault(played('<black x="4" y="4" y="4"/>')),
  'xml-reference': fault(commented('A & B'), commented('A &amp; B')),
  'xml-illegal-character': fault(commented('A\u0001B'), commented('AB')),
  'xml-comment': fault(played('<!-- A -- B -->', MOVE), played('<!-- A - - B -->', MOVE)),
  'xml-declaration': fault(`\n${declared('1.0', 'UTF-8')}`, declared('1.0', 'UTF-8')),
  'xml-version': error('3.1', {
    en: 'wei7 is written in XML 1.0; the declaration says {value}. Write version="1.0".',
    zh: 'wei7 用 XML 1.0 来写，声明里却是 {value}；应写 version="1.0"。',
    bad: declared('1.1', 'UTF-8'),
    good: declared('1.0', 'UTF-8'),
    fix: FIXED,
  }),
  'encoding-utf-8': error('3.1', {
    en: 'wei7 is kept in UTF-8; the declaration says {value}. Write encoding="UTF-8".',
    zh: 'wei7 用 UTF-8 保存，声明里却是 {value}；应写 encoding="UTF-8"。',
    bad: declared('1.0', 'GB2312'),
    good: declared('1.0', 'UTF-8'),
    fix: FIXED,
  }),
  'undecodable-bytes': warning('3.1', {
    en: 'Something here could not be decoded: is the file in another encoding than UTF-8?',
    zh: '这里有无法解码的字节，文件可能不是 UTF-8 编码。',
    bad: commented('\ufffd\ufffd'),
    good: commented('好'),
    fix: BYTES_LOST,
  }),
};
