/// In which encoding a CCGC record is to be read, by its bytes. Knows no editor, so that tests can use it.
import { chapterOf } from '../../server/src/formats/ccgc/chapters';
import { isGb2312 } from '../../server/src/formats/ccgc/gb2312';
import { IN_UTF8 } from '../../server/src/formats/ccgc/names/codes';

/// As editors call them.
export type EncodingName = 'utf8' | 'gb18030';

const HEAD = 256;

/// The encoding that the chapter prescribes, if the bytes can be read so; or else the other one. Undefined if a byte order mark
/// says it, if it is neither, or if nothing but ASCII is there and no chapter prescribes one.
export function encodingOf(bytes: Uint8Array, name: string): EncodingName | undefined {
  if (isMarked(bytes)) return undefined;
  const code = chapterOf(String.fromCharCode(...bytes.subarray(0, HEAD)), name)?.code;
  const inUtf8 = code !== undefined && IN_UTF8.has(code);
  if (bytes.every((byte) => byte < 0x80)) return code === undefined ? undefined : inUtf8 ? 'utf8' : 'gb18030';
  const gb = decoded(bytes, 'gb18030');
  if (!inUtf8 && gb !== undefined && isGb2312(gb)) return 'gb18030';
  if (decoded(bytes, 'utf-8') !== undefined) return 'utf8';
  return gb === undefined ? undefined : 'gb18030';
}

const isMarked = ([first, second, third]: Uint8Array): boolean =>
  (first === 0xef && second === 0xbb && third === 0xbf) ||
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff);

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/// GB 2312 and GBK are parts of GB 18030.
export const isReadAs = (encoding: string, wanted: EncodingName): boolean =>
  (wanted === 'utf8' ? ['utf8', 'utf8bom'] : ['gb18030', 'gbk', 'gb2312']).includes(encoding);
