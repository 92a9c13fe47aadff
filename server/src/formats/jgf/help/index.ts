/// Help for writing and reading JGF.

import type { Help } from '../../../record/help';
import { jsonHelp } from '../../../syntax/json/help';
import { contextOf } from '../context';
import type { JgfCourse } from '../play/course';
import { shapeFor } from '../shape';
import { facts } from './facts';
import { ghostAt } from './ghost';
import { offers } from './offers';
import { outline } from './outline';

export const help: Help<JgfCourse> = {
  ...jsonHelp({ shape: (root) => shapeFor(contextOf(root)), offers, facts }),
  outline,
  ghost: ghostAt,
};
