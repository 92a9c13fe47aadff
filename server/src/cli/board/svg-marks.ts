/// Marks on the picture of a board: forms drawn, labels written, both in a colour that is seen on what they stand on.

import type { Mark } from '../../record/view';
import { element, INK, UNIT, WOOD } from './svg-parts';

const R = UNIT * 0.24;

/// What marks are drawn with, and on.
const ON_WOOD = { ink: INK, ground: WOOD };

/// `sign` is what stands on the point.
export function markSvg(mark: Mark, x: number, y: number, sign: string, { ink, ground } = ON_WOOD): string {
  const color = sign === 'O' || sign === '.' ? ink : '#fafafa';
  const form = mark.form === undefined ? '' : formSvg(mark.form, x, y, color);
  if (!mark.label) return form || element('circle', { cx: x, cy: y, r: R / 2, fill: color });
  return (
    (sign === '.' ? element('circle', { cx: x, cy: y, r: UNIT * 0.36, fill: ground }) : '') +
    form +
    labelSvg(mark.label, x, y, color)
  );
}

function labelSvg(label: string, x: number, y: number, fill: string): string {
  const characters = [...label];
  const text = characters.length > 4 ? `${characters.slice(0, 3).join('')}…` : label;
  const size = UNIT * (characters.length > 2 ? 0.36 : 0.55);
  const font = { 'font-family': 'sans-serif', 'font-size': size, 'text-anchor': 'middle' };
  return element('text', { x, y, dy: '.35em', ...font, fill }, text);
}

function formSvg(form: string, x: number, y: number, stroke: string): string {
  const line = { fill: 'none', stroke, 'stroke-width': UNIT / 14 };
  switch (form) {
    case 'circle':
      return element('circle', { cx: x, cy: y, r: R, ...line });
    case 'square':
      return element('rect', { x: x - R, y: y - R, width: 2 * R, height: 2 * R, ...line });
    case 'triangle':
      return path(`M${x} ${y - 1.2 * R}l${1.04 * R} ${1.8 * R}h${-2.08 * R}z`, line);
    case 'cross':
      return path(`M${x - R} ${y - R}l${2 * R} ${2 * R}m0 ${-2 * R}l${-2 * R} ${2 * R}`, line);
    case 'diamond':
      return path(`M${x} ${y - 1.2 * R}l${R} ${1.2 * R}l${-R} ${1.2 * R}l${-R} ${-1.2 * R}z`, line);
    case 'check':
      return path(`M${x - R} ${y + 0.1 * R}l${0.7 * R} ${0.8 * R}l${1.3 * R} ${-1.8 * R}`, line);
    case 'territory':
      return element('rect', { x: x - R / 2, y: y - R / 2, width: R, height: R, fill: stroke });
    case 'selected':
      return element('rect', { x: x - R, y: y - R, width: 2 * R, height: 2 * R, fill: stroke, 'fill-opacity': 0.5 });
    default:
      return '';
  }
}

const path = (d: string, line: Readonly<Record<string, string | number>>): string =>
  element('path', { d: d.replace(/\.(\d\d)\d+/g, '.$1'), ...line });
