import type { Format } from '../format';
import { ishi as specification } from './clauses';
import { ishiLines } from './keywords';
import { layout } from './layout';
import { rules } from './rules';
import { IshiSession } from './session';

export const ishi: Format = {
  specification,
  family: ishiLines,
  rules,
  layout,
  open: () => new IshiSession(),
  exchange: () => require('./exchange').exchange,
  severalGames: { opener: 'EVENT' },
  retelling: () => require('./retelling').retelling,
};
