import type { Format } from '../../format';
import { jsonFormat } from '../../shared/json/format';
import { wei7_30 as specification } from './clauses';
import { rules } from './rules';
import { dialect } from './session';

export const wei7: Format = {
  ...jsonFormat({ specification, rules, dialect }),
  layout: () => require('./layout').layout,
  exchange: () => require('./exchange').exchange,
  retelling: () => require('./retelling').retelling,
};
