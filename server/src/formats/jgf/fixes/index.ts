/// How faults of JGF records are put right.

import type { QuickFix, QuickFixesFor } from '../../../record/quick-fix';
import { FIXED, type FixedIn } from '../../../spec/rule-book';
import { mendJson } from '../../../syntax/json/mending';
import { asMember, brackets, namesAsElements, unbracketed } from '../../shared/json/fixes/brackets';
import { apart } from '../../shared/json/fixes/elements';
import { missingOneOf, oneOf, orElse, takenOut } from '../../shared/json/fixes/last';
import {
  duplicate,
  missing,
  moved,
  movedInto,
  removed,
  removing,
  removingInside,
  renamed,
} from '../../shared/json/fixes/members';
import { point } from '../../shared/json/fixes/points';
import { mending } from '../../shared/json/fixes/subject';
import { leftOut, lowerCase, meant, numeral, only, quoted, truth, word } from '../../shared/json/fixes/values';
import { contextOf } from '../context';
import { rules } from '../rules';
import { shapeFor } from '../shape';
import { address, date, emptyNode, laterDate, nodeBefore, otherLength, result, samePoint, shorterDate } from './own';

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

const SIDES = ['"black"', '"white"'];

const gone = takenOut();
const color = mend(orElse(gone, word(COLORS), lowerCase, leftOut));
const side = mend(orElse(oneOf(...SIDES), word(COLORS), lowerCase, leftOut));
const number = mend(orElse(gone, numeral, unbracketed, leftOut));
const byType = mend(orElse(gone, brackets, namesAsElements('type', 'coords'), leftOut));
const named = mend(orElse(gone, asMember('name'), unbracketed, leftOut));
const square = mend(otherLength);

export const quickFixes: QuickFixesFor<typeof rules> = {
  ...family('-not-string', mend(orElse(gone, quoted, unbracketed, leftOut))),
  ...family('-not-number', number),
  ...family('-value', number),
  ...family('-not-boolean', mend(orElse(gone, truth, unbracketed, leftOut))),
  ...family('-not-object', mend(orElse(gone, unbracketed, leftOut))),
  ...family('-coord-not-object', mend(orElse(gone, point(contextOf), unbracketed))),
  ...family('-outside-board', mend(gone)),
  ...family('-missing', mend(orElse(gone, missingOneOf({ color: SIDES })))),
  ...family('-calendar', mend(orElse(gone, shorterDate))),
  ...family('-not-array', mend(orElse(gone, brackets, leftOut))),
  ...family('-unknown-property', mend(renamed(NAMES), moved, removed)),
  ...family('-color-name', color),
  ...family('-no-player', side),
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
  'source-url-form': mend(orElse(gone, address)),
  'result-form': mend(result),
  'result-draw-letter': mend(only('"0"', true)),
  'date-form': mend(orElse(gone, date)),
  'dates-item-form': mend(orElse(gone, date, laterDate)),
  'players-by-color': mend(namesAsElements('color')),
  'rules-not-object': mend(asMember('ruleset'), unbracketed, leftOut),
  'board-not-object': mend(asMember('size'), unbracketed, leftOut),
  'board-size-conflict': mend(removed),
  'tree-missing': mend(missing({ tree: '[{}]' })),
  'tree-empty': mend(only('[{}]', true)),
  'node-not-object': mend(orElse(gone, meant(emptyNode), unbracketed)),
  'root-node-move': mend(nodeBefore),
  'root-node-variations': mend(nodeBefore),
  'pass-with-point': mend(removing('x', 'y'), removing('pass')),
  'setup-with-move': mend(apart),
  'setup-type-value': side,
  'markup-not-array': byType,
  'setup-not-array': byType,
  'score-not-array': mend(orElse(gone, brackets, namesAsElements('color', 'coords'), leftOut)),
  'score-point-repeated': mend(samePoint),
  'variations-not-alone': mend(apart),
  'variations-not-array': mend(orElse(removed, brackets, leftOut)),
  'move-not-object': mend(orElse(removed, unbracketed, leftOut)),
  'board-width-missing': square,
  'board-height-missing': square,
  'setup-type-missing': mend(missingOneOf({ type: [...SIDES, '"clear"'] })),
  'markup-type-missing': mend(missingOneOf({ type: ['"circle"', '"square"', '"triangle"'] })),
  'label-text-missing': mend(missingOneOf({ text: ['"A"'] })),
  'cut-off-nothing-left': mend(removingInside('cutOffTop', 'cutOffRight', 'cutOffBottom', 'cutOffLeft')),
  'handicap-count': mend(gone),
  'main-time-negative': mend(gone),
};
