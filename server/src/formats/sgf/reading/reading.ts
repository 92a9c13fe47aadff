/// What comes of reading a piece of a text of SGF, and how pieces are put together.

import { CLEAN, type Findings, Report } from '../../../record/finding';
import type { Params, Rule } from '../../../spec/rule';
import { rules } from '../rules';

/// Something that is reported once a game, where it is met first.
export interface First {
  /// What is reported once; of unknown properties each name by itself.
  readonly key: string;
  readonly rule: Rule;
  readonly at: number;
  readonly size: number;
  readonly params?: Params | undefined;
}

/// A value that games have in common or not.
export interface Common extends Place {
  readonly key: string;
  /// Where the first game says so that has another one.
  readonly other?: Place | undefined;
}

export interface Place {
  readonly at: number;
  readonly size: number;
}

export interface Games {
  /// Where they begin.
  readonly first: number;
  readonly second?: number | undefined;
  readonly ff: Common;
  readonly gm: Common;
  /// Of the games that state a charset.
  readonly ca?: Common | undefined;
}

/// Text outside of games.
export interface Outside {
  readonly from: number;
  readonly to: number;
  /// If there are only parentheses that close nothing: where they stand.
  readonly closers: readonly number[] | undefined;
}

/// What stands between games: up to the first one, and behind the last.
export interface Top {
  readonly before: Outside | undefined;
  readonly after: Outside | undefined;
  readonly hasGame: boolean;
  /// How many nodes behind variations the last game has.
  readonly late: number;
  /// Where the game begins that is not closed.
  readonly open?: { readonly at: number; readonly hasInner: boolean } | undefined;
}

export interface Reading {
  readonly findings: Findings;
  readonly firsts: readonly First[];
  /// Who makes the first move on the main line; 0 if there is none, -1 if none can come any more.
  readonly move: number;
  /// Nodes behind variations.
  readonly late: number;
  /// Where stones are set up on the main line, as long as no move has come before.
  readonly setups?: readonly Place[] | undefined;
  readonly games?: Games | undefined;
  readonly top?: Top | undefined;
}

export const NO_FIRSTS: readonly First[] = [];

const PLAIN: readonly Reading[] = [-1, 0, 1, 2].map((move) => ({ findings: CLEAN, firsts: NO_FIRSTS, move, late: 0 }));

/// A reading; one object for all that have nothing to say.
export function readingWith(reading: Reading): Reading {
  const { findings, firsts, move, late, setups, games, top } = reading;
  const isPlain = findings.count === 0 && firsts.length === 0 && late === 0 && !setups && !games && !top;
  return isPlain ? (PLAIN[move + 1] as Reading) : reading;
}

/// Names of a game's own that are reported; nobody has so many.
const MOST_FIRSTS = 64;

/// Puts readings together in the order of the text.
export class Gathering {
  readonly report = new Report();
  #firsts: First[] | undefined;
  #setups: readonly Place[] | undefined;
  move = 0;
  late = 0;
  games: Games | undefined = undefined;

  take(reading: Reading, at: number): void {
    const { findings, firsts, move, late, setups, games } = reading;
    if (PLAIN[move + 1] === reading) {
      if (this.move === 0) this.move = move;
      return;
    }
    this.report.take(findings, at);
    if (setups) this.#setUp(setups, at);
    for (const first of firsts) this.first({ ...first, at: at + first.at });
    if (this.move === 0) this.move = move;
    this.late += late;
    this.games = gamesAfter(this.games, games, at);
  }

  /// After a move it is bad style.
  #setUp(setups: readonly Place[], by: number): void {
    const places = setups.map(({ at, size }) => ({ at: at + by, size }));
    if (this.move === 0) this.#setups = this.#setups ? [...this.#setups, ...places] : places;
    else
      for (const { at, size } of places) this.report.add({ rule: rules['setup-after-moves'], from: at, to: at + size });
  }

  first(first: First): void {
    this.#firsts ??= [];
    const index = this.#firsts.findIndex(({ key }) => key === first.key);
    if (index < 0 && this.#firsts.length < MOST_FIRSTS) this.#firsts.push(first);
    else if (index >= 0 && first.at < (this.#firsts[index] as First).at) this.#firsts[index] = first;
  }

  get firsts(): readonly First[] {
    return this.#firsts ?? NO_FIRSTS;
  }

  get soFar(): Findings {
    return this.report.soFar;
  }

  get reading(): Reading {
    const { firsts, move, late, games } = this;
    return readingWith({ findings: this.report.findings, firsts, move, late, setups: this.#setups, games });
  }
}

const moved = (place: Place | undefined, by: number): Place | undefined =>
  place && { at: place.at + by, size: place.size };

const movedCommon = (common: Common, by: number): Common => ({
  ...common,
  at: common.at + by,
  other: moved(common.other, by),
});

/// What the games of a text have in common with those of what follows, which starts at `by`.
function commonAfter(a: Common | undefined, b: Common | undefined, by: number): Common | undefined {
  if (!b) return a;
  const next = movedCommon(b, by);
  if (!a) return next;
  return a.other ? a : { ...a, other: a.key === b.key ? next.other : next };
}

export function gamesAfter(a: Games | undefined, b: Games | undefined, by: number): Games | undefined {
  if (!b) return a;
  const first = b.first + by;
  const second = a ? (a.second ?? first) : b.second === undefined ? undefined : b.second + by;
  const ff = commonAfter(a?.ff, b.ff, by) as Common;
  const gm = commonAfter(a?.gm, b.gm, by) as Common;
  return { first: a?.first ?? first, second, ff, gm, ca: commonAfter(a?.ca, b.ca, by) };
}
