/// What a file should be called: the parts of its name, written as the rules want them, with what is missing or wrong taken
/// from the header of the record.

import { halved } from '../../../syntax/brackets/half-width';
import { CHAPTERS } from '../shared/chapters';
import { besideWhen, dayIn } from '../shared/header/dates';
import type { Header } from '../shared/header/header';
import { resultOf, winnerMeant, wordOf } from '../shared/header/results';
import { type Code, codeOf } from './codes';
import { type FileName, fileNameOf, partsOf, resultIn } from './name';
import { nameable } from './nameable';
import { mendedTail, type Occasion } from './tail';

/// What a header has to say of a file's name.
interface DayIn extends Occasion {
  readonly code: Code | undefined;
  readonly first: string;
  readonly second: string;
  readonly result: string;
}

const NOTHING: DayIn = {
  code: undefined,
  first: '',
  second: '',
  result: '',
  when: undefined,
  place: '',
  event: '',
};

function toldBy(header: Header | undefined): DayIn {
  const code = header?.code === undefined || !CHAPTERS.has(header.code) ? undefined : codeOf(header.code);
  if (!header?.complete) return { ...NOTHING, code };
  const [, first = '', second = '', result = '', when = '', event = ''] = header.values.map(({ text }) => inName(text));
  const report = dayIn(header.values[4]?.text ?? '');
  const place = report ? inName(besideWhen(report)) : when;
  return { code, first, second, result, when: report?.numbers, place, event };
}

const inName = (text: string): string => nameable(text.replace(/\s+/g, ' ').trim());

/// The parts of a name.
interface Parts {
  readonly code: Code;
  readonly first: string;
  readonly second: string;
  /// Undefined if nobody knows.
  readonly result: string | undefined;
  readonly tail: string;
}

/// Names that have fewer faults than the one that the file has. Where only the result is not known, there is one for each.
export function mendedNames(name: string, header: Header | undefined): readonly string[] {
  const report = toldBy(header);
  const parts = partsIn(name, report);
  if (!parts?.first || !parts.second) return [];
  const results = parts.result === undefined ? [wordOf('first'), wordOf('second')] : [parts.result];
  const before = fileNameOf(name).faults.length;
  return results
    .map((result) => written({ ...parts, result }))
    .filter((mended) => mended !== name && fileNameOf(mended).faults.length < before);
}

export type Part = 'code' | 'first' | 'second' | 'result';

/// The name as it is, but with one part as the header has it.
export function namedAfter(name: string, header: Header, part: Part): string {
  const report = toldBy(header);
  const parts = partsIn(name, report);
  if (!parts || !report[part]) return name;
  const named = { ...parts, [part]: report[part] };
  return named.result === undefined ? name : written(named);
}

/// In Surakarta the time stands behind the result like the result behind the teams.
const STAMP = / *[-－–—‐‑−] *\d{12}$/;

function partsIn(name: string, report: DayIn): Parts | undefined {
  const read = partsOf(coded(name, report.code));
  const { code } = read;
  if (!code) return undefined;
  const [first, all] = teamsIn(read);
  const found = resultIn(all);
  const stamp = (!found && code.code === 'SU' && STAMP.exec(all)?.[0]) || '';
  const rest = all.slice(0, all.length - stamp.length);
  const [second = '', said = ''] = found ? [rest.slice(0, found.from), found.word] : cutLast(rest);
  const tail = found ? rest.slice(found.to) : said.replace(/^\S*/, '') + stamp;
  return {
    code,
    first: first.trim() || report.first,
    second: second.trim() || report.second,
    result: found && found.result !== 'template' ? fitting(found.word, code, report) : meant(said, code, report),
    tail: mendedTail(tail, code, report),
  };
}

/// A result that this game has; or what is meant by it.
function fitting(word: string, code: Code, report: DayIn): string | undefined {
  const known = resultOf(word);
  const fits = known === 'draw' ? code.draws !== 'none' : known !== 'undecided' || code.draws === 'named';
  return fits ? word : meant(word, code, report);
}

function meant(said: string, { letters }: Code, report: DayIn): string | undefined {
  const header = resultOf(report.result);
  if (header === 'first' || header === 'second') return report.result;
  const winner = winnerMeant(said, letters);
  return winner && wordOf(winner);
}

const BEFORE_SIGN = /^[^-－–—‐‑−:：_ ]*/;

/// The name with the code of a game, where it begins with something else.
function coded(name: string, code: Code | undefined): string {
  const [leading = ''] = /^[A-Za-z0-9]*/.exec(name) ?? [];
  if (codeOf(leading.toUpperCase())) return name;
  const trimmed = name.trimStart();
  const before = BEFORE_SIGN.exec(trimmed)?.[0] ?? '';
  const half = halved(before).toUpperCase();
  const own = codeOf(half) ?? code;
  if (!own) return name;
  const rest = trimmed.slice(before.length);
  return /^ *[-－–—‐‑−:：]/.test(rest) && !/vs/i.test(before) ? own.code + rest : `${own.code}-${trimmed}`;
}

/// The first team, and what stands after it. Without a `vs` they may be told apart by another sign that there is once.
function teamsIn({ first, rest = '' }: FileName): readonly [first: string, rest: string] {
  if (first !== undefined) return [first, rest];
  const result = resultIn(rest);
  const teams = rest.slice(0, result?.from);
  const cut = teams.split(/ *[-－–—‐‑−] *|对| v\.? | [Ｖv][Ｓs] ?/i);
  return cut.length === 2 ? [cut[0] as string, (cut[1] as string) + rest.slice(teams.length)] : ['', rest];
}

/// What stands before the last separator, and what behind it.
function cutLast(rest: string): readonly [string, string] {
  const match = /^(.*?) *[-－–—‐‑−:：] *([^-－–—‐‑−:：]*)$/s.exec(rest);
  return match ? [match[1] as string, match[2] as string] : [rest, ''];
}

const written = ({ code, first, second, result, tail }: Parts): string =>
  `${code.code}-${first} vs ${second}-${result}${tail}.txt`;
