/// The signs on the buttons, each drawn in a square of 16.

import { html, svg } from './elements';

const ICONS: Readonly<Record<string, string>> = {
  start: 'M4 3v10M13 3L7 8l6 5z',
  previous10: 'M8 3L2.5 8 8 13zM14 3L8.5 8l5.5 5z',
  previous: 'M11 3L5 8l6 5z',
  next: 'M5 3l6 5-6 5z',
  next10: 'M8 3l5.5 5L8 13zM2 3l5.5 5L2 13z',
  end: 'M12 3v10M3 3l6 5-6 5z',
  play: 'M4.5 2.5l8.5 5.5-8.5 5.5z',
  pause: 'M4.5 3h2v10h-2zM9.5 3h2v10h-2z',
  previousVariation: 'M3 10.5l5-6 5 6z',
  nextVariation: 'M3 5.5l5 6 5-6z',
  nextComment: 'M2.5 3h11v7.5H8L5 13.5v-3H2.5z',
  nextFault: 'M8 2.5L14.5 13.5h-13zM8 6.5v3M8 11.3v.8',
  display: 'M3 6.800a1.200 1.200 0 1 0 .01 0M8 6.800a1.200 1.200 0 1 0 .01 0M13 6.800a1.200 1.200 0 1 0 .01 0',
  problem: 'M5.5 6a2.5 2.5 0 1 1 3.8 2.1c-.9.6-1.3 1-1.3 2M8 12.8v.4',
  evaluation: 'M2.5 5.5h11M8 3v10M5 13h6M2.5 5.5L1 10h3zM13.5 5.5L12 10h3z',
};

const FILLED = new Set([
  'display',
  'start',
  'previous10',
  'previous',
  'next',
  'next10',
  'end',
  'play',
  'pause',
  'previousVariation',
  'nextVariation',
]);

export const icon = (name: string): SVGElement => drawnIcon(ICONS[name] ?? '', FILLED.has(name));

export function drawnIcon(d: string, filled = false): SVGElement {
  const look = { viewBox: '0 0 16 16', class: filled ? 'icon filled' : 'icon', 'aria-hidden': 'true' };
  return svg('svg', look, svg('path', { d }));
}

export function iconButton(name: string, act: (event: MouseEvent) => void): HTMLElement {
  const made = html('button', { type: 'button', class: name }, icon(name));
  made.addEventListener('click', act);
  return made;
}
