/// What is different from chapter to chapter among those written in brackets.

import type { Rule, Words } from '../../../spec/rule';
import type { Around } from '../../../syntax/brackets/header';
import type { HeaderRules } from '../header';
import type { Notation } from './notation';

export interface TextRules {
  readonly 'not-plain-text': Rule;
  readonly 'full-width-delimiter': Rule;
  readonly 'undecodable-text': Rule;
  readonly 'encoding-not-gb2312': Rule;
  readonly 'outside-gb2312': Rule;
}

export interface AroundRules {
  readonly open: Rule;
  readonly close: Rule;
  readonly after: Rule;
}

export interface MoveRules {
  readonly 'off-board': Rule;
  readonly 'coordinate-letter-case': Rule;
  readonly 'colour-unknown': Rule;
  readonly 'colour-letter-case': Rule;
  readonly 'move-syntax': Rule;
  readonly 'space-in-move': Rule;
  readonly 'separator-missing': Rule;
  readonly 'empty-move': Rule;
  readonly 'mark-value': Rule;
  readonly 'mark-syntax': Rule;
  readonly 'mark-duplicate': Rule;
}

export interface Chapter {
  readonly code: string;
  /// What its records are called.
  readonly title: Words;
  readonly around: Around;
  readonly notation: Notation;
  readonly columns: number;
  readonly rows: number;
  /// The letters of the sides, first and second; their colours are 1 and 2.
  readonly letters: readonly [string, string];
  readonly sides: readonly [Words, Words];
  readonly rules: TextRules & HeaderRules & MoveRules;
  readonly aroundRules: AroundRules;
}

/// The side by its colour.
export const sideIn = ({ sides }: Chapter, color: number): Words | undefined => sides[color - 1];
