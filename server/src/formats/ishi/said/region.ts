/// DIAGRAM and VAR lines (5.4).

import type { Field } from '../../../syntax/lines/fields';
import { rules } from '../rules';
import { FieldFaults } from './faults';
import { columnName, isOn, looksLikePoint, type Point } from './points';
import type { Region, SaidRegion, SaidVariation } from './said';

/// The largest board that there is.
const LARGEST = 19;

export function readRegion(keyword: Field, fields: readonly Field[]): SaidRegion {
  const faults = new FieldFaults();
  const region = regionIn(fields, faults) ?? 'board';
  return { what: 'region', keyword, faults: faults.list, region };
}

function regionIn([, first, second]: readonly Field[], faults: FieldFaults): Region | undefined {
  if (!first) return undefined;
  const [, a, b] = /^(\d+)x(\d+)$/i.exec(first.text) ?? [];
  if (a !== undefined && b !== undefined) return squareOf(first, Number(a), Number(b), faults);
  if (!looksLikePoint(first.text)) faults.of(rules['diagram-region-form'], first);
  else if (!second) faults.of(rules['diagram-region-incomplete'], first);
  else {
    const one = cornerIn(first, faults);
    const other = cornerIn(second, faults);
    if (one && other) return { corners: [one, other] };
  }
  return undefined;
}

function squareOf(field: Field, columns: number, rows: number, faults: FieldFaults): Region | undefined {
  if (columns !== rows) faults.of(rules['diagram-not-square'], field);
  else if (columns < 2 || columns > LARGEST) faults.of(rules['diagram-size-range'], field);
  else return { size: columns };
  return undefined;
}

/// A region may be one of any board.
function cornerIn(field: Field, faults: FieldFaults): Point | undefined {
  const point = faults.point(field);
  if (!point || isOn(point, LARGEST)) return point;
  faults.of(rules['loc-off-board'], field, { size: LARGEST, column: columnName(LARGEST - 1) });
  return undefined;
}

export function readVariation(keyword: Field, fields: readonly Field[]): SaidVariation {
  const faults = new FieldFaults();
  const [, marker] = fields;
  if (marker) faults.marker(marker);
  return { what: 'variation', keyword, faults: faults.list };
}
