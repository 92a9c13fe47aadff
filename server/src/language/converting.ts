/// Another format for a record: what it would be, and what would be lost. What is sound is converted, and it is said what is left out
/// because something is wrong with it.

import type { Format } from '../formats/format';
import { formatNamed } from '../formats/list';
import { carryInto } from '../record/carrying/carry';
import { restored } from '../record/carrying/restore';
import { inOrder } from '../record/in-order';
import { type Loss, Losses, wordsOf } from '../record/losses';
import { takenApart } from '../record/merged';
import type { Exchange, GameModel, Pause, Refused } from '../record/model';
import type { Words } from '../spec/rule';
import { gathered, parse } from '../text/edit';
import type { Run } from '../text/node';
import { Pool } from '../text/pool';
import type { Checked, RecordDocument } from './document';

/// What may be asked for besides.
export interface Converting {
  /// Lines are cut before a move that the other format cannot hold, instead of refusing all.
  readonly force?: boolean;
  /// One text for each game, also where one could hold several; games that were put together are taken apart.
  readonly split?: boolean;
  /// What the other format has no place for is carried along where its texts have room, and is put back when it is read again.
  readonly carry?: boolean;
}

export interface Converted {
  /// One for each game where the format holds one, else a single one. There is at least one.
  readonly texts: readonly string[];
  readonly losses: readonly ToldLoss[];
  /// Some of it could be carried along.
  readonly mayCarry: boolean;
}

/// As people are told of it.
export interface ToldLoss {
  /// It stays the same from version to version.
  readonly code: `loss/${string}`;
  readonly count: number;
  /// Offsets in the text that is converted, in its order, as far as they are known.
  readonly places: readonly number[];
  /// What it was and what it is now, with the count, without code and places.
  readonly words: Words;
  /// It is carried along: other programs miss it, and the way back has it again.
  readonly carried: boolean;
}

/// Undefined when there is no way from what the record is to that format.
export function* converted(
  { root, format }: RecordDocument,
  checked: Checked,
  to: string,
  how: Converting = {},
): Generator<void, Converted | Refused | undefined> {
  // Each of these may be loaded by that.
  const from = format?.exchange?.();
  yield;
  const target = format?.specification.id === to ? undefined : formatNamed(to);
  yield;
  const into = target?.exchange?.();
  yield;
  if (!from || !target || !into) return undefined;
  const damage = new Losses();
  yield* tellErrors(checked, damage, from.lenient);
  return yield* exchanged(root, from, target, into, how, damage);
}

/// Game by game: a collection may have so many that all of them at once would fill the memory.
function* exchanged(
  root: Run,
  from: Exchange,
  target: Format,
  into: Exchange,
  how: Converting,
  before: Losses,
): Generator<void, Converted | Refused> {
  const writing = new Writing(target, into, how, !from.many);
  const reading = gamesIn(root, from, before);
  let only: GameModel | undefined;
  let step = reading.next();
  for (; !step.done; step = reading.next()) {
    if (!from.many) only = step.value ?? only;
    const refused = from.many && step.value ? yield* writing.add(step.value) : undefined;
    if (refused) return refused;
    yield;
  }
  if (step.value) return step.value;
  const refused = only && (yield* writing.add(yield* withText(only, root, before, writing)));
  return refused ?? writing.end(before);
}

/// What a record says and the model does not have is in its text alone, which goes along if it is sound; what is damaged is left out.
function* withText(game: GameModel, root: Run, before: Losses, writing: Writing): Generator<void, GameModel> {
  if (!writing.carries || !isSoundLoss(before)) return game;
  writing.hasText = true;
  return { ...game, whole: yield* gathered(root) };
}

const isSoundLoss = ({ list }: Losses): boolean => list.length > 0 && list.every(({ code }) => code !== 'damaged');

/// With what they carry along in its places.
export function* gamesIn(root: Run, from: Exchange, losses: Losses): Generator<GameModel | Pause, Refused | undefined> {
  const reading = from.toModel(root);
  let step = reading.next();
  for (; !step.done; step = reading.next())
    yield step.value && from.carries ? yield* restored(step.value, losses) : step.value;
  if ('refusal' in step.value) return step.value;
  for (const loss of step.value) losses.take(loss);
  return undefined;
}

/// What a record becomes.
export class Writing {
  readonly #texts: string[] = [];
  readonly #losses = new Losses();
  #isCarried: boolean;
  /// What was lost when the record was read is carried along with its text.
  hasText = false;

