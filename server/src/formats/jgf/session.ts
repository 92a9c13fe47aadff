/// What makes a session of JSON one of JGF.

import type { Report } from '../../record/finding';
import { type At, isObject, rootValue, spanOf, valueAt } from '../../syntax/json/access';
import { membersOf } from '../../syntax/json/members';
import { firstNoting } from '../../syntax/json/noted';
import type { Pair, Run } from '../../text/node';
import { alike } from '../shared/alike';
import type { GoGround } from '../shared/go/play';
import type { JsonDialect } from '../shared/json/session';
import { type Context, contextOf, MOVED_OUT } from './context';
import { JgfCourse, type OwnRules } from './play/course';
import { rules } from './rules';
import { shapeFor } from './shape';
import { LETTERS } from './shape/points';
import { viewOf } from './view/view';

export const dialect: JsonDialect<Context, JgfCourse> = {
  rules: { syntax: rules['json-syntax'], duplicate: rules['duplicate-property'] },
  undecoded: rules['not-utf8'],
  shape: shapeFor,
  contextOf,
  courseFor(context, before) {
    if (context.dialect === 'jgof') return undefined;
    return before && serves(before, context) ? before : courseOf(context);
  },
  view: viewOf,
  /// Loaded when somebody asks for help, changes something on the board, or has something put right.
  get help() {
    return (require('./help') as typeof import('./help')).help;
  },
  get writer() {
    return (require('./write/writer') as typeof import('./write/writer')).writer;
  },
  get people() {
    return (require('./people') as typeof import('./people')).people;
  },
  get quickFixes() {
    return (require('./fixes') as typeof import('./fixes')).quickFixes;
  },
  whole(root, context, facts, _source, report) {
    if (context.dialect === 'jgof') otherFormat(root, report);
    if (context.dialect === 'version-1') versionOne(root, report);
    if (facts & LETTERS) letterCoordinates(root, report);
  },
};

/// Of another game than go no position can be followed.
const groundOf = ({ columns, rows, sized, isGo }: Context): GoGround => ({ columns, rows, sized: sized && isGo });

const rulesOf = ({ allowSuicide, disallowRepeats, dialect }: Context): OwnRules => ({
  allowSuicide,
  disallowRepeats,
  old: dialect === 'version-1',
});

const courseOf = (context: Context): JgfCourse => new JgfCourse(groundOf(context), context.colors, rulesOf(context));

function serves({ ground, sides, own }: JgfCourse, context: Context): boolean {
  return sides.colors === context.colors && alike(ground, groundOf(context)) && alike(own, rulesOf(context));
}

function otherFormat(root: Run, report: Report): void {
  const record = rootValue(root);
  if (record) report.add({ rule: rules['dialect-jgof'], from: record.at, to: record.at + 1 });
}

/// Told where the version stands, or else at the first thing that is in its place of version 1.
function versionOne(root: Run, report: Report): void {
  const record = rootValue(root);
  const version = valueAt(record, 'record', 'version');
  const game = valueAt(record, 'game');
  const span = version ? spanOf(version) : game && firstMoved(game);
  if (span) report.add({ rule: rules['dialect-version-1'], from: span.at, to: span.at + span.size });
}

function firstMoved(game: At): { at: number; size: number } | undefined {
  if (!isObject(game.node)) return undefined;
  const first = membersOf(game.node).list.find(({ name }) => (MOVED_OUT as readonly string[]).includes(name));
  return first && { at: game.at + first.keyAt, size: first.key.size };
}

/// Told once, at the first value written so: the whole of a move, the opening bracket of what may be long.
function letterCoordinates(root: Run, report: Report): void {
  const first = firstNoting(root, LETTERS);
  if (!first) return;
  const isLong = (first.node as Pair).lines > 0 || first.node.width > MOVE_WIDTH;
  const size = isLong ? 1 : spanOf(first).size;
  report.add({ rule: rules['dialect-letter-coordinates'], from: first.at, to: first.at + size });
}

const MOVE_WIDTH = 40;
