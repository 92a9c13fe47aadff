/// What says more than a move stands on a line of its own; what is said of the game, on lines of its own in the first node.

import { sgfLayout } from '../../syntax/sgf/layout';
import { MARKS, standard } from './properties';

const ALONE: ReadonlySet<string> = new Set(['C', ...MARKS, 'LB', 'LN', 'AR', 'DD', 'VW', 'TB', 'TW', 'GC']);

const GROUPS = ['root', 'info', 'setup'];

export const layout = sgfLayout({
  alone: (name) => ALONE.has(name) || standard.get(name)?.place === 'setup',
  group: (name) => (name === 'GC' ? GROUPS.length : GROUPS.indexOf(standard.get(name)?.place ?? '')),
});
