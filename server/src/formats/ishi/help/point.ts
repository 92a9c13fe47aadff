/// What a field of a line stands for: `#n` for a move, a point for the stone there, a prisoner for the move that took it.

import type { Pointer, Scene } from '../../../record/help';
import { Kind } from '../keywords';
import type { IshiCourse } from '../play/course';
import { isReference, movesNamed } from '../play/judge-fields';
import { lastMade } from '../play/made';
import { saidBy } from '../said';
import { isOn } from '../said/points';
import { lineAt } from './line';

/// More moves than that are not gone to at once.
const MOST = 100;

export function* pointAt({ root, offset, here }: Scene<IshiCourse>): Generator<void, Pointer | undefined> {
  yield* [];
  const { leaf, block, fields, index, from, to, at } = lineAt(root, offset);
  const field = fields[index];
  if (!leaf || block || index === 0 || !field || !here || offset < at + field.at) return undefined;
  const { state } = here;
  const said = saidBy(leaf);
  const named = said.what === 'targets' ? said.targets.find((one) => one.field.at === field.at)?.named : undefined;
  if (leaf.kind === Kind.PRISONER) {
    const made = lastMade(state);
    return made && { from, to, plies: [made.ply] };
  }
  if (!named || named === 'all') return undefined;
  if (isReference(named)) {
    const plies = [...movesNamed(state, named.from, named.to)].slice(0, MOST).map(({ ply }) => ply);
    return { from, to, plies };
  }
  const { point } = named;
  return isOn(point, state.size) ? { from, to, cell: { x: point.x, y: state.size - point.row } } : undefined;
}
