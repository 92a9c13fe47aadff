/// How faults of a record in brackets are put right, whatever the game.

import type { Fault, Menders } from '../../../record/fix';
import { located } from '../../../record/locate';
import { finished } from '../../../text/edit';
import { headerMenders } from '../menders/header';
import { textMenders } from '../menders/text';
import { withNames } from '../names/menders';
import { aroundMenders } from './around-menders';
import type { BracketCourse, BracketState } from './course';
import { headingIn, startOf } from './heading';
import { markMenders } from './mark-menders';
import { moveMenders } from './move-menders';
import type { Dialect } from './session';

/// `own` are those of the chapter alone.
export function bracketMenders<S extends BracketState>({ chapter, outcome }: Dialect<S>, own: Menders = {}): Menders {
  const headed = {
    code: chapter.code,
    headerAt({ root, from }: Fault) {
      const { heading, at } = headingIn(root, chapter, from) ?? {};
      if (!heading || at === undefined) return undefined;
      return { header: heading.header, at, begins: at + startOf(heading) + (heading.opening ? 1 : 0) };
    },
    /// The first game is the one that boards show.
    winner({ record, root, from }: Fault) {
      if (!record || !outcome || headingIn(root, chapter)?.at !== headingIn(root, chapter, from)?.at) return undefined;
      const spot = finished(located(record.course as unknown as BracketCourse<S>));
      return spot && outcome.of(spot.state);
    },
  };
  const menders = { ...textMenders, ...headerMenders(headed), ...aroundMenders(chapter) };
  return withNames(
    { ...menders, ...moveMenders(chapter), ...markMenders, ...own },
    ({ root }) => headingIn(root, chapter)?.heading.header,
  );
}
