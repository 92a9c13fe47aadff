/// The properties of a shape, by their names, and those that may be missing: asked for with every object that is read.

import type { Rule } from '../../spec/rule';
import type { ObjectShape, Property } from './schema';

interface Required<C> extends Property<C> {
  readonly missing: Rule;
}

class Table<C> {
  readonly #byName: ReadonlyMap<string, Property<C>>;
  readonly required: readonly (readonly [string, Required<C>])[];

  constructor({ properties }: ObjectShape<C>) {
    const all = Object.entries(properties);
    this.#byName = new Map(all);
    this.required = all.filter((one): one is [string, Required<C>] => one[1].missing !== undefined);
  }

  get(name: string): Property<C> | undefined {
    return this.#byName.get(name);
  }
}

const tables = new WeakMap<object, Table<never>>();

export function tableOf<C>(shape: ObjectShape<C>): Table<C> {
  const known = tables.get(shape) as Table<C> | undefined;
  if (known) return known;
  const table = new Table(shape);
  tables.set(shape, table as Table<never>);
  return table;
}
