/// How faults of Ishi records are mended.

import type { QuickFixesFor } from '../../../record/quick-fix';
import type { rules } from '../rules';
import { fieldFixes } from './fields';
import { lineFixes } from './lines';
import { moveFixes } from './moves';
import { placeFixes } from './places';

export const quickFixes: QuickFixesFor<typeof rules> = { ...fieldFixes, ...lineFixes, ...moveFixes, ...placeFixes };
