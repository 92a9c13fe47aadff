/// What editors call encodings, and which of their names mean the same to whoever reads a file.

import type { EncodingName } from '../formats/language';

const NAMES: Readonly<Partial<Record<EncodingName, readonly [name: string, ...others: string[]]>>> = {
  'UTF-8': ['utf8', 'utf8bom'],
  'GB 2312': ['gb18030', 'gbk', 'gb2312'],
  'GB 18030': ['gb18030', 'gbk', 'gb2312'],
  Big5: ['cp950', 'big5hkscs'],
  Shift_JIS: ['shiftjis'],
  'EUC-KR': ['euckr'],
  'Latin-1': ['windows1252', 'iso88591'],
};

/// Undefined for what only a byte order mark tells, which editors see by themselves.
export const editorName = (encoding: EncodingName): string | undefined => NAMES[encoding]?.[0];

/// Is a file that the editor reads so read as it should be?
export const isReadAs = (editors: string, encoding: EncodingName): boolean =>
  NAMES[encoding]?.includes(editors) ?? true;
