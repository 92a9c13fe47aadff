/// What a record or its check puts on a point: letters, forms, and the sign of a fault.

import type { Mark } from '../src/board/messages';
import { svg } from './elements';
import { UNIT } from './points';

const R = 0.25 * UNIT;

export function* markDrawn({ label, form }: Mark, on: string): Generator<SVGElement> {
  if (label && on === 'on-wood') yield svg('circle', { class: 'clearing', r: 0.38 * UNIT });
  const shape = form === undefined ? undefined : formDrawn(form, on);
  if (shape) yield shape;
  if (label) {
    const characters = [...label];
    const text = characters.length > 3 ? `${characters.slice(0, 2).join('')}…` : label;
    const size = characters.length > 2 ? ' medium' : '';
    yield svg('text', { class: `label ${on}${size}`, dy: '.35em' }, svg('title', {}, label), text);
  } else if (!shape) yield svg('circle', { class: `dot ${on}`, r: R / 2 });
}

function formDrawn(form: string, on: string): SVGElement | undefined {
  const line = { class: `mark ${on}` };
  switch (form) {
    case 'circle':
      return svg('circle', { ...line, r: R });
    case 'square':
      return svg('path', { ...line, d: `M${-R} ${-R}h${2 * R}v${2 * R}h${-2 * R}z` });
    case 'triangle':
      return svg('path', { ...line, d: `M0 ${-1.15 * R}L${R} ${0.6 * R}H${-R}z` });
    case 'cross':
      return svg('path', { ...line, d: `M${-R} ${-R}L${R} ${R}M${R} ${-R}L${-R} ${R}` });
    case 'diamond':
      return svg('path', { ...line, d: `M0 ${-1.2 * R}L${R} 0L0 ${1.2 * R}L${-R} 0z` });
    case 'check':
      return svg('path', { ...line, d: `M${-R} ${0.1 * R}L${-0.3 * R} ${0.9 * R}L${R} ${-0.9 * R}` });
    case 'territory':
      return svg('rect', { class: `dot ${on}`, x: -R / 2, y: -R / 2, width: R, height: R });
    case 'selected':
      return svg('rect', { class: `dot ${on}`, x: -R, y: -R, width: 2 * R, height: 2 * R, opacity: 0.6 });
    default:
      return undefined;
  }
}

const BADGE = 0.36 * UNIT;

/// A ring and an exclamation mark: not the colour alone. The fault of an earlier move has no ring and is smaller.
export function faultDrawn(message: string, here: boolean): SVGElement {
  const sign = svg('path', { class: 'sign', d: 'M0 -2.4v2.8m0 1.4v0.6' });
  const badge = svg('circle', { class: 'badge', r: 0.23 * UNIT });
  const place = `translate(${BADGE} ${-BADGE})${here ? '' : ' scale(0.8)'}`;
  return svg(
    'g',
    { class: here ? 'fault' : 'fault before' },
    svg('title', {}, message),
    here && svg('circle', { class: 'ring', r: 0.47 * UNIT }),
    svg('g', { transform: place }, badge, sign),
  );
}