  constructor(
    readonly target: Format,
    readonly into: Exchange,
    readonly how: Converting,
    /// The record that is converted is of one game.
    readonly ofOne = false,
  ) {
    this.#isCarried = how.carry === true && into.carries === true;
  }

  get carries(): boolean {
    return this.#isCarried;
  }

  *add(game: GameModel): Generator<void, Refused | undefined> {
    const { split = false, force = false } = this.how;
    for (const one of split ? takenApart(game) : [game]) {
      const written = yield* this.into.fromModel(one, { force });
      if ('refusal' in written) return written;
      for (const loss of written.losses) this.#losses.take(loss);
      const first = yield* this.#first(one, written.text);
      const whole = this.#isCarried ? yield* carrying(one, written, this.target, this.into) : written.text;
      if (whole === undefined) this.#isCarried = false;
      this.#texts.push(first ?? whole ?? written.text);
    }
    return undefined;
  }

  /// The text that the game was read from at first, if that still says all that is to be written: nobody has changed anything since. What else
  /// it says is lost where it neither comes back nor goes on.
  *#first({ whole, origin }: GameModel, text: string): Generator<void, string | undefined> {
    const format = whole === undefined ? undefined : formatNamed(origin);
    const exchange = format?.exchange?.();
    if (whole === undefined || !format || !exchange || (this.#isCarried && format !== this.target)) return undefined;
    const read = yield* readAgain(whole, format, exchange);
    if (!read) return undefined;
    const again = format === this.target ? yield* exchange.fromModel(read.game, { force: false }) : undefined;
    if (again && 'text' in again && again.text === text) return whole;
    for (const loss of read.losses) this.#losses.add(loss.code, { count: loss.count });
    return undefined;
  }

  end(before: Losses): Converted {
    const { list } = this.#losses;
    return {
      texts: this.into.many && !this.how.split ? [this.#texts.join('')] : this.#texts,
      losses: together(before.list, list, this.#isCarried, this.hasText),
      mayCarry: this.into.carries === true && list.length + (this.ofOne && isSoundLoss(before) ? 1 : 0) > 0,
    };
  }
}

/// The text anew, with what it cannot hold: for that it is looked at how it is read.
function* carrying(
  game: GameModel,
  { text, held }: { readonly text: string; readonly held: GameModel },
  format: Format,
  into: Exchange,
): Generator<void, string | undefined> {
  const read = yield* readAgain(text, format, into);
  if (!read || !(yield* carryInto(game, held, read.game))) return undefined;
  const again = yield* into.fromModel(read.game, { force: false });
  return 'refusal' in again ? undefined : again.text;
}

/// A text of one game, with what is lost on the way.
function* readAgain(
  text: string,
  { family }: Format,
  exchange: Exchange,
): Generator<void, { readonly game: GameModel; readonly losses: readonly Loss[] } | undefined> {
  const reading = exchange.toModel(yield* parse(text, { family, pool: new Pool() }));
  let game: GameModel | undefined;
  let step = reading.next();
  for (; !step.done; step = reading.next()) {
    game = step.value ?? game;
    yield;
  }
  return game && !('refusal' in step.value) ? { game, losses: step.value } : undefined;
}

/// One of each code. What is lost while a record is read is carried along with its text alone.
function together(
  before: readonly Loss[],
  after: readonly Loss[],
  isCarried: boolean,
  hasText: boolean,
): readonly ToldLoss[] {
  const all = new Losses();
  for (const loss of [...before, ...after]) all.take(loss);
  const gone = new Set(hasText ? [] : before.map(({ code }) => code));
  return all.list.map((loss) => told(loss, isCarried && !gone.has(loss.code)));
}

function told(loss: Loss, carried: boolean): ToldLoss {
  const words = wordsOf(loss);
  return {
    code: `loss/${loss.code}`,
    count: loss.count,
    places: [...new Set(loss.places)].sort((a, b) => a - b),
    words: carried ? { en: `${words.en}, but carried along`, zh: `${words.zh}，但已随附` } : words,
    carried,
  };
}

/// So many findings are looked at between two pauses.
const PAUSE = 512;

function* tellErrors(
  { read, played }: Checked,
  losses: Losses,
  lenient: readonly string[] = [],
): Generator<void, void> {
  let count = 0;
  for (const { finding, at } of inOrder([read, played])) {
    const { rule, from } = finding;
    if (rule.severity === 'error' && !lenient.includes(rule.name)) losses.add('damaged', { at: at + from });
    if (++count % PAUSE === 0) yield;
  }
}
