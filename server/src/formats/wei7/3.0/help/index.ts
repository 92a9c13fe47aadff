/// Help for writing and reading wei7 3.0.

import type { Help } from '../../../../record/help';
import { jsonHelp } from '../../../../syntax/json/help';
import type { Wei7Course } from '../play/course';
import { record } from '../shape';
import { facts } from './facts';
import { ghostAt } from './ghost';
import { offers } from './offers';
import { outline } from './outline';

export const help: Help<Wei7Course> = { ...jsonHelp({ shape: () => record, offers, facts }), outline, ghost: ghostAt };
