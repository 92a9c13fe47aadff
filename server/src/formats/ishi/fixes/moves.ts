/// Mending moves: the prisoners that were taken, and numbers that do not go on.

import { located } from '../../../record/locate';
import { type Fault, type Fix, type QuickFix, replacing } from '../../../record/quick-fix';
import type { ItemAt } from '../../../syntax/lines/walk';
import { type Edit, finished } from '../../../text/edit';
import type { Leaf } from '../../../text/node';
import { isMoveKind, Kind } from '../keywords';
import { withoutMove } from '../play/made';
import { kindOf } from '../play/passage';
import type { IshiState } from '../play/state';
import { type SaidMove, type SaidTargets, saidBy } from '../said';
import { pointOf } from '../said/points';
import { after, indentOf, insideOf, isVariation, moveBefore } from '../write/around';
import { prisonersIn } from '../write/prisoners';
import { Style } from '../write/style';
import { lineOf } from './fields';

const PRISONERS = { en: 'Add the PRISONER line', zh: '补上 PRISONER 行' };

function* prisoners(fault: Fault): Generator<Fix> {
  const { leaf, at } = lineOf(fault);
  const spot = fault.record && finished(located(fault.record.course, fault.from));
  const state = spot?.state as IshiState | undefined;
  const { ply } = state ?? {};
  if (!state || !ply?.isMove) return;
  const style = new Style(fault.root, at + leaf.width);
  const names = prisonersIn(style, ply, { ...withoutMove(state), size: state.size });
  if (names.length === 0) return;
  const line = `${indentOf(leaf)}${style.keyword('PRISONER')} ${names.join(' ')}`;
  const end = at + leaf.width;
  const text = /[\r\n]$/.test(leaf.text) ? line + style.lineEnd : style.lineEnd + line;
  yield { title: PRISONERS, edits: [{ from: end, to: end, text }], sure: true };
}

/// The finding names those that are missing, but for very many.
function* incomplete(fault: Fault): Generator<Fix> {
  const { leaf, at, fields } = lineOf(fault);
  const names = String(fault.finding.params?.points ?? '').split(', ');
  const points = names.map((name) => pointOf(name));
  if (points.some((point) => !point)) return;
  const style = new Style(fault.root, at + leaf.width);
  const text = points.map((point) => (point ? ` ${style.point(point, Kind.PRISONER)}` : '')).join('');
  const last = fields.at(-1);
  const end = at + (last ? last.at + last.size : leaf.size);
  const title = { en: `Add ${text.trim()}`, zh: `补上 ${text.trim()}` };
  yield { title, edits: [{ from: end, to: end, text }], sure: true };
}

/// The number after that of the move before.
function* following(fault: Fault): Generator<Fix> {
  const before = moveBefore(fault.root, lineOf(fault).at);
  const last = before ? (saidBy(before.leaf) as SaidMove).number : 0;
  if (last === undefined) return;
  const text = String(last + 1);
  yield replacing(fault, text, { en: `Write \`${text}\``, zh: `改为 \`${text}\`` });
}

const RENUMBER = { en: 'Renumber the moves from here on', zh: '从这里起重新编号' };

/// More are not renumbered at once: this is looked at whenever the cursor is here.
const MOST = 20_000;

function* renumbered(fault: Fault): Generator<Fix> {
  const { at } = lineOf(fault);
  const before = moveBefore(fault.root, at);
  const last = before && (saidBy(before.leaf) as SaidMove).number;
  if (last === undefined) return;
  const { leaf } = lineOf(fault);
  const edits = new Numbering(fault, last).edits({ item: leaf, at });
  if (edits) yield { title: RENUMBER, edits };
}

/// The numbers of one sequence, old and new; what it does not have is looked for in the one around.
interface Scope {
  readonly around: Scope | undefined;
  readonly numbers: Map<number, number>;
  /// What comes still.
  readonly items: Iterator<ItemAt>;
  /// How a number becomes another one.
  readonly next: (number: number | undefined) => number | undefined;
  /// By how much the last move has been changed.
  shift: number;
}

class Numbering {
  readonly #edits: Edit[] = [];
  #last: number;

  constructor(
    readonly fault: Fault,
    last: number,
  ) {
    this.#last = last;
  }

  /// The moves from one on, those in variations on them by as much, and what refers to them.
  edits(first: ItemAt): readonly Edit[] | undefined {
    const items = from(first, after(this.fault.root, first.at));
    let scope: Scope | undefined = { around: undefined, numbers: new Map(), items, next: () => ++this.#last, shift: 0 };
    for (let count = 0; scope; count++) {
      if (count > MOST) return undefined;
      const next: IteratorResult<ItemAt> = scope.items.next();
      if (next.done) scope = scope.around;
      else scope = this.#item(next.value, scope);
    }
    return this.#edits;
  }

  #item(placed: ItemAt, scope: Scope): Scope {
    const kind = kindOf(placed.item);
    if (isMoveKind(kind)) this.#move(placed, scope);
    else if (isVariation(placed.item)) return inside(placed, scope);
    else if (REFERRING.has(kind)) this.#references(placed, scope);
    return scope;
  }

  #move({ item, at }: ItemAt, scope: Scope): void {
    const { number, numberAt } = saidBy(item) as SaidMove;
    const now = scope.next(number);
    if (number === undefined || now === undefined) return;
    scope.numbers.set(number, now);
    scope.shift = now - number;
    this.#write(item as Leaf, at, numberAt.at, numberAt.size, now);
  }

  #write({ text }: Leaf, start: number, at: number, size: number, number: number): void {
    const digits = text.slice(at, at + size);
    const now = digits.startsWith('0') ? String(number).padStart(digits.length, '0') : String(number);
    if (now !== digits) this.#edits.push({ from: start + at, to: start + at + size, text: now });
  }

  #references({ item, at }: ItemAt, scope: Scope): void {
    for (const { named, part } of (saidBy(item) as SaidTargets).targets) {
      if (named === 'all' || !('from' in named) || part.size !== part.text.length) continue;
      for (const { index, 0: digits } of part.text.matchAll(/\d+/g)) {
        const now = found(scope, Number(digits));
        if (now !== undefined) this.#write(item as Leaf, at, part.at + index, digits.length, now);
      }
    }
  }
}

const REFERRING: ReadonlySet<number> = new Set([Kind.MARK, Kind.UNMARK, Kind.HIDE, Kind.PRISONER]);

function* from(first: ItemAt, rest: Iterable<ItemAt>): Generator<ItemAt> {
  yield first;
  yield* rest;
}

function inside(variation: ItemAt, around: Scope): Scope {
  const { shift } = around;
  const next = (number: number | undefined) => (number === undefined || number + shift < 1 ? number : number + shift);
  return { around, numbers: new Map(), items: insideOf(variation), next, shift };
}

function found(scope: Scope, number: number): number | undefined {
  for (let one: Scope | undefined = scope; one; one = one.around) {
    const now = one.numbers.get(number);
    if (now !== undefined) return now;
  }
  return undefined;
}

export const moveFixes = {
  'prisoner-list-absent': prisoners,
  'prisoner-incomplete': incomplete,
  'move-number-positive': following,
  'duplicate-move-number': renumbered,
  'move-number-out-of-sequence': renumbered,
  'missing-move-number': renumbered,
} satisfies Record<string, QuickFix>;
