/// The records that show the rules of EinStein.

import { samplesOf } from '../shared/rules/samples';

const RED = 'R:A5-1;B5-4;C5-2;A4-6;B4-3;A3-5';
const BLUE = 'B:E3-2;D2-6;E2-4;C1-1;D1-3;E1-5';

export const FEW = '1:4;(R4,C4)\n2:4;(B4,D3)';

/// Teams are written with their colours.
const coloured = (header: string): string =>
  header.replace(/\[甲队(?=[\][])/, '[甲队 R').replace(/\[乙队(?=[\][])/, '[乙队 B');

/// `moves` are the layouts too, where they are given.
const record = (header: string, moves: string): string => {
  const layouts = /^[RB]/m.test(moves) ? '' : `${RED}\n${BLUE}\n`;
  return `#${coloured(header)};\n${layouts}${moves}\n`;
};

export const samples = samplesOf({ code: 'WTN', moves: FEW, record });
export const { sound, told, played } = samples;

/// Other layouts, with a first move or without.
export const laid = (red: string, blue = BLUE, moves = ''): string =>
  played([red, blue, moves].filter(Boolean).join('\n'));
export { BLUE, RED };

/// Red comes to the corner.
export const WON = [
  '1:4;(R4,C4)',
  '2:6;(B6,D3)',
  '3:4;(R4,D4)',
  '4:6;(B6,C3)',
  '5:4;(R4,E3)',
  '6:6;(B6,B3)',
  '7:4;(R4,E2)',
  '8:6;(B6,A4)',
  '9:4;(R4,E1)',
].join('\n');
