/// A node a line, if it is no more than a move.

import { jsonLayout } from '../../syntax/json/layout';

export const layout = jsonLayout({
  whole: new Set(['tree', 'variations', 'move', 'setup', 'markup', 'score', 'coords']),
  broken: new Set(['tree', 'variations', 'setup', 'markup', 'score']),
  closing: '',
});
