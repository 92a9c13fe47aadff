/// Moves numbered anew: in each sequence one after the other, a variation from the number of the move that it is on; and with them what
/// names moves by their numbers.

import { numberLike } from '../../record/alike';
import type { Retold, Telling } from '../../record/retelling';
import type { Words } from '../../spec/rule';
import type { Run } from '../../text/node';
import { Kind } from './keywords';
import { type LineAt, linesIn } from './retold-lines';
import { type SaidMove, type SaidTargets, saidBy, type Target } from './said';

const PAUSE = 256;

const NO_NUMBER: Words = {
  en: 'A move has no number that can be read; mend that first.',
  zh: '有着手的编号无法识别，请先改正。',
};
const OTHER_MOVES: Words = {
  en: 'A line names moves such as #3-5 that no new numbers would name; write their points instead first.',
  zh: '有一行用编号（如 #3-5）指着手，改编号后会指向别的着手；请先改写成坐标。',
};

/// A move on the way to a place; a chain that variations share.
interface Made {
  readonly before: Made | undefined;
  readonly number: number;
  readonly now: number;
}

/// Moves further back are not looked at: nobody refers to them.
const FAR = 5000;

export function* renumbered(root: Run, retold: Retold): Telling {
  const around: (Made | undefined)[] = [];
  let last: Made | undefined;
  /// The number that the next move of the sequence gets, where it has none yet.
  let first = 1;
  let isFresh = true;
  const firsts: { readonly first: number; readonly isFresh: boolean }[] = [];
  let count = 0;
  for (const line of linesIn(root)) {
    if (++count % PAUSE === 0) yield;
    const { kind } = line.leaf;
    if (kind === Kind.EVENT) {
      last = undefined;
      around.length = 0;
      firsts.length = 0;
      first = 1;
      isFresh = true;
    } else if (kind === Kind.VAR) {
      around.push(last);
      firsts.push({ first, isFresh });
      first = isFresh ? first : (last?.now ?? 1);
      last = isFresh ? last : last?.before;
      isFresh = true;
    } else if (kind === Kind.ENDVAR && around.length > 0) {
      last = around.pop();
      ({ first, isFresh } = firsts.pop() as { first: number; isFresh: boolean });
    } else if (kind === Kind.B || kind === Kind.W) {
      const now = isFresh ? first : (last?.now ?? 0) + 1;
      last = moved(line, last, now, retold);
      isFresh = false;
    } else if (NAMING.has(kind)) referred(line, last, retold);
    if (retold.refusal) return;
  }
}

const NAMING: ReadonlySet<number> = new Set([Kind.MARK, Kind.UNMARK, Kind.HIDE, Kind.PRISONER]);

function moved({ leaf, at }: LineAt, before: Made | undefined, now: number, retold: Retold): Made | undefined {
  const { number, numberAt } = saidBy(leaf) as SaidMove;
  const text = leaf.text.slice(numberAt.at, numberAt.at + numberAt.size);
  if (number === undefined) retold.refuse(NO_NUMBER);
  else if (number !== now) retold.put({ at: at + numberAt.at, text }, numberLike(text, now));
  return { before, number: number ?? 0, now };
}

/// What cannot be found stays as it is.
function referred({ leaf, at }: LineAt, last: Made | undefined, retold: Retold): void {
  for (const { named, part } of (saidBy(leaf) as SaidTargets).targets) {
    if (named === 'all' || 'point' in named) continue;
    const [from, to] = [numbered(last, named.from), numbered(last, named.to)];
    if (!from || !to) continue;
    if (!isSame(last, named, { from: from.now, to: to.now })) retold.refuse(OTHER_MOVES);
    else putReference(part, at, from.now, to.now, retold);
  }
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/// Of moves with the same number the last one is meant: are those that were meant the same that will be?
function isSame(last: Made | undefined, before: Range, after: Range): boolean {
  const [seen, seenAfter] = [new Set<number>(), new Set<number>()];
  let made = last;
  for (let i = 0; made && i < FAR; i++, made = made.before) {
    const { number, now } = made;
    const was = number >= before.from && number <= before.to && !seen.has(number);
    const is = now >= after.from && now <= after.to && !seenAfter.has(now);
    if (was !== is) return false;
    if (was && before.from === before.to) return true;
    seen.add(number);
    seenAfter.add(now);
  }
  return true;
}

function putReference(part: Target['part'], at: number, from: number, to: number, retold: Retold): void {
  const [, first, dash, last] = /^#(\d+)(?:(-)(\d+))?$/.exec(part.text) ?? [];
  if (first === undefined || part.size !== part.text.length) return;
  const start = numberLike(first, from);
  const end = last === undefined ? undefined : numberLike(last, to);
  const now = start && `#${start}${dash ? `-${end}` : ''}`;
  retold.put({ at: at + part.at, text: part.text }, now);
}

function numbered(last: Made | undefined, number: number): Made | undefined {
  let made = last;
  for (let i = 0; made && i < FAR; i++, made = made.before) if (made.number === number) return made;
  return undefined;
}
