/// Several moves a line.

import { jsonLayout } from '../../../syntax/json/layout';

export const layout = jsonLayout({
  whole: new Set(['game']),
  broken: new Set(['game']),
  filled: new Set(['game']),
  closing: '',
});
