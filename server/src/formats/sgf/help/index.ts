/// Help for writing and reading SGF.

import type { Help } from '../../../record/help';
import type { SgfCourse } from '../play/course';
import { explain } from './explain';
import { ghostAt } from './ghost';
import { outline } from './outline';
import { suggest } from './suggest';

export const help: Help<SgfCourse> = { suggest, opens: ';[:', explain, outline, ghost: ghostAt };
