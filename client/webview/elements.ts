/// Making elements. Text goes in as text; there is no way here to put in markup.

import { brief, type Shape } from '../../server/src/drawing/shape';

type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Kid = Node | string | undefined | false;

const SVG = 'http://www.w3.org/2000/svg';

const shown = (value: string | number | true): string =>
  value === true ? '' : typeof value === 'number' ? String(brief(value)) : value;

/// Sets what has a value and removes what has none.
export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) element.removeAttribute(name);
    else if (element.getAttribute(name) !== shown(value)) element.setAttribute(name, shown(value));
  }
}

function made<E extends Element>(element: E, attributes: Attributes, kids: readonly Kid[]): E {
  setAttributes(element, attributes);
  for (const kid of kids) if (kid) element.append(kid);
  return element;
}

export const svg = (name: string, attributes: Attributes = {}, ...kids: readonly Kid[]): SVGElement =>
  made(document.createElementNS(SVG, name) as SVGElement, attributes, kids);

/// A shape of a scene, with all that is in it.
export const elementOf = ({ name, attributes, kids }: Shape): SVGElement =>
  svg(name, attributes, ...kids.map((kid) => (typeof kid === 'string' ? kid : elementOf(kid))));

export const html = (name: string, attributes: Attributes = {}, ...kids: readonly Kid[]): HTMLElement =>
  made(document.createElement(name), attributes, kids);

/// Puts these in the place of what was there.
export function fill(element: Element, ...kids: readonly Kid[]): void {
  element.replaceChildren(...kids.filter((kid): kid is Node | string => Boolean(kid)));
}

/// Calls back whenever an element has another size, where there is a screen.
export function whenResized(element: Element, act: () => void): void {
  if (typeof ResizeObserver !== 'undefined') new ResizeObserver(act).observe(element);
}
