/// Mending fields: points, numbers, references, stones, characters that do not belong here.

import { type Fault, type Fix, type QuickFix, replacing } from '../../../record/quick-fix';
import { type Field, fieldsOf } from '../../../syntax/lines/fields';
import { leafAt, textBetween } from '../../../text/edit';
import type { Leaf, Node } from '../../../text/node';
import { isAbsent, isMoveKind, Kind } from '../keywords';
import { saidBy } from '../said';
import { looksLikePoint } from '../said/points';
import { indentOf } from '../write/around';
import { Style } from '../write/style';

/// The line that a fault is in.
interface FaultyLine {
  readonly leaf: Leaf;
  readonly at: number;
  readonly fields: readonly Field[];
}

export function lineOf({ root, from }: Fault): FaultyLine {
  const { leaf, start } = leafAt(root as Node, from);
  return { leaf, at: start, fields: fieldsOf(leaf.text, isAbsent) };
}

const textOf = ({ root, from, to }: Fault): string => textBetween(root, from, to);

const removing = (from: number, to: number, what: string): Fix => ({
  title: { en: `Remove \`${what}\``, zh: `删除 \`${what}\`` },
  edits: [{ from, to, text: '' }],
});

/// A field goes with the blanks before it.
function* withoutField(fault: Fault): Generator<Fix> {
  const { at, fields } = lineOf(fault);
  const index = fields.findIndex((field) => at + field.at === fault.from);
  const before = fields[index - 1];
  if (before) yield removing(at + before.at + before.size, fault.to, textOf(fault));
}

const instead = (fault: Fault, text: string, sure = false): Fix =>
  replacing(fault, text, { en: `Write \`${text}\``, zh: `改为 \`${text}\`` }, sure);

/// `3Q`, `Q-3`, `Q3,`
function* location(fault: Fault): Generator<Fix> {
  const text = textOf(fault);
  const [, row, column] = /^(\d{1,2})([a-z])$/i.exec(text) ?? [];
  const [, letter, number] = /^([a-z])[-.:]?(\d{1,2})[.,;:]*$/i.exec(text) ?? [];
  if (row && column) yield instead(fault, column + row);
  else if (letter && number && letter + number !== text) yield instead(fault, letter + number);
}

function* columnI(fault: Fault): Generator<Fix> {
  const text = textOf(fault);
  const letter = text.charAt(0) === 'i' ? 'j' : 'J';
  yield instead(fault, letter + text.slice(1));
}

/// `B Q3 17`, `B 17. Q3`, `BOARDSIZE 9x9`, `B Q3`
function* number(fault: Fault): Generator<Fix> {
  const { leaf, at, fields } = lineOf(fault);
  const [, first, second] = fields;
  const text = textOf(fault);
  if (first && second && isMoveKind(leaf.kind) && looksLikePoint(first.text) && /^\d+$/.test(second.text)) {
    const edits = [
      { from: at + first.at, to: at + first.at + first.size, text: second.text },
      { from: at + second.at, to: at + second.at + second.size, text: first.text },
    ];
    yield { title: { en: 'Swap number and location', zh: '编号与坐标对调' }, edits };
    return;
  }
  const [, digits] = /^(\d+)(?:[.,:)]|x\1)$/i.exec(text) ?? [];
  if (digits) yield instead(fault, digits);
}

function* range(fault: Fault): Generator<Fix> {
  const [, a, b] = /#(\d+)-(\d+)$/.exec(textOf(fault)) ?? [];
  const text = `#${b}-${a}`;
  const from = fault.to - text.length;
  const title = { en: `Write \`${text}\``, zh: `改为 \`${text}\`` };
  if (a && b) yield { title, edits: [{ from, to: fault.to, text }], sure: true };
}

const SIDES = [
  { letter: 'B', word: 'Black', title: { en: 'They are black stones', zh: '摆的是黑子' } },
  { letter: 'W', word: 'White', title: { en: 'They are white stones', zh: '摆的是白子' } },
] as const;

/// A colour in full is what is meant.
function* color(fault: Fault): Generator<Fix> {
  const text = textOf(fault);
  const named = SIDES.find(({ word }) => word.toLowerCase() === text.toLowerCase());
  if (named) yield instead(fault, named.letter, true);
  else
    for (const { letter, title } of SIDES)
      yield { title, edits: [{ from: fault.from, to: fault.from, text: `${letter} ` }] };
}

/// Signs that are typed for those of the format, where Unicode does not say it.
const LIKE: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};

/// The sign of the format that comes nearest; or it goes.
function* characters(fault: Fault): Generator<Fix> {
  const text = textOf(fault);
  const near = [...text].map((sign) => LIKE[sign] ?? sign.normalize('NFKD').replace(/[^ -~]/g, '')).join('');
  if (near !== '') yield instead(fault, near);
  yield removing(fault.from, fault.to, text);
}

/// Words behind a move are commentary on it.
function* extra(fault: Fault): Generator<Fix> {
  const { leaf, at, fields } = lineOf(fault);
  const before = fields[2];
  if (!before) return;
  const style = new Style(fault.root, at);
  const { lineEnd } = style;
  const block = [style.keyword('COM'), textOf(fault), style.keyword('ENDCOM')].join(lineEnd);
  const end = at + leaf.width;
  const isEnded = /[\r\n]$/.test(leaf.text);
  const cut = { from: at + before.at + before.size, to: fault.to, text: '' };
  const put = { from: end, to: end, text: isEnded ? block + lineEnd : lineEnd + block };
  yield { title: { en: 'Make it commentary', zh: '改为评注' }, edits: [cut, put] };
  yield removing(cut.from, cut.to, textOf(fault));
}

