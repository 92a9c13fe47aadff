/// From text to bytes, in every encoding that records are met in. Machines only decode most of them; what their decoder makes of
/// each code says how to write it.

import type { EncodingName } from '../formats/language';
import { decodedAs } from './decoders';

/// Codes by the character that they are.
type Table = ReadonlyMap<string, readonly number[]>;

const tables = new Map<EncodingName, Table>();

/// The bytes of a text, without a byte order mark; undefined if a character of it has none.
export function encodedIn(text: string, encoding: EncodingName, littleEndian = true): Uint8Array | undefined {
  if (encoding === 'UTF-8' || encoding === 'ASCII') return new TextEncoder().encode(text);
  if (encoding === 'UTF-16') return utf16(text, littleEndian);
  const wide = isWide(encoding);
  const table = tableOf(encoding);
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) as number;
    const code = point < 0x80 ? [point] : wide && point > 0xffff ? beyond(point) : table.get(character);
    if (!code) return undefined;
    for (const byte of code) bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

/// The first character of a text that cannot be written.
export const firstUnwritable = (text: string, encoding: EncodingName): string | undefined =>
  [...text].find((character) => !encodedIn(character, encoding));

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), littleEndian);
  return new Uint8Array(view.buffer);
}

function tableOf(encoding: EncodingName): Table {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, readonly number[]>();
  for (const codes of [single(), ...pairs(), ...(isWide(encoding) ? fours() : [])]) enter(table, codes, encoding);
  tables.set(encoding, table);
  return table;
}

/// What is read as GB 2312 is read as GB 18030.
const isWide = (encoding: EncodingName): boolean => encoding === 'GB 2312' || encoding === 'GB 18030';

/// GB 18030 counts the planes beyond the first through, in digits of these sizes.
function beyond(point: number): number[] {
  const rest = point - 0x10000;
  return [
    0x90 + Math.floor(rest / 12600),
    0x30 + (Math.floor(rest / 1260) % 10),
    0x81 + (Math.floor(rest / 10) % 126),
    0x30 + (rest % 10),
  ];
}

/// Of several codes for a character the first is written. All are decoded at once, each on a line of its own.
function enter(
  table: Map<string, readonly number[]>,
  codes: readonly (readonly number[])[],
  encoding: EncodingName,
): void {
  const bytes = Uint8Array.from(codes.flatMap((code) => [...code, LINE_END]));
  const decoded = decodedAs(bytes, encoding).split('\n');
  if (decoded.length !== codes.length + 1) return;
  for (const [index, character] of decoded.entries()) {
    if (character.length === 1 && character > '\x7f' && character !== '\ufffd' && !table.has(character)) {
      table.set(character, codes[index] as readonly number[]);
    }
  }
}

const LINE_END = 0x0a;

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const single = (): number[][] => range(0x80, 0xff).map((byte) => [byte]);

function* pairs(): Generator<number[][]> {
  for (const lead of range(0x81, 0xfe)) yield range(0x40, 0xfe).map((trail) => [lead, trail]);
}

/// Of GB 18030: the rest of the first plane of Unicode.
function* fours(): Generator<number[][]> {
  for (const first of range(0x81, 0x84)) {
    for (const second of range(0x30, 0x39)) {
      yield range(0x81, 0xfe).flatMap((third) => range(0x30, 0x39).map((fourth) => [first, second, third, fourth]));
    }
  }
}
