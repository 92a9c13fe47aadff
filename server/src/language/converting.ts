/// Another format for a record: what it would be, and what would be lost. What is sound is converted, and it is said what is left out
/// because something is wrong with it.

import { formatNamed } from '../formats/list';
import { eachFinding } from '../record/finding';
import { type Loss, Losses, wordsOf } from '../record/losses';
import { takenApart } from '../record/merged';
import type { Exchange, RecordModel, Refused, WritingStyle } from '../record/model';
import type { Words } from '../spec/rule';
import type { Run } from '../text/node';
import type { Checked, RecordDocument } from './document';

/// What may be asked for besides.
export interface Converting {
  /// Lines are cut before a move that the other format cannot hold, instead of refusing all.
  readonly force?: boolean;
  /// One text for each game, also where one could hold several; games that were put together are taken apart.
  readonly split?: boolean;
}

export interface Converted {
  /// One for each game where the format holds one, else a single one. There is at least one.
  readonly texts: readonly string[];
  readonly losses: readonly ToldLoss[];
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
}

/// Undefined when there is no way from what the record is to that format.
export function* converted(
  { root, format }: RecordDocument,
  checked: Checked,
  to: string,
  { force = false, split = false }: Converting = {},
): Generator<void, Converted | Refused | undefined> {
  const from = format?.exchange?.();
  const into = format?.specification.id === to ? undefined : formatNamed(to)?.exchange?.();
  if (!from || !into) return undefined;
  const losses = new Losses();
  for (const at of errorsIn(checked)) losses.add('damaged', { at });
  return yield* exchanged(root, from, into, { force }, split, losses.list);
}

function* exchanged(
  root: Run,
  from: Exchange,
  into: Exchange,
  style: WritingStyle,
  split: boolean,
  damage: readonly Loss[],
): Generator<void, Converted | Refused> {
  const read = yield* from.toModel(root);
  if ('refusal' in read) return read;
  const texts: string[] = [];
  const losses = [...damage, ...read.losses];
  for (const model of into.many && !split ? [read.model] : apart(split ? takenApart(read.model) : read.model)) {
    const written = yield* into.fromModel(model, style);
    if ('refusal' in written) return written;
    texts.push(written.text);
    losses.push(...written.losses);
  }
  return { texts, losses: together(losses).map(told) };
}

const apart = (model: RecordModel): readonly RecordModel[] =>
  model.games.length < 2 ? [model] : model.games.map((game) => ({ games: [game] }));

/// One of each code.
function together(losses: readonly Loss[]): readonly Loss[] {
  const all = new Losses();
  for (const loss of losses) all.take(loss);
  return all.list;
}

const told = (loss: Loss): ToldLoss => ({
  code: `loss/${loss.code}`,
  count: loss.count,
  places: [...loss.places].sort((a, b) => a - b),
  words: wordsOf(loss),
});

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
