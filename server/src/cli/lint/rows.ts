/// What is wrong with a file as data: made where it is checked, perhaps in another thread, and reported where all comes together.

import { Places } from '../../text/places';
import type { CheckedFile, Counts } from './check';
import { type CountedRange, counted } from './report';

export interface Row {
  readonly source: string;
  readonly clause: string;
  readonly rule: string;
  readonly severity: keyof Counts;
  readonly message: string;
  readonly range: CountedRange;
}

export function rowsOf({ checked, diagnostics }: CheckedFile): Row[] {
  const places = new Places(checked.root);
  return diagnostics.map((diagnostic) => {
    const { source, clause, rule, severity, message } = diagnostic;
    return { source, clause, rule, severity, message, range: counted(places, diagnostic) };
  });
}
