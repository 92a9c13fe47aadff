/// What is different from chapter to chapter among those written in brackets.

import type { TurnName } from '../../../record/turn';
import type { Rule, Words } from '../../../spec/rule';
import { BRACES, PARENTHESES } from '../../../syntax/brackets/family';
import type { Around } from '../../../syntax/brackets/header';
import type { HeaderRules } from '../shared/header/header';
import { type Notation, round, square } from './notation';

interface TextRules {
  readonly 'not-plain-text': Rule;
  readonly 'full-width-delimiter': Rule;
  readonly 'undecodable-text': Rule;
  readonly 'encoding-not-gb2312': Rule;
  readonly 'outside-gb2312': Rule;
}

interface AroundRules {
  readonly open: Rule;
  readonly close: Rule;
  readonly after: Rule;
}

interface MoveRules {
  readonly 'off-board': Rule;
  readonly 'coordinate-letter-case': Rule;
  readonly 'colour-unknown': Rule;
  readonly 'colour-letter-case': Rule;
  readonly 'move-syntax': Rule;
  readonly 'dialect-moves': Rule;
  readonly 'space-in-move': Rule;
  readonly 'separator-missing': Rule;
  readonly 'empty-move': Rule;
  readonly 'mark-value': Rule;
  readonly 'mark-syntax': Rule;
  readonly 'mark-duplicate': Rule;
}

/// Who plays, first and second; their colours are 1 and 2.
export interface Sides {
  /// How records write them.
  readonly letters: readonly [string, string];
  readonly sides: readonly [Words, Words];
  /// What boards call them, and the signs of an empty cell and of their stones.
  readonly players: readonly [string, string];
  readonly signs: string;
}

export const BLACK_AND_WHITE: Sides = {
  letters: ['B', 'W'],
  sides: [
    { en: 'Black', zh: '黑' },
    { en: 'White', zh: '白' },
  ],
  players: ['black', 'white'],
  signs: '.XO',
};

export interface Chapter extends Sides {
  readonly code: string;
  /// As boards know it.
  readonly game: string;
  /// What its records are called.
  readonly title: Words;
  readonly around: Around;
  readonly notation: Notation;
  readonly columns: number;
  readonly rows: number;
  /// How its board can be turned so that its sides stay whose they are; without this, in every way.
  readonly turns?: readonly TurnName[];
  /// Letters that some programs write for a side, by its colour.
  readonly aliases?: Readonly<Record<string, number>>;
  readonly rules: TextRules & HeaderRules & MoveRules;
  readonly aroundRules: AroundRules;
}

type Rules = Chapter['rules'];

/// A chapter whose records stand between braces, with moves such as `B(J,10)`.
export const inBraces = (
  rules: Rules & Readonly<Record<'open-brace-missing' | 'close-brace-missing' | 'text-after-record', Rule>>,
) => ({
  around: BRACES,
  notation: round,
  rules,
  aroundRules: {
    open: rules['open-brace-missing'],
    close: rules['close-brace-missing'],
    after: rules['text-after-record'],
  },
});

/// A chapter whose records stand between parentheses, with moves such as `B[D5]`.
export const inParentheses = (
  rules: Rules & Readonly<Record<'open-paren-missing' | 'close-paren-missing' | 'text-after-record', Rule>>,
) => ({
  around: PARENTHESES,
  notation: square,
  rules,
  aroundRules: {
    open: rules['open-paren-missing'],
    close: rules['close-paren-missing'],
    after: rules['text-after-record'],
  },
});

/// The side by its colour.
export const sideIn = ({ sides }: Chapter, color: number): Words | undefined => sides[color - 1];

/// What stands on a point.
export function stoneIn(chapter: Chapter, color: number): Words {
  const { en, zh } = sideIn(chapter, color) ?? { en: 'unknown', zh: '不明' };
  return { en: `a ${en.toLowerCase()} stone`, zh: `${zh}子` };
}
