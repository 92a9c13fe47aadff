/// The first two lines of a record: when and where it was played, `#2018-05-12-13:30|沈阳`, and who played and how it ended,
/// `#先手方:甲队|后手方:乙队|先手胜`. Places count from the start of their line.

import { wrongPart } from '../../../record/calendar';
import type { Finding } from '../../../record/finding';
import type { Words } from '../../../spec/rule';
import type { Span } from '../../../syntax/brackets/field';
import { Kind } from '../../../syntax/plies/lexer';
import { leaves } from '../../../text/edit';
import type { Leaf, Run } from '../../../text/node';
import { nearResult, type Result, resultOf } from '../shared/header/results';
import { shown } from '../shared/text/signs';
import { rules } from './rules';

const TEAMS = /^\s*#[ \t\u3000]*先手方/;

export const isTeamLine = ({ text }: Leaf): boolean => TEAMS.test(text);

/// What stands behind the `#`, without white space at its ends.
const saidIn = ({ text, size }: Leaf): Span => trimmed(text, { from: text.indexOf('#') + 1, to: size });

const TIME = /^(\d{4})-(\d\d)-(\d\d)-(\d\d):(\d\d)(?:[ \t\u3000]*\|[ \t\u3000]*|[ \t\u3000]+|$)/;
const TIME_SIZE = 16;

interface TimeLine {
  /// Year, month, day, hour and minute, two digits each but the year.
  readonly numbers: readonly string[];
  readonly place: string;
}

/// Undefined if it is not written as it should be.
export function timeLineIn(leaf: Leaf): TimeLine | undefined {
  const { from, to } = saidIn(leaf);
  const said = leaf.text.slice(from, to);
  const [whole, ...numbers] = TIME.exec(said) ?? [];
  return whole === undefined ? undefined : { numbers, place: said.slice(whole.length) };
}

export function timeLineFaults(leaf: Leaf): Finding[] {
  const { from, to } = saidIn(leaf);
  const line = timeLineIn(leaf);
  if (!line) {
    const span = from < to ? { from, to } : { from: 0, to: 1 };
    return [{ rule: rules['time-line-format'], ...span }];
  }
  const time = { from, to: from + TIME_SIZE };
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = line.numbers.map(Number);
  const part = wrongPart(year, month, day, hour, minute);
  const value = leaf.text.slice(time.from, time.to);
  return [
    ...(part ? [{ rule: rules['date-invalid'], ...time, params: { value, part } }] : []),
    ...(line.place === '' ? [{ rule: rules['place-missing'], ...time }] : []),
  ];
}

/// A name, and the label before it.
interface Team extends Span {
  readonly name: string;
  readonly label: Span;
}

interface TeamLine {
  readonly teams: readonly [Team, Team];
  readonly result: Span & { readonly text: string };
  /// The bar before the result.
  readonly bar: number;
  /// Where `:` and `|` stand that are full-width.
  readonly wide: readonly number[];
}

const LABELS = ['先手方', '后手方'] as const;
const BARS = /[|｜]/g;
const COLON = /^[ \t\u3000]*[:：]/;

/// Undefined if it is not written as it should be.
export function teamLineIn(leaf: Leaf): TeamLine | undefined {
  const { text } = leaf;
  const { from, to } = saidIn(leaf);
  const bars = [...text.slice(from, to).matchAll(BARS)].map(({ index }) => from + index);
  const [one, two] = bars;
  if (one === undefined || two === undefined || bars.length > 2) return undefined;
  const first = teamIn(text, { from, to: one }, LABELS[0]);
  const second = teamIn(text, { from: one + 1, to: two }, LABELS[1]);
  if (!first || !second) return undefined;
  const said = trimmed(text, { from: two + 1, to });
  const result = { ...said, text: text.slice(said.from, said.to) };
  const signs = [first.colon, one, second.colon, two];
  return { teams: [first, second], result, bar: two, wide: signs.filter((at) => /[：｜]/.test(text.charAt(at))) };
}

function teamIn(text: string, field: Span, word: string): (Team & { readonly colon: number }) | undefined {
  const { from } = trimmed(text, field);
  if (!text.startsWith(word, from)) return undefined;
  const label = { from, to: from + word.length };
  const between = COLON.exec(text.slice(label.to, field.to))?.[0];
  if (between === undefined) return undefined;
  const name = trimmed(text, { from: label.to + between.length, to: field.to });
  return { ...name, name: text.slice(name.from, name.to), label, colon: label.to + between.length - 1 };
}

const isBlank = (sign: string): boolean => sign === ' ' || sign === '\t' || sign === '\u3000';

function trimmed(text: string, { from, to }: Span): Span {
  let [start, end] = [from, to];
  while (start < end && isBlank(text.charAt(start))) start++;
  while (end > start && isBlank(text.charAt(end - 1))) end--;
  return { from: start, to: end };
}

const WHICH: readonly Words[] = [
  { en: 'first', zh: '先手' },
  { en: 'second', zh: '后手' },
];

export function teamLineFaults(leaf: Leaf): Finding[] {
  const line = teamLineIn(leaf);
  if (!line) {
    const span = saidIn(leaf);
    return [{ rule: rules['team-line-format'], ...(span.from < span.to ? span : { from: 0, to: 1 }) }];
  }
  const wide = line.wide.map((from) => {
    const [sign, half] = leaf.text.charAt(from) === '：' ? ['：', ':'] : ['｜', '|'];
    return { rule: rules['team-line-full-width'], from, to: from + 1, params: { sign, half } };
  });
  const nameless = line.teams.flatMap(({ name, label }, index) => {
    const which = WHICH[index] as Words;
    return name === '' ? [{ rule: rules['team-name-empty'], from: label.from, to: label.to, params: { which } }] : [];
  });
  return [...wide, ...nameless, ...resultFaults(line)];
}

const TEMPLATE = '先(后)手胜/平局/未决胜';

/// What the line says of how the game ended.
export const resultSaid = ({ result: { text } }: TeamLine): Result | undefined =>
  text === '' || text.replace('（', '(').replace('）', ')') === TEMPLATE ? 'template' : resultOf(text);

function resultFaults(line: TeamLine): Finding[] {
  const { result, bar } = line;
  const said = resultSaid(line);
  if (said === undefined) {
    const params = { value: shown(result.text), ...nearResult(result.text) };
    return [{ rule: rules['unknown-result'], from: result.from, to: result.to, params }];
  }
  if (said !== 'template') return [];
  const span = result.text === '' ? { from: bar, to: bar + 1 } : { from: result.from, to: result.to };
  return [{ rule: rules['result-placeholder'], ...span }];
}

export interface LeafAt {
  readonly leaf: Leaf;
  readonly start: number;
}

/// The first two lines of the game that starts at an offset, if they are there.
export function headsIn(
  root: Run,
  since = 0,
): { readonly time: LeafAt | undefined; readonly teams: LeafAt | undefined } {
  let time: LeafAt | undefined;
  for (const found of leaves(root, since)) {
    const { kind } = found.leaf;
    if (kind === Kind.blank) continue;
    const isComment = kind === Kind.comment || kind === Kind.header;
    if (isComment && (time || isTeamLine(found.leaf))) return { time, teams: found };
    if (!isComment) break;
    time = found;
  }
  return { time, teams: undefined };
}
