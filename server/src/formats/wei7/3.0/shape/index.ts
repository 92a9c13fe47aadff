/// The shape of a wei7 3.0 record: the root (3.2) and the tree (3.16).

import { demand, oneOf, scalar } from '../../../../syntax/json/checks';
import type { ArrayShape, ObjectShape, Reporter, ScalarShape, ScalarValue } from '../../../../syntax/json/schema';
import { shown } from '../../../../syntax/json/value';
import type { Context } from '../context';
import { rules } from '../rules';
import { info, size } from './info';
import { step } from './steps';
import { arrayOf, color, comment, marks, point, problem, required } from './values';

const stone: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.16.2.1',
  meaning: 'stone',
  wrong: rules['stone-type'],
  unknown: rules['stone-unknown-property'],
  properties: {
    color: required(color, rules['stone-missing-property']),
    point: required(point, rules['stone-missing-property']),
  },
};

const pre: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.16.2',
  meaning: 'pre',
  wrong: rules['pre-type'],
  unknown: rules['pre-unknown-property'],
  properties: {
    stones: { shape: arrayOf(rules['stones-type'], '3.16.2.1', stone) },
    problem: { shape: problem, clause: '3.16.2.2' },
    marks: { shape: marks, clause: '3.16.2.3' },
    comment: { shape: comment, clause: '3.16.2.4' },
  },
};

const tree: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.16',
  meaning: 'tree',
  wrong: rules['tree-type'],
  unknown: rules['tree-unknown-property'],
  properties: {
    title: { shape: scalar('string', rules['title-type'], { clause: '3.16.1', meaning: 'title' }) },
    pre: { shape: pre },
    steps: { shape: arrayOf(rules['steps-type'], '3.16.3', step) },
    branches: { shape: () => branches },
  },
};

const branches: ArrayShape<Context> = arrayOf(rules['branches-type'], '3.16.4', tree);

const FORM = /^(?:[1-9][0-9]{0,2})\.(?:0|[1-9][0-9]{0,2})(?:-draft)?$/;

function versionForm(value: ScalarValue, reporter: Reporter<Context>): void {
  if (value.kind !== 'string' || FORM.test(value.string)) return;
  reporter.report(rules['version-form'], { value: shown(value.node) });
}

const version: ScalarShape<Context> = scalar(
  'scalar',
  rules['version-value'],
  { clause: '3.2', offers: [{ text: '"3.0"' }] },
  demand(rules['version-value'], (value) => value.kind === 'string' && value.string === '3.0'),
  versionForm,
);

export const record: ObjectShape<Context> = {
  kind: 'object',
  clause: '3.2',
  meaning: 'record',
  wrong: rules['root-type'],
  unknown: rules['root-unknown-property'],
  properties: {
    format: required(oneOf(rules['format-value'], ['wei7'], { clause: '3.2' }), rules['root-missing-property']),
    version: required(version, rules['root-missing-property']),
    size: { shape: size },
    info: { shape: info },
    tree: required(tree, rules['root-missing-property']),
  },
};