/// A stone that is set up where another one stands can hide that.
function* hidden(fault: Fault): Generator<Fix> {
  const { leaf, at } = lineOf(fault);
  const style = new Style(fault.root, at);
  const text = `${indentOf(leaf)}${style.keyword('HIDE')} ${textOf(fault)}`;
  const edits = [{ from: at, to: at, text: text + style.lineEnd }];
  yield { title: { en: `Add \`${text.trim()}\``, zh: `补上 \`${text.trim()}\`` }, edits };
}

/// Listed stones that are not there, or twice; a stone that is all its line says stays with it.
const field: QuickFix = (fault) => {
  const { leaf } = lineOf(fault);
  const isList = leaf.kind === Kind.PRISONER || leaf.kind === Kind.HIDE;
  const isOnly = isList && saidBy(leaf).what === 'targets' && lineOf(fault).fields.length < 3;
  return isOnly ? wholeLine(fault) : withoutField(fault);
};

export function* wholeLine(fault: Fault, sure = false): Generator<Fix> {
  const { leaf, at } = lineOf(fault);
  yield { ...removing(at, at + leaf.width, leaf.token.trim()), sure };
}

/// What a fault is in goes, and the line with it if there is nothing else on it; but no place of a move.
const item: QuickFix = function* (fault) {
  const { leaf, at, fields } = lineOf(fault);
  const index = fields.findIndex((one) => fault.from >= at + one.at && fault.from < at + one.at + one.size);
  const [here, before] = [fields[index], fields[index - 1]];
  if (isMoveKind(leaf.kind)) return;
  if (!here || !before || fields.length <= (leaf.kind === Kind.SETUP ? 3 : 2)) return yield* wholeLine(fault);
  yield removing(at + before.at + before.size, at + here.at + here.size, here.text);
};

/// Two characters of a marker of more.
function* shortMarker(fault: Fault): Generator<Fix> {
  const [marker = '', ...target] = textOf(fault).split(/(?=@)/);
  if (marker.length > 2) yield instead(fault, marker.slice(0, 2) + target.join(''));
  yield* item(fault);
}

/// `9X7` by either number.
function* squared(fault: Fault): Generator<Fix> {
  const [, a, b] = /^(\d+)x(\d+)$/i.exec(textOf(fault)) ?? [];
  for (const size of [a, b]) if (size) yield instead(fault, `${size}X${size}`);
}

const line: QuickFix = (fault) => wholeLine(fault);

/// Marks belong to MARK alone: what is marked stays.
function* unmarked(fault: Fault): Generator<Fix> {
  const text = textOf(fault);
  const target = text.slice(text.lastIndexOf('@') + 1);
  if (target !== '' && target !== text) yield instead(fault, target);
}

function* unmarkedOrGone(fault: Fault): Generator<Fix> {
  const fixes = [...unmarked(fault)];
  yield* fixes.length > 0 ? fixes : item(fault);
}

/// `9`, `9 x 9`
function* region(fault: Fault): Generator<Fix> {
  const { at, fields } = lineOf(fault);
  const [, first, by, last] = fields;
  if (!first || !/^\d+$/.test(first.text)) return;
  const isSpaced = last && by && /^x$/i.test(by.text) && last.text === first.text;
  if (by && !isSpaced) return;
  const to = isSpaced ? at + last.at + last.size : fault.to;
  const text = `${first.text}X${first.text}`;
  const title = { en: `Write \`${text}\``, zh: `改为 \`${text}\`` };
  yield { title, edits: [{ from: fault.from, to, text }], sure: true };
}

function* ruleSet(fault: Fault): Generator<Fix> {
  const near = ['Japanese', 'Chinese'].filter((name) => textOf(fault).charAt(0).toUpperCase() === name.charAt(0));
  for (const name of near.length > 0 ? near : ['Japanese', 'Chinese']) yield instead(fault, name);
}

export const fieldFixes = {
  'loc-form': location,
  'loc-column-i': columnI,
  'number-form': number,
  'range-not-increasing': range,
  'setup-colour-missing': color,
  'invalid-character': characters,
  'extra-data': extra,
  'hide-nothing': field,
  'diagram-setup-occupied': hidden,
  'prisoner-not-captured': field,
  'prisoner-repeated': field,
  'setup-point-repeated': withoutField,
  'setup-point-conflict': withoutField,
  'hide-token': unmarkedOrGone,
  'prisoner-token': unmarkedOrGone,
  'unmark-token': unmarkedOrGone,
  'diagram-region-form': region,
  'rules-value': ruleSet,
  'loc-off-board': item,
  'move-ref-form': item,
  'hide-ref-unresolved': item,
  'mark-no-stone': item,
  'mark-ref-unresolved': item,
  'mark-target-missing': item,
  'prisoner-ref-unresolved': item,
  'unmark-ref-unresolved': item,
  'marker-length': shortMarker,
  'diagram-not-square': squared,
  'diagram-size-range': line,
  'diagram-region-incomplete': line,
  'boardsize-range': line,
  'remark-without-target': line,
  'missing-data': line,
} satisfies Record<string, QuickFix>;
