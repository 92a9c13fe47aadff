/// The characters of GB 2312-80, in which most chapters of CCGC want their records.

import { HANZI, SIGNS } from './gb2312-packed';

const FIRST = 0x4e00;

/// Two mappings are in use for two of the signs; either is in the set.
const ALSO = [0xb7, 0x2014, 0x2015, 0x30fb];

let signs: ReadonlySet<number> | undefined;

function signSet(): ReadonlySet<number> {
  const all = new Set(ALSO);
  for (const run of SIGNS.split(' ')) {
    const [from = 0, to = from] = run.split('-').map((code) => Number.parseInt(code, 36));
    for (let code = from; code <= to; code++) all.add(code);
  }
  return all;
}

function isHanzi(code: number): boolean {
  const index = code - FIRST;
  const letter = HANZI.charCodeAt(Math.floor(index / 6));
  const bits = letter - (letter < 92 ? 48 : 49);
  return ((bits >> (index % 6)) & 1) === 1;
}

/// Is it in GB 2312, or in ASCII?
export function isInGb2312(code: number): boolean {
  if (code < 0x80) return true;
  if (code >= FIRST && code < FIRST + HANZI.length * 6) return isHanzi(code);
  signs ??= signSet();
  return signs.has(code);
}

/// Is all of a text?
export function isGb2312(text: string): boolean {
  for (const character of text) if (!isInGb2312(character.codePointAt(0) as number)) return false;
  return true;
}
