import { sgfFamily } from '../../syntax/sgf/family';
import type { Format } from '../format';
import { sgf as specification } from './clauses';
import { rules } from './rules';
import { SgfSession } from './session';

export const sgf: Format = {
  specification,
  family: sgfFamily,
  rules,
  open: () => new SgfSession(),
};
