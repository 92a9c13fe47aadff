/// How faults of an SGF record are put right.

import type { Fault, Fix, QuickFix, QuickFixesFor } from '../../../record/quick-fix';
import { textBetween } from '../../../text/edit';
import { nearCharset } from '../charsets';
import type { rules } from '../rules';
import { fox, mgt, multigo, smartgo, tygem } from './dialects';
import { charsetStated, firstCharset, handicapStated, infoMoved, versionStated } from './game';
import {
  dateShortened,
  dateWritten,
  komiDoubled,
  komiWhole,
  komiWritten,
  rankWritten,
  resultWritten,
  timeWritten,
} from './info';
import { contradiction, duplicate, onPurpose, pointAway, property, repeated, secondMove, split, value } from './nodes';
import { REMOVE, spotOf, valueText, write } from './places';
import { afterVariation, emptyEnd, innerGame, spliced, unclosedTree, withoutNodes } from './trees';
import {
  asNamed,
  colons,
  color,
  composed,
  double,
  emptyKomi,
  escapes,
  extra,
  feature,
  forgotten,
  number,
  oldMarks,
  onOneLine,
  point,
  real,
  replaced,
  rewritten,
  unclosed,
} from './values';

export const quickFixes: QuickFixesFor<typeof rules> = {
  'control-character': replaced((text) => ' '.repeat(text.length)),
  'text-before-game': away(false),
  'text-outside-game': away(false),
  'unmatched-parenthesis': away(true),
  'unclosed-tree': unclosedTree,
  'game-inside-game': innerGame,
  'empty-tree': away(true),
  'tree-without-node': withoutNodes,
  'node-after-variation': afterVariation,
  'missing-semicolon': before(';'),
  'property-without-value': away(false),
  'value-without-property': away(false),
  'illegal-text': away(false),
  'unclosed-value': unclosed,
  'lone-variation': spliced,
  'lowercase-identifier': asNamed,
  'duplicate-property': duplicate,
  'setup-with-move': split,
  'root-node-move': split,
  'root-property-outside-root': property(false),
  'second-game-info-node': infoMoved,
  'property-not-in-version': oldMarks,
  'property-of-other-game': property(false),
  'feature-not-in-version': feature,
  'ff-missing': versionStated,
  'ff-range': replaced(() => '4'),
  'size-square-composed': asNamed,
  'charset-alias': asNamed,
  'charset-missing': charsetStated,
  'charset-not-as-declared': asNamed,
  'charsets-differ': firstCharset,
  'extra-values': extra,
  'empty-list': property(true),
  'empty-value-in-list': away(true),
  'number-form': rewritten(number, false),
  'real-form': rewritten(real),
  'color-form': rewritten(color),
  'value-not-empty': replaced(() => ''),
  'compose-missing': composed,
  'double-form': rewritten(double),
  'forgotten-bracket': forgotten,
  'c-style-escape': rewritten(escapes, false),
  'line-break-in-simpletext': rewritten(onOneLine),
  'unescaped-colon': colons,
  'empty-text': property(true),
  'label-empty': value(true),
  'point-form': point,
  'pass-as-tt': replaced(() => ''),
  'rectangle-one-point': asNamed,
  'rectangle-corners': asNamed,
  'list-point-repeated': repeated,
  'two-moves-in-node': secondMove,
  'ko-without-move': property(false),
  'ko-on-legal-move': property(false),
  'move-annotation-without-move': property(false),
  'move-annotations-contradict': contradiction,
  'setup-point-repeated': repeated,
  'setup-without-effect': value(true),
  'markup-point-repeated': repeated,
  'territory-point-repeated': repeated,
  'line-repeated': value(true),
  'one-point-line': value(false),
  'nothing-to-clear': property(true),
  'empty-node-at-end': emptyEnd,
  'charset-unknown': rewritten(nearCharset),
  'result-form': rewritten(resultWritten),
  'date-form': replaced(dateWritten),
  'date-shortcut-unused': asNamed,
  'time-not-a-number': rewritten(timeWritten),
  'komi-not-a-number': komi,
  'handicap-below-two': noHandicap,
  'handicap-not-stated': handicapStated,
  'ruleset-name': asNamed,
  'rank-form': rewritten(rankWritten),
  'view-corners': property(false),
  'negative-count': property(false),
  'negative-time': property(false),
  'move-number-positive': property(false),
  'print-mode-range': property(false),
  'style-range': property(false),
  'gm-range': property(false),
  'move-data-without-move': property(false),
  'annotations-contradict': property(false),
  'figure-flags': property(false),
  'player-to-move': property(false),
  'point-outside-board': pointAway,
  'label-point-repeated': value(false),
  'setup-point-conflict': repeated,
  'date-calendar': replaced(dateShortened, false),
  'handicap-stones-differ': stonesCounted,
  'result-score-zero': noScore,
  'komi-quarter': rewritten(komiDoubled, false),
  'komi-implausible': rewritten(komiWhole, false),
  'occupied-point': onPurpose,
  suicide: onPurpose,
  'ko-retake': onPurpose,
  'dialect-fox': fox,
  'dialect-tygem': tygem,
  'dialect-ogs': spliced,
  'dialect-smartgo': smartgo,
  'dialect-mgt': mgt,
  'dialect-multigo': multigo,
};

/// With the white space that it leaves behind.
function away(sure: boolean): QuickFix {
  return function* fix(fault: Fault): Generator<Fix> {
    const { root, from, to } = fault;
    const behind = /^\s*/.exec(textBetween(root, to, to + BLANKS))?.[0].length ?? 0;
    const before = /\s*$/.exec(textBetween(root, Math.max(0, from - BLANKS), from))?.[0].length ?? 0;
    const isFirst = from - before === 0;
    const edit = isFirst ? { from, to: to + behind, text: '' } : { from: from - before, to, text: '' };
    yield { title: REMOVE, edits: [edit], sure };
  };
}

const BLANKS = 200;

function before(text: string): QuickFix {
  return function* fix(fault: Fault): Generator<Fix> {
    yield { title: write(text), edits: [{ from: fault.from, to: fault.from, text }], sure: true };
  };
}

function* komi(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  if (spot && valueText(spot).trim() === '') yield* emptyKomi(fault);
  else yield* rewritten(komiWritten)(fault);
}

/// Only none is written otherwise: a handicap of one is a stone less than a move.
function* noHandicap(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  if (spot && Number(valueText(spot)) === 0) yield* property(true)(fault);
}

/// As many as there are.
function* stonesCounted(fault: Fault): Generator<Fix> {
  const count = String(fault.finding.params?.count);
  yield* replaced(() => count, false)(fault);
}

/// A win without a score, or a draw.
function* noScore(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  const side = spot && valueText(spot).trim().charAt(0);
  for (const text of side ? [`${side}+`, '0'] : []) yield* rewritten(() => text, false)(fault);
}
