/// Help for writing and reading wei7 2.2.

import type { Help } from '../../../../record/help';
import { Kind, kindOf, XmlFlag } from '../../../../syntax/xml/lexer';
import type { MovesCourse } from '../play/course';
import { explain } from './explain';
import { ghostAt } from './ghost';
import { outline } from './outline';
import { suggest } from './suggest';

export const help: Help<MovesCourse> = {
  suggest,
  opens: '</ "',
  explain,
  outline,
  ghost: ghostAt,
  comments: { flag: XmlFlag.comment, is: (leaf) => kindOf(leaf) === Kind.comment },
};
