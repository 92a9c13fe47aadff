/// Makes a failing chain small: what can be left out without the failure going away is left out.

import type { Chain, Turn } from './chain';

type Fails = (chain: Chain) => boolean;

/// Attempts before what has been reached is taken.
const ATTEMPTS = 4000;

export function shrunk(failing: Chain, fails: Fails): Chain {
  let attempts = 0;
  const test = (chain: Chain): boolean => attempts++ < ATTEMPTS && fails(chain);
  let best = failing;
  for (;;) {
    const before = sizeOf(best);
    best = withFewerTurns(best, test);
    best = withPlainTurns(best, test);
    best = withShorterText(best, test);
    best = withShorterEdits(best, test);
    if (sizeOf(best) >= before || attempts >= ATTEMPTS) return best;
  }
}

const sizeOf = ({ text, turns }: Chain): number =>
  text.length +
  turns.reduce(
    (sum, { edits, steps }) => sum + 20 + (steps ? 5 : 0) + edits.reduce((all, edit) => all + 10 + edit.text.length, 0),
    0,
  );

function withFewerTurns(chain: Chain, test: Fails): Chain {
  return { ...chain, turns: fewer(chain.turns, (turns) => test({ ...chain, turns })) };
}

/// Turns without pauses, and of one edit each.
function withPlainTurns(chain: Chain, test: Fails): Chain {
  let best = chain;
  for (let i = 0; i < best.turns.length; i++) {
    const { edits } = best.turns[i] as Turn;
    const plain = replaced(best, i, { edits });
    if (best.turns[i]?.steps !== undefined && test(plain)) best = plain;
    const few = fewer(edits, (some) => some.length > 0 && test(replaced(best, i, { ...best.turns[i], edits: some })));
    best = replaced(best, i, { ...best.turns[i], edits: few });
  }
  return best;
}

const replaced = (chain: Chain, index: number, turn: Turn): Chain => ({
  ...chain,
  turns: chain.turns.map((one, i) => (i === index ? turn : one)),
});

/// The text at the start with pieces cut out, the edits moved along.
function withShorterText(chain: Chain, test: Fails): Chain {
  let best = chain;
  for (let size = best.text.length; size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < best.text.length; ) {
      const shorter = without(best, from, Math.min(best.text.length, from + size));
      if (test(shorter)) best = shorter;
      else from += size;
    }
  }
  return best;
}

function without(chain: Chain, from: number, to: number): Chain {
  const moved = (offset: number): number => (offset <= from ? offset : Math.max(from, offset - (to - from)));
  const turns = chain.turns.map((turn) => ({
    ...turn,
    edits: turn.edits.map((edit) => ({ ...edit, from: moved(edit.from), to: moved(edit.to) })),
  }));
  return { ...chain, text: chain.text.slice(0, from) + chain.text.slice(to), turns };
}

function withShorterEdits(chain: Chain, test: Fails): Chain {
  let best = chain;
  for (let i = 0; i < best.turns.length; i++) {
    const turn = best.turns[i] as Turn;
    for (let k = 0; k < turn.edits.length; k++) {
      const put = (text: string): Chain => {
        const { edits } = best.turns[i] as Turn;
        return replaced(best, i, { ...turn, edits: edits.map((edit, n) => (n === k ? { ...edit, text } : edit)) });
      };
      const units = (best.turns[i]?.edits[k]?.text ?? '').split('');
      best = put(fewer(units, (some) => test(put(some.join('')))).join(''));
    }
  }
  return best;
}

/// Leaves out ever smaller pieces of a list.
function fewer<T>(list: readonly T[], test: (some: readonly T[]) => boolean): readonly T[] {
  let best = list;
  for (let size = best.length; size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < best.length; ) {
      const some = [...best.slice(0, from), ...best.slice(from + size)];
      if (test(some)) best = some;
      else from += size;
    }
  }
  return best;
}
