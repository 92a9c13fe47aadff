/// A JGF record, what is found in it, and its board, in as few words as tests want to compare.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FIXTURES } from '../../support/fixtures';
import { EVERYTHING, type Opened, opened } from '../../support/opened';

export const fixture = (name: string): string => readFileSync(path.join(FIXTURES, 'jgf', name), 'utf8');

export const record = (text: string): Opened => opened(text, { language: 'jgf', name: 'a.jgf', publishes: EVERYTHING });

/// The rules that a text breaks, each with what is underlined, in the order of the text.
export function found(text: string): string[] {
  const lines = text.split('\n');
  const all = record(text).published.map(({ range: { start, end }, data }) => {
    const line = lines[start.line] ?? '';
    const shown =
      start.line === end.line ? line.slice(start.character, end.character) : `${line.slice(start.character)} …`;
    return { start, told: `${(data as { rule: string }).rule}: ${shown}` };
  });
  all.sort((a, b) => a.start.line - b.start.line || a.start.character - b.start.character);
  return all.map(({ told }) => told);
}

export const messages = (text: string): string[] => record(text).published.map(({ message }) => message as string);

/// The board where a piece of the text stands; the end of the main line without one.
export function board(text: string, at?: string) {
  return record(text).board(at === undefined ? undefined : text.indexOf(at));
}

const HEAD = '"board": {"size": 5}';

/// A record on a board of 5 by 5 with these nodes.
export const tree = (nodes: string, head = HEAD): string => `{${head}, "tree": [\n${nodes}\n]}`;

/// `black 2 3` as a node.
export function move(color: string, x: number, y: number): string {
  return `{"move": {"color": "${color}", "x": ${x}, "y": ${y}}}`;
}
