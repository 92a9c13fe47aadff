/// The file (3.1): what is wrong with it as XML, and as text in UTF-8.

import { error, remark, warning } from '../../spec/rule-book';

/// The words come with each fault.
const fault = () => error('3.1', '{fault}', '{fault}');

export const xmlRules = {
  'file-extension': remark(
    '3.1',
    'wei7 records are kept in files whose names end in .wei7; this one is named {name}.',
    'wei7 棋谱的文件名要以 .wei7 结尾，这个文件名是 {name}。',
  ),
  'xml-root-missing': fault(),
  'xml-end-tag-mismatch': fault(),
  'xml-unclosed-element': fault(),
  'xml-content-outside-root': fault(),
  'xml-attribute-syntax': fault(),
  'xml-markup': fault(),
  'xml-lt-in-value': fault(),
  'xml-duplicate-attribute': fault(),
  'xml-reference': fault(),
  'xml-illegal-character': fault(),
  'xml-comment': fault(),
  'xml-declaration': fault(),
  'xml-version': error(
    '3.1',
    'wei7 is written in XML 1.0; the declaration says {value}.',
    'wei7 用 XML 1.0 来写，声明里却是 {value}。',
  ),
  'encoding-utf-8': error(
    '3.1',
    'wei7 is kept in UTF-8; the declaration says {value}.',
    'wei7 用 UTF-8 保存，声明里却是 {value}。',
  ),
  'undecodable-bytes': warning(
    '3.1',
    'Something here could not be decoded: is the file in another encoding than UTF-8?',
    '这里有无法解码的字节，文件可能不是 UTF-8 编码。',
  ),
} as const;
