/// How moves of Amazons are put right.

import type { Fault, Fix } from '../../../record/quick-fix';
import { halved } from '../../../syntax/brackets/half-width';
import { Kind } from '../../../syntax/rounds/lexer';
import { type Edit, leaves } from '../../../text/edit';
import { RESPELT, textOf, toLowerCase, writing } from '../shared/fixes/making';
import { notation } from './notation';
import { cellIn } from './squares';

export const fixes = { 'coordinate-letter-case': toLowerCase, 'move-syntax': rewritten, 'dialect-moves': respelt };

const MOST = 5000;

/// All moves of the game that are written so.
function* respelt({ root, from }: Fault): Generator<Fix> {
  const edits: Edit[] = [];
  for (const { leaf, start } of leaves(root, from)) {
    if (leaf.kind === Kind.again || edits.length >= MOST) break;
    const move = leaf.kind === Kind.move ? notation.read(halved(leaf.token)) : undefined;
    const text = move?.strange ? notation.write(move) : undefined;
    if (move && text) edits.push({ from: start, to: start + move.size, text });
  }
  if (edits.length > 0) yield { title: RESPELT, edits, sure: true };
}

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
