/// Mending lines that stand in the wrong place of their passage: data behind variations, before what it is about, or between
/// SETUP lines; and lines of which there should be one.

import type { Fault, Fix, QuickFix } from '../../../record/quick-fix';
import type { Words } from '../../../spec/rule';
import { fieldsOf, restFrom } from '../../../syntax/lines/fields';
import { type ItemAt, itemsFrom } from '../../../syntax/lines/walk';
import { type Edit, textBetween } from '../../../text/edit';
import { Leaf } from '../../../text/node';
import { isAbsent, isMoveKind, Kind, keywordOf } from '../keywords';
import { kindOf } from '../play/passage';
import { type SaidText, saidBy } from '../said';
import { after, endOf, insideOf, isVariation, type LineAt, linesFrom, moveBefore } from '../write/around';
import { Style } from '../write/style';
import { lineOf, wholeLine } from './fields';

const FAR = 5000;

/// The lines of a passage from the one that a fault is in.
function* itemsAt({ root, from }: Fault): Generator<ItemAt> {
  let count = 0;
  for (const placed of itemsFrom(root, from, isVariation)) {
    if (++count > FAR || kindOf(placed.item) === Kind.EVENT) return;
    yield placed;
  }
}

/// What a fault is in goes to another place between lines.
function moved({ root }: Fault, { item, at }: ItemAt, to: number, title: Words): Fix {
  const end = at + item.width;
  const text = textBetween(root, at, end);
  const { lineEnd } = new Style(root, at);
  const isOpen = to > 0 && !/[\r\n\ufeff]/.test(textBetween(root, to - 1, to));
  const own = text.replace(/(?:\r\n|\r|\n)$/, '');
  const put = { from: to, to, text: isOpen ? lineEnd + own : own === text ? own + lineEnd : text };
  const cut = { from: at, to: end, text: '' };
  return { title, edits: to < at ? [put, cut] : [cut, put] };
}

const titled = (keyword: number, en: string, zh: string): Words => {
  const name = keywordOf(keyword) ?? '';
  return { en: `Move ${name} ${en}`, zh: `把 ${name} ${zh}` };
};

/// Before the first variation on its move.
function* behindVariations(fault: Fault): Generator<Fix> {
  const [placed] = itemsAt(fault);
  const move = placed && moveBefore(fault.root, placed.at);
  if (!placed || !move) return;
  for (const other of after(fault.root, move.at)) {
    if (other.at >= placed.at) return;
    if (!isVariation(other.item)) continue;
    yield moved(fault, placed, other.at, titled(kindOf(placed.item), 'before the variations', '移到各变化之前'));
    return;
  }
}

/// Behind the first move of its variation, or its diagram.
function* beforeMove(fault: Fault): Generator<Fix> {
  const [placed, ...rest] = itemsAt(fault);
  const target = rest.find(({ item }) => isMoveKind(kindOf(item)) || kindOf(item) === Kind.DIAGRAM);
  const isFirst = target && !rest.slice(0, rest.indexOf(target)).some(({ item }) => isVariation(item));
  if (!placed || !target || !isFirst) return;
  const name = keywordOf(kindOf(target.item)) ?? '';
  yield moved(fault, placed, endOf(target), titled(kindOf(placed.item), `behind ${name}`, `移到 ${name} 之后`));
}

/// Something else begins with it.
const begins = (kind: number): boolean =>
  isMoveKind(kind) || kind === Kind.DIAGRAM || kind === Kind.EVENT || kind === Kind.VAR || kind === Kind.ENDVAR;

/// The SETUP lines of the passage that a fault is in.
function setupLines(fault: Fault): LineAt[] {
  const lines: LineAt[] = [];
  const { at } = lineOf(fault);
  for (const way of ['back', 'on'] as const) {
    let count = 0;
    for (const line of linesFrom(fault.root, at, way)) {
      if (begins(line.leaf.kind) || ++count > FAR) break;
      if (line.leaf.kind === Kind.SETUP) lines.push(line);
    }
  }
  return lines.sort((a, b) => a.at - b.at);
}

const JOINED: Words = { en: 'Join the SETUP lines', zh: '合并各行 SETUP' };

