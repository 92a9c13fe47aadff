/// What a line says, as far as the line alone tells: read once and remembered for a while. Places count from its start.

import { LineKind } from '../../../syntax/lines/family';
import { type Field, fieldsOf } from '../../../syntax/lines/fields';
import type { Item, Leaf } from '../../../text/node';
import { BriefSlot } from '../../../text/slot';
import { isAbsent, Kind } from '../keywords';
import { readMove, readSize } from './move';
import { readRegion, readVariation } from './region';
import type { Fault, Said } from './said';
import { readSetup } from './setup';
import { readTargets } from './targets';

export type * from './said';

const SAID = new BriefSlot<Said>();

/// What a line says that is not blank.
export function saidBy(line: Item): Said {
  const leaf = line as Leaf;
  return SAID.of(leaf) ?? SAID.keep(leaf, read(leaf));
}

const NO_FAULTS: readonly Fault[] = [];

function read({ text, kind }: Leaf): Said {
  const fields = fieldsOf(text, isAbsent);
  const keyword = fields[0] as Field;
  const reader = kind < LineKind.own ? undefined : READERS[kind];
  return reader ? reader(keyword, fields) : { what: 'text', keyword, fields, faults: NO_FAULTS };
}

type Reader = (keyword: Field, fields: readonly Field[]) => Said;

const READERS: Readonly<Record<number, Reader>> = {
  [Kind.B]: (keyword, fields) => readMove(1, keyword, fields),
  [Kind.W]: (keyword, fields) => readMove(2, keyword, fields),
  [Kind.BOARDSIZE]: readSize,
  [Kind.DIAGRAM]: readRegion,
  [Kind.VAR]: readVariation,
  [Kind.SETUP]: readSetup,
  [Kind.HIDE]: (keyword, fields) => readTargets(Kind.HIDE, keyword, fields),
  [Kind.MARK]: (keyword, fields) => readTargets(Kind.MARK, keyword, fields),
  [Kind.PRISONER]: (keyword, fields) => readTargets(Kind.PRISONER, keyword, fields),
  [Kind.UNMARK]: (keyword, fields) => readTargets(Kind.UNMARK, keyword, fields),
};
