/// The looks of shapes in a picture that stands alone, by their classes: what the panel's style sheets say, without a theme.
/// A rule holds for shapes that have all its classes; later rules go before earlier ones. `$mark` is what marks are drawn with.

import type { Attributes } from './shape';

type Rule = readonly [classes: string, looks: Attributes];

export interface Palette {
  readonly rules: readonly Rule[];
  /// Stones are shaded, and cast a shadow.
  readonly isShaded: boolean;
}

interface Colours {
  readonly wood: string;
  readonly dark: string;
  readonly light: string;
  readonly ink: string;
  readonly accent: string;
  /// On white stones.
  readonly dim: string;
}

const line = (stroke: string, width: number): Attributes => ({ fill: 'none', stroke, 'stroke-width': width });
const script = (size: number, more: Attributes = {}): Attributes => ({
  'font-family': 'sans-serif',
  'font-size': size,
  'text-anchor': 'middle',
  ...more,
});
const chinese = (size: number, more: Attributes = {}): Attributes =>
  script(size, { 'font-family': 'Noto Sans SC, Microsoft YaHei, PingFang SC, SimHei, sans-serif', ...more });

const RED = '#c0362a';
const BLUE = '#2363ad';

const rulesFor = ({ wood, dark, light, ink, accent, dim }: Colours): readonly Rule[] => [
  ['wood', { fill: wood }],
  ['lines', line(ink, 0.75)],
  ['edge', { ...line(ink, 1.3), 'stroke-linecap': 'square' }],
  ['stars', { fill: ink }],
  ['line-name', script(7.4, { fill: ink, stroke: wood, 'stroke-width': 2, 'paint-order': 'stroke' })],
  ['long', { 'font-size': 5.5 }],
  ['few', { 'font-size': 11 }],
  ['few long', { 'font-size': 8 }],
  ['light-squares', { fill: light }],
  ['dark-squares', { fill: dark }],
  ['frame-of-squares', line(ink, 1)],
  // Pieces
  ['shadow', { fill: '#000', 'fill-opacity': 0.22 }],
  ['stone other', { fill: '#808b96', stroke: '#1b1b1b', 'stroke-width': 0.5 }],
  ['stone black', { fill: 'url(#shade-black)', stroke: '#000', 'stroke-width': 0.3 }],
  ['stone white', { fill: 'url(#shade-white)', stroke: '#8d8675', 'stroke-width': 0.5 }],
  ['stone red', { fill: 'url(#shade-red)', stroke: '#6e1710', 'stroke-width': 0.4 }],
  ['stone side3', { fill: RED }],
  ['stone side4', { fill: '#2471a3' }],
  ['stone side5', { fill: '#1e8449' }],
  ['stone side6', { fill: '#7d3c98' }],
  ['amazon', { 'stroke-width': 0.9, 'stroke-linejoin': 'round' }],
  ['amazon white', { fill: '#fffdf7', stroke: '#3a3226' }],
  ['amazon black', { fill: '#161412', stroke: '#161412', 'stroke-width': 0.6 }],
  ['burnt', { fill: '#4a4641', stroke: '#2b2825', 'stroke-width': 0.8 }],
  ['crossed', { ...line('#d9d2c6', 1.8), 'stroke-linecap': 'round' }],
  ['hexagon red', { fill: 'url(#shade-red)', stroke: '#6e1710', 'stroke-width': 0.6 }],
  ['hexagon blue', { fill: 'url(#shade-blue)', stroke: '#0f3566', 'stroke-width': 0.6 }],
  ['cube red', { fill: RED }],
  ['cube blue', { fill: BLUE }],
  ['lit', { fill: '#fff', 'fill-opacity': 0.38 }],
  ['unlit', { fill: '#000', 'fill-opacity': 0.3 }],
  ['cube-number', script(11, { fill: '#fff', 'font-weight': 700 })],
  ['plate red', { fill: '#b92d22', stroke: '#6e1710', 'stroke-width': 0.8 }],
  ['plate black', { fill: '#2b2b2e', stroke: '#000', 'stroke-width': 0.8 }],
  ['plate-name', chinese(11.5, { fill: '#fff', 'font-weight': 600, 'letter-spacing': 1.4 })],
  ['plate-back', { ...line('#fff', 0.8), 'stroke-opacity': 0.7 }],
  // Boards
  ['rim red', { fill: RED }],
  ['rim blue', { fill: BLUE }],
  ['cells', { fill: light, stroke: ink, 'stroke-width': 0.7 }],
  ['ring-line inner', line('#a2402f', 1.5)],
  ['ring-line outer', line('#20676b', 1.5)],
  ['home', { 'fill-opacity': 0.2 }],
  ['home red', { fill: RED }],
  ['home blue', { fill: BLUE }],
  ['goal red', { fill: RED }],
  ['goal blue', { fill: BLUE }],
  ['die', { fill: '#fff', stroke: '#8d8675', 'stroke-width': 1 }],
  ['die red', { fill: RED, stroke: '#6e1710' }],
  ['die blue', { fill: BLUE, stroke: '#0f3566' }],
  ['die none', { 'fill-opacity': 0.35 }],
  ['pip', { fill: '#fff' }],
  ['dots', { fill: ink }],
  ['drawn none', { fill: ink }],
  ['drawn red', { fill: RED }],
  ['drawn blue', { fill: BLUE }],
  ['owned red', { fill: RED, 'fill-opacity': 0.3 }],
  ['owned blue', { fill: BLUE, 'fill-opacity': 0.3 }],
  ['owner', script(11, { 'font-weight': 700 })],
  ['owner red', { fill: '#8c1c13' }],
  ['owner blue', { fill: '#123f78' }],
  ['owner small', { 'font-size': 8.5 }],
  ['score', script(12.5, { 'font-weight': 700, fill: ink })],
  ['road', line(ink, 0.8)],
  ['railway', line(ink, 3.4)],
  ['sleepers', { ...line(light, 2), 'stroke-dasharray': '6 6' }],
  ['station', { fill: light, stroke: ink, 'stroke-width': 0.8 }],
  ['camp', { fill: light, stroke: ink, 'stroke-width': 1 }],
  ['camp-name', chinese(6.2, { fill: ink })],
  ['headquarters', { fill: '#a8372c' }],
  ['headquarters-name', chinese(6.4, { fill: '#fff' })],
  ['mountain', { fill: '#6f7f5a', stroke: '#46533a', 'stroke-width': 0.8, 'stroke-linejoin': 'round' }],
  ['snow', { fill: '#f4f2ed' }],
  // What is said of cells
  ['on-wood', { $mark: ink }],
  ['on-white', { $mark: dim }],
  ['on-black', { $mark: '#fff' }],
  ['clearing', { fill: wood }],
  ['veil', { fill: wood, 'fill-opacity': 0.65 }],
  ['bubble', { fill: '#fffdf7', stroke: ink, 'stroke-width': 1 }],
  ['way', { ...line(ink, 1.2), 'stroke-dasharray': '1.9 1.9' }],
  ['mark', line('$mark', 1.6)],
  ['last', line('$mark', 1.6)],
  ['fallen', { ...line('$mark', 1.4), 'stroke-linecap': 'round', 'stroke-opacity': 0.7 }],
  ['dot', { fill: '$mark' }],
  ['territory black', { fill: '#161412', stroke: '#fffdf7', 'stroke-width': 0.4 }],
  ['territory white', { fill: '#fffdf7', stroke: '#3a3226', 'stroke-width': 0.6 }],
  ['number', script(9.5, { fill: '$mark' })],
  ['label', script(9.5, { fill: '$mark', 'font-weight': 700 })],
  ['medium', { 'font-size': 8 }],
  ['small number', { 'font-size': 6.5 }],
  ['latest', { 'font-weight': 700, 'text-decoration': 'underline' }],
  ['last-square', { fill: accent, 'fill-opacity': 0.4 }],
  ['target', { fill: accent, stroke: '#fff', 'stroke-width': 1 }],
  ['target shot', { fill: '#4a4641', 'fill-opacity': 0.35, stroke: accent, 'stroke-width': 1.4 }],
  ['target-crossed', { ...line('#fff', 1.8), 'stroke-linecap': 'round' }],
  ['ring', line('#d13438', 1.6)],
  ['badge', { fill: '#d13438' }],
  ['sign', { ...line('#fff', 1.3), 'stroke-linecap': 'round' }],
  // What lies across cells
  ['band', { fill: accent, 'fill-opacity': 0.22 }],
  [
    'typed-stone',
    { fill: '#fff', 'fill-opacity': 0.5, stroke: accent, 'stroke-width': 1.4, 'stroke-dasharray': '2.2 1.6' },
  ],
  ['typed-stone black', { fill: '#000' }],
  ['typed-stone red', { fill: RED }],
  ['typed-stone blue', { fill: BLUE }],
  ['typed-place', { fill: accent, stroke: '#fff' }],
  [
    'way-of-move',
    { ...line(accent, 1.8), 'stroke-linecap': 'round', 'stroke-linejoin': 'round', 'stroke-opacity': 0.8 },
  ],
  ['way-from', { fill: accent, 'fill-opacity': 0.8 }],
  ['way-of-arrow', { ...line(accent, 1.2), 'stroke-dasharray': '2.5 3', 'stroke-opacity': 0.8 }],
  ['arrow-head', { fill: accent }],
  ['drawn-line', { ...line(accent, 2), 'stroke-linecap': 'round', 'stroke-opacity': 0.85 }],
  ['drawn-head', { fill: accent }],
  ['stroke', { ...line('#1e88e5', 3), 'stroke-linecap': 'round', 'stroke-opacity': 0.75 }],
  ['won', line('#1e88e5', 1.8)],
];

export const WOODEN: Palette = {
  rules: rulesFor({
    wood: '#e9c88c',
    dark: '#c9a062',
    light: '#f4e2bd',
    ink: '#4c3a1c',
    accent: '#0a63b8',
    dim: '#14110b',
  }),
  isShaded: true,
};

/// For printing in black and white.
export const PRINTED: Palette = {
  rules: [
    ...rulesFor({ wood: '#fff', dark: '#d8d8d8', light: '#fff', ink: '#000', accent: '#000', dim: '#000' }),
    ['stone', { stroke: '#000', 'stroke-width': 0.8 }],
    ['stone black', { fill: '#000' }],
    ['stone white', { fill: '#fff' }],
    ['stone other', { fill: '#bbb' }],
    ['other on-black', { $mark: '#000' }],
    ['latest', { 'font-weight': 400, 'text-decoration': undefined }],
  ],
  isShaded: false,
};
