import { wei7_30 } from '../../spec/wei7-3.0';
import { json } from '../../syntax/json/family';
import { jsonMenders } from '../../syntax/json/mending';
import type { Format } from '../format';
import { JsonSession } from '../json-session';
import { help } from './help';
import { rules } from './rules';
import { dialect } from './session';
import { writer } from './writer';

export const wei7: Format = {
  specification: wei7_30,
  family: json,
  rules,
  open: () => new JsonSession(dialect),
  help,
  writer,
  menders: jsonMenders('json-syntax'),
};
