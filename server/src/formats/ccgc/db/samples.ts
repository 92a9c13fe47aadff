/// What the examples of rules are made of: records that are whole, but for what the rule is about.

import { Dots, RED } from '../../../games/dots/board';
import { type Score, START, scoreAfter } from '../../../games/dots/score';
import type { Example } from '../../../spec/rule';
import { written as strokeText } from './notation';

const MEMBERS = {
  R: '"甲队"',
  B: '"乙队"',
  winner: '"R"',
  RScore: '"0"',
  BScore: '"0"',
  Date: '"2018-08-03"',
  Event: '"2018 CCGC"',
};

const written = (members: readonly (readonly [name: string, value: string])[]): string =>
  `{\n${members.map(([name, value]) => `  "${name}": ${value}`).join(',\n')}\n}\n`;

type Members = Readonly<Record<string, string>>;

const GAME = '[\n    {"piece": "r(a1,h)"},\n    {"piece": "b(c3,v)"}\n  ]';

/// A record with other values, or with more members.
export const record = (members: Members = {}): string =>
  written(Object.entries({ ...MEMBERS, game: GAME, ...members }));

/// One that lacks a member, or has it by another name.
export const renamed = (name: string, now?: string): string =>
  written(
    Object.entries({ ...MEMBERS, game: GAME }).flatMap(([one, value]): [string, string][] => {
      if (one !== name) return [[one, value]];
      return now === undefined ? [] : [[now, value]];
    }),
  );

/// A record of these entries.
export const entries = (list: readonly string[], members: Members = {}): string =>
  record({ ...members, game: `[\n${list.map((entry) => `    ${entry}`).join(',\n')}\n  ]` });

/// A record of these strokes: `r(a1,h)`.
export const strokes = (text: string, members: Members = {}): string =>
  entries(
    text.split(' ').map((piece) => `{"piece": "${piece.replaceAll('_', ' ')}"}`),
    members,
  );

/// Red has the box at the lower left.
export const BOX = 'r(a1,h) b(a2,h) r(a1,v) b(c3,v) r(b1,v)';

/// A whole game, in which everybody closes what can be closed and draws the first free line otherwise.
function wholeGame(): Score & { readonly text: string } {
  const board = new Dots();
  const list: string[] = [];
  let score: Score = { ...START, toMove: RED };
  for (let [cell] = board.free(); cell !== undefined; [cell] = board.free()) {
    const stroke = { color: score.toMove, cell };
    list.push(strokeText(stroke));
    score = scoreAfter(score, stroke.color, board.play(stroke)?.boxes.length ?? 0);
  }
  return { ...score, text: list.join(' ') };
}

export const WHOLE = wholeGame();

/// In a file of a name.
export const called = (name: string, text = record()): Example => ({ text, name });
