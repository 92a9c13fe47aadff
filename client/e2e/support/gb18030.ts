/// Text in bytes of GB 18030, as far as two bytes a character go: GBK, of which GB 2312 is a part. Node can only decode it.

import { lazily } from './until';

const codes = lazily(async () => {
  const bytes: number[] = [];
  for (let lead = 0x81; lead <= 0xfe; lead++) {
    for (let trail = 0x40; trail <= 0xfe; trail++) if (trail !== 0x7f) bytes.push(lead, trail);
  }
  const known = new Map<string, readonly number[]>();
  const characters = [...new TextDecoder('gb18030').decode(Uint8Array.from(bytes))];
  for (const [index, character] of characters.entries()) {
    known.set(character, [bytes[2 * index] as number, bytes[2 * index + 1] as number]);
  }
  return known;
});

export async function gb18030(text: string): Promise<Buffer> {
  const known = await codes();
  return Buffer.from(
    [...text].flatMap((sign) => (sign < '\x80' ? sign.charCodeAt(0) : (known.get(sign) ?? fails(sign)))),
  );
}

function fails(sign: string): never {
  throw new Error(`${sign} is not in GBK`);
}
