import type { Format } from '../../format';
import { lineFormat } from '../lines/format';
import { chapter } from './chapter';
import { am as specification } from './clauses';
import { fixes } from './fixes';
import { help } from './help';
import { AmPlay } from './play';
import { rules } from './rules';
import { shows } from './view';
import { writer } from './write';

export const am: Format = {
  ...lineFormat({ specification, rules, chapter, play: () => new AmPlay(), shows, help, writer, fixes }),
  retelling: () => require('./retelling').retelling,
};
