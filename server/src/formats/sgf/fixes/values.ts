/// Values in the form that they should have.

import type { Fault, Fix, QuickFix } from '../../../record/quick-fix';
import { insideOf } from '../../../syntax/sgf/piece';
import { colonIn } from '../../../syntax/sgf/text';
import type { Edit } from '../../../text/edit';
import type { GameContext } from '../context';
import { areaOf, LETTERS, lettersOf, pointsIn } from '../points';
import { contextAt } from './game';
import { inBrackets, removing, say, spotOf, textOf, valueText, withoutProperty, write } from './places';
import { openAtEnd } from './trees';

type Rewritten = (text: string, context: GameContext | undefined) => string | undefined;

/// What stands between the brackets is written otherwise.
export const rewritten = (as: Rewritten, sure = true): QuickFix =>
  function* fix(fault: Fault): Generator<Fix> {
    const spot = spotOf(fault);
    const text = spot && as(valueText(spot), contextAt(fault));
    if (spot && text !== undefined) yield { title: write(text), edits: inBrackets(spot, text), sure };
  };

/// The part that is wrong is written otherwise.
export const replaced = (as: Rewritten, sure = true): QuickFix =>
  function* fix(fault: Fault): Generator<Fix> {
    const text = as(textOf(fault), contextAt(fault));
    if (text !== undefined) yield { title: write(text), edits: [{ from: fault.from, to: fault.to, text }], sure };
  };

/// As the finding names it.
export const asNamed: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const { name } = fault.finding.params ?? {};
  if (typeof name === 'string')
    yield { title: write(name), edits: [{ from: fault.from, to: fault.to, text: name }], sure: true };
};

export const number: Rewritten = (text) => /^\s*([+-]?\d+)/.exec(text)?.[1];

export function real(text: string): string | undefined {
  const found = /^\s*([+-]?)(\d*)(?:[.,](\d*))?\s*$/.exec(text);
  if (!found || (!found[2] && !found[3])) return undefined;
  return `${found[1]}${found[2] || '0'}${found[3] ? `.${found[3]}` : ''}`;
}

export const color: Rewritten = (text) => {
  const first = text.trim().charAt(0).toUpperCase();
  if (first === 'B' || first === '1' || first === '黑') return 'B';
  return first === 'W' || first === '2' || first === '白' ? 'W' : undefined;
};

export const double: Rewritten = (text) => (text.trim() === '' ? '1' : undefined);

const CAPITALS = 26;

/// White space goes, capitals become small where there are no others; numbers count from below, letters leave out I.
export const point: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const text = textOf(fault);
  const context = contextAt(fault);
  const small = text.replace(/\s/g, '').toLowerCase();
  if (!context || Math.max(context.columns, context.rows) > CAPITALS) return;
  const edit = (as: string): Edit[] => [{ from: fault.from, to: fault.to, text: as }];
  if (/^[a-z]{2}$/.test(small)) yield { title: write(small), edits: edit(small), sure: true };
  const found = /^([a-hj-z])(\d{1,2})$/.exec(small);
  const x = 'abcdefghjklmnopqrstuvwxyz'.indexOf(found?.[1] ?? '-');
  const y = context.rows - Number(found?.[2]);
  if (!context.sized || x < 0 || x >= context.columns || !(y >= 0 && y < context.rows)) return;
  const as = lettersOf({ x, y });
  yield { title: write(as), edits: edit(as) };
};

/// A bracket that closes, before what seems to come next.
export const forgotten: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  if (!spot?.value) return;
  const before = spot.leaf.text.slice(spot.value.at + 1, fault.from - spot.start);
  const at = fault.from - (/[;\s]*$/.exec(before)?.[0].length ?? 0);
  yield { title: ADD, edits: [{ from: at, to: at, text: ']' }], sure: true };
};

const ADD = say('Add ]', '补上 ]');

