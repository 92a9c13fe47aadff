/// How faults of a header of six fields are put right, in all chapters that have one.

import { type Fault, type Fix, type QuickFix, type QuickFixesFor, replacing } from '../../../../record/quick-fix';
import { halved } from '../../../../syntax/brackets/half-width';
import { textBetween } from '../../../../text/edit';
import { codeOf } from '../../names/codes';
import { type FileName, partsOf, resultIn } from '../../names/name';
import { type Occasion, occasionIn } from '../../names/tail';
import { besideWhen, dayIn, whenForHeader, whenInHeader } from '../header/dates';
import { FIELDS, type Header } from '../header/header';
import { meantBy, RESULT_WORDS, resultNearly, resultOf, saysOtherwise, winnerMeant, wordOf } from '../header/results';
import type { boardResultRules, drawRules, headerRules } from '../rules/header';
import { insertion, REMOVE, textOf, writing } from './making';

interface HeaderAt {
  readonly header: Header;
  /// Where its text starts.
  readonly at: number;
  /// Past the sign that opens it.
  readonly begins: number;
}

/// What a chapter knows of its records.
export interface Headed {
  readonly code: string;
  /// The header that a fault is in.
  headerAt(fault: Fault): HeaderAt | undefined;
  /// Its records may tell of a draw.
  readonly draws?: boolean;
  /// Who has won on the board, if that is certain.
  winner(fault: Fault): 'first' | 'second' | undefined;
}

type HeaderBook = ReturnType<typeof headerRules> & ReturnType<typeof boardResultRules> & ReturnType<typeof drawRules>;

/// For all chapters, whether games can be drawn or not and whether a board shows who has won.
export const headerFixes = (headed: Headed): QuickFixesFor<HeaderBook> => ({
  'game-code': (fault) => coded(fault, headed),
  'header-field-missing': (fault) => lengthened(fault, headed),
  'header-field-extra': (fault) => shortened(fault, headed),
  'header-syntax': (fault) => bracketed(fault, headed),
  'team-name-empty': named,
  'unknown-result': (fault) => decided(fault, headed),
  'result-placeholder': (fault) => decided(fault, headed),
  'draw-result': (fault) => decided(fault, headed),
  'result-board-mismatch': won,
  'time-place-unreadable': dated,
  'date-invalid': redated,
  'place-missing': placed,
  'event-empty': occurring,
});

/// A field that is empty is underlined with its brackets, which stay.
const filling = (fault: Fault, text: string, sure = false): Fix =>
  writing(fault, /^\[\s*\]$/.test(halved(textOf(fault))) ? `[${text}]` : text, sure);

/// What the name of the file says.
const nameOf = ({ name }: Fault): FileName | undefined => (name === undefined ? undefined : partsOf(name));

function occasionOf(fault: Fault): Occasion | undefined {
  const { rest = '' } = nameOf(fault) ?? {};
  const found = resultIn(rest);
  return found && occasionIn(rest.slice(found.to));
}

/// A header, as far as the name of the file and the board tell it.
export function headerTold(fault: Fault, { code, winner }: Headed): readonly string[] {
  const { first = '', second = '', result } = nameOf(fault) ?? {};
  const { when, place = '', event = '' } = occasionOf(fault) ?? {};
  const won = winner(fault) ?? (result === 'first' || result === 'second' ? result : undefined);
  return [code, first, second, won ? wordOf(won) : '', when ? `${whenForHeader(when)} ${place}`.trimEnd() : '', event];
}

export const rowOf = (fields: readonly string[]): string => fields.map((field) => `[${field}]`).join('');

/// What stands in the place of the code is one that is wrong; anything else is something that follows a code that was left out.
function coded(fault: Fault, { code, headerAt }: Headed): readonly Fix[] {
  const found = headerAt(fault);
  const values = found?.header.values ?? [];
  const text = halved(values[0]?.text ?? '').trim();
  const result = values.findIndex((value) => /[胜平和负未]/.test(value.text));
  if (!found || text === '' || isCode(text) || result === RESULT) return [filling(fault, code, true)];
  const isLeftOut = result === RESULT - 1 || values.length < FIELDS;
  return isLeftOut ? [insertion(found.at + (values[0]?.field.from ?? 0), `[${code}]`, true)] : [filling(fault, code)];
}

/// Which field the result is.
const RESULT = 3;

/// The fields that are not there; the first too, if what stands first is no code.
function* lengthened(fault: Fault, headed: Headed): Generator<Fix> {
  const found = headed.headerAt(fault);
  const { values = [] } = found?.header ?? {};
  const last = values.at(-1);
  const hasCode = isCode(halved(values[0]?.text ?? ''));
  const [code = '', ...others] = headerTold(fault, headed);
  const rest = rowOf(others.slice(Math.max(0, values.length - (hasCode ? 1 : 0))));
  const title = { en: 'Insert the fields that are missing', zh: '补上缺少的各项' };
  if (!found || !last) {
    const at = found?.begins ?? fault.from;
    yield { title, edits: [{ from: at, to: at, text: `[${code}]${rest}${isParted(found?.header) ? '' : ';'}` }] };
    return;
  }
  const [first, end] = [found.at + (values[0]?.field.from ?? 0), found.at + last.field.to];
  const edits = [
    ...(hasCode ? [] : [{ from: first, to: first, text: `[${code}]` }]),
    { from: end, to: end, text: rest },
  ];
  yield { title, edits: edits.filter(({ text }) => text !== '') };
}

