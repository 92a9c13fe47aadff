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

const game = (move) => Array.from({ length: MOVES }, (_, i) => move(i)).join(',\n');

const records = {
  wei7: (games) =>
    `{"format": "wei7", "version": "3.0", "tree": {"branches": [\n${games(`{"steps": [\n${game(wei7Move)}\n]}`)}\n]}}\n`,
  jgf: (games) =>
    `{"record": {"format": "JGF", "version": 2}, "tree": [{"variations": [\n${games(`[\n${game(jgfMove)}\n]`)}\n]}]}\n`,
};

export const languages = Object.keys(records);

/// A record of about so many characters, and how many moves it has.
export function recordOf(language, size) {
  const one = records[language]((text) => text).length;
  const count = Math.max(1, Math.round(size / one));
  return { text: records[language]((text) => Array(count).fill(text).join(',\n')), moves: count * MOVES };
}

/// One keystroke after the other somewhere in a text: a digit of a coordinate becomes another, or every fifth time a bracket,
/// and with the next keystroke it is as it was.
export function* keystrokes(text) {
  const spots = [...text.matchAll(/"x": \d(?=[,}])/g)].map((match) => match.index + match[0].length - 1);
  let seed = 12345;
  for (let i = 0; ; i++) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    const at = spots[seed % spots.length];
    yield { at, sign: i % 5 === 4 ? '}' : String(seed % 9) };
    yield { at, sign: text[at] };
  }
}

export const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];
export const quantile = (list, q) =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * q))];
