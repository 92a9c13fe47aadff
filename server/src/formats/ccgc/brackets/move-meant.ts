/// What move somebody means who writes it otherwise: `B[J10]`, `B(10,J)`, `黑(J,10)`, the name of a team for its colour.

import { halved } from '../../../syntax/brackets/half-width';
import { sameTeam } from '../names/compare';
import type { Header } from '../shared/header/header';
import type { Chapter } from './chapter';
import { remarkIn } from './fixes/mark';

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
  const [, first, second] = header?.values ?? [];
  const written = text.slice(body.indexOf(word)).slice(0, word.length);
  const color = colorMeant(written, chapter, [first?.text ?? '', second?.text ?? '']);
  const colour = color && chapter.letters[color - 1];
  const x = column.toUpperCase().charCodeAt(0) - 65;
  if (!colour || !(x < chapter.columns) || Number(row) < 1 || Number(row) > chapter.rows) return undefined;
  return chapter.notation.write(colour, column.toUpperCase(), Number(row)) + (remarkIn(remark) ?? remark);
}

/// What colours are called, by their letters; the B of a chapter with R is blue.
const NAMES: Readonly<Record<string, RegExp>> = {
  B: /^(?:黑|black)/i,
  W: /^(?:白|white)/i,
  R: /^(?:红|red)/i,
};
const BLUE = /^(?:蓝|blue)/i;

/// Without what its field is for, where a program writes that too: `先手参赛队 鹰眼队`.
const bareTeam = (name: string): string => name.replace(/^[先后]手(?:参赛)?[队方][\s:：]+(?=\S)/, '');

/// The side that a word stands for: what is said of its colour, its turn, or the name of its team; also where the letter is the last
/// of several words, or has a colon behind it.
export function colorMeant(word: string, chapter: Chapter, teams: readonly [string, string]): number | undefined {
  const { letters, aliases = {} } = chapter;
  const bare = word.replace(/[\s:：]+$/, '');
  const said = halved(/\S*$/.exec(bare)?.[0] ?? '').toUpperCase();
  if (said === '') return undefined;
  const found = letters.findIndex((letter) => {
    const name = letter === 'B' && letters.includes('R') ? BLUE : NAMES[letter];
    return said === letter || name?.test(bare);
  });
  if (found >= 0) return found + 1;
  if (Object.hasOwn(aliases, said)) return aliases[said];
  if (/^先/.test(bare)) return 1;
  if (/^后/.test(bare)) return 2;
  const team = teams.findIndex((name, index) => name && sameTeam(bare, bareTeam(name), letters[index] ?? ''));
  return team < 0 ? undefined : team + 1;
}
