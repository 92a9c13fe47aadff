/// What a record of Ishi says about a place: the lines that belong to a move, to a diagram, or to the head of an event.

import { present } from '../../../syntax/lines/absent';
import { type ItemAt, itemsFrom } from '../../../syntax/lines/walk';
import { textBetween } from '../../../text/edit';
import { type Item, Leaf, Pair, type Run } from '../../../text/node';
import { isAbsent, isMoveKind, Kind } from '../keywords';
import { kindOf, type Note, noteAfter, type Section } from '../play/passage';
import { type SaidText, saidBy } from '.';

const isVariation = ({ open }: Pair): boolean => open.kind === Kind.VAR;

/// Does something else begin here?
const ends = (item: Item): boolean => {
  const kind = kindOf(item);
  return isMoveKind(kind) || kind === Kind.DIAGRAM || kind === Kind.EVENT || kind === Kind.VAR;
};

/// The items from one on, up to the next that begins something else. Without one they are those at the start of the text.
export function* itemsOf(root: Run, carrier: ItemAt | undefined): Generator<ItemAt> {
  for (const placed of itemsFrom(root, carrier?.at ?? 0, isVariation)) {
    if (placed.at === carrier?.at) continue;
    if (ends(placed.item)) return;
    yield placed;
  }
}

export function sectionFrom(root: Run, carrier: ItemAt | undefined): Section {
  const start = carrier?.at ?? 0;
  let last: Note | undefined = carrier && noteAfter(undefined, carrier.item, 0);
  const notes: Note[] = [];
  for (const { item, at } of itemsOf(root, carrier)) {
    last = noteAfter(last, item, at - start);
    notes.push(last);
  }
  return { carrier: carrier && noteAfter(undefined, carrier.item, 0), notes };
}

interface Commentary {
  readonly title: string | undefined;
  readonly text: string;
}

/// What COM blocks say, the titles of all but the first standing before their text.
export function commentaryOn(root: Run, carrier: ItemAt | undefined): Commentary | undefined {
  const blocks: Commentary[] = [];
  for (const { item } of itemsOf(root, carrier)) {
    if (item instanceof Pair && item.open.kind === Kind.COM)
      blocks.push({ title: titleOf(item.open), text: textIn(item) });
  }
  const [first, ...others] = blocks;
  if (!first) return undefined;
  const more = others.map(({ title, text }) => [title, text].filter(Boolean).join('\n'));
  return { title: first.title, text: [first.text, ...more].filter(Boolean).join('\n\n') };
}

/// What stands after the keyword of a line, if anything does.
export function titleOf(line: Leaf): string | undefined {
  const [, first] = (saidBy(line) as SaidText).fields;
  return first && shownText(line.text.slice(first.at)).trimEnd();
}

function textIn({ open, run }: Pair): string {
  if (!run) return '';
  const text = run instanceof Leaf ? run.text : textBetween(run, 0, run.width);
  const lines = text.split(/\r\n|\r|\n/).map((line) => shownText(line).trimEnd());
  const indent = open.text.length - open.text.trimStart().length;
  return lines
    .map((line) => (line.slice(0, indent).trim() === '' ? line.slice(indent) : line))
    .join('\n')
    .trim();
}

/// Special markers in words (5.3).
const SIGNS: Readonly<Record<string, string>> = { d: '◆', t: '▲', c: '✓', s: '■' };

/// As it is meant to be read.
const shownText = (text: string): string =>
  present(text.replace(/[\r\n]+$/, ''), isAbsent).replace(
    /\\([dtcs])(?![a-z])/gi,
    (_, letter: string) => SIGNS[letter.toLowerCase()] ?? '',
  );
