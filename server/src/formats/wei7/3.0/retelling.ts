/// Records of wei7 3.0 told otherwise.

import type { Retelling } from '../../../record/retelling';
import { retellJson } from '../../shared/json/retelling';
import { NO_SIZE, turnRefused, unnumbered } from '../../shared/retelling';
import { contextOf } from './context';
import { record } from './shape';

export const retelling: Retelling = {
  refused(root, way) {
    const context = contextOf(root);
    return unnumbered(way) ?? (context.sized ? turnRefused(way, context) : NO_SIZE);
  },
  retell: (root, retold) => retellJson(root, record, retold, contextOf(root)),
};
