/// From which move to which a diagram goes. Knows no editor, so that tests can use it.

export interface MoveRange {
  readonly first: number;
  readonly last: number;
}

/// What is offered at this move: all so far, and the end of a long game.
export function rangesOf(move: number): readonly MoveRange[] {
  const whole = { first: 1, last: move };
  return [
    whole,
    ...[50, 100].filter((count) => move > count).map((count) => ({ first: move - count + 1, last: move })),
  ];
}

/// "12-40" as a person types it, with any dash, also a Chinese one.
export function rangeOf(text: string, move: number): MoveRange | undefined {
  const [, first, last] = /^\s*(\d{1,7})\s*(?:[-–—~～至到]+|\.\.+)\s*(\d{1,7})\s*$/.exec(text) ?? [];
  const range = { first: Number(first), last: Number(last) };
  return range.first >= 1 && range.first <= range.last && range.last <= move ? range : undefined;
}
