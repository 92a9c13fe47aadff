/// What is different from chapter to chapter among those that write a round a line, `2 j4f4(c7) a7a5(g5)`, after a first line with
/// the header.

import type { Finding } from '../../../record/finding';
import type { Rule, Words } from '../../../spec/rule';
import type { MoveNotation } from '../../../syntax/rounds/lexer';
import type { HeadingRules } from '../shared/header/line';

export interface LineRules extends HeadingRules {
  readonly 'not-plain-text': Rule;
  readonly 'undecodable-text': Rule;
  readonly 'encoding-not-utf8': Rule;
  readonly 'stray-comment': Rule;
  readonly 'result-board-mismatch': Rule;
  readonly 'round-syntax': Rule;
  readonly 'round-number': Rule;
  readonly 'round-number-missing': Rule;
  readonly 'second-move-missing': Rule;
  readonly 'round-extra-text': Rule;
  readonly 'move-syntax': Rule;
  readonly 'dialect-moves': Rule;
  readonly 'move-suffix': Rule;
  readonly 'space-in-move': Rule;
}

/// A move as it is written, and what else a game has to know of it.
export interface LineMove {
  readonly size: number;
  /// It is written in another way than the chapter has: that is told once a game.
  readonly strange?: boolean;
}

export interface LineNotation<M extends LineMove> extends MoveNotation {
  /// The move that a text with half-width signs begins with.
  read(half: string): M | undefined;
  /// What is wrong with how it is written, apart from white space in it.
  faults(half: string, move: M): Finding[];
  /// What it should look like; undefined if the board has no such move.
  write(move: M): string | undefined;
}

export interface LineChapter<M extends LineMove> {
  readonly code: string;
  /// As boards know it, and as people do.
  readonly game: string;
  readonly name: Words;
  readonly columns: number;
  readonly rows: number;
  readonly notation: LineNotation<M>;
  /// Those who go first and second: what they are called, by people and by boards, and their colours.
  readonly sides: readonly [Words, Words];
  readonly players: readonly [string, string];
  readonly colors: readonly [number, number];
  readonly rules: LineRules;
}

export type AnyChapter = LineChapter<LineMove>;

export const titleOf = ({ name: { en, zh } }: AnyChapter): Words => ({ en: `${en} record`, zh: `${zh}棋谱` });
