/// Making elements. Text goes in as text; there is no way here to put in markup.

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;
type Kid = Node | string | undefined | false;

const SVG = 'http://www.w3.org/2000/svg';

/// Two decimals are more than anybody sees.
const shown = (value: string | number | true): string =>
  value === true ? '' : typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

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

export const html = (name: string, attributes: Attributes = {}, ...kids: readonly Kid[]): HTMLElement =>
  made(document.createElement(name), attributes, kids);

/// Puts these in the place of what was there.
export function fill(element: Element, ...kids: readonly Kid[]): void {
  element.replaceChildren(...kids.filter((kid): kid is Node | string => Boolean(kid)));
}
