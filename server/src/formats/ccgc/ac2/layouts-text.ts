/// A layout as it is written: a code for each place of a side.

import { PIECES, surplus } from '../../../games/army/layout';
import { rankIn } from '../../../games/army/pieces';

/// Undefined if the layout cannot be used.
export function ranksIn(text: string): readonly number[] | undefined {
  const ranks = [...text].flatMap((code) => rankIn(code) ?? []);
  return text.length === PIECES && ranks.length === PIECES && surplus(ranks).length === 0 ? ranks : undefined;
}
