import { am as specification } from '../../spec/ccgc-am';
import { roundsFamily } from '../../syntax/rounds/family';
import type { Format } from '../format';
import { help } from './help';
import { menders } from './menders';
import { notation } from './notation';
import { rules } from './rules';
import { AmSession } from './session';
import { writer } from './writer';

export const am: Format = {
  specification,
  family: roundsFamily(notation),
  rules,
  open: () => new AmSession(),
  help,
  writer,
  menders,
};
