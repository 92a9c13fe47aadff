/// A chapter in brackets as a format. It says how it writes and what its game makes of a move; the rest is here.

import type { Changes, Game, Stone } from '../../../games/shared/game';
import type { QuickFixes, QuickFixesFor } from '../../../record/quick-fix';
import type { Rule, Specification } from '../../../spec/rule';
import { bracketsFamily } from '../../../syntax/brackets/family';
import type { Format } from '../../format';
import { type Dialect, FlatSession } from '../flat/session';
import type { EncodingRules } from '../shared/text/whole';
import type { Chapter } from './chapter';
import { BracketCourse, type BracketState, type Play } from './course';
import type { sharedFixes } from './fixes';
import { headingIn } from './heading';
import type { Reader } from './reading';
import { type StoneGame, StonePlay, type StoneState } from './stone-play';
import { readText } from './text';
import { bracketView, type Shows } from './view';
import { stoneWriter, turnWriter } from './write/writer';

type Rules = Readonly<Record<string, Rule>>;

interface BracketGame<S extends BracketState, P extends Play<S>, R extends Rules> {
  readonly specification: Specification;
  readonly rules: R;
  readonly chapter: Chapter;
  play(): P;
  /// What its boards show beside the stones.
  shows?(state: S, play: P): Shows;
  /// For the rules that no other chapter has.
  readonly fixes: Omit<QuickFixesFor<R>, keyof ReturnType<typeof sharedFixes>>;
  /// What the server has to say which points can be chosen for: a turn may have several stones, or a point that is not free may be tried.
  readonly steps?: true;
}

/// A chapter of a game in which stones are put in turn.
export const stoneFormat = <B extends Game<Stone, P>, P extends { readonly changes: Changes }, R extends Rules>(
  own: Pick<BracketGame<StoneState, StonePlay<B, P>, R>, 'specification' | 'rules' | 'fixes'>,
  game: StoneGame<B, P>,
): Format =>
  bracketFormat({
    ...own,
    chapter: game.chapter,
    play: () => new StonePlay(game),
    shows: (state: StoneState, play: StonePlay<B, P>) => game.shows(play.board(state), state),
    ...(game.perTurn > 1 ? { steps: true } : {}),
  });

export function bracketFormat<S extends BracketState, P extends Play<S>, R extends Rules>(
  game: BracketGame<S, P, R>,
): Format {
  const { specification, rules, chapter } = game;
  const dialect = dialectOf(game);
  return {
    specification,
    family: bracketsFamily(chapter.around),
    rules,
    layout: () => require('../../../syntax/brackets/layout').bracketLayout,
    retelling: () => require('./retelling').bracketRetelling(chapter),
    open: () => new FlatSession(dialect),
  };
}

/// What GB 18030 has beyond GB 2312 is reported one by one.
const encodingRules = (rule: Rule): EncodingRules => ({ 'UTF-8': rule, 'UTF-16': rule });

function dialectOf<S extends BracketState, P extends Play<S>, R extends Rules>(
  game: BracketGame<S, P, R>,
): Dialect<BracketCourse<S, P>> {
  const { chapter, rules, steps } = game;
  const readers: readonly Reader[] = [false, true].map((undecoded) => ({ chapter, undecoded }));
  let fixes: QuickFixes | undefined;
  return {
    undecodable: chapter.rules['undecodable-text'],
    encoding: encodingRules(chapter.rules['encoding-not-gb2312']),
    mismatch: rules['result-board-mismatch'],
    course: () => new BracketCourse(chapter, game.play()),
    header(root, since) {
      const { heading, at = 0 } = headingIn(root, chapter, since) ?? {};
      return heading && { header: heading.header, at };
    },
    read: (root, undecoded) => readText(root, readers[undecoded ? 1 : 0] as Reader),
    view: (course) => bracketView(course, (state) => game.shows?.(state, course.play) ?? {}),
    writer: steps ? turnWriter : stoneWriter,
    /// Loaded when somebody asks for help, or has something put right.
    get help() {
      return (require('./help') as typeof import('./help')).bracketHelp(chapter);
    },
    get quickFixes() {
      fixes ??= (require('./fixes') as typeof import('./fixes')).bracketFixes(chapter, game.fixes);
      return fixes;
    },
  };
}
