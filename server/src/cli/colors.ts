/// Colours of a terminal, or none.

const CODES = { red: 31, green: 32, yellow: 33, blue: 34, cyan: 36, bold: 1, dim: 2 } as const;

export type Color = keyof typeof CODES;
export type Paint = (color: Color, text: string) => string;

export const painted: Paint = (color, text) => `\u001b[${CODES[color]}m${text}\u001b[0m`;
export const plain: Paint = (_color, text) => text;