export const unclosed: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  const { leaf, start } = spot ?? {};
  if (!leaf || start === undefined) return;
  const from = fault.from - start + 1;
  const value = spot?.value;
  if (value?.closed) {
    const text = insideOf(leaf.text, value);
    const first = text.slice(0, Math.max(0, text.indexOf('[')));
    const at = fault.from + 1 + first.length - (/\s*;?\s*[A-Z]*$/.exec(first)?.[0].length ?? 0);
    yield { title: ADD, edits: [{ from: at, to: at, text: ']' }], sure: true };
    return;
  }
  const rest = leaf.text.slice(from);
  const closers = /[\s)]*$/.exec(rest)?.[0] ?? '';
  const at = start + leaf.text.length - closers.length;
  const missing = Math.max(0, openAtEnd(fault.root) - (closers.match(/\)/g)?.length ?? 0));
  yield { title: ADD, edits: [{ from: at, to: at, text: `]${')'.repeat(missing)}` }] };
};

/// Texts are put together, others of which there should be one go.
export const extra: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  const { property } = spot ?? {};
  const [first, ...others] = property?.values ?? [];
  if (!spot || !property || !first) return;
  if (property.name === 'C' || property.name === 'GC') {
    const text = others.map((value) => `\n${insideOf(spot.leaf.text, value)}`).join('');
    const at = spot.start + first.end - 1;
    yield { title: say('Put the texts together', '合并文字'), edits: [{ from: at, to: fault.to, text: `${text}]` }] };
  } else yield removing([{ from: spot.start + first.end, to: fault.to, text: '' }]);
};

/// Where two parts are needed, the second is empty.
export const composed: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  if (spotOf(fault)?.property?.name !== 'AP') return;
  yield { title: say('Add :', '补上 :'), edits: [{ from: fault.to, to: fault.to, text: ':' }] };
};

/// All but the first are escaped.
export const colons: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  if (!spot?.value) return;
  const text = valueText(spot);
  const edits: Edit[] = [];
  for (let at = colonIn(text, colonIn(text) + 1); at >= 0; at = colonIn(text, at + 1)) {
    const place = spot.start + spot.value.at + 1 + at;
    edits.push({ from: place, to: place, text: '\\' });
  }
  yield { title: say('Escape it', '加上反斜杠'), edits, sure: true };
};

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: ' ' };

export const escapes: Rewritten = (text) =>
  text.replace(/\\([\s\S])/g, (sign, letter: string) => ESCAPES[letter] ?? sign);

export const onOneLine: Rewritten = (text) =>
  text.replace(/\\(?:\r\n|\n\r|[\s\S])|\r\n|\n\r|[\r\n]/g, (sign) => (sign.startsWith('\\') ? sign : ' '));

/// As versions before FF[4] have it; else the version is stated.
export const feature: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  const context = contextAt(fault);
  if (!spot || !context) return;
  const text = valueText(spot);
  const area = text.length === 5 ? areaOf(text) : undefined;
  const isSmall = context.columns < LETTERS.indexOf('u') && context.rows < LETTERS.indexOf('u');
  if (text === '' && isSmall) yield { title: write('tt'), edits: inBrackets(spot, 'tt'), sure: true };
  else if (area && spot.value && spot.property?.name !== 'LB') {
    const points = [...pointsIn(area)].map((one) => `[${lettersOf(one)}]`).join('');
    const edits = [{ from: spot.start + spot.value.at, to: spot.start + spot.value.end, text: points }];
    yield { title: say('Write all points', '写出每个点'), edits, sure: true };
  }
};

/// L and M as later versions have them.
export const oldMarks: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  const { property } = spot ?? {};
  if (!spot || !property || (property.name !== 'L' && property.name !== 'M')) return;
  const name = property.name === 'L' ? 'LB' : 'MA';
  const text = property.values.map((value, index) => {
    const inside = insideOf(spot.leaf.text, value);
    return property.name === 'L' ? `[${inside}:${LETTERS[(index + CAPITALS) % LETTERS.length]}]` : `[${inside}]`;
  });
  const from = spot.start + property.at;
  const to = spot.start + (property.values.at(-1)?.end ?? property.at);
  yield { title: write(name), edits: [{ from, to, text: name + text.join('') }], sure: true };
};

export const emptyKomi: QuickFix = function* fix(fault: Fault): Generator<Fix> {
  const spot = spotOf(fault);
  if (spot?.property) yield removing(withoutProperty(fault, spot, spot.property), true);
};
