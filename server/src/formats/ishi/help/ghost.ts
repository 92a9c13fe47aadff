/// The point that is being written in a line of a move.

import type { Scene } from '../../../record/help';
import type { Ghost } from '../../../record/view';
import { isMoveKind } from '../keywords';
import type { IshiCourse } from '../play/course';
import { pointOf } from '../said/points';
import { lineAt, sheetBefore } from './line';

/// A letter is a column; a digit of the row may be the first of two. Nothing once no more can follow.
export function* ghostAt(scene: Scene<IshiCourse>): Generator<void, Ghost | undefined> {
  const line = lineAt(scene.root, scene.offset);
  const { leaf, block, index, typed, fields } = line;
  if (!leaf || block || !isMoveKind(leaf.kind) || index !== 2 || typed !== fields[2]?.text) return undefined;
  const { x } = pointOf(`${typed.charAt(0)}1`) ?? {};
  const size = (yield* sheetBefore(scene, line))?.state.size;
  if (x === undefined || size === undefined || x >= size) return undefined;
  if (typed.length === 1) return { column: x };
  const rows = Array.from({ length: size }, (_, i) => i + 1).filter((row) => String(row).startsWith(typed.slice(1)));
  return rows.length > 1 ? { cells: rows.map((row) => ({ x, y: size - row })) } : undefined;
}
