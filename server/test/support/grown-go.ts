/// Records of Go of any size as they are: games played at random by the rules, with captures, comments that differ, marks and
/// variations; in each of the ways of writing.

import { GoPlay } from '../../src/formats/shared/go/play';
import type { Ply } from '../../src/record/ply';
import type { Grown } from './grown';
import { Random } from './random';

const SIDE = 19;
const MOVES = 250;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Move {
  readonly color: number;
  /// None for a pass.
  readonly point: Point | undefined;
  readonly number: number;
  readonly comment: string | undefined;
  readonly marks: readonly Point[];
  /// Another line instead of this move and all after it.
  readonly other?: readonly Move[];
}

const LETTERS = 'ABCDEFGHJKLMNOPQRST';
const SMALL = 'abcdefghijklmnopqrs';
const HAN = [...'黑白先后手在此落子局面趋于平稳角边中央厚薄轻重急缓劫活死攻守打吃提长立跳飞尖挡断'];
const WORDS =
  'a quiet move that looks after the corner before anything is done about the weak stones in the middle'.split(' ');

const pointAt = (cell: number): Point => ({ x: cell % SIDE, y: Math.floor(cell / SIDE) });

/// Games one after the other, none like another.
class Games {
  readonly random: Random;
  readonly #go = new GoPlay({ columns: SIDE, rows: SIDE, sized: true });

  constructor(
    seed: number,
    readonly plain: boolean,
    readonly moves = MOVES,
  ) {
    this.random = new Random(seed);
  }

  game(): Move[] {
    return this.#line(undefined, 1, this.moves, 2);
  }

  #line(start: Ply | undefined, first: number, count: number, others: number): Move[] {
    const moves: Move[] = [];
    let ply = start;
    for (let number = first; number < first + count; number++) {
      const isForked = others > 0 && number > first + 5 && this.random.chance(0.01);
      const other = isForked ? { other: this.#line(ply, number, 3 + this.random.below(8), 0) } : {};
      const before: Ply | undefined = ply;
      ply = this.#played(before, number);
      const point = typeof ply.cell === 'number' ? pointAt(ply.cell) : undefined;
      moves.push({ color: ply.color, point, number, comment: this.#comment(number), marks: this.#marks(), ...other });
    }
    return moves;
  }

  /// A move by the rules at random; a pass, where none is found.
  #played(before: Ply | undefined, number: number): Ply {
    const color = number % 2 ? 1 : 2;
    for (let tries = 0; tries < 50; tries++) {
      const made = this.#go.play(before, color, this.random.below(SIDE * SIDE), number);
      if (!made.occupied && !made.suicide && !made.retakes) return made.ply;
    }
    return this.#go.skip(before, color, null, number);
  }

  #comment(number: number): string | undefined {
    const { random } = this;
    if (!random.chance(0.3)) return undefined;
    const some = (from: readonly string[], most: number, between: string): string =>
      Array.from({ length: 4 + random.below(most) }, () => random.pick(from)).join(between);
    if (this.plain || random.chance(0.5)) return `${number}: ${some(WORDS, 20, ' ')} ${random.below(100_000)}.`;
    return `${some(HAN, 24, '')}${random.below(100_000)}${random.chance(0.2) ? '\u{1f600}' : '。'}`;
  }

  #marks(): Point[] {
    const cells = this.random.chance(0.25) ? 1 + this.random.below(5) : 0;
    const marked = new Set(Array.from({ length: cells }, () => this.random.below(SIDE * SIDE)));
    return [...marked].map(pointAt);
  }
}

interface Writing {
  move(move: Move): string;
  /// Moves, and the lines in which they go on.
  forked(moves: readonly string[], lines: readonly string[]): string;
  readonly between: string;
}

/// What forks is a line that ends where it does.
function nested(moves: readonly Move[], writing: Writing): string {
  const at = moves.findIndex(({ other }) => other !== undefined);
  if (at < 0) return writing.forked(moves.map(writing.move), []);
  const [first, ...rest] = moves.slice(at) as [Move, ...Move[]];
  const { other = [], ...own } = first;
  const lines = [[own, ...rest], other].map((line) => nested(line, writing));
  return writing.forked(moves.slice(0, at).map(writing.move), lines);
}

const json = ({ x, y }: Point): string => `"x": ${x}, "y": ${y}`;

const wei7: Writing = {
  between: ',\n',
  move({ color, point, comment, marks }) {
    const said = comment === undefined ? '' : `, "comment": "${comment}"`;
    const list = marks.map((mark, i) => `{"point": {${json(mark)}}, "symbol": "${LETTERS[i]}"}`).join(', ');
    const marked = list ? `, "marks": [${list}]` : '';
    return `{"action": {"type": "move", "value": {"color": ${color}, "point": ${point ? `{${json(point)}}` : 'null'}}}${said}${marked}}`;
  },
  forked: (moves, lines) =>
    `{${[moves.length > 0 ? `"steps": [\n${moves.join(',\n')}\n]` : '', lines.length > 0 ? `"branches": [\n${lines.join(',\n')}\n]` : ''].filter(Boolean).join(', ')}}`,
};

const jgf: Writing = {
  between: ',\n',
  move({ color, point, comment, marks }) {
    const said = comment === undefined ? '' : `, "comments": ["${comment}"]`;
    const coords = marks.map((mark) => `{${json(mark)}}`).join(', ');
    const marked = coords ? `, "markup": [{"type": "circle", "coords": [${coords}]}]` : '';
    return `{"move": {"color": "${color === 1 ? 'black' : 'white'}", ${point ? json(point) : '"pass": true'}}${said}${marked}}`;
  },
  forked: (moves, lines) =>
    `[\n${[...moves, ...(lines.length > 0 ? [`{"variations": [\n${lines.join(',\n')}\n]}`] : [])].join(',\n')}\n]`,
};

