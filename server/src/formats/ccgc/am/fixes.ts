/// How moves of Amazons are put right.

import type { Fault, Fix } from '../../../record/quick-fix';
import { halved } from '../../../syntax/brackets/half-width';
import { textOf, toLowerCase, writing } from '../shared/fixes/making';
import { cellIn } from './squares';

export const fixes = { 'coordinate-letter-case': toLowerCase, 'move-syntax': rewritten };

const SEP = '[\\s()\\[\\]{}<>/,.:;-]{0,4}';
const SQUARE = '([A-Ja-j])(\\d{1,2})';
const AFTER_UNREADABLE = new RegExp(`^${SEP}${SQUARE}${SEP}${SQUARE}${SEP}${SQUARE}${SEP}$`);

/// Three squares of the board with other signs between them.
function* rewritten(fault: Fault): Generator<Fix> {
  const [, ...parts] = AFTER_UNREADABLE.exec(halved(textOf(fault))) ?? [];
  const [a = '', b, c = '', d, e = '', f] = parts.map((part) => part.toLowerCase());
  const squares = [a, c, e].map((letter, index) => cellIn(letter, Number([b, d, f][index])));
  if (parts.length > 0 && !squares.includes(undefined)) yield writing(fault, `${a}${b}${c}${d}(${e}${f})`, true);
}
