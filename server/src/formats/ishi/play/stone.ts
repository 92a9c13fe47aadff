/// What put the stones that a board shows: moves, or SETUP lines, of the event or of a diagram (5.4/SETUP).

import { type Ply, whoPut } from '../../../record/ply';
import type { Cell } from '../../../record/view';
import type { ItemAt } from '../../../syntax/lines/walk';
import type { Run } from '../../../text/node';
import { Kind } from '../keywords';
import { type SaidSetup, saidBy } from '../said';
import { isOn, keyOf, type Point } from '../said/points';
import { itemsOf } from '../said/section';
import type { Shown } from './board';
import { kindOf } from './passage';

export interface Scenery {
  readonly root: Run;
  /// The line of the move, diagram or event that is shown, and that of the event that it is in.
  readonly carrier: ItemAt | undefined;
  readonly event: ItemAt | undefined;
  readonly shown: Shown;
  /// Lines of the board that is played on.
  readonly size: number;
}

/// A move, or where the stone is named.
export function stoneOn({ root, carrier, event, shown, size }: Scenery, { x, y }: Cell): Ply | number | undefined {
  const point = { x, row: shown.size - y };
  const isDiagram = carrier !== undefined && kindOf(carrier.item) === Kind.DIAGRAM;
  const own = isDiagram ? settingOf(itemsOf(root, carrier), point) : undefined;
  if (own !== undefined || shown.apart || !isOn(point, size)) return own;
  const put = whoPut(shown.ply, (size - point.row) * size + x);
  return put && !put.isMove ? settingOf(itemsOf(root, event), point) : put;
}

/// The first stone stays.
function settingOf(items: Iterable<ItemAt>, point: Point): number | undefined {
  for (const { item, at } of items) {
    if (kindOf(item) !== Kind.SETUP) continue;
    const stone = (saidBy(item) as SaidSetup).stones.find((one) => keyOf(one.point) === keyOf(point));
    if (stone) return at + stone.field.at;
  }
  return undefined;
}
