/// What is wrong with a file as data: made where it is checked, perhaps in another thread, and reported where all comes together.

import { Places } from '../../text/places';
import type { CheckedFile } from './check';
import { counted, type Row } from './report';

export function rowsOf({ checked, diagnostics }: CheckedFile): Row[] {
  const places = new Places(checked.root);
  return diagnostics.map((diagnostic) => {
    const { source, clause, rule, severity, message } = diagnostic;
    return { source, clause, rule, severity, message, range: counted(places, diagnostic) };
  });
}
