/// A record of Ishi, what is found in it, and its board, in as few words as tests want to compare.

import type { BoardAt } from '../../../src/language/board';
import { placeAt } from '../../../src/text/position';
import { type Opened, opened } from '../../support/opened';

export const record = (text: string): Opened => opened(text, { language: 'ishi', name: 'a.ishi' });

/// Lines as a text.
export const lines = (...all: readonly string[]): string => all.map((line) => `${line}\n`).join('');

/// The rules that a text breaks, each with its line and what is underlined, in the order of the text.
export function found(text: string): string[] {
  const { document, ...rest } = { document: record(text) };
  const { list } = document.diagnostics();
  const root = document.document.root;
  return list.map(({ rule, from, to }) => `${rule} ${placeAt(root, from).line + 1}: ${text.slice(from, to)}`, rest);
}

/// Without remarks.
export function faults(text: string): string[] {
  const { list } = record(text).diagnostics();
  return list.filter(({ severity }) => severity !== 'info').map(({ rule }) => rule);
}

export const errors = (document: Opened): string[] =>
  document
    .diagnostics()
    .list.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule);

export const messages = (text: string): string[] =>
  record(text)
    .diagnostics()
    .list.map(({ message }) => message);

/// The board where a piece of the text stands; the end of the main line without one.
export function board(text: string, at?: string): BoardAt | undefined {
  return record(text).board(at === undefined ? undefined : text.indexOf(at));
}

/// Marks by the points of players: `C3 a`, `D4 square`.
export function marks(shown: BoardAt | undefined): string[] {
  const { marks: list = [], boardRows = 0 } = shown ?? {};
  return list.map(({ x, y, label, form }) => `${'ABCDEFGHJKLMNOPQRST'[x]}${boardRows - y} ${label ?? form}`);
}
