import type { Format } from '../format';
import { ishi as specification } from './clauses';
import { ishiLines } from './keywords';
import { rules } from './rules';
import { IshiSession } from './session';

export const ishi: Format = {
  specification,
  family: ishiLines,
  rules,
  layout: () => require('./layout').layout,
  open: () => new IshiSession(),
  exchange: () => require('./exchange').exchange,
  severalGames: { opener: 'EVENT' },
  retelling: () => require('./retelling').retelling,
};
