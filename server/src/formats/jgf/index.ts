import type { Format } from '../format';
import { jsonFormat } from '../shared/json/format';
import { jgf as specification } from './clauses';
import { rules } from './rules';
import { dialect } from './session';

export const jgf: Format = {
  ...jsonFormat({ specification, rules, dialect }),
  layout: () => require('./layout').layout,
  exchange: () => require('./exchange').exchange,
  retelling: () => require('./retelling').retelling,
};
