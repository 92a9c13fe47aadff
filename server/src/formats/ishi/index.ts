import { ishi as specification } from '../../spec/ishi';
import type { Format } from '../format';
import { help } from './help';
import { ishiLines } from './keywords';
import { menders } from './menders';
import { rules } from './rules';
import { IshiSession } from './session';
import { writer } from './writer';

export const ishi: Format = {
  specification,
  family: ishiLines,
  rules,
  open: () => new IshiSession(),
  help,
  writer,
  menders,
};
