/// Games played at random on a small board, long enough for lists to grow high and for stones to be taken often.

import type { Random } from './random';

export interface RandomMove {
  readonly color: 1 | 2;
  /// None for a pass.
  readonly x?: number;
  readonly y?: number;
  /// Moves taken back instead of one made.
  readonly takeback?: number;
}

const SIDE = 6;

/// Moves as they come, some on points that are taken.
export function randomMoves(count: number, random: Random): RandomMove[] {
  return Array.from({ length: count }, (_, i) => {
    if (random.chance(0.03)) return { color: 1, takeback: 1 + random.below(12) };
    const color = random.chance(0.05) ? random.pick([1, 2] as const) : i % 2 ? 2 : 1;
    return random.chance(0.02) ? { color } : { color, x: random.below(SIDE), y: random.below(SIDE) };
  });
}

export function wei7Game(moves: number, random: Random): string {
  const line = `"steps": [\n${randomMoves(moves, random).map(wei7Step).join(',\n')}\n]`;
  const branch = (): string => `{"steps": [${randomMoves(20, random).map(wei7Step).join(', ')}]}`;
  return `{"format": "wei7", "version": "3.0", "size": ${SIDE}, "tree": {${line},\n"branches": [${branch()}, ${branch()}]}}\n`;
}

function wei7Step({ color, x, y, takeback }: RandomMove): string {
  if (takeback) return `{"action": {"type": "takeback", "value": ${takeback}}}`;
  const point = x === undefined ? 'null' : `{"x": ${x}, "y": ${y}}`;
  return `{"action": {"type": "move", "value": {"color": ${color}, "point": ${point}}}}`;
}

/// With set-ups, marks and variations, some of them in variations.
export function wei7XmlGame(moves: number, random: Random): string {
  const pre = '<pre title="开局"><black x="6" y="6" /><mark x="0" y="0" symbol="a" /></pre>\n';
  const line = (count: number, depth: number): string => {
    const steps = randomMoves(count, random).map((move) => {
      const beside = depth < 3 && random.chance(0.08) ? `<moves>\n${line(random.below(6), depth + 1)}</moves>\n` : '';
      return beside + wei7XmlStep(move, random);
    });
    return steps.join('');
  };
  const game = `<moves>\n${random.chance(0.5) ? pre : ''}${line(moves, 0)}</moves>`;
  return `<?xml version="1.0" encoding="utf-8"?>\n<wei7 version="2.2">\n<size>7</size>\n${game}\n</wei7>\n`;
}

function wei7XmlStep({ color, x, y, takeback }: RandomMove, random: Random): string {
  if (takeback) return `<mark x="${takeback}" y="0" symbol="b" />\n`;
  const point = x === undefined ? 'type="pass"' : `x="${x}" y="${y}"`;
  const problem = random.chance(0.05) ? ' problem="white"' : '';
  return `<${color === 1 ? 'black' : 'white'} ${point}${problem} />\n`;
}

export function jgfGame(moves: number, random: Random): string {
  const line = randomMoves(moves, random).map(jgfNode);
  const forks = [0, 1].map(() => `[${randomMoves(20, random).map(jgfNode).join(', ')}]`);
  const nodes = [...line, `{"variations": [${forks.join(',\n')}]}`];
  return `{"record": {"format": "JGF", "version": 2}, "board": {"size": ${SIDE}}, "tree": [\n${nodes.join(',\n')}\n]}\n`;
}

function jgfNode({ color, x, y }: RandomMove): string {
  const point = x === undefined ? '"pass": true' : `"x": ${x}, "y": ${y}`;
  return `{"move": {"color": "${color === 1 ? 'black' : 'white'}", ${point}}}`;
}

/// How a chapter writes stones: the letters of its sides, how many columns a game goes over, and its brackets.
export interface StoneTexts {
  readonly code: string;
  /// Who comes, again and again.
  readonly sides: string;
  readonly square?: true;
}

