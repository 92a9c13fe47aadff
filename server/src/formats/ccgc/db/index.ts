import { json } from '../../../syntax/json/family';
import type { Format } from '../../format';
import { JsonSession } from '../../shared/json/session';
import { db as specification } from './clauses';
import { layout } from './layout';
import { rules } from './rules';
import { dialect } from './session';

export const db: Format = {
  specification,
  family: json,
  rules,
  layout,
  open: () => new JsonSession(dialect),
  retelling: () => require('./retelling').retelling,
};
