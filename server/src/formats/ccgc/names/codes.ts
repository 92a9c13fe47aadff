/// The games that the championship knows, by the codes that file names begin with.

export interface Code {
  readonly code: string;
  /// The pattern of the game's own chapter, besides the general ones: result, time and place, event.
  readonly long?: boolean;
  /// Whether there are draws, and whether names have a word for them.
  readonly draws: 'none' | 'unnamed' | 'named';
  /// A name has to tell when the game was played.
  readonly timed?: boolean;
  /// The letters that team names may end with, first and second.
  readonly letters?: readonly [string, string];
}

const LONG = { long: true, draws: 'none' } as const;
const BLACK_WHITE = ['B', 'W'] as const;

export const CODES: readonly Code[] = [
  { code: 'GO', draws: 'unnamed' },
  { code: 'GO13', draws: 'unnamed' },
  { code: 'GO9', draws: 'unnamed' },
  { code: 'CC', draws: 'unnamed' },
  { code: 'C5', long: true, draws: 'unnamed', letters: BLACK_WHITE },
  { code: 'C6', long: true, draws: 'unnamed', letters: BLACK_WHITE },
  { code: 'DB', draws: 'none' },
  { code: 'SU', draws: 'named' },
  { code: 'AM', ...LONG, letters: ['BW', 'BW'] },
  { code: 'NG', ...LONG, letters: BLACK_WHITE },
  { code: 'PG', ...LONG, letters: BLACK_WHITE },
  { code: 'WTN', ...LONG, timed: true },
  { code: 'HEX', ...LONG, letters: ['R', 'B'] },
  { code: 'DR10', draws: 'unnamed' },
  { code: 'DR8', draws: 'unnamed' },
  { code: 'AC2', long: true, draws: 'unnamed' },
  { code: 'P2T1', draws: 'unnamed', timed: true },
  { code: 'BR', draws: 'unnamed', timed: true },
  { code: 'THP', draws: 'unnamed', timed: true },
];

const BY_CODE: ReadonlyMap<string, Code> = new Map(CODES.map((code) => [code.code, code]));

export const codeOf = (text: string): Code | undefined => BY_CODE.get(text);
