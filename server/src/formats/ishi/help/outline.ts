/// A record of Ishi as an outline: its events by their titles, stones, moves, diagrams, variations, comments that have a title.

import type { Entry, Outline } from '../../../record/help';
import { fieldsOf } from '../../../syntax/lines/fields';
import { Leaf, Pair } from '../../../text/node';
import { counted, short } from '../../shared/go/help';
import { isAbsent, isMoveKind, Kind } from '../keywords';
import { type SaidMove, type SaidRegion, type SaidSetup, saidBy } from '../said';
import { nameOf } from '../said/points';
import { titleOf } from '../said/section';
import { playedWords } from './explain';

export const outline: Outline = {
  heads: () => [],
  title: ({ node }) => {
    const marker = node instanceof Pair ? fieldsOf(node.open.text, isAbsent)[1]?.text : undefined;
    return marker && `VAR ${short(marker)}`;
  },
  game: ({ node }) => {
    const title = node instanceof Leaf ? titleOf(node) : undefined;
    return title && short(title);
  },
  event: (_, { node }) => (node instanceof Pair ? commentEntry(node) : lineEntry(node)),
};

function lineEntry(leaf: Leaf): Entry | undefined {
  if (isMoveKind(leaf.kind)) return moveEntry(saidBy(leaf) as SaidMove);
  if (leaf.kind === Kind.DIAGRAM) return diagramEntry(saidBy(leaf) as SaidRegion);
  if (leaf.kind !== Kind.SETUP) return undefined;
  const { length } = (saidBy(leaf) as SaidSetup).stones;
  return { name: { en: `Set-up: ${counted(length, 'stone', 'stones')}`, zh: `摆子 ${length} 颗` }, kind: 'setup' };
}

function moveEntry({ number, color, point }: SaidMove): Entry {
  const { en, zh } = playedWords(color, point);
  const count = number === undefined ? '' : `${number}. `;
  return { name: { en: count + en, zh: count + zh }, kind: point === null ? 'pass' : 'move' };
}

function diagramEntry({ region }: SaidRegion): Entry {
  const part =
    region === 'board'
      ? ''
      : 'size' in region
        ? ` ${region.size}×${region.size}`
        : ` ${region.corners.map((corner) => nameOf(corner)).join('–')}`;
  return { name: { en: `Diagram${part}`, zh: `图${part}` }, kind: 'other' };
}

function commentEntry({ open }: Pair): Entry | undefined {
  const title = open.kind === Kind.COM ? titleOf(open) : undefined;
  if (!title) return undefined;
  return { name: { en: `“${short(title)}”`, zh: `“${short(title)}”` }, kind: 'message' };
}
