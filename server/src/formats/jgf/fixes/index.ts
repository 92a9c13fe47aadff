/// How faults of JGF records are put right.

import type { QuickFix, QuickFixesFor } from '../../../record/quick-fix';
import { FIXED, type FixedIn } from '../../../spec/rule-book';
import { mendJson } from '../../../syntax/json/mending';
import { asMember, brackets, namesAsElements, unbracketed } from '../../shared/json/fixes/brackets';
import { apart } from '../../shared/json/fixes/elements';
import { duplicate, missing, moved, movedInto, removed, removing, renamed } from '../../shared/json/fixes/members';
import { point } from '../../shared/json/fixes/points';
import { mending } from '../../shared/json/fixes/subject';
import { leftOut, lowerCase, meant, numeral, only, quoted, truth, word } from '../../shared/json/fixes/values';
import { contextOf } from '../context';
import { rules } from '../rules';
import { shapeFor } from '../shape';
import { address, date, emptyNode, laterDate, nodeBefore, result, samePoint } from './own';

const mend = mending({
  contextOf,
  shape: shapeFor,
  rules: { syntax: rules['json-syntax'], duplicate: rules['duplicate-property'] },
});

type Fixed = FixedIn<typeof rules>;

type Ending<End extends string> = Extract<Fixed, `${string}${End}`>;

/// One fix for all rules of a family, whose names end alike.
function family<End extends string>(end: End, fix: QuickFix): Readonly<Record<Ending<End>, QuickFix>> {
  const names = Object.values(rules).flatMap(({ name, fix: mending }) => (mending === FIXED ? [name] : []));
  return Object.fromEntries(names.filter((name) => name.endsWith(end)).map((name) => [name, fix])) as Record<
    Ending<End>,
    QuickFix
  >;
}

/// What version 1, other formats and programs call things.
const NAMES = {
  application: 'generator',
  title: 'name',
  place: 'location',
  mainTime: 'time',
  time: 'timeLeft',
  points: 'coords',
  comment: 'comments',
};

const COLORS = { b: '"black"', 黑: '"black"', w: '"white"', 白: '"white"' };

const color = mend(word(COLORS), lowerCase, leftOut);
const number = mend(numeral, unbracketed, leftOut);
const byType = mend(brackets, namesAsElements('type', 'coords'), leftOut);
const named = mend(asMember('name'), unbracketed, leftOut);

export const quickFixes: QuickFixesFor<typeof rules> = {
  ...family('-not-string', mend(quoted, unbracketed, leftOut)),
  ...family('-not-number', number),
  ...family('-value', number),
  ...family('-not-boolean', mend(truth, unbracketed, leftOut)),
  ...family('-not-object', mend(unbracketed, leftOut)),
  ...family('-coord-not-object', mend(point(contextOf), unbracketed)),
  ...family('-not-array', mend(brackets, leftOut)),
  ...family('-unknown-property', mend(renamed(NAMES), moved, removed)),
  ...family('-color-name', color),
  ...family('-no-player', color),
  'json-syntax': mendJson,
  'duplicate-property': mend(duplicate),
  'root-unknown-property': mend(renamed(NAMES), moved, movedInto('meta'), removed),
  'source-not-object': named,
  'player-not-object': named,
  'event-not-object': named,
  'record-not-object': mend(asMember('format'), unbracketed, leftOut),
  'format-value': mend(word(), only('"JGF"')),
  'version-not-number-or-string': mend(unbracketed, only('2')),
  'version-value': mend(only('2')),
  'charset-not-string': mend(only('"UTF-8"', true)),
  'charset-value': mend(only('"UTF-8"', true)),
  'source-url-form': mend(address),
  'result-form': mend(result),
  'result-draw-letter': mend(only('"0"', true)),
  'date-form': mend(date),
  'dates-item-form': mend(date, laterDate),
  'players-by-color': mend(namesAsElements('color')),
  'rules-not-object': mend(asMember('ruleset'), unbracketed, leftOut),
  'board-not-object': mend(asMember('size'), unbracketed, leftOut),
  'board-size-conflict': mend(removed),
  'tree-missing': mend(missing({ tree: '[{}]' })),
  'tree-empty': mend(only('[{}]', true)),
  'node-not-object': mend(meant(emptyNode), unbracketed),
  'root-node-move': mend(nodeBefore),
  'root-node-variations': mend(nodeBefore),
  'pass-with-point': mend(removing('x', 'y'), removing('pass')),
  'setup-with-move': mend(apart),
  'setup-type-value': color,
  'markup-not-array': byType,
  'setup-not-array': byType,
  'score-not-array': mend(brackets, namesAsElements('color', 'coords'), leftOut),
  'score-point-repeated': mend(samePoint),
  'variations-not-alone': mend(apart),
};
