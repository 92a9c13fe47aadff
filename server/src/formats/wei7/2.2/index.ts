import { xml } from '../../../syntax/xml/family';
import { tagOf } from '../../../syntax/xml/said';
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
  layout: () => require('../../../syntax/xml/layout').xmlLayout,
  nameOf(tag) {
    const { nameAt, name } = tagOf(tag);
    return { from: nameAt, to: nameAt + name.length };
  },
  open: () => new XmlSession(dialect),
  exchange: () => require('./exchange').exchange,
  retelling: () => require('./retelling').retelling,
};
