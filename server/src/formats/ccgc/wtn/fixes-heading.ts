/// How the header of an EinStein record is put right, and the name of its file where it disagrees with it.

import type { Fault, Fix } from '../../../record/quick-fix';
import { PlyFlag } from '../../../syntax/plies/lexer';
import { leafAt } from '../../../text/edit';
import { flaggedLeaves } from '../../../text/flagged';
import type { Leaf } from '../../../text/node';
import { codeOf } from '../names/codes';
import { namedAfter } from '../names/mended';
import { partsOf } from '../names/name';
import { winnerOf } from '../plies/fixes';
import { lineEndIn } from '../plies/write/lines';
import { type Headed, headerFixes, headerTold, rowOf } from '../shared/fixes/header';
import { inserting, REMOVE, textOf, titled, writing } from '../shared/fixes/making';
import { dayIn } from '../shared/header/dates';
import { FIELDS, type Header } from '../shared/header/header';
import { headingOf } from '../shared/header/line';
import { FIRST_WINS, RESULT_WORDS, resultOf, SECOND_WINS, winnerMeant, wordOf } from '../shared/header/results';
import { resultInName } from './names';
import { saidBy } from './notation';
import { teamColors } from './teams';
import { headerOf, headingAt } from './view';

interface LeafAt {
  readonly leaf: Leaf;
  readonly start: number;
}

/// Of the game that a fault is in: a file may hold several.
function headingFor({ root, from }: Fault): LeafAt | undefined {
  let found: LeafAt | undefined;
  for (const one of flaggedLeaves(root, PlyFlag.header)) {
    if (one.start > from) break;
    found = one;
  }
  return found;
}

function headerFor(fault: Fault): Header | undefined {
  const found = headingFor(fault);
  return found && headingOf(found.leaf).header;
}

/// The letter of who makes the first move of the game.
function firstLetter(fault: Fault): string | undefined {
  const { start = 0 } = headingFor(fault) ?? {};
  for (const move of flaggedLeaves(fault.root, PlyFlag.move))
    if (move.start >= start) return saidBy(move.leaf).move?.letter.text.toUpperCase();
  return undefined;
}

const headed: Headed = {
  code: 'WTN',
  headerAt(fault) {
    const found = headingFor(fault);
    if (!found) return undefined;
    const { header, anchor, hash } = headingOf(found.leaf);
    return { header, at: found.start, begins: found.start + anchor.from + (hash ? 1 : 0) };
  },
  /// The first game is the one that boards show.
  winner: (fault) => ((headingFor(fault)?.start ?? 0) === 0 ? winnerOf(fault) : undefined),
};

const shared = headerFixes(headed);

export const headingFixes = {
  ...shared,
  'header-field-missing': completed,
  'game-code': recoded,
  'team-name-empty': named,
  'header-missing': begun,
  'header-terminator-missing': inserting(';', ({ root, from }: Fault) => endOf(root, from)),
  'text-after-header': restAway,
  'team-colours-same': otherColour,
  'team-colour-missing': coloured,
  'first-move-colour': swapped,
  'file-name-result-agrees': renamed,
};

function endOf(root: Fault['root'], from: number): number | undefined {
  if (!root) return undefined;
  const { leaf, start } = leafAt(root, from);
  return start + leaf.size;
}

function* restAway(fault: Fault): Generator<Fix> {
  const { root, from, to } = fault;
  if (!root) return;
  const { leaf, start } = leafAt(root, from);
  const kept = start + leaf.text.slice(0, from - start).trimEnd().length;
  yield { title: REMOVE, edits: [{ from: kept, to, text: '' }], sure: true, loses: /[^;；\s]/.test(textOf(fault)) };
}

const other = (letter: string): string => (letter === 'R' ? 'B' : 'R');
const HAS_COLOR = /(?:\s|[^\0-\x7f])[RB]$/;
const withColor = (team: string, letter: string | undefined): string =>
  letter === undefined || HAS_COLOR.test(team) ? team : `${team} ${letter}`;

const isCode = (text: string): boolean => codeOf(text.toUpperCase()) !== undefined;

/// A code takes the place of another, but not of a team.
function* recoded(fault: Fault): Generator<Fix> {
  const { values = [] } = headerFor(fault) ?? {};
  const isTeam = values.length < FIELDS && !isCode(values[0]?.text ?? '');
  yield* isTeam ? completed(fault) : shared['game-code'](fault);
}

