/// Records as large as one likes, of every way of writing, for counting what a keystroke costs in them.

/// Games of the tree formats, each a branch from the root, or one after the other where those do not nest.
const LENGTH = 100;

const SIDE = 19;
const LETTERS = 'ABCDEFGHJKLMNOPQRST';
const SMALL = 'abcdefghijklmnopqrs';

const cellOf = (i: number): [x: number, y: number] => [(7 * i) % SIDE, Math.floor(i / SIDE)];

const games = (moves: number, game: string, between: string): string =>
  Array.from({ length: Math.ceil(moves / LENGTH) }, () => game).join(between);

const line = (move: (x: number, y: number, i: number) => string, between: string): string =>
  Array.from({ length: LENGTH }, (_, i) => move(...cellOf(i), i)).join(between);

const wei7 = line(
  (x, y, i) => `{"action": {"type": "move", "value": {"color": ${(i % 2) + 1}, "point": {"x": ${x}, "y": ${y}}}}}`,
  ',\n',
);
const jgf = line((x, y, i) => `{"move": {"color": "${i % 2 ? 'white' : 'black'}", "x": ${x}, "y": ${y}}}`, ',\n');
const xml = line((x, y, i) => `<${i % 2 ? 'white' : 'black'} x="${x}" y="${y}"/>`, '\n');
const ishi = line((x, y, i) => `${i % 2 ? 'W' : 'B'} ${i + 1} ${LETTERS[x]}${SIDE - y}`, '\n');
const sgf = line((x, y, i) => `;${i % 2 ? 'W' : 'B'}[${SMALL[x]}${SMALL[y]}]`, '\n');

export const goGames = {
  'wei7 3.0': {
    language: 'wei7',
    name: 'a.wei7',
    spot: /(?<="x": )\d(?=,)/,
    signs: ['5', '}', '"'],
    text: (moves: number) =>
      `{"format": "wei7", "version": "3.0", "tree": {"branches": [\n${games(moves, `{"steps": [\n${wei7}\n]}`, ',\n')}\n]}}\n`,
  },
  JGF: {
    language: 'jgf',
    name: 'a.jgf',
    spot: /(?<="x": )\d(?=,)/,
    signs: ['5', '}', '"'],
    text: (moves: number) =>
      `{"record": {"format": "JGF", "version": 2}, "tree": [{"variations": [\n${games(moves, `[\n${jgf}\n]`, ',\n')}\n]}]}\n`,
  },
  'wei7 2.2': {
    language: 'wei7',
    name: 'a.wei7',
    spot: /(?<= x=")\d(?=")/,
    signs: ['5', '<'],
    text: (moves: number) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<wei7 version="2.2">\n<size>19</size>\n<moves>\n${games(moves, `<moves>\n${xml}\n</moves>`, '\n')}\n</moves>\n</wei7>\n`,
  },
  Ishi: {
    language: 'ishi',
    name: 'a.ishi',
    spot: /(?<=[BW] \d+ [A-T])\d\b/,
    signs: ['5', '('],
    text: (moves: number) => `${games(moves, `EVENT A game\n${ishi}`, '\n')}\n`,
  },
  SGF: {
    language: 'sgf',
    name: 'a.sgf',
    spot: /(?<=;[BW]\[)[a-s](?=[a-s]\])/,
    signs: ['e', ']'],
    text: (moves: number) => `(;FF[4]GM[1]CA[UTF-8]SZ[19]\n${games(moves, `(${sgf})`, '\n')})\n`,
  },
};

const STONES = 40;

/// Points that lie far apart come after each other, so that nobody gets six in a row soon.
function stone(i: number): string {
  const at = (7 * i) % (SIDE * SIDE);
  const side = i > 0 && ((i - 1) >> 1) % 2 === 0 ? 'W' : 'B';
  return `${side}(${String.fromCharCode(65 + (at % SIDE))},${1 + Math.floor(at / SIDE)})`;
}

const connect6 = `{[C6][A][B][先手胜][2026.08.15 16:00 杭州][赛];${Array.from({ length: STONES }, (_, i) => stone(i)).join(';')}}`;

export const connect6Games = {
  language: 'ccgc',
  name: 'C6-A vs B-先手胜.txt',
  spot: /(?<=,)\d(?=\))/,
  signs: ['5', ')'],
  text: (moves: number): string => `${games((moves * LENGTH) / STONES, connect6, '\n')}\n`,
};

/// No game of Amazons goes on for so long: from the first move that cannot be made on, rounds are read and not played.
const round = (i: number): string =>
  `${i + 1} ${i % 2 ? 'd2d1(d2)' : 'd1d2(d1)'} ${i % 2 ? 'd9d10(d9)' : 'd10d9(d10)'}`;

export const amazonsRounds = {
  language: 'ccgc',
  name: 'AM-A vs B-先手胜.txt',
  spot: /(?<=^\d+ d)\d(?=d)/m,
  signs: ['5', ')', '('],
  text: (moves: number): string =>
    `#[AM][A][B][先手胜][2026.08.15 14:30 杭州][赛];\n${Array.from({ length: moves / 2 }, (_, i) => round(i)).join('\n')}\n`,
};