const sgf: Writing = {
  between: '\n',
  move({ color, point, comment, marks }) {
    const cell = ({ x, y }: Point): string => `[${SMALL[x]}${SMALL[y]}]`;
    const marked = marks.length > 0 ? `CR${marks.map(cell).join('')}` : '';
    return `;${color === 1 ? 'B' : 'W'}${point ? cell(point) : '[]'}${comment === undefined ? '' : `C[${comment}]`}${marked}`;
  },
  forked: (moves, lines) => `(${[...moves, ...lines].join('\n')})`,
};

/// Variations stand before the move that they are an alternative to.
function xmlLines(moves: readonly Move[]): string {
  return moves
    .map(({ color, point, comment, marks, other }) => {
      const place = point ? `x="${point.x}" y="${point.y}"` : 'type="pass"';
      const marked = marks.map(({ x, y }, i) => `<mark x="${x}" y="${y}" symbol="${SMALL[i]}"/>\n`).join('');
      const said = comment === undefined ? '' : ` comment="${comment}"`;
      const beside = other ? `<moves>\n${xmlLines(other)}</moves>\n` : '';
      return `${beside}${marked}<${color === 1 ? 'black' : 'white'} ${place}${said}/>\n`;
    })
    .join('');
}

/// They stand behind it.
function ishiLines(moves: readonly Move[]): string {
  const named = ({ x, y }: Point): string => `${LETTERS[x]}${SIDE - y}`;
  return moves
    .map(({ color, point, number, comment, marks, other }) => {
      const said = comment === undefined ? '' : `COM\n${comment}\nENDCOM\n`;
      const marked =
        marks.length > 0 ? `MARK ${marks.map((mark, i) => `${LETTERS[i]}@${named(mark)}`).join(' ')}\n` : '';
      const beside = other ? `VAR\n${ishiLines(other)}ENDVAR\n` : '';
      return `${color === 1 ? 'B' : 'W'} ${number} ${point ? named(point) : 'PASS'}\n${said}${marked}${beside}`;
    })
    .join('');
}

/// Games until the text is as long.
function filled(
  size: number,
  moves: number | undefined,
  write: (moves: readonly Move[]) => string,
  plain = false,
): string[] {
  const games = new Games(7, plain, moves);
  const list: string[] = [];
  for (let length = 0; length < size; length += list.at(-1)?.length ?? 0) list.push(write(games.game()));
  return list;
}

/// So many games of SGF as servers write them, moves alone, each a text of its own.
export function sgfGames(count: number, moves: number): string[] {
  const games = new Games(7, false, moves);
  const game = (): Move[] => games.game().map(({ other: _, ...move }) => ({ ...move, comment: undefined, marks: [] }));
  return Array.from({ length: count }, () => `(;FF[4]GM[1]CA[UTF-8]SZ[19]\n${nested(game(), sgf).slice(1)}\n`);
}

const digits = [...'0123456789'];
const inJson = { spot: /(?<="x": )\d(?=, "y": \d+\}\}\}|, "y": \d+\}[,}])/g, typed: digits, bracket: '}', quote: '"' };

export const goRecords: readonly Grown[] = [
  {
    id: 'wei7-3.0',
    language: 'wei7',
    file: 'a.wei7',
    ...inJson,
    text: (size, moves) =>
      `{"format": "wei7", "version": "3.0", "size": 19, "tree": {"branches": [\n${filled(size, moves, (game) => nested(game, wei7)).join(',\n')}\n]}}\n`,
  },
  {
    id: 'jgf',
    language: 'jgf',
    file: 'a.jgf',
    ...inJson,
    text: (size, moves) =>
      `{"record": {"format": "JGF", "version": 2}, "board": {"size": 19}, "tree": [{"variations": [\n${filled(size, moves, (game) => nested(game, jgf)).join(',\n')}\n]}]}\n`,
  },
  {
    id: 'wei7-2.2',
    language: 'wei7',
    file: 'a.wei7',
    spot: /(?<=[ke] x=")\d(?=")/g,
    typed: digits,
    bracket: '<',
    text: (size, moves) =>
      `<?xml version="1.0" encoding="UTF-8"?>\n<wei7 version="2.2">\n<size>19</size>\n<moves>\n${filled(size, moves, (game) => `<moves>\n${xmlLines(game)}</moves>\n`).join('')}<black x="18" y="18"/>\n</moves>\n</wei7>\n`,
  },
  {
    id: 'ishi',
    language: 'ishi',
    file: 'a.ishi',
    spot: /(?<=^[BW] \d+ [A-T])\d$/gm,
    typed: digits,
    bracket: '(',
    text: (size, moves) => filled(size, moves, (game) => `EVENT Game\nBOARDSIZE 19\n${ishiLines(game)}`, true).join(''),
  },
  {
    id: 'sgf',
    language: 'sgf',
    file: 'a.sgf',
    spot: /(?<=;[BW]\[)[a-s](?=[a-s]\])/g,
    typed: [...SMALL],
    bracket: ']',
    text: (size, moves) =>
      `(;FF[4]GM[1]CA[UTF-8]SZ[19]\n${filled(size, moves, (game) => nested(game, sgf)).join('\n')})\n`,
  },
];
