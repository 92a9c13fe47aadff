/// Another format for a record: what it would be, and what would be lost. What is sound is converted, and it is said what is left out
/// because something is wrong with it.

import type { Format } from '../formats/format';
import { formatNamed } from '../formats/list';
import { carryInto } from '../record/carrying/carry';
import { restored } from '../record/carrying/restore';
import { eachFinding } from '../record/finding';
import { type Loss, Losses, wordsOf } from '../record/losses';
import { takenApart } from '../record/merged';
import type { Exchange, GameModel, RecordModel, Refused } from '../record/model';
import type { Words } from '../spec/rule';
import { parse } from '../text/edit';
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
  const from = format?.exchange?.();
  const target = format?.specification.id === to ? undefined : formatNamed(to);
  const into = target?.exchange?.();
  if (!from || !target || !into) return undefined;
  const losses = new Losses();
  for (const at of errorsIn(checked)) losses.add('damaged', { at });
  const read = yield* readFrom(root, from, losses);
  return 'refusal' in read ? read : yield* writtenIn(read, target, into, how, losses.list);
}

/// With what it carries along in its places.
export function* readFrom(root: Run, from: Exchange, losses: Losses): Generator<void, RecordModel | Refused> {
  const read = yield* from.toModel(root);
  if ('refusal' in read) return read;
  for (const loss of read.losses) losses.take(loss);
  if (!from.carries) return read.model;
  const games: GameModel[] = [];
  for (const game of read.model.games) games.push(yield* restored(game, losses));
  return { games };
}

export function* writtenIn(
  model: RecordModel,
  target: Format,
  into: Exchange,
  { force = false, split = false, carry = false }: Converting,
  before: readonly Loss[],
): Generator<void, Converted | Refused> {
  const texts: string[] = [];
  const losses = new Losses();
  let isCarried = carry && into.carries === true;
  for (const one of into.many && !split ? [model] : apart(split ? takenApart(model) : model)) {
    const written = yield* into.fromModel(one, { force });
    if ('refusal' in written) return written;
    for (const loss of written.losses) losses.take(loss);
    const whole = isCarried ? yield* carrying(one, written, target, into, force) : written.text;
    if (whole === undefined) isCarried = false;
    texts.push(whole ?? written.text);
  }
  const told = losses.list;
  return { texts, losses: together(before, told, isCarried), mayCarry: into.carries === true && told.length > 0 };
}

/// The text anew, with what it cannot hold: for that it is looked at how it is read.
function* carrying(
  { games }: RecordModel,
  { text, held }: { readonly text: string; readonly held: readonly GameModel[] },
  { family }: Format,
  into: Exchange,
  force: boolean,
): Generator<void, string | undefined> {
  const back = yield* into.toModel(yield* parse(text, { family, pool: new Pool() }));
  if ('refusal' in back || back.model.games.length !== games.length) return undefined;
  for (const [i, game] of games.entries()) {
    const fits = yield* carryInto(game, held[i] as GameModel, back.model.games[i] as GameModel);
    if (!fits) return undefined;
  }
  const again = yield* into.fromModel(back.model, { force });
  return 'refusal' in again ? undefined : again.text;
}

const apart = (model: RecordModel): readonly RecordModel[] =>
  model.games.length < 2 ? [model] : model.games.map((game) => ({ games: [game] }));

/// One of each code. What is lost while a record is read is not carried along.
function together(before: readonly Loss[], after: readonly Loss[], isCarried: boolean): readonly ToldLoss[] {
  const all = new Losses();
  for (const loss of [...before, ...after]) all.take(loss);
  const gone = new Set(before.map(({ code }) => code));
  return all.list.map((loss) => told(loss, isCarried && !gone.has(loss.code)));
}

function told(loss: Loss, carried: boolean): ToldLoss {
  const words = wordsOf(loss);
  return {
    code: `loss/${loss.code}`,
    count: loss.count,
    places: [...loss.places].sort((a, b) => a - b),
    words: carried ? { en: `${words.en}, but carried along`, zh: `${words.zh}，但已随附` } : words,
    carried,
  };
}

function errorsIn({ read, played }: Checked): number[] {
  const places: number[] = [];
  for (const findings of [read, played]) {
    eachFinding(findings, ({ rule, from }, at) => {
      if (rule.severity === 'error') places.push(at + from);
      return true;
    });
  }
  return places;
}
