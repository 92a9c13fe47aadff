/// How faults of a record in brackets are put right, whatever the game.

import type { Fault, QuickFixes } from '../../../../record/quick-fix';
import { finished } from '../../../../text/edit';
import { withNames } from '../../names/fixes';
import { type Headed, headerFixes } from '../../shared/fixes/header';
import { textFixes } from '../../shared/fixes/text';
import type { Chapter } from '../chapter';
import { headingIn, startOf } from '../heading';
import { aroundFixes } from './around';
import { markFixes } from './mark';
import { moveFixes } from './move';

/// `own` are those of the chapter alone.
export function bracketFixes<Own extends QuickFixes>(chapter: Chapter, own: Own) {
  return withNames({ ...sharedFixes(chapter), ...own }, ({ root }) => headingIn(root, chapter)?.heading.header);
}

/// What all chapters in brackets have.
export function sharedFixes(chapter: Chapter) {
  const headed: Headed = {
    code: chapter.code,
    draws: chapter.rules['draw-result'] !== undefined,
    headerAt({ root, from }: Fault) {
      const { heading, at } = headingIn(root, chapter, from) ?? {};
      if (!heading || at === undefined) return undefined;
      return { header: heading.header, at, begins: at + startOf(heading) + (heading.opening ? 1 : 0) };
    },
    /// The first game is the one that boards show.
    winner({ record, root, from }: Fault) {
      const isFirst = headingIn(root, chapter)?.at === headingIn(root, chapter, from)?.at;
      return isFirst && record?.winner ? finished(record.winner()) : undefined;
    },
  };
  return {
    ...textFixes,
    ...headerFixes(headed),
    ...aroundFixes(chapter, headed),
    ...moveFixes(chapter),
    ...markFixes,
  };
}
