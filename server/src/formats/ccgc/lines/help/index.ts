/// Help for writing and reading rounds. What can be said of a move, and what comes next in one, its game says.

import type { Help } from '../../../../record/help';
import { Kind } from '../../../../syntax/rounds/lexer';
import { leafAt } from '../../../../text/edit';
import type { Run } from '../../../../text/node';
import { headingOf, resultIn } from '../../shared/header/line';
import { outlineOf } from '../../shared/header/outline';
import type { AnyChapter } from '../chapter';
import type { Lines } from '../course';
import { headingIn, isHeader } from '../heading';
import { explain } from './explain';
import type { MoveHelp } from './moves';
import { suggest } from './suggest';

export const lineHelp = <K extends Lines>(chapter: AnyChapter, moves: MoveHelp<K>): Help<K> => ({
  suggest: (scene) => suggest(scene, chapter, moves),
  opens: '\n ()',
  explain: (scene) => explain(scene, chapter, moves),
  *ghost(scene) {
    yield* [];
    return moves.ghost(scene);
  },
  result: (root, offset) => resultIn(root, offset, isHeader),
  outline: outlineOf({
    first: (root) => headIn(root),
    of: (leaf) => (isHeader(leaf) ? headingOf(leaf).header : undefined),
    sides: (color) => chapter.sides[chapter.colors.indexOf(color)],
  }),
  tens: { begins: ({ kind }) => kind === Kind.number, restarts: isHeader },
});

function headIn(root: Run) {
  const heading = headingIn(root);
  return root && heading && { header: heading.header, from: heading.anchor.from, to: leafAt(root, 0).leaf.size };
}
