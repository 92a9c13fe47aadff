/// Help for writing and reading wei7 2.2.

import type { Help } from '../../../record/help';
import { Kind, kindOf, XmlFlag } from '../../../syntax/xml/lexer';
import { explain } from './explain';
import { outline } from './outline';
import { suggest } from './suggest';

export const help: Help = {
  suggest,
  explain,
  outline,
  comments: { flag: XmlFlag.comment, is: (leaf) => kindOf(leaf) === Kind.comment },
};
