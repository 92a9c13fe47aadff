/// An Army chess record, what is found in it and its board, in as few words as tests want to compare.

import { type Opened, opened } from '../../../support/opened';

export const record = (text: string, name = 'AC2-1.txt'): Opened => opened(text, { language: 'ccgc', name });

export const FIRST = 'bdfceghaikcdegfjhikjhljig';
export const SECOND = 'gljhjhijikgcefakiehgdcfdb';
export const HEAD = `;INFO[1.0]PA[甲队]PB[乙队]TL[1800]SL[31]\n;AA[${FIRST}]\n;AB[${SECOND}]`;

/// A record of these groups, each on its line.
export const game = (groups: readonly string[], end = ';EA[2]EB[2]'): string =>
  `(\n${[HEAD, ...groups, end].filter(Boolean).join('\n')}\n)\n`;

/// The rules that a text breaks, each with what is underlined, in the order of the text.
export function found(text: string, name?: string): string[] {
  return record(text, name)
    .diagnostics()
    .list.map(({ rule, from, to }) => `${rule}: ${text.slice(from, to)}`);
}
