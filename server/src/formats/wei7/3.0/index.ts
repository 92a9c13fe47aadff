import { json } from '../../../syntax/json/family';
import type { Format } from '../../format';
import { JsonSession } from '../../shared/json/session';
import { wei7_30 } from './clauses';
import { layout } from './layout';
import { rules } from './rules';
import { dialect } from './session';

export const wei7: Format = {
  specification: wei7_30,
  family: json,
  rules,
  layout,
  open: () => new JsonSession(dialect),
  exchange: () => require('./exchange').exchange,
  retelling: () => require('./retelling').retelling,
};
