import { stoneFormat } from '../brackets/format';
import { ng as specification } from './clauses';
import { game } from './play';
import { rules } from './rules';

export const ng = stoneFormat({ specification, rules, fixes: {} }, game);
