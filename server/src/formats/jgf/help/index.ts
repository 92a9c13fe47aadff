/// Help for writing and reading JGF.

import type { Help } from '../../../record/help';
import { jsonHelp } from '../../../syntax/json/help';
import { contextOf } from '../context';
import { shapeFor } from '../shape';
import { facts } from './facts';
import { offers } from './offers';
import { outline } from './outline';

export const help: Help = { ...jsonHelp({ shape: (root) => shapeFor(contextOf(root)), offers, facts }), outline };