/// All stones on the first of the lines; each has to begin with its colour.
function* joined(lines: readonly LineAt[]): Generator<Fix> {
  const [first, ...others] = lines;
  if (!first || others.length === 0) return;
  let text = '';
  const cuts: Edit[] = [];
  for (const { leaf, at } of others) {
    const fields = fieldsOf(leaf.text, isAbsent);
    const stones = restFrom(fields, 1);
    if (stones && !/^[bw]$/i.test(fields[1]?.text ?? '')) return;
    if (stones) text += ` ${leaf.text.slice(stones.at, stones.at + stones.size)}`;
    cuts.push({ from: at, to: at + leaf.width, text: '' });
  }
  const end = first.at + first.leaf.size;
  yield { title: JOINED, edits: [{ from: end, to: end, text }, ...cuts] };
}

/// Behind the last of the lines.
function* amidStones(fault: Fault): Generator<Fix> {
  const [placed] = itemsAt(fault);
  const lines = setupLines(fault);
  const last = lines.at(-1);
  if (!placed || !last) return;
  const to = last.at + last.leaf.width;
  yield moved(fault, placed, to, titled(kindOf(placed.item), 'behind the SETUP lines', '移到各行 SETUP 之后'));
  yield* joined(lines);
}

/// Before the first of the lines.
function* remark(fault: Fault): Generator<Fix> {
  const [placed] = itemsAt(fault);
  const lines = setupLines(fault);
  const [first] = lines;
  if (!placed || !first) return;
  yield moved(fault, placed, first.at, titled(Kind.REMARK, 'before the SETUP lines', '移到各行 SETUP 之前'));
}

/// What a header says behind its keyword.
function sayingOf({ leaf }: LineAt): string {
  const rest = restFrom((saidBy(leaf) as SaidText).fields, 1);
  return rest ? leaf.text.slice(rest.at, rest.at + rest.size) : '';
}

/// Of headers that stand twice the last one counts.
function* twice(fault: Fault): Generator<Fix> {
  const { leaf, at } = lineOf(fault);
  let count = 0;
  for (const line of linesFrom(fault.root, at, 'back')) {
    if (begins(line.leaf.kind) || ++count > FAR) return;
    if (line.leaf.kind !== leaf.kind) continue;
    const [before, here] = [sayingOf(line), sayingOf({ leaf, at })];
    if (before === here || here === '') return yield* wholeLine(fault, before === here);
    yield earlierGone(line);
    if (before !== '' && TEXTS.has(leaf.kind)) yield joinedTo(line, { leaf, at }, here);
    return;
  }
}

/// Those in which two texts can stand side by side.
const TEXTS: ReadonlySet<number> = new Set([Kind.BLACK, Kind.WHITE, Kind.RESULT]);

function earlierGone({ leaf, at }: LineAt): Fix {
  const what = leaf.token.trim();
  const title = { en: `Remove the earlier \`${what}\``, zh: `删除前面的 \`${what}\`` };
  return { title, edits: [{ from: at, to: at + leaf.width, text: '' }] };
}

function joinedTo(before: LineAt, { leaf, at }: LineAt, text: string): Fix {
  const end = before.at + before.leaf.size;
  const title = { en: 'Join it with the line before', zh: '并入前面那一行' };
  return {
    title,
    edits: [
      { from: end, to: end, text: `, ${text}` },
      { from: at, to: at + leaf.width, text: '' },
    ],
  };
}

/// A variation without anything goes, with both its lines.
function* nothing(fault: Fault): Generator<Fix> {
  const { at } = lineOf(fault);
  for (const { item, at: start } of itemsFrom(fault.root, at, () => false)) {
    if (item instanceof Leaf || start !== at || !item.closed) return;
    for (const inside of insideOf({ item, at })) if (kindOf(inside.item) >= Kind.EVENT) return;
    const title = { en: 'Remove this variation', zh: '删除这个变化' };
    yield { title, edits: [{ from: at, to: at + item.width, text: '' }] };
    return;
  }
}

const gone: QuickFix = (fault) => wholeLine(fault);

export const placeFixes = {
  'move-data-after-variation': behindVariations,
  'data-before-variation-move': beforeMove,
  'data-between-setup-lines': amidStones,
  'remark-between-setup-lines': remark,
  'black-repeated': twice,
  'white-repeated': twice,
  'handicap-repeated': twice,
  'komi-repeated': twice,
  'result-repeated': twice,
  'rules-repeated': twice,
  'variation-empty': nothing,
  'prisoner-without-move': gone,
  'unmark-without-mark': gone,
  'hide-without-diagram': gone,
} satisfies Record<string, QuickFix>;
