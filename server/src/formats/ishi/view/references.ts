/// Which moves the lines of a record mean by their numbers.

import { PASS } from '../../../games/go/words';
import type { Words } from '../../../spec/rule';
import { Leaf, type Node } from '../../../text/node';
import { isReference } from '../play/judge-fields';
import { moveNumbered } from '../play/made';
import type { IshiState } from '../play/state';
import { saidBy } from '../said';
import { nameOf, pointAt } from '../said/points';

export function* referencesIn(node: Node, state: IshiState): Generator<{ readonly to: number; readonly words: Words }> {
  const said = node instanceof Leaf && !state.quiet ? saidBy(node) : undefined;
  if (said?.what !== 'targets') return;
  for (const { named, part } of said.targets) {
    const words = isReference(named) ? movesMeant(named.from, named.to, state) : undefined;
    if (words) yield { to: part.at + part.size, words };
  }
}

/// Of a range both ends; nothing, if one of them is not there.
function movesMeant(from: number, to: number, state: IshiState): Words | undefined {
  const [first, last] = [placeOf(from, state), placeOf(to, state)];
  if (!first || !last || from === to) return last && first;
  return { en: `${first.en} – ${last.en}`, zh: `${first.zh} – ${last.zh}` };
}

function placeOf(number: number, state: IshiState): Words | undefined {
  const cell = moveNumbered(state, number)?.ply.cell;
  if (typeof cell !== 'number') return cell === null ? PASS : undefined;
  const name = nameOf(pointAt(cell, state.size));
  return { en: name, zh: name };
}
