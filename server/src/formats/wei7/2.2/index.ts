import { xml } from '../../../syntax/xml/family';
import { xmlLayout } from '../../../syntax/xml/layout';
import type { Format } from '../../format';
import { XmlSession } from '../../shared/xml/session';
import { wei7_22 } from './clauses';
import { vocabulary } from './names';
import { rules } from './rules';
import { dialect } from './session';

export const wei7Xml: Format = {
  specification: wei7_22,
  family: xml('xml', vocabulary),
  rules,
  layout: xmlLayout,
  open: () => new XmlSession(dialect),
  exchange: () => require('./exchange').exchange,
};
