import { wei7_22 } from '../../spec/wei7-2.2';
import { xml } from '../../syntax/xml/family';
import type { Format } from '../format';
import { XmlSession } from '../xml-session';
import { help } from './help';
import { menders } from './menders';
import { vocabulary } from './names';
import { rules } from './rules';
import { dialect } from './session';
import { writer } from './writer';

export const wei7Xml: Format = {
  specification: wei7_22,
  family: xml('xml', vocabulary),
  rules,
  open: () => new XmlSession(dialect),
  help,
  writer,
  menders,
};
