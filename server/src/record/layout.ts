/// How a format lays out its records: what white space should stand between its tokens. Nothing else of a text is ever changed but
/// the case of its keywords, so what a record says stays as it is, and damaged stretches are left alone.

import type { Run } from '../text/node';

export interface LayoutStyle {
  /// One more level of indentation.
  readonly unit: string;
  /// Where many moves stand on a line, so many of them.
  readonly moves: number;
}

/// At an offset stands this; so it should be. Told in the order of the text, line ends as line feeds.
export type Put = (at: number, is: string, should: string) => void;

/// Pauses.
export type Layout = (root: Run, style: LayoutStyle, put: Put) => Generator<void, void>;

/// Deeper is not indented further: else a text that nests very deep would become very long.
const DEEPEST = 100;

export const indented = (unit: string, depth: number): string => unit.repeat(Math.min(depth, DEEPEST));

const LINE_END = /[\r\n]/;

export const breaksLine = (blank: string): boolean => LINE_END.test(blank);

/// What a line begins with that begins in white space; nothing, if none does.
export function lineIn(blank: string): string | undefined {
  const at = Math.max(blank.lastIndexOf('\n'), blank.lastIndexOf('\r'));
  return at < 0 ? undefined : blank.slice(at + 1);
}

/// How many steps until the next pause.
export const PAUSE = 256;
