/// A record of Dots and Boxes, what is found in it and its board, in as few words as tests want to compare.

import { type Opened, opened } from '../../../support/opened';

export const record = (text: string, name = 'DB-1.txt'): Opened => opened(text, { language: 'ccgc', name });

const MEMBERS = {
  R: '"甲队"',
  B: '"乙队"',
  winner: '"R"',
  RScore: '"0"',
  BScore: '"0"',
  Date: '"2018-08-03"',
  Event: '"2018 CCGC"',
};

/// A record of these strokes, with other values; one line for all its members but the strokes.
export function game(strokes: string, members: Readonly<Record<string, string>> = {}): string {
  const head = Object.entries({ ...MEMBERS, ...members }).map(([name, value]) => `"${name}": ${value}, `);
  const list = strokes
    .split(' ')
    .filter(Boolean)
    .map((piece) => `\n  {"piece": "${piece}"}`);
  return `{${head.join('')}"game": [${list.join(',')}\n]}\n`;
}

/// The rules that a text breaks, each with what is underlined, in the order of the text.
export function found(text: string, name?: string): string[] {
  return record(text, name)
    .diagnostics()
    .list.map(({ rule, from, to }) => `${rule}: ${text.slice(from, to)}`);
}
