/// What move somebody means who writes it otherwise: `B[J10]`, `B(10,J)`, `黑(J,10)`, the name of a team for its colour.

import { halved } from '../../../syntax/brackets/half-width';
import type { Header } from '../header';
import { sameTeam } from '../names/compare';
import type { Chapter } from './chapter';
import { remarkIn } from './mark-menders';

const WORD = '([^\\s()\\[\\]{},;:][^()\\[\\]{},;]{0,63}?)';
const SEP = '[\\s()\\[\\]{},.:\'"/-]{0,8}';
const COLUMN_FIRST = new RegExp(`^\\s*${WORD}${SEP}([A-Za-z])${SEP}(\\d{1,2})${SEP}$`);
const ROW_FIRST = new RegExp(`^\\s*${WORD}${SEP}(\\d{1,2})${SEP}([A-Za-z])${SEP}$`);
const REMARK = /\s*mark.*$/is;

/// As the chapter writes it; undefined if it cannot be told, or is off the board.
export function moveMeant(text: string, chapter: Chapter, header: Header | undefined): string | undefined {
  const half = halved(text);
  const remark = REMARK.exec(half)?.[0] ?? '';
  const body = half.slice(0, half.length - remark.length);
  const [, word = '', one = '', other = ''] = COLUMN_FIRST.exec(body) ?? ROW_FIRST.exec(body) ?? [];
  const [column, row] = /\d/.test(one) ? [other, one] : [one, other];
  const colour = colourOf(text.slice(body.indexOf(word)).slice(0, word.length), chapter, header);
  const x = column.toUpperCase().charCodeAt(0) - 65;
  if (colour === undefined || !(x < chapter.columns) || Number(row) < 1 || Number(row) > chapter.rows) return undefined;
  return chapter.notation.write(colour, column.toUpperCase(), Number(row)) + (remarkIn(remark) ?? remark);
}

/// What colours are called, by their letters; the B of a chapter with R is blue.
const NAMES: Readonly<Record<string, RegExp>> = {
  B: /^(?:黑|black)/i,
  W: /^(?:白|white)/i,
  R: /^(?:红|red)/i,
};
const BLUE = /^(?:蓝|blue)/i;

function colourOf(word: string, { letters }: Chapter, header: Header | undefined): string | undefined {
  if (word === '') return undefined;
  const [first, second] = letters;
  const found = letters.find((letter) => {
    const name = letter === 'B' && letters.includes('R') ? BLUE : NAMES[letter];
    return halved(word).toUpperCase() === letter || name?.test(word);
  });
  if (found) return found;
  if (/^先/.test(word)) return first;
  if (/^后/.test(word)) return second;
  const [, one, other] = header?.values ?? [];
  if (one?.text && sameTeam(word, one.text, first)) return first;
  return other?.text && sameTeam(word, other.text, second) ? second : undefined;
}
