/// How faults of a header of six fields are put right, in all chapters that have one.

import { type Fault, type Fix, type Mender, type Menders, replacing } from '../../../record/fix';
import { halved } from '../../../syntax/brackets/half-width';
import { besideWhen, toldIn, whenForHeader, whenInHeader } from '../dates';
import { FIELDS, type Header } from '../header';
import { insertion, REMOVE, textOf, writing } from '../mending';
import { codeOf } from '../names/codes';
import { type FileName, partsOf, resultIn } from '../names/name';
import { type Occasion, occasionIn } from '../names/tail';
import { winnerMeant, wordOf } from '../results';

export interface HeaderAt {
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
  /// Who has won on the board, if that is certain.
  winner(fault: Fault): 'first' | 'second' | undefined;
}

export const headerMenders = (headed: Headed): Menders => ({
  'game-code': (fault) => [filling(fault, headed.code, true)],
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

/// The fields that are not there; the first too, if what stands first is no code.
function* lengthened(fault: Fault, { code, headerAt }: Headed): Generator<Fix> {
  const found = headerAt(fault);
  const { values = [] } = found?.header ?? {};
  const last = values.at(-1);
  const hasCode = isCode(halved(values[0]?.text ?? ''));
  const missing = FIELDS - values.length - (hasCode ? 0 : 1);
  const head = `[${code}]`;
  const rest = '[]'.repeat(Math.max(0, missing));
  const title = { en: 'Insert the fields that are missing', zh: '补上缺少的各项' };
  if (!found || !last) {
    const at = found?.begins ?? fault.from;
    yield { title, edits: [{ from: at, to: at, text: `${head}${rest}${isParted(found?.header) ? '' : ';'}` }] };
    return;
  }
  const [first, end] = [found.at + (values[0]?.field.from ?? 0), found.at + last.field.to];
  const edits = [...(hasCode ? [] : [{ from: first, to: first, text: head }]), { from: end, to: end, text: rest }];
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
  if (says) yield writing(fault, `[${inner}]`, fits);
  if (!says || !fits) yield replacing(fault, '', REMOVE, !says);
}

function* named(fault: Fault): Generator<Fix> {
  const { first, second } = nameOf(fault) ?? {};
  const which = fault.finding.params?.which;
  const team = typeof which === 'object' && which.en === 'second' ? second : first;
  if (team) yield filling(fault, team);
}

/// The result that the board shows, or that is meant; or else that of the file's name, or either.
function* decided(fault: Fault, { code, winner }: Headed): Generator<Fix> {
  const sure = winner(fault) ?? winnerMeant(textOf(fault), lettersOf(code));
  const said = nameOf(fault)?.result;
  if (sure) yield filling(fault, wordOf(sure), true);
  else if (said === 'first' || said === 'second') yield filling(fault, wordOf(said));
  else for (const side of ['first', 'second'] as const) yield filling(fault, wordOf(side));
}

function* won(fault: Fault): Generator<Fix> {
  yield writing(fault, String(fault.finding.params?.value), true);
}

/// In Amazons either letter may stand for either side.
const lettersOf = (code: string) => {
  const letters = codeOf(code)?.letters;
  return letters?.every((letter) => letter.length === 1) ? letters : undefined;
};

/// A date that stands somewhere else or is written otherwise; or that of the file's name.
const dated: Mender = function* (fault) {
  const text = textOf(fault);
  const told = toldIn(text);
  if (told) {
    yield writing(fault, `${whenForHeader(told.numbers)} ${besideWhen(told)}`.trimEnd(), true);
    return;
  }
  const { when, place } = occasionOf(fault) ?? {};
  if (!when) return;
  const own = /^\[\s*\]$/.test(halved(text)) ? '' : text;
  yield filling(fault, `${whenForHeader(when)} ${own || place}`.trimEnd());
};

const redated: Mender = function* (fault) {
  const { when } = occasionOf(fault) ?? {};
  if (when) yield writing(fault, whenForHeader(when));
};

const placed: Mender = function* (fault) {
  const { place } = occasionOf(fault) ?? {};
  if (place) yield insertion(fault.to, ` ${place}`);
};

const occurring: Mender = function* (fault) {
  const { event } = occasionOf(fault) ?? {};
  if (event) yield filling(fault, event);
};
