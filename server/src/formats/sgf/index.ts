import { sgfFamily } from '../../syntax/sgf/family';
import type { Format } from '../format';
import { sgf as specification } from './clauses';
import { rules } from './rules';
import { SgfSession } from './session';

export const sgf: Format = {
  specification,
  family: sgfFamily,
  rules,
  layout: () => require('./layout').layout,
  open: () => new SgfSession(),
  exchange: () => require('./exchange').exchange,
  severalGames: {},
  inUtf8: () => require('./in-utf8').inUtf8,
  retelling: () => require('./retelling').retelling,
};
