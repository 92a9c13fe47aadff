/// A chapter that writes a round a line as a format. It says how it writes and what its game makes of a move; the rest is here.

import type { QuickFixesFor } from '../../../record/quick-fix';
import type { Rule, Specification } from '../../../spec/rule';
import { roundsFamily } from '../../../syntax/rounds/family';
import type { Format } from '../../format';
import { type Dialect, FlatSession } from '../flat/session';
import type { EncodingRules } from '../shared/text/whole';
import type { LineChapter, LineMove } from './chapter';
import { LineCourse, type Play } from './course';
import { fixesFor, type sharedFixes } from './fixes';
import { headingIn } from './heading';
import { lineHelp } from './help';
import type { MoveHelp } from './help/moves';
import { readText } from './text';
import { lineView, type Shows } from './view';
import { lineWriter, type MoveWriter } from './write/writer';

type Rules = Readonly<Record<string, Rule>>;

interface LineGame<M extends LineMove, P extends Play<M>, R extends Rules> {
  readonly specification: Specification;
  readonly rules: R;
  readonly chapter: LineChapter<M>;
  play(): P;
  readonly shows: Shows<M, P>;
  readonly help: MoveHelp<LineCourse<M, P>>;
  readonly writer: MoveWriter<LineCourse<M, P>>;
  /// For the rules that no other chapter has.
  readonly fixes: Omit<QuickFixesFor<R>, keyof ReturnType<typeof sharedFixes>>;
}

export function lineFormat<M extends LineMove, P extends Play<M>, R extends Rules>(game: LineGame<M, P, R>): Format {
  const { specification, rules, chapter } = game;
  const dialect = dialectOf(game);
  return {
    specification,
    family: roundsFamily(chapter.notation),
    rules,
    layout: () => require('../../../syntax/rounds/layout').roundLayout,
    open: () => new FlatSession(dialect),
  };
}

/// Some editions of the chapters ask for GB 2312: that is remarked upon only.
function encodingRules(rule: Rule): EncodingRules {
  const remark: Rule = { ...rule, severity: 'info' };
  return { 'GB 2312': remark, 'GB 18030': remark, 'UTF-16': rule };
}

function dialectOf<M extends LineMove, P extends Play<M>, R extends Rules>(
  game: LineGame<M, P, R>,
): Dialect<LineCourse<M, P>> {
  const { chapter } = game;
  const { rules } = chapter;
  return {
    undecodable: rules['undecodable-text'],
    encoding: encodingRules(rules['encoding-not-utf8']),
    mismatch: rules['result-board-mismatch'],
    course: () => new LineCourse(chapter, game.play()),
    header(root, since) {
      const header = headingIn(root, since)?.header;
      return header && { header, at: since ?? 0 };
    },
    *read(root, undecoded) {
      yield* [];
      return readText(root, chapter, undecoded);
    },
    view: (course) => lineView(course, game.shows),
    help: lineHelp(chapter, game.help),
    writer: lineWriter(game.writer),
    quickFixes: fixesFor(chapter, game.fixes),
  };
}
