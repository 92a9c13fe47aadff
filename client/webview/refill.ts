/// Filling a part of the page again only when it would look different, and without taking the focus out of it.

import { fill } from './elements';

const filled = new WeakMap<Element, string>();

const FOCUSABLE = 'button, summary, [tabindex="0"]';

/// `key` says what the kids are made of. Answers whether they are new.
export function refill(
  element: Element,
  key: unknown,
  kids: () => readonly (Node | string | undefined | false)[],
): boolean {
  const now = JSON.stringify(key) ?? '';
  if (filled.get(element) === now) return false;
  filled.set(element, now);
  const focused = document.activeElement;
  const index = focused && element.contains(focused) ? [...element.querySelectorAll(FOCUSABLE)].indexOf(focused) : -1;
  fill(element, ...kids());
  if (index < 0) return true;
  const focusable = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
  (focusable[Math.min(index, focusable.length - 1)] ?? element.closest<HTMLElement>('[tabindex]'))?.focus();
  return true;
}
