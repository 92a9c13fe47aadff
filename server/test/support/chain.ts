/// A chain of edits on a record, and the claim that it ends where opening the final text afresh ends: the same tree, text,
/// positions, findings and boards, whether work was done at once or broken off by the next edit.

import { type Edit, finished, textOf } from '../../src/text/edit';
import { after, sane } from './edits';
import { HELP } from './help';
import { EVERYTHING, type Opened, type Opening, opened } from './opened';
import { isBetween, plainOffsetAt, plainPlaceAt } from './plain-text';
import { Random } from './random';
import { brokenPromise, shapeOf } from './shape';

/// One version.
export interface Turn {
  readonly edits: readonly Edit[];
  /// How many steps of work are done before the next version comes; without it all work is done, and the claim checked.
  readonly steps?: number | undefined;
  /// The text is sent whole.
  readonly whole?: boolean | undefined;
}

export interface Chain {
  readonly how: Opening;
  readonly text: string;
  readonly turns: readonly Turn[];
  /// For what is looked at only here and there.
  readonly seed: number;
}

const published = (text: string, how: Opening): Opened => opened(text, { ...how, publishes: EVERYTHING });

/// A chain as it goes along.
export class Running {
  readonly document: Opened;
  readonly #random: Random;

  constructor(
    readonly how: Opening,
    public text: string,
    seed: number,
  ) {
    this.document = published(text, how);
    this.#random = new Random(seed);
  }

  /// Does one version; tells what differs, if anything is compared and does.
  turn({ edits, steps, whole }: Turn): string | undefined {
    const encoding = this.how.encoding ?? 'utf-16';
    const changes = edits.map((wanted) => {
      const edit = sane(this.text, wanted);
      const start = plainPlaceAt(this.text, edit.from, encoding);
      const end = plainPlaceAt(this.text, edit.to, encoding);
      this.text = after(this.text, edit);
      return { range: { start, end }, text: edit.text };
    });
    this.document.change(whole ? [{ text: this.text }] : changes);
    if (steps !== undefined) {
      this.document.work(steps);
      return undefined;
    }
    this.document.finish();
    return this.difference();
  }

  /// Outline, folding, hover and completion; in long texts only now and then, for they take long.
  #helpDifference(fresh: Opened, offset: number): string | undefined {
    if (!this.#random.chance(300 / (this.text.length + 1000))) return undefined;
    for (const [what, help] of Object.entries(HELP)) {
      const [got, wanted] = [this.document, fresh].map(({ document }) =>
        json(finished<unknown>(help(document, offset))),
      );
      const difference = first(`${what} at ${offset}`, got ?? [], wanted ?? []);
      if (difference) return difference;
    }
    return undefined;
  }

  difference(): string | undefined {
    const fresh = published(this.text, this.how);
    const offsets = [0, 1, 2].map(() => this.#random.below(this.text.length + 1));
    return (
      versionTrouble(this.document) ??
      treeDifference(this.document, fresh, this.text) ??
      placeTrouble(this.document, this.text, offsets) ??
      first('diagnostics', diagnosticsOf(this.document), diagnosticsOf(fresh)) ??
      first('board', boardOf(this.document), boardOf(fresh)) ??
      first(`board at ${offsets[0]}`, boardOf(this.document, offsets[0]), boardOf(fresh, offsets[0])) ??
      this.#helpDifference(fresh, offsets[0] as number)
    );
  }
}

/// What differs in a chain, or what is thrown in it.
export function trouble({ how, text, turns, seed }: Chain): string | undefined {
  try {
    const running = new Running(how, text, seed);
    for (const turn of turns) {
      const found = running.turn(turn);
      if (found) return found;
    }
    running.document.finish();
    return running.difference();
  } catch (error) {
    return `thrown: ${error instanceof Error ? error.message : error}`;
  }
}

/// Versions are told of in order, the last one completely, and none completely twice.
function versionTrouble({ told, version }: Opened): string | undefined {
  const versions = told.map((one) => one.version);
  if (versions.some((one, i) => i > 0 && one < (versions[i - 1] as number))) return `versions told: ${versions}`;
  const complete = told.filter((one) => one.complete).map((one) => one.version);
  if (new Set(complete).size !== complete.length) return `told complete twice: ${complete}`;
  const last = told[told.length - 1];
  told.splice(0, told.length - 1);
  return last?.complete && last.version === version ? undefined : `version ${version} was not told complete`;
}

function treeDifference({ document }: Opened, fresh: Opened, text: string): string | undefined {
  if (textOf(document.root) !== text) return first('text', [textOf(document.root)], [text]);
  return first('tree', shapeOf(document.root), shapeOf(fresh.document.root)) ?? brokenPromise(document.root);
}

function placeTrouble({ document: { places, encoding } }: Opened, text: string, offsets: readonly number[]) {
  for (const offset of offsets.filter((one) => !isBetween(text, one))) {
    const wanted = plainPlaceAt(text, offset, encoding);
    const got = places.at(offset);
    if (wanted.line !== got.line || wanted.character !== got.character) {
      return `place of ${offset}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`;
    }
    if (places.offset(got) !== offset) return `offset of ${JSON.stringify(got)} is not ${offset}`;
    const past = { line: got.line, character: got.character + (offset % 7) };
    if (places.offset(past) !== plainOffsetAt(text, past, encoding)) return `offset of ${JSON.stringify(past)}`;
  }
  return undefined;
}

/// As published, the places and the other moves they lead to included; what was published before may be published again.
const diagnosticsOf = ({ published }: Opened): string[] => published.map((one) => JSON.stringify(one)).sort();

const json = (value: unknown): string[] => JSON.stringify(value, null, 1)?.split('\n') ?? [];

const boardOf = (opened: Opened, offset?: number): string[] => json(opened.board(offset));

function first(what: string, got: readonly string[], wanted: readonly string[]): string | undefined {
  for (let i = 0; i < Math.max(got.length, wanted.length); i++) {
    if (got[i] !== wanted[i]) return `${what} ${i}: ${short(got[i])} instead of ${short(wanted[i])}`;
  }
  return undefined;
}

const short = (text: string | undefined): string => JSON.stringify(text)?.slice(0, 300) ?? 'nothing';
