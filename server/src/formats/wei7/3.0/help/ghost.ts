/// The point that is being written in a wei7 3.0 record.

import type { Scene } from '../../../../record/help';
import { type Ghost, ghostOf } from '../../../../record/view';
import { type At, isObject, valueAt } from '../../../../syntax/json/access';
import { FREE } from '../../../../syntax/json/schema';
import { whereAt } from '../../../../syntax/json/where';
import type { Wei7Course } from '../play/course';
import { placingAt, stepEvent } from '../play/event';

/// The point around the cursor, or else that of the step around it: one coordinate while there is only one, both while the
/// move cannot be played for want of something else.
export function* ghostAt({ root, offset }: Scene<Wei7Course>): Generator<void, Ghost | undefined> {
  const { around } = yield* whereAt(root, offset, FREE);
  const step = around[around.findLastIndex(({ name }) => name === 'steps') + 1];
  const move = valueAt(step, 'action', 'value');
  const place = around.findLast(({ node }) => valueAt({ node, at: 0 }, 'point')) ?? move;
  if (!place) return undefined;
  const { x, y } = placingAt(place);
  const lacks = step && place.at === move?.at && lacksColor(step);
  return x !== undefined && y !== undefined && !lacks ? undefined : ghostOf(x, y);
}

function lacksColor({ node }: At): boolean {
  if (!isObject(node)) return false;
  const { type, color } = stepEvent(node);
  return type !== 'mark' && color === undefined;
}