/// A header without code or result, told by where the date is. Teams are written by who recorded, whom the name of the file
/// gives away; who goes first is seen in the first move.
function* completed(fault: Fault): Generator<Fix> {
  const { name = '' } = fault;
  const found = headed.headerAt(fault);
  const { values = [] } = found?.header ?? {};
  const [first, last] = [values[0], values.at(-1)];
  const texts = values.map(({ text }) => text);
  if (isCode(texts[0] ?? '')) texts.shift();
  const at = texts.findIndex((text) => dayIn(text) !== undefined);
  if (!found || !first || !last || (at !== 2 && at !== 3)) {
    yield* shared['header-field-missing'](fault);
    return;
  }
  const [one = '', two = '', said] = texts.slice(0, at);
  const teams = /后手方/.test(name) ? [two, one] : [one, two];
  const letter = firstLetter(fault);
  const [a, b] = [withColor(teams[0] ?? '', letter), withColor(teams[1] ?? '', letter && other(letter))];
  const told = headerTold(fault, headed);
  const [when = '', event = told[5] ?? ''] = texts.slice(at);
  const results = resultsOf(fault, said);
  for (const result of results) {
    const text = rowOf(['WTN', a, b, result, when, event]);
    const edits = [{ from: found.at + first.field.from, to: found.at + last.field.to, text }];
    yield {
      title: { en: `Complete the header: ${result}`, zh: `补全参赛信息：${result}` },
      edits,
      sure: results.length === 1,
    };
  }
}

function resultsOf(fault: Fault, said = ''): readonly string[] {
  if (said === FIRST_WINS || said === SECOND_WINS) return [said];
  const won = headed.winner(fault) ?? winnerMeant(said, ['R', 'B']) ?? partsOf(fault.name ?? '').result;
  return won === 'first' || won === 'second' ? [wordOf(won)] : [FIRST_WINS, SECOND_WINS];
}

function* named(fault: Fault): Generator<Fix> {
  const { first, second } = partsOf(fault.name ?? '');
  const which = fault.finding.params?.which;
  const isSecond = typeof which === 'object' && which.en === 'second';
  const team = isSecond ? second : first;
  const header = headerFor(fault);
  const colors = header && teamColors(header);
  const known = colors?.[isSecond ? 0 : 1].color ?? 0;
  const letter = known === 0 ? firstLetter(fault) : known === 1 ? 'B' : 'R';
  const own = known === 0 && isSecond && letter ? other(letter) : letter;
  if (team) yield writing(fault, `[${withColor(team, own)}]`);
}

/// The `#`; or a header to be filled in.
function* begun(fault: Fault): Generator<Fix> {
  const { root, from } = fault;
  const { leaf } = root ? leafAt(root, from) : {};
  const header = leaf && headingAt(root, 0)?.leaf === leaf ? headingOf(leaf).header : undefined;
  const to = header?.values[0]?.field.from;
  if (to !== undefined) {
    yield { title: titled('Insert', '补上', '#'), edits: [{ from: to, to, text: '#' }], sure: true };
    return;
  }
  const [code = '', first = '', second = '', ...rest] = headerTold(fault, headed);
  const letter = firstLetter(fault) ?? 'R';
  const row = rowOf([code, first && withColor(first, letter), second && withColor(second, other(letter)), ...rest]);
  const text = `#${row};${lineEndIn(root)}`;
  yield { title: { en: 'Insert a header', zh: '补上参赛信息' }, edits: [{ from, to: from, text }] };
}

/// The letter of the second team.
function* otherColour(fault: Fault): Generator<Fix> {
  const header = headerFor(fault);
  const colors = header && teamColors(header);
  if (colors) yield writing(fault, colors[1].color === 1 ? 'B' : 'R', true);
}

/// The colour that the other team has not; or that of who makes the first move.
function* coloured(fault: Fault): Generator<Fix> {
  const { from, to, finding } = fault;
  const header = headerFor(fault);
  const colors = header && teamColors(header);
  if (!header || !colors) return;
  const isSecond = header.values[2]?.from === from;
  const known = colors[isSecond ? 0 : 1].color;
  const first = firstLetter(fault);
  const letter = known === 0 ? first && (isSecond ? other(first) : first) : known === 1 ? 'B' : 'R';
  const letters = letter ? [letter] : ['R', 'B'];
  for (const one of finding.params ? letters : [])
    yield {
      title: titled('Insert', '补上', one),
      edits: [{ from: to, to, text: ` ${one}` }],
      sure: letters.length === 1,
    };
}

/// The colours of the teams, the other way round.
function* swapped(fault: Fault): Generator<Fix> {
  const found = headingFor(fault);
  const header = headerFor(fault);
  const colors = header && teamColors(header);
  if (!found || !colors) return;
  const edits = colors.map(({ color, from, to }) => ({
    from: found.start + from,
    to: found.start + to,
    text: color === 1 ? 'B' : 'R',
  }));
  yield { title: { en: 'Exchange the colours of the teams', zh: '交换两队的颜色' }, edits };
}

/// The file takes what the header says, or the header what the name of the file says.
function* renamed({ root, name = '' }: Fault): Generator<Fix> {
  const header = headerOf(root);
  const value = header?.values[3];
  if (!header || !value) return;
  const rename = namedAfter(name, header, 'result');
  yield { title: { en: `Rename the file to \`${rename}\``, zh: `把文件改名为 \`${rename}\`` }, edits: [], rename };
  const said = resultInName(name);
  const words = said && RESULT_WORDS[said];
  if (!words || resultOf(value.text) === said) return;
  const edits = [{ from: value.from, to: value.to, text: words.zh }];
  yield { title: titled('Write', '改为', words.zh), edits };
}
