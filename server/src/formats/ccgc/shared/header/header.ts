/// The six fields of a header: code, first team, second team, result, time and place, event; and what is wrong with them.
/// Places count from the start of whatever text the header was read in.

import type { Finding } from '../../../../record/finding';
import type { Params, Rule, Words } from '../../../../spec/rule';
import { type Field, fieldsAt, type Row, type Span } from '../../../../syntax/brackets/field';
import { blanksEnd, halved, trimmedEnd } from '../../../../syntax/brackets/half-width';
import { lookAlikesIn, shown } from '../text/signs';
import { whenInHeader } from './dates';
import { nearResult, resultOf } from './results';

export const FIELDS = 6;
const CODE = 0;
const RESULT = 3;
const WHEN = 4;
const EVENT = 5;

/// What a field says, without white space at its ends.
export interface Value extends Span {
  readonly text: string;
  readonly field: Field;
}

export interface Header {
  readonly text: string;
  readonly row: Row;
  readonly values: readonly Value[];
  /// Nothing is wrong with its brackets.
  readonly sound: boolean;
  /// And there are as many fields as there should be.
  readonly complete: boolean;
  /// The code of the game, with half-width signs.
  readonly code: string | undefined;
}

export function headerIn(text: string, row: Row): Header {
  const values = row.fields.map((field) => valueIn(text, field));
  const sound = row.strays.length === 0 && row.fields.every(({ closed }) => closed);
  const code = values[CODE] && halved(values[CODE].text);
  return { text, row, values, sound, complete: sound && values.length === FIELDS, code };
}

/// What is known of a record whose chapter has no header, as one.
export function headerOf(fields: readonly string[]): Header {
  const text = fields.map((field) => `[${field.replace(/[[\]【】［］]/g, ' ')}]`).join('');
  return headerIn(
    text,
    fieldsAt(text, 0, text.length, () => false),
  );
}

/// The field with the result, if an offset stands in it; both count from the start of the text of the header.
export function resultAt({ values }: Header, offset: number): Span | undefined {
  const value = values[RESULT];
  return value && offset >= value.from && offset <= value.to ? { from: value.from, to: value.to } : undefined;
}

function valueIn(text: string, field: Field): Value {
  const end = field.closed ? field.to - 1 : field.to;
  const from = Math.min(end, blanksEnd(text, field.from + 1));
  const to = trimmedEnd(text, from, end);
  return { text: text.slice(from, to), field, from, to };
}

export interface HeaderRules {
  readonly 'full-width-delimiter': Rule;
  readonly 'header-syntax': Rule;
  readonly 'header-field-missing': Rule;
  readonly 'header-field-extra': Rule;
  readonly 'game-code': Rule;
  readonly 'team-name-empty': Rule;
  readonly 'unknown-result': Rule;
  readonly 'result-placeholder': Rule;
  /// Where games can be drawn.
  readonly 'draw-result'?: Rule;
  readonly 'time-place-unreadable': Rule;
  readonly 'date-invalid': Rule;
  readonly 'place-missing': Rule;
  readonly 'event-empty': Rule;
}

interface Judging {
  readonly rules: HeaderRules;
  readonly code: string;
  /// Where a field is missed that is not there.
  readonly anchor: Span;
  /// The text could not be decoded: values are not judged, but for the code.
  readonly undecoded: boolean;
}

export function faultsIn(header: Header, judging: Judging): Finding[] {
  const { rules } = judging;
  const told: Finding[] = [];
  if (!header.sound) {
    for (const span of brokenIn(header)) told.push(at(rules['header-syntax'], span));
    return told;
  }
  const { length } = header.values;
  const extra = header.values[FIELDS];
  if (extra) told.push(at(rules['header-field-extra'], extra.field, { count: length }));
  else if (length < FIELDS) told.push(at(rules['header-field-missing'], judging.anchor, { count: length }));
  judgeCode(header, judging, told);
  if (length !== FIELDS || judging.undecoded) return told;
  judgeTeams(header, rules, told);
  judgeResult(header.values[RESULT] as Value, rules, told);
  judgeWhen(header.values[WHEN] as Value, rules, told);
  const event = header.values[EVENT] as Value;
  if (event.text === '') told.push(at(rules['event-empty'], event.field));
  return told;
}

