/// Help for writing and reading records in brackets.

import type { Help } from '../../../../record/help';
import { Kind } from '../../../../syntax/brackets/lexer';
import { leafAt } from '../../../../text/edit';
import { resultAt } from '../../shared/header/header';
import { outlineOf } from '../../shared/header/outline';
import { type Chapter, sideIn } from '../chapter';
import type { Brackets } from '../course';
import { headingIn, headingOf, startOf } from '../heading';
import { isHeading } from '../phase';
import { pieceOf } from '../piece';
import { explain } from './explain';
import { ghostAt } from './ghost';
import { suggest } from './suggest';

export const bracketHelp = (chapter: Chapter): Help<Brackets> => ({
  suggest: (scene) => suggest(scene, chapter),
  opens: ';([',
  explain: (scene) => explain(scene, chapter),
  result(root, offset) {
    const { leaf, start } = leafAt(root, offset);
    const found = isHeading(leaf) ? resultAt(headingOf(leaf, chapter).header, offset - start) : undefined;
    return found && { from: start + found.from, to: start + found.to };
  },
  ghost: (scene) => ghostAt(scene, chapter),
  outline: outlineOf({
    first(root) {
      const { heading, at } = headingIn(root, chapter) ?? { at: 0 };
      if (!heading || heading.blank) return undefined;
      return { header: heading.header, from: at + startOf(heading), to: at + heading.end };
    },
    of: (leaf) => (isHeading(leaf) ? headingOf(leaf, chapter).header : undefined),
    sides: (color) => sideIn(chapter, color),
  }),
  tens: {
    begins: (leaf) => leaf.kind === Kind.piece && pieceOf(leaf, chapter).move !== undefined,
    restarts: isHeading,
  },
});
