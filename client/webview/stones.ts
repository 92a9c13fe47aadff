/// Stones, by their signs: X is black, O white; more sides have the digits from 3 on.

import { svg } from './elements';
import type { Piece } from './looks';
import { UNIT } from './points';
import type { Say } from './words';

export const STONE = 0.48 * UNIT;

export const stone = (sign: string): Piece => ({
  drawn: () => [
    svg('circle', { class: 'shadow', cx: 0.7, cy: 1.3, r: STONE }),
    svg('circle', { class: classOf(sign), r: STONE }),
  ],
  name: (say) => nameOf(sign, say),
  under: sign === 'O' ? 'on-white' : 'on-black',
});

function nameOf(sign: string, say: Say): string {
  if (sign === 'X') return say('blackStone');
  return sign === 'O' ? say('whiteStone') : say('otherStone', { sign });
}

function classOf(sign: string): string {
  if (sign === 'X') return 'stone black';
  if (sign === 'O') return 'stone white';
  return /^[3-9]$/.test(sign) ? `stone other side${sign}` : 'stone other';
}
