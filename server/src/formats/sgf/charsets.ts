/// Names of charsets: registered ones with their aliases, and labels that only some software knows. Only those are told apart here that
/// records are met in, and the families of names that go by a number.

import { slipOf } from '../../text/near';
import type { EncodingName } from '../language';

interface Charset {
  /// The name that is registered.
  readonly name: string;
  readonly registered: boolean;
}

/// The preferred name, its registered aliases, and behind a bar the labels that are not registered.
const TABLE = `
UTF-8 csUTF8 | utf8 unicode-1-1-utf-8
US-ASCII ASCII ANSI_X3.4-1968 iso-ir-6 ANSI_X3.4-1986 ISO_646.irv:1991 ISO646-US us IBM367 cp367 csASCII
UTF-16 UTF-16BE UTF-16LE csUTF16 csUTF16BE csUTF16LE
UTF-32 UTF-32BE UTF-32LE csUTF32
UTF-7 csUTF7
GB18030 csGB18030 | gb_18030
GBK CP936 MS936 windows-936 csGBK | x-gbk
GB2312 csGB2312
GB_2312-80 iso-ir-58 chinese csISO58GB231280
HZ-GB-2312
Big5 csBig5 | x-x-big5
Big5-HKSCS csBig5HKSCS
Shift_JIS MS_Kanji csShiftJIS | sjis x-sjis shift-jis
Windows-31J csWindows31J
EUC-JP Extended_UNIX_Code_Packed_Format_for_Japanese csEUCPkdFmtJapanese | eucjp x-euc-jp
ISO-2022-JP csISO2022JP
ISO-2022-KR csISO2022KR
EUC-KR csEUCKR | euckr windows-949
KS_C_5601-1987 iso-ir-149 KS_C_5601-1989 KSC_5601 korean csKSC56011987
ISO-8859-1 ISO_8859-1:1987 iso-ir-100 ISO_8859-1 latin1 l1 IBM819 CP819 csISOLatin1 | iso8859-1 iso88591
ISO-8859-2 ISO_8859-2:1987 iso-ir-101 ISO_8859-2 latin2 l2 csISOLatin2
ISO-8859-3 ISO_8859-3:1988 iso-ir-109 ISO_8859-3 latin3 l3 csISOLatin3
ISO-8859-4 ISO_8859-4:1988 iso-ir-110 ISO_8859-4 latin4 l4 csISOLatin4
ISO-8859-5 ISO_8859-5:1988 iso-ir-144 ISO_8859-5 cyrillic csISOLatinCyrillic
ISO-8859-6 ISO_8859-6 arabic csISOLatinArabic
ISO-8859-7 ISO_8859-7 greek csISOLatinGreek
ISO-8859-8 ISO_8859-8 hebrew csISOLatinHebrew
ISO-8859-9 ISO_8859-9 latin5 l5 csISOLatin5
ISO-8859-10 latin6 l6 csISOLatin6
ISO-8859-13 csISO885913
ISO-8859-14 ISO_8859-14 latin8 l8
ISO-8859-15 ISO_8859-15 Latin-9 csISO885915
ISO-8859-16 ISO_8859-16 latin10 l10
KOI8-R csKOI8R
KOI8-U csKOI8U
TIS-620 csTIS620
VISCII csVISCII
macintosh mac csMacintosh
windows-1250 cswindows1250
windows-1251 cswindows1251 | cp1251
windows-1252 cswindows1252 | cp1252
windows-1253 cswindows1253
windows-1254 cswindows1254
windows-1255 cswindows1255
windows-1256 cswindows1256
windows-1257 cswindows1257
windows-1258 cswindows1258
windows-874 cswindows874
IBM437 cp437 437 csPC8CodePage437
IBM850 cp850 850 csPC850Multilingual
IBM852 cp852 852
IBM855 cp855 855
IBM866 cp866 866 csIBM866
`;

const charsets: ReadonlyMap<string, Charset> = new Map<string, Charset>(
  TABLE.trim()
    .split('\n')
    .flatMap((row) => {
      const [known = '', others = ''] = row.split('|');
      const names = known.trim().split(/\s+/);
      const name = names[0] as string;
      const labels = others.trim() === '' ? [] : others.trim().split(/\s+/);
      return [
        ...names.map((one) => [one.toLowerCase(), { name, registered: true }] as [string, Charset]),
        ...labels.map((one) => [one.toLowerCase(), { name, registered: false }] as [string, Charset]),
      ];
    }),
);

export const charsetNamed = (text: string): Charset | undefined => charsets.get(text.trim().toLowerCase());

/// The registered name that was nearly written.
export function nearCharset(text: string): string | undefined {
  const names = new Map([...charsets.values()].map(({ name }) => [name.toLowerCase(), name]));
  return names.get(slipOf(text.trim().toLowerCase(), [...names.keys()]) ?? '');
}

const ENCODINGS: Readonly<Record<string, EncodingName>> = {
  'UTF-8': 'UTF-8',
  'US-ASCII': 'ASCII',
  GB18030: 'GB 18030',
  GBK: 'GB 18030',
  GB2312: 'GB 18030',
  'GB_2312-80': 'GB 18030',
  Big5: 'Big5',
  'Big5-HKSCS': 'Big5',
  Shift_JIS: 'Shift_JIS',
  'Windows-31J': 'Shift_JIS',
  'EUC-KR': 'EUC-KR',
  'KS_C_5601-1987': 'EUC-KR',
  'ISO-8859-1': 'Latin-1',
  'ISO-8859-15': 'Latin-1',
  'windows-1252': 'Latin-1',
};

/// In which encoding files of a charset are read.
export function encodingNamed(text: string): EncodingName | undefined {
  const charset = charsetNamed(text);
  return charset && ENCODINGS[charset.name];
}

/// The name of an encoding as CA states it.
export const CHARSET_OF: Readonly<Partial<Record<EncodingName, string>>> = {
  'UTF-8': 'UTF-8',
  'GB 2312': 'GB2312',
  'GB 18030': 'GB18030',
  Big5: 'Big5',
  Shift_JIS: 'Shift_JIS',
  'EUC-KR': 'EUC-KR',
  'Latin-1': 'ISO-8859-1',
};
