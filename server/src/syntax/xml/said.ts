/// What a token says, and what is wrong within it: read once and remembered for a while. Places count from its start.

import type { Leaf } from '../../text/node';
import { BriefSlot } from '../../text/slot';
import { isBlank, nameEnd, QUESTION } from './characters';
import { declarationOf } from './declaration';
import { DOCTYPE } from './doctype-end';
import { type Fault, words } from './fault';
import { endingOf, Kind, kindOf, SECTION } from './lexer';
import { characterFaults, MOST, proseFaults } from './prose';
import { readTag, type Tag } from './tag';
import { Ending } from './tag-end';

class Said {
  constructor(
    readonly tag: Tag | undefined,
    readonly faults: readonly Fault[],
  ) {}
}

const SAID = new BriefSlot<Said>();

const saidBy = (leaf: Leaf): Said => SAID.of(leaf) ?? SAID.keep(leaf, read(leaf));

/// What a tag says.
export const tagOf = (leaf: Leaf): Tag => saidBy(leaf).tag as Tag;

export const faultsOf = (leaf: Leaf): readonly Fault[] => saidBy(leaf).faults;

function read(leaf: Leaf): Said {
  const kind = kindOf(leaf);
  if (kind === Kind.start || kind === Kind.end || kind === Kind.empty) {
    const tag = readTag(leaf);
    return new Said(tag, tag.faults);
  }
  const faults: Fault[] = [];
  faultFinders[kind](leaf, faults);
  return new Said(undefined, faults);
}

type Finder = (leaf: Leaf, faults: Fault[]) => void;

const faultFinders: Readonly<Record<Exclude<Kind, 2 | 3 | 4>, Finder>> = {
  [Kind.blank]: () => {},
  [Kind.text]: textFaults,
  [Kind.comment]: commentFaults,
  [Kind.section]: (leaf, faults) => openFaults(leaf, SECTION.length, faults),
  [Kind.instruction]: instructionFaults,
  [Kind.declaration]: declarationFaults,
  [Kind.doctype]: (leaf, faults) => openFaults(leaf, DOCTYPE.length, faults),
  [Kind.stray]: strayFaults,
};

const isOpen = (leaf: Leaf): boolean => endingOf(leaf) !== Ending.whole;

function textFaults({ text, size }: Leaf, faults: Fault[], from = 0): void {
  proseFaults(text.slice(from, size), from, faults);
  for (let at = text.indexOf(']]>', from); at >= 0 && faults.length < MOST; at = text.indexOf(']]>', at + 3)) {
    faults.push({ kind: 'markup', at, size: 3, words: words.sectionEnd });
  }
}

function strayFaults(leaf: Leaf, faults: Fault[]): void {
  faults.push({ kind: 'markup', at: 0, size: 1, words: words.stray });
  textFaults(leaf, faults, 1);
}

/// Told at its beginning when it is not closed.
function openFaults(leaf: Leaf, opener: number, faults: Fault[]): void {
  if (isOpen(leaf)) faults.push({ kind: 'markup', at: 0, size: opener, words: words.openMarkup });
  characterFaults(leaf.token, 0, faults);
}

/// One that is cut by another comment has the hyphens of that in it. One that is closed nowhere, and has none, is reported at its
/// beginning.
function commentFaults(leaf: Leaf, faults: Fault[]): void {
  const inside = leaf.text.indexOf('--', 4);
  const isCut = endingOf(leaf) === Ending.cut;
  // The last sign that was looked at stands behind the hyphens.
  const at = isCut ? leaf.width + leaf.ahead - 3 : inside;
  const wrong = isOpen(leaf) ? at >= 0 : inside < leaf.size - 3;
  if (wrong) faults.push({ kind: 'comment', at, size: 2, words: words.hyphens });
  else if (isOpen(leaf)) faults.push({ kind: 'comment', at: 0, size: 4, words: words.openComment });
  characterFaults(leaf.token, 0, faults);
}

function instructionFaults(leaf: Leaf, faults: Fault[]): void {
  const { text } = leaf;
  const end = nameEnd(text, 2);
  const next = text.charCodeAt(end);
  if (end === 2) faults.push({ kind: 'markup', at: 0, size: 1, words: words.stray });
  else if (/^xml$/i.test(text.slice(2, end))) {
    faults.push({ kind: 'declaration', at: 0, size: 5, words: words.reservedTarget });
  } else if (isOpen(leaf)) faults.push({ kind: 'markup', at: 0, size: 2, words: words.openMarkup });
  else if (!isBlank(next) && next !== QUESTION) {
    faults.push({ kind: 'markup', at: end, size: 1, words: words.sign(text.charAt(end)) });
  }
  characterFaults(leaf.token, 0, faults);
}

function declarationFaults(leaf: Leaf, faults: Fault[]): void {
  if (isOpen(leaf) || !declarationOf(leaf)) {
    faults.push({ kind: 'declaration', at: 0, size: 5, words: words.badDeclaration });
  }
  characterFaults(leaf.token, 0, faults);
}