/// Fields that are not closed, and what stands between fields. What stands right behind a field that is not closed may
/// belong to it.
function brokenIn({ text, row: { fields, strays } }: Header): Span[] {
  const open = fields.filter(({ closed }) => !closed);
  const ends = new Set(open.map(({ to }) => to));
  const loose = strays.filter(({ from }) => !ends.has(from));
  return [...open.map(({ from, to }) => ({ from, to: trimmedEnd(text, from, to) })), ...loose];
}

/// At a value, or at the brackets around nothing.
function atValue(rule: Rule, value: Value, params: Params = {}): Finding {
  const { from, to } = value.text === '' ? value.field : value;
  return { rule, from, to, params: { value: shown(value.text) || '[]', ...params } };
}

const at = (rule: Rule, { from, to }: Span, params?: Params): Finding => ({ rule, from, to, params });

function judgeCode({ values, code }: Header, { rules, code: wanted }: Judging, told: Finding[]): void {
  const value = values[CODE];
  if (!value || code === wanted) return;
  const isLeftOut = values.length < FIELDS && !/^[A-Za-z0-9]{0,5}$/.test(code ?? '');
  const text = shown(value.text) || '[]';
  const said: Words = isLeftOut
    ? { en: `missing (${text} stands first)`, zh: `没有写（最前面是“${text}”）` }
    : { en: text, zh: `是“${text}”` };
  told.push(atValue(rules['game-code'], value, { value: said }));
}

const WHICH: readonly Words[] = [
  { en: 'first', zh: '先手' },
  { en: 'second', zh: '后手' },
];

function judgeTeams({ values }: Header, rules: HeaderRules, told: Finding[]): void {
  for (const [index, which] of WHICH.entries()) {
    const team = values[index + 1] as Value;
    if (team.text === '') told.push(at(rules['team-name-empty'], team.field, { which }));
  }
}

function judgeResult(value: Value, rules: HeaderRules, told: Finding[]): void {
  const result = value.text === '' ? 'template' : resultOf(value.text);
  if (result === 'first' || result === 'second') return;
  if (result === 'template') told.push(atValue(rules['result-placeholder'], value));
  else if (result === 'draw' && rules['draw-result']) told.push(atValue(rules['draw-result'], value));
  else told.push(atValue(rules['unknown-result'], value, nearResult(value.text)));
}

function judgeWhen(value: Value, rules: HeaderRules, told: Finding[]): void {
  const when = whenInHeader(halved(value.text));
  if (!when) {
    told.push(atValue(rules['time-place-unreadable'], value));
    return;
  }
  const written = { from: value.from, to: value.from + when.size };
  const { wrong: part } = when;
  if (part) told.push(at(rules['date-invalid'], written, { value: shown(value.text.slice(0, when.size)), part }));
  if (when.size === value.text.length) told.push(at(rules['place-missing'], value));
}

/// The look-alikes of a header: outside its fields, their brackets, in the code, and in date and time.
export function lookAlikesOf(header: Header, rule: Rule, from: number, to: number): Finding[] {
  const { text, row, values } = header;
  const findings: Finding[] = [];
  let at = from;
  for (const [index, value] of values.entries()) {
    findings.push(...lookAlikesIn(text, rule, at, value.field.from + 1));
    const read = index === CODE ? value.text.length : index === WHEN ? whenSize(value) : 0;
    findings.push(...lookAlikesIn(text, rule, value.from, value.from + read));
    at = row.fields[index]?.closed ? value.field.to - 1 : value.field.to;
  }
  findings.push(...lookAlikesIn(text, rule, at, to));
  return findings;
}

const whenSize = ({ text }: Value): number => whenInHeader(halved(text))?.size ?? 0;
