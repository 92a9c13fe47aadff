import type { Format } from '../../format';
import { plyFormat } from '../plies/format';
import { chapter } from './chapter';
import { su as specification } from './clauses';
import { course } from './course';
import { head } from './head';
import { notation } from './notation';
import { rules } from './rules';
import { shows } from './view';
import { writer } from './write';

export const su: Format = {
  ...plyFormat({
    specification,
    rules,
    chapter,
    notation,
    course,
    head,
    shows,
    writer,
    get help() {
      return (require('./help') as typeof import('./help')).help;
    },
    get fixes() {
      return (require('./fixes') as typeof import('./fixes')).fixes;
    },
  }),
  retelling: () => require('./retelling').retelling,
};
