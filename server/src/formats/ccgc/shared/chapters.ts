/// The chapters of CCGC, and which of them a text belongs to: by what it unmistakably holds, by the code in its header, by the
/// code at the start of its file's name, in this order. A team may be called C5, so a name is the weakest witness. Where none of
/// them says it, the moves may look like those of one.

import { halved } from '../../../syntax/brackets/half-width';
import type { EncodingName } from '../../language';
import { codeOf } from '../names/codes';

interface Chapter {
  readonly code: string;
  /// What the game is called, in names of files too.
  readonly games: readonly string[];
  readonly encoding: EncodingName;
  /// What no other record has, near its beginning.
  readonly sign?: RegExp;
  /// Moves that only this chapter has, but that are no record by themselves.
  readonly moves?: RegExp;
  /// Moves that look like those of this chapter.
  readonly looks?: RegExp;
}

const GB = 'GB 2312';

const ALL: readonly Chapter[] = [
  {
    code: 'C5',
    games: ['五子棋'],
    encoding: GB,
    // One stone a turn.
    looks: /^[^;]*;?\s*B\([^;]*;\s*W\([^;]*;\s*B\(/,
  },
  {
    code: 'C6',
    games: ['六子棋'],
    encoding: GB,
    // After the first stone two of the other colour.
    looks: /^[^;]*;?\s*B\([^;]*;\s*W\([^;]*;\s*W\(/,
  },
  {
    code: 'HEX',
    games: ['海克斯', '海克斯棋'],
    encoding: GB,
    // No other game in round brackets has Red.
    looks: /(?:^|[;{])\s*R\(\s*[A-K]\s*,\s*\d{1,2}\s*\)/,
  },
  { code: 'PG', games: ['幻影围棋'], encoding: GB },
  { code: 'NG', games: ['不围棋'], encoding: GB },
  {
    code: 'AM',
    games: ['亚马逊棋', '亚马逊'],
    encoding: 'UTF-8',
    // A number, and a move of three squares.
    moves: /^\s*(?:#.*\s+)?\d+\s+(?:[a-jA-J]\d{1,2}[a-jA-J]\d{1,2}\([a-jA-J]\d{1,2}\)|[A-J]{6}(?![A-Za-z]))/,
  },
  {
    code: 'SU',
    games: ['苏拉卡尔塔棋', '苏拉卡尔塔'],
    encoding: GB,
    // The board before the first move, row by row; or the line with both sides; or moves behind that with the time.
    sign: /^[ \t]*![BR0O]{6}[ \t]*$|^[ \t]*#[ \t]*先手方:.*\|[ \t]*后手方:|^\s*#[ \t]*\d{4}-\d{1,2}-\d{1,2}-[^\n]*(?:\n\s*#[^\n]*){0,9}\n\s*[BR][1-6][A-F][-×Xx][1-6][A-F][ \t]*$/m,
    moves: /^[ \t]*[BR][1-6][A-F][-×Xx][1-6][A-F][ \t]*$/m,
  },
  {
    code: 'WTN',
    games: ['爱恩斯坦棋', '爱恩斯坦'],
    encoding: GB,
    // Where the six pieces of a side stand.
    sign: /^[ \t]*[RB][ \t]*:[ \t]*[A-E][1-5]-[1-6][ \t]*;[ \t]*[A-E][1-5]-[1-6]/m,
  },
  {
    code: 'DB',
    games: ['点格棋'],
    encoding: 'UTF-8',
    sign: /^\s*\{[\s\S]*"(?:piece"\s*:\s*"[rb]\(|[RB]Score"\s*:)/,
  },
  {
    code: 'AC2',
    games: ['二人军棋', '军棋'],
    encoding: GB,
    // The line with both players, the layout of a side, or a step with what comes of it.
    sign: /^\s*\(\s*;\s*INFO\[|;A[AB]\[[a-l]{25}\]|;M[AB]\[[A-L][0-4][A-L][0-4]\]R[AB]\[/,
  },
];

export const CHAPTERS: ReadonlyMap<string, Chapter> = new Map(ALL.map((chapter) => [chapter.code, chapter]));

/// One bracket more or less than there should be is met in practice. Blanks belong to the sign before them: else there would be very many ways to
/// share out the blanks of an empty text.
const HEADER_CODE = /^\ufeff?\s*(?:[#{(]\s*)?(?:[[{]\s*)?([A-Za-z0-9]+)\s*(?:\]|[};]\s*\[)/;

/// Hyphens are often other signs.
const NAME_CODE = /^([A-Za-z0-9]+)[-－–—‐‑−:：_ ]/;

/// How many characters are looked at: the header, and a few moves.
const LOOKED_AT = 1024;

interface Guess {
  /// Of a chapter, or of another game that names of files know.
  readonly code: string;
  /// Only the moves look like it: enough for a board, not for finding fault.
  readonly byShape: boolean;
}

export function chapterOf(head: string, name: string | undefined): Guess | undefined {
  const text = halved(head.slice(0, LOOKED_AT)).replace(/^\ufeff/, '');
  const lines = text.replace(/\r\n?/g, '\n');
  const signed = ALL.find(({ sign }) => sign?.test(lines));
  if (signed) return { code: signed.code, byShape: false };
  const said = codeInHeader(text);
  if (said) return { code: said, byShape: false };
  const named = codeInName(name);
  const moved = ALL.find(({ moves }) => moves?.test(text));
  if (moved) return { code: moved.code, byShape: named === undefined };
  if (named) return { code: named, byShape: false };
  const looked = ALL.find(({ looks }) => looks?.test(text));
  return looked && { code: looked.code, byShape: true };
}

function codeInHeader(text: string): string | undefined {
  const code = HEADER_CODE.exec(text)?.[1];
  return code && CHAPTERS.has(code) ? code : undefined;
}

/// By the code or by what the game is called.
function codeInName(name = ''): string | undefined {
  const code = codeOf(NAME_CODE.exec(name)?.[1]?.toUpperCase() ?? '')?.code;
  return code ?? ALL.find(({ games }) => games.some((game) => name.startsWith(game)))?.code;
}
