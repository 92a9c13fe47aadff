/// The records that the examples of rules are made of.

export const SIZE = '  <size>9</size>\n';

/// A point of the board.
const at = (x: number, y: number): string => `x="${x}" y="${y}"`;
export const black = (x: number, y: number): string => `<black ${at(x, y)}/>`;
export const white = (x: number, y: number): string => `<white ${at(x, y)}/>`;
export const MOVE = black(4, 4);

const lines = (name: string, inside: readonly string[]): string =>
  `  <${name}>\n${inside.map((line) => `    ${line}\n`).join('')}  </${name.replace(/ .*/, '')}>\n`;

/// A record with this in it.
export const holding = (inside: string): string => `<wei7 version="2.2">\n${inside}</wei7>\n`;

/// A record with these moves, each on a line of its own.
export const played = (...moves: readonly string[]): string => holding(SIZE + lines('moves', moves));

/// A record with this in its `game`.
export const about = (...facts: readonly string[]): string =>
  holding(SIZE + lines('game', facts) + lines('moves', [MOVE]));

/// A record with these attributes of its `game`.
export const called = (attributes: string): string =>
  holding(`${SIZE}  <game ${attributes}/>\n${lines('moves', [MOVE])}`);

export const SOUND = played(MOVE);
export const MOVES = lines('moves', [MOVE]);

/// A move with these attributes besides its point.
export const noted = (attributes: string): string => played(`<black ${at(4, 4)} ${attributes}/>`);
export const commented = (comment: string): string => noted(`comment="${comment}"`);
/// A move with a mark on its point.
export const marked = (attributes: string): string => played(`<mark ${at(4, 4)} ${attributes}/>`, MOVE);

/// With an XML declaration.
export const declared = (version: string, encoding: string): string =>
  `<?xml version="${version}" encoding="${encoding}"?>\n${SOUND}`;

export const VARIATION = `<moves>${white(3, 3)}</moves>`;

/// Black can take the stone in the middle, and White take back.
export const KO = `<pre>${[black(1, 0), black(0, 1), black(1, 2), white(1, 1), white(2, 0), white(3, 1), white(2, 2)].join('')}</pre>`;
