import { stoneFormat } from '../brackets/format';
import { c6 as specification } from './clauses';
import { game } from './play';
import { rules } from './rules';

export const c6 = stoneFormat({ specification, rules, fixes: {} }, game);
