/// SETUP lines (5.4): stones, each list of them after its colour.

import type { Field } from '../../../syntax/lines/fields';
import { rules } from '../rules';
import { FieldFaults } from './faults';
import type { SaidSetup, Stone } from './said';

export function readSetup(keyword: Field, fields: readonly Field[]): SaidSetup {
  const faults = new FieldFaults();
  const stones: Stone[] = [];
  let color = 0;
  for (const field of fields.slice(1)) {
    const named = colorOf(field);
    if (named) color = named;
    else if (color) {
      const point = faults.point(field);
      if (point) stones.push({ color, point, field });
    } else if (faults.list.length === 0) faults.of(rules['setup-colour-missing'], field);
  }
  return { what: 'setup', keyword, faults: faults.list, stones };
}

function colorOf({ text }: Field): number {
  if (text.length !== 1) return 0;
  return text === 'B' || text === 'b' ? 1 : text === 'W' || text === 'w' ? 2 : 0;
}
