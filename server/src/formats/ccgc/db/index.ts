import type { Format } from '../../format';
import { jsonFormat } from '../../shared/json/format';
import { db as specification } from './clauses';
import { rules } from './rules';
import { dialect } from './session';

export const db: Format = {
  ...jsonFormat({ specification, rules, dialect }),
  layout: () => require('./layout').layout,
  retelling: () => require('./retelling').retelling,
};
