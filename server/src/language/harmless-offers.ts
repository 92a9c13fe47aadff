/// Whole moves that are offered, and what else the game decides, are tried on a copy of the record first: one that would be a fault where
/// it stands, make one of what follows, or contradict the header, is not offered.

import { eachFinding } from '../record/finding';
import type { Suggestion, Suggestions } from '../record/help';
import type { Rule } from '../spec/rule';
import { type Edit, textBetween, textOf } from '../text/edit';
import { type Place, placeAt } from '../text/position';
import { type Copy, copyOf } from './copy';
import type { Checked, RecordDocument } from './document';
import { plainText } from './inserted';

/// In longer records nothing is tried. In others the first few moves are, and more as long as what stands behind the places of all that
/// are tried is not too much; what a trial costs anyway counts as so many characters.
const LONGEST = 100_000;
const FEW = 4;
const MOST = 60_000;
const EACH = 4000;

type Counts = ReadonlyMap<Rule, number>;

export function* withoutHarm(document: RecordDocument, found: Suggestions): Generator<void, readonly Suggestion[]> {
  const { root } = document;
  const moves = found.list.filter(({ kind, tried }) => kind === 'move' || tried);
  if (moves.length === 0 || !root || root.width > LONGEST) return found.list;
  let left = MOST - root.width;
  let tried = 0;
  let trial: Trial | undefined;
  const harmful = new Set<Suggestion>();
  for (const move of moves) {
    left -= root.width - found.from + EACH;
    if (++tried > FEW && left < 0) break;
    trial ??= yield* Trial.of(document);
    if (yield* trial.suffers(editsOf(move, found))) harmful.add(move);
  }
  return found.list.filter((one) => !harmful.has(one));
}

/// From the last to the first, so that none moves another.
function editsOf({ insert }: Suggestion, { from, to, also }: Suggestions): Edit[] {
  const edit = { from, to, text: plainText(insert) };
  if (!also) return [edit];
  const other = { from: also.at, to: also.at, text: also.text };
  return also.at < from ? [edit, other] : [other, edit];
}

/// A copy that is edited, and put back as it was.
class Trial {
  #version = 1;
  readonly #before: Counts;

  private constructor(readonly copy: Copy) {
    this.#before = countsOf(copy.checked);
  }

  static *of(document: RecordDocument): Generator<void, Trial> {
    return new Trial(yield* copyOf(document, document.source, textOf(document.root)));
  }

  /// There are more faults of some rule after the edits.
  *suffers(edits: readonly Edit[]): Generator<void, boolean> {
    const back = edits.map(({ from, to, text }): Edit => {
      return { from, to: from + text.length, text: textBetween(this.copy.document.root, from, to) };
    });
    yield* this.#edited(edits);
    const after = countsOf(this.copy.checked);
    yield* this.#edited(back.reverse());
    return [...after].some(([rule, count]) => count > (this.#before.get(rule) ?? 0));
  }

  *#edited(edits: readonly Edit[]): Generator<void, void> {
    const { document } = this.copy;
    for (const { from, to, text } of edits) {
      const [start, end] = [from, to].map((at) => placeAt(document.root, at, document.encoding)) as [Place, Place];
      document.change(++this.#version, [{ range: { start, end }, text }]);
      while (document.work(() => true)) yield;
    }
  }
}

function countsOf({ read, played }: Checked): Counts {
  const counts = new Map<Rule, number>();
  for (const findings of [read, played]) {
    eachFinding(findings, ({ rule }) => {
      if (rule.severity !== 'info') counts.set(rule, (counts.get(rule) ?? 0) + 1);
      return true;
    });
  }
  return counts;
}
