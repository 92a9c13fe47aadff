/// The point that is being written in a value.

import type { Scene } from '../../../record/help';
import { type Ghost, ghostOf } from '../../../record/view';
import type { SgfCourse } from '../play/course';
import { lineOf } from '../points';
import { standard } from '../properties';
import { valueAt } from '../where/place';

const WITH_POINTS = new Set(['point', 'move', 'line', 'label']);

/// One letter is a column, two are a point as long as nothing closes the value behind them.
export function* ghostAt({ root, offset, here }: Scene<SgfCourse>): Generator<void, Ghost | undefined> {
  yield* [];
  const place = valueAt(root, offset);
  const context = here?.state.context;
  const type = place && standard.get(place.property.name)?.type;
  if (!place || !type || !WITH_POINTS.has(type) || !context?.sized) return undefined;
  const parts = place.typed.split(':');
  if (type === 'label' && parts.length > 1) return undefined;
  const typed = parts[parts.length - 1] ?? '';
  if (typed.length < 1 || typed.length > 2) return undefined;
  const isWhole =
    place.value.closed && typed.length === 2 && place.value.end - place.value.at - 2 === place.typed.length;
  if (isWhole) return undefined;
  const [x = -1, y] = [...typed].map((letter) => lineOf(letter.charCodeAt(0)));
  if (x < 0 || x >= context.columns || (y !== undefined && (y < 0 || y >= context.rows))) return undefined;
  return ghostOf(x, y);
}
