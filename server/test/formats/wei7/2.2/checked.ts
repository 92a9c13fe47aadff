/// A wei7 2.2 record, what is found in it, and its board, in as few words as tests want to compare.

import type { BoardAt } from '../../../../src/language/board';
import { type Opened, opened } from '../../../support/opened';

export const open = (text: string, name: string | undefined = 'a.wei7'): Opened =>
  opened(text, { language: 'wei7', name });

/// A whole record with these moves.
export const record = (moves: string, size = 9): string =>
  `<wei7 version="2.2">\n<size>${size}</size>\n<moves>\n${moves}\n</moves>\n</wei7>\n`;

/// A whole record with this in its game.
export const game = (inside: string, attributes = ''): string =>
  `<wei7 version="2.2"><size>9</size><game${attributes}>${inside}</game><moves><pre/></moves></wei7>`;

/// The rules that a text breaks, each with what is underlined, in the order of the text.
export function found(text: string): string[] {
  const { list } = open(text).diagnostics();
  return list.map(({ rule, from, to }) => `${rule}: ${text.slice(from, to)}`);
}

/// Those that are found in some moves.
export const inMoves = (moves: string, size?: number): string[] => found(record(moves, size));

/// Without remarks.
export function faults(text: string): string[] {
  const { list } = open(text).diagnostics();
  return list.filter(({ severity }) => severity !== 'info').map(({ rule }) => rule);
}

/// The board where a piece of the text stands; the end of the main line without one.
export function board(text: string, at?: string): BoardAt | undefined {
  return open(text).board(at === undefined ? undefined : text.indexOf(at));
}

/// How many stones stand on a board.
export const stones = (shown: BoardAt | undefined): number => (shown?.rows.join('').match(/[XO]/g) ?? []).length;
