/// How the first two lines of a Surakarta record are put right, and the name of its file where it disagrees with them.

import type { Fault, Fix, QuickFixesFor } from '../../../record/quick-fix';
import { leafAt } from '../../../text/edit';
import { namedAfter } from '../names/mended';
import { partsOf } from '../names/name';
import { winnerOf } from '../plies/fixes';
import { lineEndIn } from '../plies/write/lines';
import { won } from '../shared/fixes/header';
import { textOf, toHalfWidth, writing } from '../shared/fixes/making';
import { besideWhen, dayIn } from '../shared/header/dates';
import { meantBy, RESULT_WORDS, resultOf, saysOtherwise, winnerMeant, wordOf } from '../shared/header/results';
import { headsIn, timeLineIn } from './heading';
import { saidByName } from './names';
import type { rules } from './rules';
import { headerOf } from './view';

type Heads =
  | 'time-line-format'
  | 'date-invalid'
  | 'team-line-missing'
  | 'team-line-format'
  | 'team-name-empty'
  | 'unknown-result'
  | 'result-placeholder'
  | 'team-line-full-width'
  | 'result-board-mismatch'
  | 'file-name-result-agrees'
  | 'file-name-time-agrees';

export const headFixes: Pick<QuickFixesFor<typeof rules>, Heads> = {
  'time-line-format': timed,
  'date-invalid': redated,
  'team-line-missing': teamed,
  'team-line-format': lined,
  'team-name-empty': named,
  'unknown-result': decided,
  'result-placeholder': decided,
  'team-line-full-width': toHalfWidth,
  'result-board-mismatch': won,
  'file-name-result-agrees': renamed,
  'file-name-time-agrees': retimed,
};

const written = ([year, month, day, hour, minute]: readonly string[]): string =>
  `${year}-${month}-${day}-${hour}:${minute}`;

const TIMED = 5;

/// A time that is written otherwise; or that of the file's name, before what stands there.
function* timed(fault: Fault): Generator<Fix> {
  const text = textOf(fault);
  const day = dayIn(text);
  const place = day ? besideWhen(day) : '';
  if (day && day.numbers.length >= TIMED)
    yield {
      ...writing(fault, [written(day.numbers), place].filter(Boolean).join('|'), true),
      loses: day.numbers.length > TIMED,
    };
}

/// The twelve digits of the file's name, apart.
function stampOf({ name = '' }: Fault): readonly string[] | undefined {
  const { stamp } = saidByName(name);
  return stamp === undefined ? undefined : [stamp.slice(0, 4), ...(stamp.slice(4).match(/../g) ?? [])];
}

function* redated(fault: Fault): Generator<Fix> {
  const numbers = stampOf(fault);
  if (numbers) yield writing(fault, written(numbers));
}

const teamsOf = ({ name = '' }: Fault) => {
  const { first, second } = partsOf(name);
  return first && second ? { first, second } : undefined;
};

/// The results that may be meant: what the board shows, or the name of the file tells; else any.
function resultsOf(fault: Fault, text = ''): readonly string[] {
  const won = winnerOf(fault) ?? winnerMeant(text);
  if (won) return [wordOf(won)];
  const meant = meantBy(text);
  if (meant) return [RESULT_WORDS[meant]?.zh ?? ''];
  const said = saidByName(fault.name ?? '').result ?? partsOf(fault.name ?? '').result;
  const words = said && RESULT_WORDS[said];
  return words ? [words.zh] : Object.values(RESULT_WORDS).map(({ zh }) => zh);
}

function* teamed(fault: Fault): Generator<Fix> {
  const { root, from } = fault;
  const teams = teamsOf(fault);
  if (!root || !teams) return;
  const { time } = headsIn(root);
  const at = time && from === time.start ? time.start + time.leaf.width : from;
  for (const result of resultsOf(fault)) {
    const text = `#先手方:${teams.first}|后手方:${teams.second}|${result}${lineEndIn(root)}`;
    yield { title: { en: 'Insert teams and result', zh: '补上队名和结果' }, edits: [{ from: at, to: at, text }] };
  }
}

const LABEL = /^\s*(?:[先后]手(?:方|队)?|[黑红]方)\s*[:：]?\s*/;

/// Two teams and perhaps a result, with bars between them or other signs.
function* lined(fault: Fault): Generator<Fix> {
  const text = textOf(fault);
  const fields = text.split(/\s*[|｜,，;；]\s*/).filter((field) => field !== '');
  const [first, second, said = '', ...more] = fields.map((field) => field.replace(LABEL, ''));
  if (!first || !second || more.length > 0) return;
  const results = resultOf(said) && resultOf(said) !== 'template' ? [said] : resultsOf(fault, said);
  for (const result of results)
    yield writing(fault, `先手方:${first}|后手方:${second}|${result}`, results.length === 1);
}

function* named(fault: Fault): Generator<Fix> {
  const teams = teamsOf(fault);
  const { root, to } = fault;
  if (!root || !teams) return;
  const { leaf, start } = leafAt(root, to);
  const colon = start + leaf.text.slice(to - start).search(/[:：]/) + (to - start) + 1;
  const which = fault.finding.params?.which;
  const team = typeof which === 'object' && which.en === 'second' ? teams.second : teams.first;
  yield { title: { en: `Write \`${team}\``, zh: `写上 \`${team}\`` }, edits: [{ from: colon, to: colon, text: team }] };
}

const contradicts = (text: string, result: string): boolean => {
  const now = resultOf(result);
  return (now === 'first' || now === 'second') && saysOtherwise(text, now);
};

function* decided(fault: Fault): Generator<Fix> {
  const text = textOf(fault);
  const results = resultsOf(fault, text);
  for (const result of results)
    yield {
      ...writing(fault, text === '|' || text === '｜' ? `${text}${result}` : result, results.length === 1),
      loses: contradicts(text, result),
    };
}

const renaming = (name: string): Fix => ({
  title: { en: `Rename the file to \`${name}\``, zh: `把文件改名为 \`${name}\`` },
  edits: [],
  rename: name,
});

/// The file takes what the record says, or the record what the name of the file says.
function* renamed(fault: Fault): Generator<Fix> {
  const { root, name = '' } = fault;
  const header = headerOf(root);
  if (header) yield renaming(namedAfter(name, header, 'result'));
}

function* retimed(fault: Fault): Generator<Fix> {
  const { root, name = '' } = fault;
  const { time } = headsIn(root);
  const stamp = time && timeLineIn(time.leaf)?.numbers.join('');
  if (stamp) yield renaming(name.replace(/\d{12}\.txt$/, `${stamp}.txt`));
  const numbers = stampOf(fault);
  if (!time || !numbers) return;
  const at = time.start + time.leaf.text.search(/\d/);
  const text = written(numbers);
  yield {
    title: { en: `Write \`${text}\``, zh: `改为 \`${text}\`` },
    edits: [{ from: at, to: at + text.length, text }],
  };
}
