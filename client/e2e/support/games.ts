/// Short games of CCGC, as clicks on the board: cells by the names that the board has for them, and after `#` what is chosen in words.

export interface PlayedGame {
  /// What its pictures are called.
  readonly name: string;
  /// What it is called among new records.
  readonly label: string;
  readonly clicks: readonly string[];
  /// What the board says in the end: the last move, and who has won, where the board shows that.
  readonly last: string;
  readonly won?: string;
}

const clicks = (text: string): readonly string[] => text.trim().split(/\s+/);

export const GAMES: readonly PlayedGame[] = [
  {
    name: 'gomoku',
    label: 'Gomoku',
    clicks: clicks('H8 H9 I8 I9 J8 J9 K8 K9 L8'),
    last: 'Move 9: Black L8',
    won: 'Black wins: five in a row',
  },
  {
    name: 'connect6',
    label: 'Connect6',
    clicks: clicks('J10 A1 A2 K10 L10 A4 A5 M10 N10 A7 A8 O10'),
    last: 'Move 12: Black O10',
    won: 'Black wins: six in a row',
  },
  {
    name: 'hex',
    label: 'Hex',
    clicks: clicks('F1 A1 F2 A2 F3 A3 F4 A4 F5 A5 F6 A6 F7 A7 F8 A8 F9 A9 F10 A10 F11'),
    last: 'Move 21: Red F11',
    won: 'Red wins: its chain joins the bottom and the top',
  },
  {
    // White tries where Black stands, and is refused; then Black takes a stone.
    name: 'phantom-go',
    label: 'Phantom Go',
    clicks: clicks('B1 B1 A1 A2'),
    last: 'Move 4: Black A2',
  },
  {
    // Who takes, loses.
    name: 'nogo',
    label: 'NoGo',
    clicks: clicks('A9 B9 E5 A8'),
    last: 'Move 4: White A8',
    won: 'Black wins: the other side has taken a stone',
  },
  {
    name: 'amazons',
    label: 'Amazons',
    clicks: clicks('d1 d9 e9 g10 e10 f9 g1 g9 f10 j7 g10 h9 j4 j2 c9 a7 a10 c10 j2 j10 h10 a10 b10 b9 a4 a10 a9'),
    last: 'Move 9: White a4 to a10, arrow to a9',
    won: 'White wins: the other side has no move left',
  },
  {
    name: 'surakarta',
    label: 'Surakarta',
    clicks: clicks(
      `2E 3D 5D 4C 3D 4E 4C 3B 4E 6C 5E 4F 6C 4F 6E 5D 1E 5F 6D 5E 4F 5C 5D 4E 5F 5E 5B 4B 5C 4B 6B 5C 4B 5A 6F 5F 5E 5F 6A 5B 5A 5B 3B 3C 5B 5C 3C 3B 1C 3B 4E 3E 5F 3E`,
    ),
    last: 'Move 27: Black 5F takes 3E',
    won: 'Black wins: the other side has no piece left',
  },
  {
    // The layouts, Red's first; then what the die showed, the piece, and where it goes.
    name: 'einstein',
    label: 'EinStein',
    clicks: clicks(`A5 B5 C5 A4 B4 A3 E3 D2 E2 C1 D1 E1
      #die-5 B4 C3 #die-1 E3 E4 #die-5 C3 D2 #die-1 E4 E5 #die-5 D2 E1`),
    last: 'Move 5: Red D2 takes E1',
    won: 'Red wins: a piece has reached the corner',
  },
  {
    name: 'dots',
    label: 'Dots and Boxes',
    clicks: clicks(
      `(b5,v) (a4,h) (c6,h) (e6,h) (e4,v) (b4,h) (d4,h) (e5,v) (a5,h) (b6,h) (f5,v) (d5,v) (e5,h) (a6,h) (c4,h) (a5,v) (a3,v) (e4,h) (f4,v) (d3,v) (c3,v) (c3,h) (b3,v) (c5,v) (b3,h) (b5,h) (c5,h) (a3,h) (b4,v) (d4,v) (d5,h) (c4,v) (a4,v) (d6,h)`,
    ),
    last: 'Move 34: Red (d6,h)',
    won: 'Red wins: 13 of 25 boxes',
  },
  {
    // Both layouts at once; then the engineers of the first side make way to the flag.
    name: 'army',
    label: 'Army Chess',
    clicks: clicks('#usual G0 #usual F0 G0 F0 F4 E3 F0 E0 E3 F4 E0 D0 F4 E3 D0 C0 E3 F4 C0 B0 F4 E3 B0 B1 E3 F4 B1 A1'),
    last: 'Move 13: Red B1 takes A1',
    won: 'Red wins: a flag has fallen',
  },
];
