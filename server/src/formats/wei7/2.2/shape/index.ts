/// The shape of a wei7 2.2 record: the root (3.2, 3.3) and the size of its board (3.4).

import { shortened } from '../../../../syntax/measure';
import type { Root } from '../../../../syntax/xml/document';
import type { AttributeShape, ElementShape } from '../../../../syntax/xml/schema';
import { type Context, SIZES } from '../context';
import { rules } from '../rules';
import { game } from './game';
import { moves } from './moves';
import { eachOnce } from './siblings-once';
import { oneOf, refuses } from './values';

type Shape = ElementShape<Context>;

const size: Shape = {
  clause: '3.4',
  meaning: 'size',
  attributes: {},
  unknownAttribute: rules['size-content'],
  children: () => ({}),
  unknownChild: rules['size-content'],
  text: (text, reporter) => {
    if (!SIZES.includes(text.value)) reporter.report(rules['size-value'], { value: shortened(text.value) }, text);
  },
};

const INSTANCE = 'http://www.w3.org/2001/XMLSchema-instance';

/// XML Schema lets these stand anywhere; here they may at the root.
const instance: AttributeShape<Context> = {
  check: (attribute, reporter) => {
    if (attribute.value !== INSTANCE) refuses(rules['root-unknown-attribute'], attribute, reporter);
  },
};

const children = { size, game, moves };

const wei7: Shape = {
  clause: '3.2',
  meaning: 'record',
  attributes: {
    version: oneOf(rules['version-value'], { '2.2': undefined, '2.1': undefined, '2.0': undefined }),
    'xmlns:xsi': instance,
    'xsi:noNamespaceSchemaLocation': {},
    'xsi:schemaLocation': {},
  },
  unknownAttribute: rules['root-unknown-attribute'],
  children: () => children,
  unknownChild: rules['root-unknown-child'],
  text: rules['root-text'],
  siblings: eachOnce(Object.keys(children), {
    twice: rules['root-child-duplicate'],
    order: rules['root-child-order'],
    missing: { size: rules['size-missing'], moves: rules['moves-missing'] },
  }),
  check(tag, reporter) {
    if (!tag.attributes.some(({ name }) => name === 'version')) {
      reporter.report(rules['version-missing'], {}, { at: tag.nameAt, size: tag.name.length });
    }
  },
};

export const record: Root<Context> = { name: 'wei7', wrong: rules['root-name'], shape: wei7 };
