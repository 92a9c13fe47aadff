import { stoneFormat } from '../brackets/format';
import { hex as specification } from './clauses';
import { game } from './play';
import { rules } from './rules';

export const hex = stoneFormat({ specification, rules, fixes: {} }, game);
