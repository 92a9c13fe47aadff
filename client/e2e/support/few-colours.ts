/// A PNG of at most 256 colours, of one that a browser made: a third of its size, and on pictures of an editor nobody sees the difference.

import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST = 256;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /// One number a pixel: red, green and blue, a byte each.
  readonly colours: Uint32Array;
}

function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/// Which of the three neighbours a byte is foretold from.
function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [l, a, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (l <= a && l <= c) return left;
  return a <= c ? above : corner;
}

function foretold(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  return filter === 4 ? paeth(left, above, corner) : 0;
}

/// Of the kind of PNG that browsers make: 8 bits, RGB or RGBA, not interlaced.
function pixelsOf(png: Buffer): Pixels {
  const chunks = chunksOf(png);
  const header = chunks[0]!.data;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bytes = header[9] === 6 ? 4 : 3;
  const raw = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const colours = new Uint32Array(width * height);
  const row = width * bytes;
  let above = new Uint8Array(row);
  for (let y = 0; y < height; y++) {
    const start = y * (row + 1);
    const line = new Uint8Array(row);
    for (let x = 0; x < row; x++) {
      const [left, corner] = x < bytes ? [0, 0] : [line[x - bytes]!, above[x - bytes]!];
      line[x] = raw[start + 1 + x]! + foretold(raw[start]!, left, above[x]!, corner);
    }
    for (let x = 0; x < width; x++) {
      const at = x * bytes;
      colours[y * width + x] = (line[at]! << 16) | (line[at + 1]! << 8) | line[at + 2]!;
    }
    above = line;
  }
  return { width, height, colours };
}

const SHIFTS = [16, 8, 0];
const part = (colour: number, shift: number): number => (colour >> shift) & 0xff;

/// The colours of a box, and how far they lie apart: in the part in which they do most, as often as they occur.
function boxOf(colours: readonly number[], counts: ReadonlyMap<number, number>) {
  const ranges = SHIFTS.map((shift) => {
    const parts = colours.map((colour) => part(colour, shift));
    return Math.max(...parts) - Math.min(...parts);
  });
  const widest = Math.max(...ranges);
  const pixels = colours.reduce((sum, colour) => sum + counts.get(colour)!, 0);
  return { colours, shift: SHIFTS[ranges.indexOf(widest)]!, weight: widest * Math.sqrt(pixels) };
}

/// Median cut: the box that holds most is parted until there are as many as there may be colours. Answers the box of each.
function boxesOf(counts: ReadonlyMap<number, number>): (readonly number[])[] {
  const boxes = [boxOf([...counts.keys()], counts)];
  while (boxes.length < MOST) {
    boxes.sort((a, b) => b.weight - a.weight);
    const { colours, shift, weight } = boxes[0]!;
    if (weight === 0) break;
    const sorted = colours.toSorted((a, b) => part(a, shift) - part(b, shift));
    const half = sorted.reduce((sum, colour) => sum + counts.get(colour)!, 0) / 2;
    let [at, passed] = [0, 0];
    while (at < sorted.length - 1 && passed < half) passed += counts.get(sorted[at++]!)!;
    const cut = Math.max(1, at);
    boxes.splice(0, 1, boxOf(sorted.slice(0, cut), counts), boxOf(sorted.slice(cut), counts));
  }
  return boxes.map(({ colours }) => colours);
}

/// The one of a box that occurs most: so what is of one colour keeps it exactly.
const speaker = (box: readonly number[], counts: ReadonlyMap<number, number>): number =>
  box.reduce((most, colour) => (counts.get(colour)! > counts.get(most)! ? colour : most));

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function written({ width, height }: Pixels, palette: readonly number[], indices: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const colours = Buffer.from(palette.flatMap((colour) => SHIFTS.map((shift) => part(colour, shift))));
  const data = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function inFewColours(png: Buffer): Buffer {
  const pixels = pixelsOf(png);
  const counts = new Map<number, number>();
  for (const colour of pixels.colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const boxes = boxesOf(counts);
  const indexOf = new Map(boxes.flatMap((box, i) => box.map((colour) => [colour, i] as const)));
  const palette = boxes.map((box) => speaker(box, counts));
  return written(
    pixels,
    palette,
    Uint8Array.from(pixels.colours, (colour) => indexOf.get(colour)!),
  );
}