/// Stones as they come, the colours mostly in turn, some on points that are taken; long enough for somebody to win.
export const stoneGame =
  ({ code, sides, square }: StoneTexts) =>
  (moves: number, random: Random): string => {
    const [open, close] = square ? '()' : '{}';
    const stones = Array.from({ length: moves }, (_, i) => {
      const color = random.chance(0.03) ? random.pick(['B', 'W', 'b', 'R']) : sides[i % sides.length];
      const mark = random.chance(0.1) ? `MARK[${random.below(6) - 2}]` : '';
      const [column, row] = ['ABCDEFGHIJ'[random.below(10)], 1 + random.below(10)];
      return (square ? `${color}[${column}${row}]` : `${color}(${column},${row})`) + mark;
    });
    return `${open}[${code}][甲队][乙队][先手胜][2018.08.03 10:30 合肥][2018 CCGC];\n${stones.join(';\n')}${close}\n`;
  };

/// Two events of moves with variations inside each other, comments, marks and diagrams, on points that are often taken.
export function ishiGame(moves: number, random: Random): string {
  const event = (count: number): string[] => [
    'EVENT',
    `BOARDSIZE ${SIDE}`,
    'SETUP B A1 W B2',
    ...ishiLines(count, random, 0),
  ];
  return [...event(moves), ...event(20), ''].join(random.pick(['\n', '\r\n']));
}

function ishiLines(count: number, random: Random, level: number): string[] {
  return randomMoves(count, random).flatMap(({ color, x = 9, y = 0 }, i) => {
    const point = x === 9 ? 'PASS' : `${'ABCDEF'[x]}${y + 1}`;
    const lines = [`${color === 1 ? 'B' : 'W'} ${i + 1} ${point}`];
    if (random.chance(0.1)) lines.push(`PRISONER #${1 + random.below(i + 1)} ${point}`);
    if (random.chance(0.1)) lines.push(random.pick(['MARK ALL', 'MARK #1-5 C3 a@D4', 'UNMARK #2', 'HIDE C3']));
    if (random.chance(0.1)) lines.push('COM', random.pick(['VAR is a word', 'ENDVAR', 'B 1 is good']), 'ENDCOM');
    if (random.chance(0.05)) lines.push('DIAGRAM A1 D4', 'SETUP W C3', 'HIDE #1-3');
    if (level < 4 && random.chance(0.1)) lines.push('VAR', ...ishiLines(random.below(8), random, level + 1), 'ENDVAR');
    return lines;
  });
}

/// Two games of moves with variations in each other, marks, comments and set-up, on points that are often taken.
export function sgfGame(moves: number, random: Random): string {
  const end = random.pick(['\n', '\r\n', '']);
  const game = (count: number): string =>
    `(;FF[${random.pick([3, 4])}]GM[1]SZ[${SIDE}]AB[aa]AW[bb]${end}${sgfLine(count, random, 0, end)})`;
  return `${game(moves)}${end}${game(20)}${end}`;
}

function sgfLine(count: number, random: Random, level: number, end: string): string {
  const nodes = randomMoves(count, random).map(({ color, x, y = 0 }) => {
    const point = x === undefined ? '' : `${'abcdef'[x]}${'abcdef'[y]}`;
    const more = [
      'C[a [note\\] (;)]',
      'TR[aa:cc]',
      'LB[aa:A][bb:1]',
      'KO[]',
      'DD[aa:bb]',
      'VW[]',
      'AE[cc]',
      'PB[x]',
      'QQ[1]',
    ];
    return `;${color === 1 ? 'B' : 'W'}[${point}]${random.chance(0.2) ? random.pick(more) : ''}`;
  });
  const fork = (): string => `(${sgfLine(1 + random.below(8), random, level + 1, end)})`;
  const forks = level < 5 && random.chance(0.6) ? Array.from({ length: 1 + random.below(3) }, fork) : [];
  return [...nodes, ...forks].join(random.chance(0.5) ? end : '');
}
