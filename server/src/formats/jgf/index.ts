import { jgf as specification } from '../../spec/jgf';
import { json } from '../../syntax/json/family';
import { jsonMenders } from '../../syntax/json/mending';
import type { Format } from '../format';
import { JsonSession } from '../json-session';
import { help } from './help';
import { rules } from './rules';
import { dialect } from './session';
import { writer } from './writer';

export const jgf: Format = {
  specification,
  family: json,
  rules,
  open: () => new JsonSession(dialect),
  help,
  writer,
  menders: jsonMenders('json-syntax'),
};
