/// The text as a whole: games, and what stands between them.

import { type Findings, Report, type SoFar } from '../../../record/finding';
import { type AnyChild, type Frame, type Frames, readingOf } from '../../../syntax/reading';
import { Kind, SgfFlag } from '../../../syntax/sgf/lexer';
import { firstFlagged } from '../../../text/flagged';
import { lastLeaf } from '../../../text/list';
import { Flag, Leaf, List, type Node, Pair, type Run } from '../../../text/node';
import type { Renewal } from '../../../text/renewal';
import { contextOf } from '../context';
import { rules } from '../rules';
import { beginsGame } from './beginning';
import { type Child, framesFor, Mode } from './frames';
import type { FileFacts } from './game';
import { Gathering, type Outside, type Reading, type Top } from './reading';

const TOP = {};

interface TopChild extends AnyChild {
  readonly mode: number;
}

/// No mode of what is in games.
const OUTSIDE = -1;

/// What is wrong with the text as far as it is not about play.
export function* readText(root: Run, facts: FileFacts, renewal?: Renewal): Generator<SoFar, Findings> {
  const games = framesFor(facts);
  const frames: Frames<TopChild, Reading> = {
    ...games,
    of: (child) =>
      (child.mode === OUTSIDE ? new TopFrame(child, child.node) : games.of(child as Child)) as Frame<TopChild, Reading>,
  };
  const reading = yield* readingOf<TopChild, Reading>(new TopFrame(undefined, root), frames, facts, renewal);
  return whole(root, reading, facts);
}

/// A run outside of games; or a pair that is none, parentheses in a letter.
class TopFrame implements Frame<TopChild, Reading> {
  readonly #all = new Gathering();
  readonly #parts: readonly Node[];
  #index = 0;
  #at = 0;
  #top: Top = EMPTY;

  constructor(
    readonly child: TopChild | undefined,
    node: Run,
  ) {
    this.#parts = !node ? [] : node instanceof List ? node.kids : isGroup(node) ? partsOf(node) : [node];
  }

  next(): TopChild | undefined {
    for (let node = this.#parts[this.#index++]; node; node = this.#parts[this.#index++]) {
      const at = this.#at;
      this.#at += node.width;
      if (node instanceof Leaf) this.#leaf(node, at);
      else if (node instanceof Pair && beginsGame(node)) return { node, at, shape: contextOf(node), mode: Mode.game };
      else return { node, at, shape: TOP, mode: OUTSIDE };
    }
    return undefined;
  }

  #leaf(leaf: Leaf, at: number): void {
    if (leaf.kind === Kind.blank) return;
    const closers = leaf.kind === Kind.close ? [at] : undefined;
    const from = at + leaf.text.length - leaf.text.replace(BLANKS, '').length;
    this.#join({ before: { from, to: at + leaf.size, closers }, after: undefined, hasGame: false, late: 0 });
  }

  take(reading: Reading, { at, mode, node }: TopChild): void {
    this.#all.take(reading, at);
    if (mode === OUTSIDE) {
      this.#join(topAt(reading.top ?? EMPTY, at));
      return;
    }
    const pair = node as Pair;
    if (!(pair.flags & SgfFlag.node) && pair.close) return;
    const hasInner = reading.games?.second !== undefined;
    const open = pair.close ? undefined : { at, hasInner };
    this.#join({ before: undefined, after: undefined, hasGame: true, late: reading.late, open });
  }

  #join(next: Top): void {
    const top = this.#top;
    if (!next.hasGame) {
      const outside = next.before;
      this.#top = top.hasGame
        ? { ...top, after: both(top.after, outside) }
        : { ...top, before: both(top.before, outside) };
      return;
    }
    const between = both(top.hasGame ? top.after : top.before, next.before);
    if (top.hasGame && between) tellOutside(between, top.late, this.#all.report);
    this.#top = { ...next, before: top.hasGame ? top.before : between, open: top.open ?? next.open };
  }

  get soFar(): Findings {
    return this.#all.soFar;
  }

  finish(): Reading {
    return { ...this.#all.reading, top: this.#top };
  }
}

/// Before the first word.
const BLANKS = /^[\s\ufeff]+/;

const EMPTY: Top = { before: undefined, after: undefined, hasGame: false, late: 0 };

const isGroup = (node: Node): node is Pair => node instanceof Pair && !beginsGame(node);

const partsOf = ({ open, run, close }: Pair): Node[] => [open, run, close].filter((part) => part !== undefined);

/// More parentheses are reported as text.
const MOST_CLOSERS = 200;

function both(a: Outside | undefined, b: Outside | undefined): Outside | undefined {
  if (!a || !b) return a ?? b;
  const isShort = a.closers && b.closers && a.closers.length + b.closers.length <= MOST_CLOSERS;
  const closers = isShort ? [...(a.closers ?? []), ...(b.closers ?? [])] : undefined;
  return { from: a.from, to: b.to, closers };
}

const outsideAt = (outside: Outside | undefined, by: number): Outside | undefined =>
  outside && { from: outside.from + by, to: outside.to + by, closers: outside.closers?.map((at) => at + by) };

const topAt = (top: Top, by: number): Top => ({
  ...top,
  before: outsideAt(top.before, by),
  after: outsideAt(top.after, by),
  open: top.open && { ...top.open, at: top.open.at + by },
});

/// Parentheses that close nothing are reported one by one. As many are forgiven as there were nodes behind variations before.
function tellOutside({ from, to, closers }: Outside, forgiven: number, report: Report): void {
  if (!closers) {
    report.add({ rule: rules['text-outside-game'], from, to });
    return;
  }
  for (const at of closers.slice(forgiven)) report.add({ rule: rules['unmatched-parenthesis'], from: at, to: at + 1 });
}

/// What is reported once a file.
function whole(root: Run, reading: Reading, { quiet }: FileFacts): Findings {
  const report = new Report();
  const { before, after, hasGame, late, open } = reading.top ?? EMPTY;
  const undecoded = firstFlagged(root, Flag.undecoded);
  if (undecoded) {
    const at = undecoded.start + undecoded.leaf.text.indexOf('\ufffd');
    report.add({ rule: rules['undecodable-text'], from: at, to: at + 1 });
  }
  if (!hasGame && !(root && reading.findings.count > 0)) {
    report.add({ rule: rules['no-game'], from: 0, to: 0 });
    return report.findings;
  }
  report.take(reading.findings, 0);
  if (before) report.add({ rule: rules['text-before-game'], from: before.from, to: before.to });
  if (after) tellOutside(after, late, report);
  const isSwallowed = root !== undefined && (lastLeaf(root).flags & SgfFlag.unclosed) !== 0;
  if (open && !open.hasInner && !isSwallowed)
    report.add({ rule: rules['unclosed-tree'], from: open.at, to: open.at + 1 });
  differing(reading, quiet, report);
  return report.findings;
}

function differing({ games }: Reading, quiet: boolean, report: Report): void {
  if (games?.second === undefined) return;
  report.add({ rule: rules['several-games'], from: games.second, to: games.second + 1 });
  const told = [
    [rules['versions-differ'], games.ff.other],
    [rules['games-differ'], games.gm.other],
    [rules['charsets-differ'], quiet ? undefined : games.ca?.other],
  ] as const;
  for (const [rule, place] of told) if (place) report.add({ rule, from: place.at, to: place.at + place.size });
}
