/// Help for writing and reading the Ishi Standard Format.

import type { Help } from '../../../record/help';
import type { IshiCourse } from '../play/course';
import { explain } from './explain';
import { ghostAt } from './ghost';
import { outline } from './outline';
import { pointAt } from './point';
import { suggest } from './suggest';

export const help: Help<IshiCourse> = { suggest, opens: '\n @#', explain, point: pointAt, outline, ghost: ghostAt };
