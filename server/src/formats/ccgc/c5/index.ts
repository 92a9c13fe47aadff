import { stoneFormat } from '../brackets/format';
import { c5 as specification } from './clauses';
import { game } from './play';
import { rules } from './rules';

export const c5 = stoneFormat({ specification, rules, fixes: {} }, game);
