/// How many columns of a terminal text takes.

/// Where characters are two columns wide: Chinese, Japanese, Korean, full-width forms, emoji.
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1faff],
  [0x20000, 0x3fffd],
];

/// Characters that stand on the one before, or are not seen.
const NOTHING = /^[\p{Mn}\p{Me}\p{Cf}]$/u;

export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += widthOfCharacter(character);
  return width;
}

export function widthOfCharacter(character: string): number {
  const code = character.codePointAt(0) as number;
  if (code < 0x300) return 1;
  if (WIDE.some(([from, to]) => code >= from && code <= to)) return 2;
  return NOTHING.test(character) ? 0 : 1;
}
