/// What is looked at in a message: every piece is either as it should be or not there.

export interface Place {
  readonly line: number;
  readonly character: number;
}

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export const SHORT_TEXT = 200;
const MOST = 1000;

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

export const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

export const count = (value: unknown): number | undefined => (isCount(value) ? value : undefined);

export const seconds = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

export const flag = (value: unknown): boolean => value === true;

export function text(value: unknown, most = SHORT_TEXT): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.length > most ? `${value.slice(0, most)}…` : value;
}

/// What is sound in a list.
export function list<T>(value: unknown, sound: (item: unknown) => T | undefined, most = MOST): T[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, most)
    .map(sound)
    .filter((item) => item !== undefined);
}

export const oneOf = <T extends string>(words: readonly T[], value: unknown): T | undefined =>
  words.find((word) => word === value);

export function placeOf(value: unknown): Place | undefined {
  const { line, character } = fieldsOf(value);
  return isCount(line) && isCount(character) ? { line, character } : undefined;
}

export function cellOf(value: unknown): Cell | undefined {
  const { x, y } = fieldsOf(value);
  return isCount(x) && isCount(y) ? { x, y } : undefined;
}
