/// Names of rules that the specification prescribes, and what people write instead.

const NAMES: Readonly<Record<string, readonly string[]>> = {
  AGA: ['aga', 'american'],
  GOE: ['goe', 'ing'],
  Japanese: ['japanese', 'japan', 'jp', 'nihon-kiin', '日本', '日本规则', '日本ルール'],
  NZ: ['nz', 'new zealand', 'new-zealand'],
};

/// The prescribed name that a text stands for, if it does for one.
export function rulesetNamed(text: string): string | undefined {
  const small = text.trim().toLowerCase();
  return Object.keys(NAMES).find((name) => NAMES[name]?.includes(small));
}
