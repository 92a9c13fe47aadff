/// Help for writing and reading the Ishi Standard Format.

import type { Help } from '../../../record/help';
import { explain } from './explain';
import { outline } from './outline';
import { suggest } from './suggest';

export const help: Help = { suggest, explain, outline };
