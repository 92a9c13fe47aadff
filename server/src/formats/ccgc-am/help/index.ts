/// Help for writing and reading Amazons records.

import type { Help } from '../../../record/help';
import { Kind } from '../../../syntax/rounds/lexer';
import { isHeader } from '../heading';
import { explain } from './explain';
import { outline } from './outline';
import { suggest } from './suggest';

export const help: Help = {
  suggest,
  explain,
  outline,
  tens: { begins: ({ kind }) => kind === Kind.number, restarts: isHeader },
};
