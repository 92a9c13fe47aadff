/// What a record or its check puts on a cell: letters, forms, and the sign of a fault.

import type { Mark } from './position';
import { as, brief, circle, group, type Point, path, rect, type Shape, shape, UNIT } from './shape';

const R = 0.25 * UNIT;

export function* markDrawn({ label, form, color }: Mark, on: string): Generator<Shape> {
  if (label && on === 'on-wood') yield circle('clearing', 0.38 * UNIT);
  const drawn = form === undefined ? undefined : formDrawn(form, on, color);
  if (drawn) yield drawn;
  if (label) {
    const characters = [...label];
    const text = characters.length > 3 ? `${characters.slice(0, 2).join('')}…` : label;
    const size = characters.length > 2 ? ' medium' : '';
    const whole = text === label ? [] : [shape('title', {}, label)];
    yield shape('text', { class: `label ${on}${size}`, dy: '.35em' }, ...whole, text);
  } else if (!drawn) yield circle(`dot ${on}`, R / 2);
}

const OWNED: Readonly<Record<number, string>> = { 1: 'territory black', 2: 'territory white' };

function formDrawn(form: string, on: string, color = 0): Shape | undefined {
  const mark = (d: string): Shape => path(`mark ${on}`, d);
  switch (form) {
    case 'circle':
      return circle(`mark ${on}`, R);
    case 'square':
      return mark(`M${-R} ${-R}h${2 * R}v${2 * R}h${-2 * R}z`);
    case 'triangle':
      return mark(`M0 ${-1.15 * R}L${R} ${0.6 * R}H${-R}z`);
    case 'cross':
      return mark(`M${-R} ${-R}L${R} ${R}M${R} ${-R}L${-R} ${R}`);
    case 'diamond':
      return mark(`M0 ${-1.2 * R}L${R} 0L0 ${1.2 * R}L${-R} 0z`);
    case 'check':
      return mark(`M${-R} ${0.1 * R}L${-0.3 * R} ${0.9 * R}L${R} ${-0.9 * R}`);
    case 'territory':
      return rect(OWNED[color] ?? `dot ${on}`, R, R);
    case 'faded':
      return rect('veil', UNIT, UNIT);
    case 'selected':
      return rect(`dot ${on}`, 2 * R, 2 * R, { opacity: 0.6 });
    default:
      return undefined;
  }
}

const RING = circle(undefined, 0.47 * UNIT);
const BADGE: Point = { x: 0.36 * UNIT, y: -0.36 * UNIT };

/// A ring and an exclamation mark: not the colour alone. The fault of an earlier move has no ring and is smaller.
export function faultDrawn(message: string, here: boolean, ring = RING, { x, y } = BADGE): Shape {
  const sign = path('sign', 'M0 -2.4v2.8m0 1.4v0.6');
  const place = `translate(${brief(x)} ${brief(y)})${here ? '' : ' scale(0.8)'}`;
  return group(here ? 'fault' : 'fault before', [
    shape('title', {}, message),
    ...(here ? [as('ring', ring)] : []),
    group(undefined, [circle('badge', 0.23 * UNIT), sign], { transform: place }),
  ]);
}
