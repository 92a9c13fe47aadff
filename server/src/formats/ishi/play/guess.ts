/// What damaged lines may have been meant for, so that one slip of the fingers is one fault.

import { type Item, Leaf } from '../../../text/node';
import { isMoveKind, KEYWORDS, type Keyword, Kind } from '../keywords';
import { type Said, type SaidMove, type SaidText, saidBy } from '../said';
import { isOn, looksLikePoint } from '../said/points';
import type { IshiState } from './state';

/// The keyword that a line was meant to begin with, if little makes the difference; for the line of a move `B`.
export function meantFor({ keyword, fields }: SaidText): Keyword | undefined {
  const word = keyword.text.toUpperCase();
  const letters = word.replace(/[^A-Z]/g, '');
  const near = KEYWORDS.find((name) => name.length > 2 && (isNear(word, name) || isNear(letters, name)));
  return near ?? (isLikeMove(fields.map(({ text }) => text)) ? 'B' : undefined);
}

/// The keyword that a word is nearly; `WHITE, now` is a sentence.
export function keywordMeant(said: SaidText): Keyword | undefined {
  const meant = meantFor(said);
  return meant && meant.length > 2 && !said.keyword.text.endsWith(',') ? meant : undefined;
}

/// A number or a colour near a location: `B5 C6`, `X 5 C6`, `5 C6`.
function isLikeMove(fields: readonly string[]): boolean {
  const at = fields.findIndex((text, i) => i > 0 && (looksLikePoint(text) || /^pass$/i.test(text)));
  return at > 0 && at < 4 && fields.slice(0, at).some((text) => /\d/.test(text) || /^[bw]$/i.test(text));
}

/// One letter typed, left out or replaced, or two that changed places; short words have to begin alike, if with another letter
/// than the second. Long ones may also be cut off, or run into what follows.
function isNear(word: string, name: string): boolean {
  if (name.length < 4 && word.charAt(0) !== name.charAt(0)) return word === name.slice(1);
  if (word.length >= 4 && name.length >= 4 && (word.startsWith(name) || name.startsWith(word))) return true;
  let head = 0;
  while (head < word.length && word[head] === name[head]) head++;
  const [a, b] = [word.slice(head), name.slice(head)];
  const swapped = a.slice(0, 2) === `${b.charAt(1)}${b.charAt(0)}` && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || swapped;
}

/// The lines that nobody takes for commentary when they are right.
const PLAIN: ReadonlySet<number> = new Set([
  Kind.BOARDSIZE,
  Kind.DIAGRAM,
  Kind.HIDE,
  Kind.MARK,
  Kind.PRISONER,
  Kind.SETUP,
  Kind.UNMARK,
]);

/// So many numbers may be left out, and a move still goes on with the sequence.
const NEAR = 5;

/// Does a line show that the block before it has ended, though nothing says so? What a program keeps in a block may look like
/// anything: only a move that goes on with the sequence is no data of that kind.
export function wakes(item: Item, { quiet, last, size }: IshiState): boolean {
  if (!(item instanceof Leaf) || item.kind === Kind.EVENT) return true;
  if (!isMoveKind(item.kind)) return quiet === Kind.COM && PLAIN.has(item.kind) && isSound(saidBy(item));
  const said = saidBy(item) as SaidMove;
  const { number, point } = said;
  if (number === undefined || point === undefined || said.faults.length > 0) return false;
  const goesOn = last === 0 || (number > last && number <= last + NEAR);
  return goesOn && (point === null || isOn(point, size));
}

/// Something is said, and nothing of it wrong.
function isSound(said: Said): boolean {
  if (said.faults.length > 0) return false;
  if (said.what === 'targets') return said.targets.length > 0;
  if (said.what === 'setup') return said.stones.length > 0;
  return said.what === 'size' || (said.what === 'region' && said.region !== 'board');
}
