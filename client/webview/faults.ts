/// What is wrong, here and in earlier moves, to be read and gone to.

import type { Board, Fault, Place } from '../src/board/messages';
import { html } from './elements';
import type { Say } from './words';

export function* faultLists({ faults }: Board, say: Say, go: (position: Place) => void): Generator<HTMLElement> {
  const here = faults.filter((fault) => fault.here);
  const before = faults.filter((fault) => !fault.here);
  const list = (some: readonly Fault[], name: string) =>
    html('ul', { class: 'faults', 'aria-label': name }, ...some.map((fault) => html('li', {}, entry(fault, say, go))));
  if (here.length > 0) yield list(here, say('faults'));
  if (before.length === 0) return;
  const name = say('faultsBefore', { number: before.length });
  yield html('details', { class: 'before' }, html('summary', {}, name), list(before, name));
}

function entry({ message, clause, severity, position }: Fault, say: Say, go: (position: Place) => void): HTMLElement {
  const kind = severity === 'warning' || severity === 'info' ? severity : 'error';
  const words = [
    html('span', { class: 'unseen' }, `${say(kind)}: `),
    ...inline(message),
    ' ',
    html('span', { class: 'clause' }, clause),
  ];
  if (!position) return html('span', { class: `entry ${kind}` }, ...words);
  const button = html('button', { type: 'button', class: `entry ${kind}` }, ...words);
  button.addEventListener('click', () => go(position));
  return button;
}

/// Words between two backticks are code.
function* inline(text: string): Generator<Node | string> {
  for (const [part, code] of text.matchAll(/`([^`]+)`|[^`]+|`/g)) {
    yield code === undefined ? part : html('code', {}, code);
  }
}
