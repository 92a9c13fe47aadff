import type { Format } from '../format';
import { jsonFormat } from '../shared/json/format';
import { jgf as specification } from './clauses';
import { layout } from './layout';
import { rules } from './rules';
import { dialect } from './session';

export const jgf: Format = {
  ...jsonFormat({ specification, rules, layout, dialect }),
  exchange: () => require('./exchange').exchange,
  retelling: () => require('./retelling').retelling,
};
