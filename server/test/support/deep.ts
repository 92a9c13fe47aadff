/// Records in which variations nest deep: each line goes on in another one that stands in it, mostly with a short one beside it.

import type { Random } from './random';

interface Deep {
  readonly head: string;
  /// What stands before the next level, and behind it.
  level(color: number, random: Random): readonly [before: string, behind: string];
  /// What stands in the last one.
  readonly inner: string;
  readonly tail: string;
}

const SIDE = 9;
const COLUMNS = 'abcdefghi';

const sides = (color: number, black: string, white: string): string => (color === 1 ? black : white);

/// Something is said now and then.
const said = (random: Random, saying: (text: string) => string): string =>
  random.chance(0.2) ? saying(random.pick(['good', '好棋', 'a (b)'])) : '';

function step(color: number, random: Random): string {
  const point = `{"x": ${random.below(SIDE)}, "y": ${random.below(SIDE)}}`;
  const comment = said(random, (text) => `, "comment": "${text}"`);
  return `{"action": {"type": "move", "value": {"color": ${color}, "point": ${point}}}${comment}}`;
}

const node = (color: number, random: Random): string =>
  `{"move": {"color": "${sides(color, 'black', 'white')}", "x": ${random.below(SIDE)}, "y": ${random.below(SIDE)}}}`;

const element = (color: number, random: Random): string =>
  `<${sides(color, 'black', 'white')} x="${random.below(SIDE)}" y="${random.below(SIDE)}"/>`;

const line = (color: number, random: Random): string =>
  `${sides(color, 'B', 'W')} 1 ${COLUMNS[random.below(8)]?.toUpperCase()}${1 + random.below(SIDE)}\n`;

const stone = (color: number, random: Random): string =>
  `;${sides(color, 'B', 'W')}[${COLUMNS[random.below(SIDE)]}${COLUMNS[random.below(SIDE)]}]`;

const DEEP: Readonly<Record<string, Deep>> = {
  'wei7-3.0': {
    head: '{"format": "wei7", "version": "3.0", "size": 9, "tree": {"branches": [',
    level: (color, random) => [
      `{"steps": [${step(color, random)}], "branches": [`,
      random.chance(0.7) ? `, {"steps": [${step(3 - color, random)}]}]}\n` : ']}',
    ],
    inner: '{}',
    tail: ']}}\n',
  },
  jgf: {
    head: '{"record": {"format": "JGF", "version": 2}, "board": {"size": 9}, "tree": [{}, {"variations": [',
    level: (color, random) => [
      `[${node(color, random)}, {"variations": [`,
      random.chance(0.7) ? `, [${node(3 - color, random)}]]}]\n` : ']}]',
    ],
    inner: '[]',
    tail: ']}]}\n',
  },
  'wei7-2.2': {
    head: '<wei7 version="2.2">\n<size>9</size>\n<moves>\n',
    level: (color, random) => [
      `${element(color, random)}${said(random, (text) => `<!-- ${text} -->`)}<moves>\n`,
      `</moves>${element(color, random)}\n`,
    ],
    inner: '<black type="pass"/>',
    tail: '</moves>\n</wei7>\n',
  },
  ishi: {
    head: 'EVENT Deep\nBOARDSIZE 9\nB 1 A1\n',
    level: (color, random) => [
      `${line(color, random)}${said(random, (text) => `COM\n${text}\nENDCOM\n`)}VAR\n`,
      `ENDVAR\n${random.chance(0.3) ? line(color, random) : ''}`,
    ],
    inner: 'B 1 A1\n',
    tail: '',
  },
  sgf: {
    head: '(;FF[4]GM[1]SZ[9]\n',
    level: (color, random) => [
      `(${stone(color, random)}${said(random, (text) => `C[${text}]`)}`,
      `(${stone(3 - color, random)}${random.chance(0.1) ? 'QQ[1]' : ''}))\n`,
    ],
    inner: ';B[]',
    tail: ')\n',
  },
};

export const deepIds = Object.keys(DEEP);

export interface DeepRecord {
  readonly text: string;
  /// Where the innermost line begins.
  readonly bottom: number;
}

/// A record of a format, if it is one in which lines part.
export function deepRecord(format: string, depth: number, random: Random): DeepRecord | undefined {
  const deep = DEEP[format];
  if (!deep) return undefined;
  const levels = Array.from({ length: depth }, (_, i) => deep.level(1 + (i % 2), random));
  const before = deep.head + levels.map(([one]) => one).join('');
  const behind = levels.map(([, one]) => one).reverse();
  return { text: before + deep.inner + behind.join('') + deep.tail, bottom: before.length };
}
