/// The layouts of a record, wherever they stand in it.

import { PIECES } from '../../../games/army/layout';
import { FIRST, SECOND, UNKNOWN } from '../../../games/army/pieces';
import { halved } from '../../../syntax/brackets/half-width';
import { GroupFlag, type Marks } from '../../../syntax/groups/lexer';
import { firstFlagged } from '../../../text/flagged';
import type { Run } from '../../../text/node';
import { groupOf } from './group';
import { ranksIn } from './layouts-text';
import { type Value, valueNamed } from './said';

/// Names of which there is one in a record.
const FLAGS = {
  AA: GroupFlag.first,
  AB: GroupFlag.second,
  EA: GroupFlag.third,
  EB: GroupFlag.fourth,
} as const;

const NAMES = /(?<![A-Za-z])([AE][AB])\s*\[/g;

/// Which of them a group may have.
export const marks: Marks = (group) => {
  let flags = 0;
  for (const [, name] of halved(group).matchAll(NAMES)) flags |= FLAGS[name as keyof typeof FLAGS];
  return flags;
};

/// The first value of such a name.
export function onlyIn(root: Run, name: keyof typeof FLAGS): LayoutAt | undefined {
  const found = firstFlagged(root, FLAGS[name]);
  const value = found && valueNamed(groupOf(found.leaf), name);
  return value && { value, start: found.start };
}

interface LayoutAt {
  readonly value: Value;
  /// Where its group starts.
  readonly start: number;
}

export const layoutIn = (root: Run, color: number): LayoutAt | undefined => onlyIn(root, color === FIRST ? 'AA' : 'AB');

export interface Layouts {
  /// By colour; where there is a layout that cannot be used, the pieces are hidden.
  readonly ranks: Readonly<Record<number, readonly number[] | undefined>>;
  /// Both are as they should be.
  readonly usable: boolean;
  /// The same for the same layouts.
  readonly key: string;
}

const HIDDEN: readonly number[] = Array.from({ length: PIECES }, () => UNKNOWN);

export function layoutsIn(root: Run): Layouts {
  const texts = [FIRST, SECOND].map((color) => layoutIn(root, color)?.value.text);
  const [first, second] = texts.map((text) => (text === undefined ? undefined : ranksIn(text)));
  const hidden = (text: string | undefined) => (text === undefined || text === '' ? undefined : HIDDEN);
  return {
    ranks: { [FIRST]: first ?? hidden(texts[0]), [SECOND]: second ?? hidden(texts[1]) },
    usable: first !== undefined && second !== undefined,
    key: texts.join(' '),
  };
}
