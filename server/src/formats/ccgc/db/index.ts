import type { Format } from '../../format';
import { jsonFormat } from '../../shared/json/format';
import { db as specification } from './clauses';
import { layout } from './layout';
import { rules } from './rules';
import { dialect } from './session';

export const db: Format = {
  ...jsonFormat({ specification, rules, layout, dialect }),
  retelling: () => require('./retelling').retelling,
};
