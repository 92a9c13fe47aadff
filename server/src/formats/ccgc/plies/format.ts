/// A chapter that writes a move a line as a format. It says how it writes and what its game makes of a move; the rest is here.

import { type Finding, Report } from '../../../record/finding';
import type { Help } from '../../../record/help';
import type { QuickFixes } from '../../../record/quick-fix';
import type { Rule, Specification } from '../../../spec/rule';
import { pliesFamily } from '../../../syntax/plies/family';
import { Kind, type PlyNotation } from '../../../syntax/plies/lexer';
import { Leaf, type Run } from '../../../text/node';
import type { Format } from '../../format';
import { type Dialect, FlatSession, type SaidResult } from '../flat/session';
import type { Teams } from '../shared/header/people';
import type { PlyChapter } from './chapter';
import type { PlyCourse } from './course';
import type { PlyState } from './state';
import { plyView, type Shows } from './view';
import { type MoveWriter, plyWriter } from './write/writer';

/// What is read of a record as a whole: what stands before its moves, and its name.
export interface PlyHead {
  /// What is missed in a text with nothing in it.
  readonly whenEmpty: readonly Finding[];
  readonly said?: (root: Run) => SaidResult | undefined;
  readonly teams?: Teams;
  readonly names: (name: string, root: Run) => readonly Finding[];
}

interface PlyGame<S extends PlyState, K extends PlyCourse<S>> {
  readonly specification: Specification;
  readonly rules: Readonly<Record<string, Rule>> & {
    readonly 'undecodable-text': Rule;
    readonly 'result-board-mismatch': Rule;
  };
  readonly chapter: PlyChapter;
  readonly notation: PlyNotation;
  course(): K;
  readonly head: PlyHead;
  readonly shows: Shows<S, K>;
  readonly help: Help<K>;
  readonly writer: MoveWriter<K>;
  readonly fixes: QuickFixes;
}

export function plyFormat<S extends PlyState, K extends PlyCourse<S>>(game: PlyGame<S, K>): Format {
  const { specification, rules, notation } = game;
  const dialect = dialectOf(game);
  return {
    specification,
    family: pliesFamily(notation),
    rules,
    layout: () => require('../../../syntax/plies/layout').plyLayout,
    open: () => new FlatSession(dialect),
  };
}

function dialectOf<S extends PlyState, K extends PlyCourse<S>>(game: PlyGame<S, K>): Dialect<K> {
  const { rules, chapter, head, shows } = game;
  return {
    undecodable: rules['undecodable-text'],
    mismatch: rules['result-board-mismatch'],
    course: () => game.course(),
    header(root, since = 0) {
      const header = shows.header(root, since);
      return header && { header, at: since };
    },
    ...(head.said ? { said: head.said } : {}),
    ...(head.teams ? { teams: head.teams } : {}),
    names: head.names,
    *read(root) {
      yield* [];
      const report = new Report();
      if (isEmpty(root)) for (const finding of head.whenEmpty) report.add(finding);
      return report.findings;
    },
    view: (course) => plyView(chapter, course, shows),
    get help() {
      return game.help;
    },
    writer: plyWriter(chapter, game.writer),
    get quickFixes() {
      return game.fixes;
    },
  };
}

const isEmpty = (root: Run): boolean => !root || (root instanceof Leaf && root.kind === Kind.blank);
