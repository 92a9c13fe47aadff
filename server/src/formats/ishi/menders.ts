/// How faults of Ishi records are mended.

import type { Menders } from '../../record/fix';
import { fieldMenders } from './menders-fields';
import { lineMenders } from './menders-lines';
import { moveMenders } from './menders-moves';
import { placeMenders } from './menders-places';

export const menders: Menders = { ...fieldMenders, ...lineMenders, ...moveMenders, ...placeMenders };
