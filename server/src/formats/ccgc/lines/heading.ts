/// The header of a record of rounds: its first line.

import { Kind } from '../../../syntax/rounds/lexer';
import { leafAt } from '../../../text/edit';
import type { Leaf, Run } from '../../../text/node';
import { type Heading, headingOf } from '../shared/header/line';

/// The header of a text, if its first line is read as one; or that of the game that starts at an offset.
export function headingIn(root: Run, since = 0): Heading | undefined {
  const leaf = root && leafAt(root, since).leaf;
  return leaf && isHeader(leaf) ? headingOf(leaf) : undefined;
}

export const isHeader = ({ kind }: Leaf): boolean => kind === Kind.header || kind === Kind.again;
