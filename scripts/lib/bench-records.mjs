/// Records of any size for measuring: games of 300 moves, each a branch from the root, with a Chinese comment at every tenth
/// move. No stone is put on another and the later moves of a game pass, so all is sound and each move costs play.

const MOVES = 300;
const WIDTH = 19;

/// Every second point of the board, then passes.
const pointOf = (i) => (2 * i < WIDTH * WIDTH ? { x: (2 * i) % WIDTH, y: Math.floor((2 * i) / WIDTH) } : undefined);

const commentOf = (i) => (i % 10 === 0 ? `第 ${i + 1} 手：先手在此处落子，局面趋于平稳。` : undefined);

function wei7Move(i) {
  const point = pointOf(i) ? `{"x": ${pointOf(i).x}, "y": ${pointOf(i).y}}` : 'null';
  const comment = commentOf(i) ? `, "comment": "${commentOf(i)}"` : '';
  return `{"action": {"type": "move", "value": {"color": ${(i % 2) + 1}, "point": ${point}}}${comment}}`;
}

function jgfMove(i) {
  const point = pointOf(i) ? `"x": ${pointOf(i).x}, "y": ${pointOf(i).y}` : '"pass": true';
  const comment = commentOf(i) ? `, "comments": ["${commentOf(i)}"]` : '';
  return `{"move": {"color": "${i % 2 ? 'white' : 'black'}", ${point}}${comment}}`;
}

const lines = (move, between) => Array.from({ length: MOVES }, (_, i) => move(i)).join(between);
const nearly = (size, one) => Math.max(1, Math.round(size / one));

function xmlMove(i) {
  const point = pointOf(i) ? `x="${pointOf(i).x}" y="${pointOf(i).y}"` : 'type="pass"';
  const comment = commentOf(i) ? ` comment="${commentOf(i)}"` : '';
  return `<${i % 2 ? 'white' : 'black'} ${point}${comment}/>`;
}

const LETTERS = 'ABCDEFGHJKLMNOPQRST';

function ishiMove(i) {
  const point = pointOf(i) ? `${LETTERS[pointOf(i).x]}${WIDTH - pointOf(i).y}` : 'PASS';
  const comment = i % 10 === 0 ? `\nCOM\nMove ${i + 1}, quietly played.\nENDCOM` : '';
  return `${i % 2 ? 'W' : 'B'} ${i + 1} ${point}${comment}`;
}

const SMALL = 'abcdefghijklmnopqrs';

function sgfMove(i) {
  const point = pointOf(i) ? `${SMALL[pointOf(i).x]}${SMALL[pointOf(i).y]}` : '';
  const comment = commentOf(i) ? `C[${commentOf(i)}]` : '';
  return `;${i % 2 ? 'W' : 'B'}[${point}]${comment}`;
}

/// Points that lie far apart come after each other, so that nobody gets six in a row soon.
function stone(i) {
  const at = (7 * i) % (WIDTH * WIDTH);
  const side = i > 0 && ((i - 1) >> 1) % 2 === 0 ? 'W' : 'B';
  return `${side}(${String.fromCharCode(65 + (at % WIDTH))},${1 + Math.floor(at / WIDTH)})`;
}

const connect6 = () =>
  `{[C6][A][B][先手胜][2026.08.15 16:00 杭州][赛];${Array.from({ length: 40 }, (_, i) => stone(i)).join(';')}}`;

/// No game of Amazons goes on for so long: from the first move that cannot be made on, rounds are read and not played.
const round = (i) => `${i + 1} ${i % 2 ? 'd2d1(d2)' : 'd1d2(d1)'} ${i % 2 ? 'd9d10(d9)' : 'd10d9(d10)'}`;

/// Where digits stand that can be others, and what breaks a text of this kind.
const inJson = { peers: true, spots: /(?<="x": )\d(?=[,}])/g, bracket: '}' };

const kinds = {
  wei7: {
    language: 'wei7',
    ...inJson,
    text: (games) =>
      `{"format": "wei7", "version": "3.0", "tree": {"branches": [\n${games(`{"steps": [\n${lines(wei7Move, ',\n')}\n]}`, ',\n')}\n]}}\n`,
  },
  jgf: {
    language: 'jgf',
    ...inJson,
    text: (games) =>
      `{"record": {"format": "JGF", "version": 2}, "tree": [{"variations": [\n${games(`[\n${lines(jgfMove, ',\n')}\n]`, ',\n')}\n]}]}\n`,
  },
  'wei7 2.2': {
    language: 'wei7',
    spots: /(?<= x=")\d(?=")/g,
    bracket: '<',
    text: (games) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<wei7 version="2.2">\n<size>19</size>\n<moves>\n${games(`<moves>\n${lines(xmlMove, '\n')}\n</moves>`, '\n')}\n<black x="18" y="18"/>\n</moves>\n</wei7>\n`,
  },
  ishi: {
    language: 'ishi',
    spots: /(?<=^[BW] \d+ [A-T])\d$/gm,
    bracket: '(',
    text: (games) => `${games(`EVENT A game\n${lines(ishiMove, '\n')}`, '\n')}\n`,
  },
  sgf: {
    language: 'sgf',
    spots: /(?<=;[BW]\[)[a-s](?=[a-s]\])/g,
    signs: SMALL,
    bracket: ']',
    text: (games) => `(;FF[4]GM[1]CA[UTF-8]SZ[19]\n${games(`(${lines(sgfMove, '\n')})`, '\n')})\n`,
  },
  Connect6: {
    language: 'ccgc',
    sizes: ['30 KB', '2 MB'],
    spots: /(?<=,)\d(?=\))/g,
    bracket: ')',
    text: (games) => `${games(connect6(), '\n')}\n`,
  },
  Amazons: {
    language: 'ccgc',
    sizes: ['30 KB', '2 MB'],
    spots: /(?<=^\d+ d)\d(?=d)/gm,
    bracket: ')',
    text: (_games, size) =>
      `#[AM][A][B][先手胜][2026.08.15 14:30 杭州][赛];\n${Array.from({ length: nearly(size, 28) }, (_, i) => round(i)).join('\n')}\n`,
  },
};

const USUAL = ['30 KB', '1 MB', '10 MB'];

/// Each kind of record: what it is called, its language, its sizes, and whether others read it too.
export const kindsOf = Object.entries(kinds).map(([name, { language, peers = false, sizes = USUAL }]) => ({
  name,
  language,
  peers,
  sizes,
}));

/// A record of about so many characters.
export function recordOf(name, size) {
  const { text } = kinds[name];
  const one = text((game) => game, 0).length;
  return text((game, between) => Array(nearly(size, one)).fill(game).join(between), size);
}

/// One keystroke after the other somewhere in a text: a sign of a coordinate becomes another, or every fifth time a bracket,
/// and with the next keystroke it is as it was.
export function* keystrokes(name, text) {
  const { spots, bracket, signs = '012345678' } = kinds[name];
  const places = [...text.matchAll(spots)].map((match) => match.index);
  let seed = 12345;
  for (let i = 0; ; i++) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    const at = places[seed % places.length];
    yield { at, sign: i % 5 === 4 ? bracket : signs[seed % signs.length] };
    yield { at, sign: text[at] };
  }
}

export const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
export const quantile = (list, q) =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * q))];
