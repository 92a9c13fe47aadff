/// What the examples of rules are made of: records that are whole, but for what the rule is about.

import { Army } from '../../../games/army/board';
import { layOut } from '../../../games/army/layout';
import { FIRST, SECOND } from '../../../games/army/pieces';
import { begin, standingAfter } from '../../../games/army/standing';
import { ranksIn } from './layouts-text';
import { flagText, groupText } from './notation';
import { placeIn } from './places';

export const FIRST_LAYOUT = 'bdfceghaikcdegfjhikjhljig';
export const SECOND_LAYOUT = 'gljhjhijikgcefakiehgdcfdb';

const HEAD = ';INFO[1.0]PA[甲队]PB[乙队]TL[1800]SL[31]';
const LAYOUTS = `;AA[${FIRST_LAYOUT}]\n;AB[${SECOND_LAYOUT}]`;
const END = ';EA[2]EB[2]';

interface Parts {
  readonly head?: string;
  readonly layouts?: string;
  /// Groups, each on its line.
  readonly moves?: readonly string[];
  readonly end?: string;
}

/// A record of these parts.
export const record = ({ head = HEAD, layouts = LAYOUTS, moves = [], end = END }: Parts = {}): string =>
  `(\n${[head, layouts, ...moves, end].filter(Boolean).join('\n')}\n)\n`;

/// The groups of moves, with what came of them: `G0F0 F4E3`.
export function groups(text: string): string[] {
  const board = new Army();
  layOut(board, FIRST, ranksIn(FIRST_LAYOUT) ?? []);
  layOut(board, SECOND, ranksIn(SECOND_LAYOUT) ?? []);
  let standing = begin(board);
  return text.split(' ').flatMap((name) => {
    const move = { from: placeIn(name.slice(0, 2)) ?? -1, to: placeIn(name.slice(2)) ?? -1, recorded: 3 } as const;
    const color = standing.toMove;
    const play = board.play(move);
    if (!play) return [];
    standing = standingAfter(standing, move, play);
    return [groupText(color, move, play.result, flagText(standing, 3 - color) ?? '00')];
  });
}

/// A record of these moves.
export const played = (moves: string, parts: Parts = {}): string => record({ ...parts, moves: groups(moves) });

/// The first side takes the flag of the second.
export const TAKEN = 'G0F0 F4E3 F0E0 E3F4 E0D0 F4E3 D0C0 E3F4 C0B0 F4E3 B0B1 E3F4 B1A1';
