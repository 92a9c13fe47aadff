/// Help for writing and reading wei7 3.0.

import type { Help } from '../../../record/help';
import { jsonHelp } from '../../../syntax/json/help';
import { record } from '../shape';
import { facts } from './facts';
import { offers } from './offers';
import { outline } from './outline';

export const help: Help = { ...jsonHelp({ shape: () => record, offers, facts }), outline };