/// Or a wrong one.
const isCode = (text: string): boolean => codeOf(text.toUpperCase()) !== undefined || /^[A-Z]{1,3}\d+$/i.test(text);

const isParted = (header: Header | undefined): boolean =>
  header !== undefined && /[;})]/.test(halved(header.text.charAt(header.row.end)));

/// Time and place are one field.
function* shortened(fault: Fault, { headerAt }: Headed): Generator<Fix> {
  const found = headerAt(fault);
  const [when, place] = found?.header.values.slice(4) ?? [];
  if (found && when && place && found.header.values.length === FIELDS + 1 && isWhen(when.text)) {
    const title = { en: 'Put time and place into one field', zh: '时间和地点合为一项' };
    yield { title, edits: [{ from: found.at + when.to, to: found.at + place.from, text: ' ' }], sure: true };
    return;
  }
  yield replacing(fault, '', REMOVE);
}

const isWhen = (text: string): boolean => whenInHeader(halved(text))?.size === text.length;

/// A field that is not closed gets its bracket; what stands between fields becomes one, if there are not too many then.
function* bracketed(fault: Fault, { headerAt }: Headed): Generator<Fix> {
  const text = textOf(fault);
  const half = halved(text);
  if (half.startsWith('[')) {
    if (/[)}]$/.test(half)) yield writing(fault, `${text.slice(0, -1)}]`, true);
    else yield insertion(fault.to, ']', true);
    return;
  }
  const inner = text.replace(/^[[\]{}()【】［］｛｝\s]+|[[\]{}()【】［］｛｝\s]+$/g, '');
  const says = /[\p{L}\p{N}]/u.test(inner);
  const row = headerAt(fault)?.header.row;
  const fits = row !== undefined && row.fields.length + row.strays.length <= FIELDS;
  if (says) yield writing(beforeField(fault), `[${inner}]`, fits);
  if (!says || !fits) yield replacing(fault, '', REMOVE, !says);
}

/// A semicolon between it and the next field goes too: the header would end there.
function beforeField(fault: Fault): Fault {
  const behind = textBetween(fault.root, fault.to, fault.to + MOST_BLANKS);
  const [parted = ''] = /^\s*[;；]\s*(?=[[【［])/.exec(behind) ?? [];
  return { ...fault, to: fault.to + parted.length };
}

const MOST_BLANKS = 10;

function* named(fault: Fault): Generator<Fix> {
  const { first, second } = nameOf(fault) ?? {};
  const which = fault.finding.params?.which;
  const team = typeof which === 'object' && which.en === 'second' ? second : first;
  if (team) yield filling(fault, team);
}

/// The result that the board shows, or that is meant; or else that of the file's name, or either.
function* decided(fault: Fault, { code, draws, winner }: Headed): Generator<Fix> {
  const [text, letters] = [textOf(fault), lettersOf(code)];
  const sure = winner(fault) ?? winnerMeant(text, letters);
  const said = nameOf(fault)?.result;
  const nearly = resultNearly(text);
  if (sure) yield { ...filling(fault, wordOf(sure), true), loses: saysOtherwise(text, sure, letters) };
  else if (draws && meantBy(text) === 'draw' && !resultOf(text))
    yield filling(fault, RESULT_WORDS.draw?.zh ?? '', true);
  else if (said === 'first' || said === 'second') yield filling(fault, wordOf(said));
  else if (nearly) yield filling(fault, nearly);
  else for (const side of ['first', 'second'] as const) yield filling(fault, wordOf(side));
}

/// What the record says of the result goes.
export function* won(fault: Fault): Generator<Fix> {
  yield { ...writing(fault, String(fault.finding.params?.value), true), loses: true };
}

/// In Amazons either letter may stand for either side.
const lettersOf = (code: string) => {
  const letters = codeOf(code)?.letters;
  return letters?.every((letter) => letter.length === 1) ? letters : undefined;
};

/// A date that stands somewhere else or is written otherwise; or that of the file's name.
const dated: QuickFix = function* (fault) {
  const text = textOf(fault);
  const told = dayIn(text);
  if (told) {
    yield writing(fault, `${whenForHeader(told.numbers)} ${besideWhen(told)}`.trimEnd(), true);
    return;
  }
  const { when, place } = occasionOf(fault) ?? {};
  if (!when) return;
  const own = /^\[\s*\]$/.test(halved(text)) ? '' : text;
  yield filling(fault, `${whenForHeader(when)} ${own || place}`.trimEnd());
};

const redated: QuickFix = function* (fault) {
  const { when } = occasionOf(fault) ?? {};
  if (when) yield writing(fault, whenForHeader(when));
};

const placed: QuickFix = function* (fault) {
  const { place } = occasionOf(fault) ?? {};
  if (place) yield insertion(fault.to, ` ${place}`);
};

const occurring: QuickFix = function* (fault) {
  const { event } = occasionOf(fault) ?? {};
  if (event) yield filling(fault, event);
};
