import type { Sides } from '../brackets/chapter';

/// The letter B is Blue's here.
export const RED_AND_BLUE: Sides = {
  letters: ['R', 'B'],
  sides: [
    { en: 'Red', zh: '红' },
    { en: 'Blue', zh: '蓝' },
  ],
  players: ['red', 'blue'],
  signs: '.RB',
};
