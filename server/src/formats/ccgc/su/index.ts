import type { Format } from '../../format';
import { plyFormat } from '../plies/format';
import { chapter } from './chapter';
import { su as specification } from './clauses';
import { course } from './course';
import { fixes } from './fixes';
import { head } from './head';
import { help } from './help';
import { notation } from './notation';
import { rules } from './rules';
import { shows } from './view';
import { writer } from './write';

export const su: Format = {
  ...plyFormat({ specification, rules, chapter, notation, course, head, shows, help, writer, fixes }),
  retelling: () => require('./retelling').retelling,
};
