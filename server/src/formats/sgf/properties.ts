/// The properties of the standard: which versions have them, where they stand, and what their values are.

import type { ClauseNumber } from './clauses';

/// How one value is written.
export type ValueType =
  | 'none'
  | 'number'
  | 'real'
  | 'double'
  | 'color'
  | 'text'
  | 'simple'
  | 'point'
  | 'move'
  /// Two points.
  | 'line'
  /// A point and text.
  | 'label'
  /// Two texts.
  | 'application'
  /// Nothing, or a number and text.
  | 'figure'
  /// A number, or two.
  | 'size';

export interface Standard {
  readonly name: string;
  readonly clause: ClauseNumber;
  /// The versions that have it, as their digits.
  readonly versions: string;
  /// The same as bits.
  readonly ofVersions: number;
  readonly place: 'root' | 'info' | 'setup' | 'move' | 'any';
  readonly type: ValueType;
  /// `one`, one value or more, or an empty one for none.
  readonly many: 'one' | 'list' | 'elist';
  /// It belongs to this game alone.
  readonly game: 'any' | 'go' | 'loa';
  /// A value can hold a bracket that opens.
  readonly isTextual: boolean;
  /// What it may have to do with others of its node.
  readonly concerns: number;
}

/// What properties of a node may have to do with each other, as bits.
export const Concern = {
  /// It makes a move.
  move: 1,
  /// It is of the kind of moves; of that of set-up.
  ofMove: 2,
  ofSetup: 4,
  /// It is about the move.
  aboutMove: 8,
  /// It says how good something is.
  judgement: 16,
  handicap: 32,
  komi: 64,
  /// It names points, each of which may be named once: for marks, for set-up, territory …
  marks: 128,
  setup: 256,
  territory: 512,
  dimmed: 1024,
  viewed: 2048,
  labels: 4096,
  lines: 8192,
  points: 128 | 256 | 512 | 1024 | 2048 | 4096 | 8192,
  /// It does something to the game other than making a move.
  deed: 16384,
} as const;

export const MARKS: readonly string[] = ['CR', 'MA', 'SL', 'SQ', 'TR'];
export const JUDGEMENTS_OF_MOVES: readonly string[] = ['BM', 'DO', 'IT', 'TE'];
export const JUDGEMENTS: readonly string[] = ['DM', 'GB', 'GW', 'UC'];
export const MOVE_DATA: readonly string[] = ['MN', 'BL', 'WL', 'OB', 'OW'];
export const SETUP: readonly string[] = ['AB', 'AW', 'AE'];

const TERRITORY: readonly string[] = ['TB', 'TW'];
const DOING: readonly string[] = ['KO', 'PL', 'DD', 'VW', ...SETUP];
const TEXTUAL: readonly (string | undefined)[] = ['text', 'simple', 'label', 'application', 'figure'];

const OF_POINTS: readonly { readonly names: readonly string[]; readonly concern: number }[] = [
  { names: MARKS, concern: Concern.marks },
  { names: SETUP, concern: Concern.setup },
  { names: TERRITORY, concern: Concern.territory },
  { names: ['DD'], concern: Concern.dimmed },
  { names: ['VW'], concern: Concern.viewed },
  { names: ['LB'], concern: Concern.labels },
];

const TABLE = `
B W          1234 move  move
KO           34   move  none
MN           34   move  number
AB AW        1234 setup point list
AE           1234 setup point list
PL           1234 setup color
C            1234 any   text
N            1234 any   simple
DM UC HO     34   any   double
GB GW        1234 any   double
V            1234 any   real
BM TE        1234 move  double
DO IT        34   move  none
AR           4    any   line  list
LN           34   any   line  list
CR MA TR     34   any   point list
SL           1234 any   point list
SQ           4    any   point list
LB           34   any   label list
DD           4    any   point elist
VW           1234 any   point elist
PM           4    any   number
FG           1234 any   figure
AP           4    root  application
CA           4    root  simple
FF           1234 root  number
GM           1234 root  number
ST           4    root  number
SZ           1234 root  size
AN BT WT CP ON RU 34 info simple
OT           4    info  simple
BR WR DT EV GN PB PW PC RE RO SO US 1234 info simple
GC           1234 info  text
TM           1234 info  real
BL WL        1234 move  real
OB OW        34   move  number
HA           1234 info  number one go
KM           1234 info  real one go
TB TW        1234 any   point elist go
AS IP IY SU  4    info  simple one loa
SE           34   any   point list loa
BS WS        123  info  number
CH           123  any   double
RG SC        123  any   point list
L M          12   any   point list
EL           12   any   number
EX           12   any   move
ID           3    info  simple
LT           3    info  none
OM TC        3    info  number
OP OV        3    info  real
SI           3    any   double
`;

