/// Whether the bytes of a file are sound UTF-8.

import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const LARGEST = 64 * 1024 * 1024;

/// `sound`; the offset of the first character that is not, counted in the decoded text; or unknown.
export async function soundness(uri: string): Promise<'sound' | number | undefined> {
  if (!uri.startsWith('file:')) return undefined;
  try {
    const path = fileURLToPath(uri);
    if ((await stat(path)).size > LARGEST) return undefined;
    return firstUnsound(await readFile(path));
  } catch {
    return undefined;
  }
}

export function firstUnsound(bytes: Uint8Array): 'sound' | number {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'sound';
  } catch {
    return soundPrefix(bytes);
  }
}

/// How many characters decode before the first that does not.
function soundPrefix(bytes: Uint8Array): number {
  let low = 0;
  let high = bytes.length;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (decodes(bytes.subarray(0, middle))) low = middle;
    else high = middle - 1;
  }
  return new TextDecoder('utf-8').decode(bytes.subarray(0, low), { stream: true }).length;
}

/// As the beginning of something; its last character may be cut.
function decodes(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
