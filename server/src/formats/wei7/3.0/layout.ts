/// As the author of the specification writes: a step a line, and a point, a stone, a mark too.

import { jsonLayout } from '../../../syntax/json/layout';

export const layout = jsonLayout({
  whole: new Set(['steps', 'stones', 'marks', 'players', 'action', 'size']),
  broken: new Set(['steps', 'branches', 'stones', 'marks']),
  closing: ' ',
});
