/// HIDE, MARK, PRISONER and UNMARK lines (5.4): what they are about, moves by number and points.

import type { Rule } from '../../../spec/rule';
import type { Field } from '../../../syntax/lines/fields';
import { Kind } from '../keywords';
import { rules } from '../rules';
import { FieldFaults } from './faults';
import type { Marker, Named, SaidTargets, Target } from './said';

/// What a keyword does not take, and in which words.
const TAKES: Readonly<Record<number, { readonly all: boolean; readonly range: boolean; readonly rule?: Rule }>> = {
  [Kind.HIDE]: { all: false, range: true, rule: rules['hide-token'] },
  [Kind.MARK]: { all: true, range: true },
  [Kind.PRISONER]: { all: false, range: false, rule: rules['prisoner-token'] },
  [Kind.UNMARK]: { all: true, range: true, rule: rules['unmark-token'] },
};

export function readTargets(kind: number, keyword: Field, fields: readonly Field[]): SaidTargets {
  const faults = new FieldFaults();
  const targets: Target[] = [];
  for (const field of fields.slice(1)) {
    const target = kind === Kind.MARK ? markIn(field, faults) : targetIn(kind, field, faults);
    if (target) targets.push(target);
  }
  return { what: 'targets', keyword, faults: faults.list, targets };
}

function targetIn(kind: number, field: Field, faults: FieldFaults): Target | undefined {
  const takes = TAKES[kind];
  const all = /^all$/i.test(field.text);
  const range = /^#\d+-\d+$/.test(field.text);
  if (takes?.rule && (field.text.includes('@') || (all && !takes.all) || (range && !takes.range))) {
    faults.of(takes.rule, field);
    return undefined;
  }
  const named = all ? 'all' : namedBy(field, faults);
  return named && { named, part: field, field };
}

/// A marker stands before the last `@` of its field.
function markIn(field: Field, faults: FieldFaults): Target | undefined {
  const { text } = field;
  const at = text.lastIndexOf('@');
  if (at < 0 && text.startsWith('\\')) faults.of(rules['mark-target-missing'], field);
  else if (at < 0) return targetIn(Kind.MARK, field, faults);
  else if (at === text.length - 1) faults.of(rules['mark-target-missing'], field);
  else {
    const marker = partOf(field, 0, at);
    const part = partOf(field, at + 1, text.length);
    if (at > 0) faults.marker(marker);
    else faults.of(rules['marker-length'], field, { count: { en: 'none before @', zh: '的 @ 前面没有标记' } });
    const named = namedBy(part, faults);
    return named && { named, part, field, marker: markerOf(marker.text) };
  }
  return undefined;
}

/// Without what counts as absent a field may be longer than its text; then a part cannot be told from the whole.
function partOf({ text, at, size }: Field, from: number, to: number): Field {
  return size === text.length
    ? { text: text.slice(from, to), at: at + from, size: to - from }
    : { text: text.slice(from, to), at, size };
}

const FORMS: Readonly<Record<string, string>> = { d: 'diamond', t: 'triangle', c: 'check', s: 'square' };

function markerOf(text: string): Marker {
  const form = text.length === 2 && text.startsWith('\\') ? FORMS[text.charAt(1).toLowerCase()] : undefined;
  return form ? { form } : { label: text };
}

function namedBy(field: Field, faults: FieldFaults): Named | undefined {
  if (field.text.startsWith('#')) return rangeIn(field, faults);
  const point = faults.point(field);
  return point && { point };
}

function rangeIn(field: Field, faults: FieldFaults): Named | undefined {
  const [, first, last] = /^#(\d+)(?:-(\d+))?$/.exec(field.text) ?? [];
  const from = numberOf(first);
  const to = last === undefined ? from : numberOf(last);
  if (from < 1 || to < 1) faults.of(rules['move-ref-form'], field);
  else if (to < from) faults.of(rules['range-not-increasing'], field);
  else return { from, to };
  return undefined;
}

const numberOf = (digits: string | undefined): number => Math.min(Number(digits ?? 0), Number.MAX_SAFE_INTEGER);
