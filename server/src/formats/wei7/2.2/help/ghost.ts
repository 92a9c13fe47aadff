/// The point that is being written in a wei7 2.2 record: the column or the row, while there is only one of its coordinates.

import type { Scene } from '../../../../record/help';
import { type Ghost, ghostOf } from '../../../../record/view';
import { whereAt } from '../../../../syntax/xml/where';
import type { MovesCourse } from '../play/course';
import { coordinateIn } from '../play/event';
import { record } from '../shape';

const WITH_POINT = ['black', 'white', 'mark'];

export function* ghostAt({ root, offset }: Scene<MovesCourse>): Generator<void, Ghost | undefined> {
  const where = yield* whereAt(root, offset, record);
  if (!('element' in where) || !WITH_POINT.includes(where.element.name)) return undefined;
  const [x, y] = [coordinateIn(where.tag, 'x'), coordinateIn(where.tag, 'y')];
  return x !== undefined && y !== undefined ? undefined : ghostOf(x, y);
}
