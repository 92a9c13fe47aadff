/// Whole moves that are offered, and what else depends on what stands around, are tried on a copy of the record first: one that would be a
/// fault where it stands, make one of what follows, or contradict the header, is not offered.

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
type Stretch = Pick<Edit, 'from' | 'to'>;

export function* withoutHarm(document: RecordDocument, found: Suggestions): Generator<void, readonly Suggestion[]> {
  const { root } = document;
  const moves = found.list.filter(({ kind }) => kind === 'move');
  const all = [...moves, ...found.list.filter(({ kind, tried }) => kind !== 'move' && tried)];
  if (all.length === 0 || !root || root.width > LONGEST) return found.list;
  let left = MOST - root.width;
  let trial: Trial | undefined;
  const harmful = new Set<Suggestion>();
  for (const [tried, one] of all.entries()) {
    left -= root.width - found.from + EACH;
    if (tried >= FEW && left < 0) {
      // No move of so many fits: it is the place, and the others would not either.
      if (tried < moves.length && harmful.size === tried) for (const move of moves) harmful.add(move);
      break;
    }
    trial ??= yield* Trial.of(document);
    if (yield* trial.suffers(one, found)) harmful.add(one);
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

  /// There are more faults of some rule once it is put in.
  *suffers(one: Suggestion, found: Suggestions): Generator<void, boolean> {
    const edits = editsOf(one, found);
    const back = edits.map(({ from, to, text }): Edit => {
      return { from, to: from + text.length, text: textBetween(this.copy.document.root, from, to) };
    });
    yield* this.#edited(edits);
    const after = countsOf(this.copy.checked, isWhole(one) ? undefined : putIn(one, found), found.bracket);
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

/// Where it stands then.
function putIn({ insert }: Suggestion, { from, also }: Suggestions): Stretch {
  const start = from + (also && also.at < from ? also.text.length : 0);
  return { from: start, to: start + plainText(insert).length };
}

/// Nothing of it is still to be filled in.
const isWhole = ({ insert }: Suggestion): boolean =>
  insert.every((piece) => typeof piece === 'string' || piece.hole !== '');

/// Of what is not whole yet nothing is counted: what stands between two places, and what a bracket lacks.
function countsOf({ read, played }: Checked, unfinished?: Stretch, bracket = -1): Counts {
  const counts = new Map<Rule, number>();
  for (const findings of [read, played]) {
    eachFinding(findings, ({ rule, from }, at) => {
      const start = at + from;
      const isOpen = start === bracket || (unfinished && start >= unfinished.from && start <= unfinished.to);
      if (rule.severity !== 'info' && !isOpen) counts.set(rule, (counts.get(rule) ?? 0) + 1);
      return true;
    });
  }
  return counts;
}
