/// The name of a file against the record in it.

import { BLUE } from '../../../games/dots/board';
import type { Finding } from '../../../record/finding';
import { valueAt } from '../../../syntax/json/access';
import type { Run } from '../../../text/node';
import { contradictionsIn } from '../names/headless';
import { type Header, headerOf } from '../shared/header/header';
import { wordOf } from '../shared/header/results';
import { sideSign } from './course';
import { firstColor, recordIn, textAt, winnerIn } from './record';
import { rules } from './rules';

/// What the record says of itself, as the header of another chapter would have it.
export function headerTold(root: Run): Header | undefined {
  const record = recordIn(root);
  if (!record) return undefined;
  const text = (name: string): string => textAt(valueAt(record, name)) ?? '';
  const teams = firstColor(record) === BLUE ? ['B', 'R'] : ['R', 'B'];
  return headerOf(['DB', ...teams.map(text), resultIn(root) ?? '', text('Date'), text('Event')]);
}

/// Who has won, told by winner and the colour of the first stroke.
function resultIn(root: Run): string | undefined {
  const record = recordIn(root);
  const first = firstColor(record);
  const winner = textAt(winnerIn(record));
  if (first === undefined || (winner !== 'R' && winner !== 'B')) return undefined;
  return wordOf(winner === sideSign(first) ? 'first' : 'second');
}

export const contradictions = (name: string, root: Run): Finding[] =>
  contradictionsIn(name, 'DB', resultIn(root), rules['file-name-result-agrees']);
