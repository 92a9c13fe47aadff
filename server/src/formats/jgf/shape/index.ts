/// The shape of a JGF record, in each of its dialects.

import { FREE, type ObjectShape } from '../../../syntax/json/schema';
import type { Context, Dialect } from '../context';
import { rules } from '../rules';
import { boardShape, gameRules, meta, settings } from './conditions';
import { event, gameShape, players, recordShape, source } from './head';
import { treeShape } from './node';
import { required, type Shape } from './values';

const rootShape = (old: boolean): ObjectShape<Context> => ({
  kind: 'object',
  clause: 'document',
  meaning: 'record',
  wrong: rules['root-not-object'],
  unknown: rules['root-unknown-property'],
  properties: {
    record: { shape: recordShape(old) },
    source: { shape: source },
    game: { shape: gameShape(old) },
    players: { shape: players },
    event: { shape: event },
    rules: { shape: gameRules },
    board: { shape: boardShape(old) },
    settings: { shape: settings },
    meta: { shape: meta },
    tree: required({ shape: treeShape(old) }, rules['tree-missing']),
  },
});

const shapes: Readonly<Record<Dialect, Shape>> = {
  'jgf-2': rootShape(false),
  'version-1': rootShape(true),
  jgof: FREE,
};

export const shapeFor = ({ dialect }: Context): Shape => shapes[dialect];