export const standard: ReadonlyMap<string, Standard> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((row) => rowOf(row.trim().split(/\s+/)))
    .map((one) => [one.name, one]),
);

function rowOf(words: readonly string[]): Standard[] {
  const first = words.findIndex((word) => /^[1-4]+$/.test(word));
  const [versions, place, type, many = 'one', game = 'any'] = words.slice(first);
  return words.slice(0, first).map((name) => {
    const clause = game === 'go' ? `SGF4-go/${name}` : `SGF4-prop/${name}`;
    const isTextual = TEXTUAL.includes(type);
    return {
      name,
      clause,
      versions,
      ofVersions: [...(versions ?? '')].reduce((bits, digit) => bits | (1 << Number(digit)), 0),
      place,
      type,
      many,
      game,
      isTextual,
      concerns: concernsOf(name, place, type),
    } as Standard;
  });
}

function concernsOf(name: string, place: string | undefined, type: string | undefined): number {
  const isJudgement = JUDGEMENTS.includes(name) || JUDGEMENTS_OF_MOVES.includes(name);
  const isAboutMove = name === 'KO' || JUDGEMENTS_OF_MOVES.includes(name) || MOVE_DATA.includes(name);
  return (
    (name === 'B' || name === 'W' ? Concern.move : 0) |
    (place === 'move' ? Concern.ofMove : place === 'setup' ? Concern.ofSetup : 0) |
    (isAboutMove ? Concern.aboutMove : 0) |
    (isJudgement ? Concern.judgement : 0) |
    (name === 'HA' ? Concern.handicap : name === 'KM' ? Concern.komi : 0) |
    (OF_POINTS.find(({ names }) => names.includes(name))?.concern ?? 0) |
    (type === 'line' ? Concern.lines : 0) |
    (place === 'info' || DOING.includes(name) ? Concern.deed : 0)
  );
}

/// What other formats know and SGF does not, carried along.
export const CARRIED = 'QP';

/// Properties that some programs have as their own.
export const PRIVATE: Readonly<Record<string, string>> = {
  [CARRIED]: 'Qipu',
  SBKV: 'Sabaki',
  KT: 'KaTrain',
  KTV: 'KaTrain',
  LZ: 'Lizzie',
  LZOP: 'Lizzie',
};

/// Properties by which a dialect is known.
export const OF_DIALECTS = {
  KGSDE: 'dialect-kgs',
  KGSSB: 'dialect-kgs',
  KGSSW: 'dialect-kgs',
  KI: 'dialect-smartgo',
  CI: 'dialect-smartgo',
  MULTIGOGM: 'dialect-multigo',
  OH: 'dialect-gogod',
} as const;

/// What Fox adds to the root.
export const OF_FOX: readonly string[] = ['RN', 'TC', 'TT', 'RL'];

export const GAMES: readonly string[] =
  'Go|Othello|chess|Gomoku+Renju|Nine Men’s Morris|Backgammon|Chinese chess|Shogi|Lines of Action|Ataxx|Hex|Jungle|Neutron|Philosopher’s Football|Quadrature|Trax|Tantrix|Amazons|Octi|Gess|Twixt|Zertz|Plateau|Yinsh|Punct|Gobblet|Hive|Exxit|Hnefatal|Kuba|Tripples|Chase|Tumbling Down|Sahara|Byte|Focus|Dvonn|Tamsk|Gipf|Kropki'.split(
    '|',
  );
