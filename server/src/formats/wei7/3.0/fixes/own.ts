/// What is put right in ways that only wei7 3.0 knows.

import type { Fix, QuickFix } from '../../../../record/quick-fix';
import { type At, elementsOf, valueAt } from '../../../../syntax/json/access';
import { fields } from '../../../../syntax/json/draft';
import { titled } from '../../../../syntax/json/mending';
import { kindOf, numberOf } from '../../../../syntax/json/value';
import type { Leaf } from '../../../../text/node';
import { resultIn } from '../../../shared/go/results';
import { arrayOf, saidBefore, withoutElement } from '../../../shared/json/fixes/elements';
import { adding } from '../../../shared/json/fixes/members';
import type { Subject, Way } from '../../../shared/json/fixes/subject';
import { type Guess, meant, plain, word } from '../../../shared/json/fixes/values';
import { momentOf, momentSince } from './times';

/// `3.0` is the same number; any other version is no other way to write this one.
export const version: Guess = ({ kind, text }) => ({ draft: '"3.0"', sure: kind === 'number' && Number(text) === 3 });

/// "B+R", "White wins by 3.5": a reason other than points is lost.
export const result: Guess = ({ text }) => {
  const { winner, by } = resultIn(plain(text)) ?? {};
  if (winner === undefined) return undefined;
  const margin = typeof by === 'number' ? ([['margin', String(by)]] as const) : [];
  return { draft: fields(['winner', String(winner)], ...margin), sure: by === 'R' || margin.length > 0 };
};

/// "19x19"
export const size: Guess = ({ text }) => {
  const [, width, height] = /^(\d+)\s*[x*×]\s*(\d+)$/i.exec(plain(text)) ?? [];
  if (!width || !height) return undefined;
  return { draft: width === height ? width : fields(['width', width], ['height', height]), sure: true };
};

export const moment: Guess = ({ text }) => {
  const draft = momentOf(text);
  return draft === undefined ? undefined : { draft: JSON.stringify(draft), sure: true };
};

export const since: Guess = ({ kind, text }) => {
  const draft = kind === 'number' ? momentSince(Number(text)) : undefined;
  return draft === undefined ? undefined : { draft: JSON.stringify(draft) };
};

/// A full-width letter, a digit in a circle.
export const symbol: Guess = ({ text }) => ({ draft: JSON.stringify(plain(text)), sure: true });

/// One character of several.
export const firstSign: Guess = ({ kind, text }) =>
  kind === 'string' ? { draft: JSON.stringify([...plain(text)][0] ?? '') } : undefined;

const LONGEST = 128;

/// What fits of a text.
export const cut: Guess = ({ text }) => ({ draft: JSON.stringify([...text].slice(0, LONGEST).join('')) });

/// The time of the step before: its order counts anyway.
export const sameTime: Way = (subject) => {
  const { before } = subject.fault.finding.params ?? {};
  return meant(() => (before === undefined ? undefined : { draft: String(before) }))(subject);
};

/// As many moves as there are to be taken back.
export const fewer: Way = (subject) => {
  const count = Number(subject.fault.finding.params?.count);
  return meant(() => (count > 0 ? { draft: String(count) } : undefined))(subject);
};

/// The board has as many lines the other way.
export function* otherLength(subject: Subject): Generator<Fix> {
  const name = subject.fault.finding.params?.name === 'width' ? 'width' : 'height';
  const length = valueAt(subject.value, name === 'width' ? 'height' : 'width');
  if (length && kindOf(length.node) === 'number') yield* adding(subject, name, String(numberOf(length.node as Leaf)));
}

/// The first participant who plays nothing yet.
export function* freeParticipant(subject: Subject): Generator<Fix> {
  const players = arrayOf(subject, 1);
  const all = [...elementsOf(valueAt(subject.around.at(-2), 'participants'))].length;
  const taken = new Set<number>();
  for (const player of elementsOf(players)) {
    const at = valueAt(player, 'participant');
    if (at && kindOf(at.node) === 'number') taken.add(numberOf(at.node as Leaf));
  }
  for (let number = 0; number < all; number++) {
    if (taken.has(number)) continue;
    yield* adding(subject, 'participant', String(number));
    return;
  }
}

const STEP = titled('Remove this step', '删除这一步');

/// A step that does nothing.
export const stepOut: Way = (subject) => withoutElement(subject, 2, STEP, false);

/// Brackets around nothing.
export const emptyTree: Guess = (_said, { value }) => {
  const isNothing = kindOf(value.node) === 'null' || [...elementsOf(value)].length === 0;
  return isNothing ? { draft: '{}', sure: true } : undefined;
};

/// The only type that a value can be of.
export function* actionType(subject: Subject): Generator<Fix> {
  const value = valueAt(subject.value, 'value');
  const type = value && typeFor(value);
  if (type) yield* adding(subject, 'type', `"${type}"`, true);
}

function typeFor(value: At): string | undefined {
  const kind = kindOf(value.node);
  if (kind === 'number') return 'takeback';
  if (kind === 'string') return 'message';
  if (valueAt(value, 'symbol')) return 'mark';
  if (valueAt(value, 'winner')) return 'result';
  return valueAt(value, 'color') && valueAt(value, 'point') ? 'move' : undefined;
}

/// What other programs call the types.
const TYPES = word({ play: '"move"', undo: '"takeback"', chat: '"message"', say: '"message"' });

/// The word that was meant, if the value is of that type.
export function* typeWord(subject: Subject): Generator<Fix> {
  const value = valueAt(subject.around.at(-1), 'value');
  for (const fix of TYPES(subject)) if (!value || fix.edits[0]?.text === `"${typeFor(value)}"`) yield fix;
}

const TWICE = titled('Remove the stone that stands there twice', '删除重复的棋子');

/// A stone that is there already can go; one of the other color cannot be told from it.
export function* sameStone(subject: Subject): Generator<Fix> {
  const stones = arrayOf(subject, 2);
  const stone = subject.around.at(-1);
  const what = stone && stoneIn(stone);
  if (stones && what !== undefined && isThere(stones, what, stone?.at ?? 0)) yield* withoutElement(subject, 2, TWICE);
}

const isThere = saidBefore(function* (stones) {
  for (const stone of elementsOf(stones)) {
    const what = stoneIn(stone);
    if (what !== undefined) yield [what, stone.at];
  }
});

function stoneIn(stone: At): string | undefined {
  const parts = [valueAt(stone, 'color'), valueAt(stone, 'point', 'x'), valueAt(stone, 'point', 'y')];
  if (!parts.every((part) => part && kindOf(part.node) === 'number')) return undefined;
  return parts.map((part) => numberOf((part as At).node as Leaf)).join(' ');
}

/// Another extension is replaced.
export const extension: QuickFix = function* ({ name }) {
  if (name === undefined) return;
  const rename = `${name.replace(/\.[a-z0-9]{1,5}$/i, '')}.wei7`;
  yield { title: titled('Rename the file to', '把文件改名为', rename), edits: [], rename };
};
