/// How faults of records of Dots and Boxes are put right.

import { BLUE, RED } from '../../../games/dots/board';
import { winner } from '../../../games/dots/score';
import { located, locatedUpTo } from '../../../record/locate';
import type { Fault, Fix, QuickFix, QuickFixesFor } from '../../../record/quick-fix';
import { elementsOf, isObject, membersAt, valueAt } from '../../../syntax/json/access';
import { mendJson, titled } from '../../../syntax/json/mending';
import { JsonRewriting } from '../../../syntax/json/rewrite';
import { sizeOf } from '../../../syntax/json/value';
import { type Edit, finished, textBetween } from '../../../text/edit';
import { unbracketed } from '../../shared/json/fixes/brackets';
import { withoutElement } from '../../shared/json/fixes/elements';
import { adding, duplicate, missing, moved, removed, renamed } from '../../shared/json/fixes/members';
import { mending, objectOf, type Way } from '../../shared/json/fixes/subject';
import { type Guess, meant, plain, quoted, reworded, word } from '../../shared/json/fixes/values';
import { withNames } from '../names/fixes';
import { renamedAfter } from '../names/headless';
import { textOf } from '../shared/fixes/making';
import { textFixes } from '../shared/fixes/text';
import { besideWhen, dayIn } from '../shared/header/dates';
import { boxesOf, DotsCourse, type DotsState, scoreName, sideSign } from './course';
import { headerTold } from './names';
import { entryOf, gameIn, recordIn } from './record';
import { rules } from './rules';
import { shape } from './shape';

const mend = mending({
  contextOf: () => null,
  shape: () => shape,
  rules: { syntax: rules['json-syntax'], duplicate: rules['duplicate-property'], atNext: true },
});

const courseOf = (record: Fault['record']): DotsCourse | undefined =>
  record?.course instanceof DotsCourse ? record.course : undefined;

/// How the game ends, if all of it could be replayed.
function endOf({ record }: Pick<Fault, 'record'>): DotsState | undefined {
  const course = courseOf(record);
  const state = course && finished(located(course))?.state;
  return state && !state.unsure ? state : undefined;
}

const scoreOf = (fault: Fault, name: string | undefined): number | undefined => {
  const end = endOf(fault);
  const color = [RED, BLUE].find((one) => scoreName(one) === name);
  return end && color && boxesOf(end.score, color);
};

/// What the game comes to.
const counted: Way = meant((_said, { fault, name }) => {
  const score = scoreOf(fault, name);
  return score === undefined ? undefined : { draft: `"${score}"` };
});

/// `4`, `4.0`, `"04"`.
const numeral: Guess = ({ kind, text }) => {
  const number = kind === 'number' || kind === 'string' ? plain(text) : '';
  return /^0*\d{1,2}(?:\.0*)?$/.test(number) ? { draft: `"${Number(number)}"`, sure: true } : undefined;
};

const won: Way = meant((_said, { fault }) => {
  const end = endOf(fault);
  const side = end ? winner(end.score) : 0;
  return side === 0 ? undefined : { draft: `"${sideSign(side)}"` };
});

const SIDES = { red: '"R"', 红: '"R"', 红方: '"R"', r: '"R"', blue: '"B"', 蓝: '"B"', 蓝方: '"B"', b: '"B"' };

/// A date in another form; some programs count years from 1900.
const date: Way = meant(({ kind, text }) => {
  const [, years, month, day] = /^(1\d\d)-(\d{1,2})-(\d{1,2})$/.exec(plain(text)) ?? [];
  const told = dayIn(years === undefined ? text : `${1900 + Number(years)}-${month}-${day}`);
  if (kind !== 'string' || !told) return undefined;
  const [now, also] = [told.numbers.slice(0, 3).join('-'), told.numbers.length > 3 || besideWhen(told) !== ''];
  return now === text ? undefined : { draft: `"${now}"`, sure: !also };
});

const LOOSE = /^\W*([rb红蓝])\W*([a-f])\W*([1-6])\W*([hv])\W*$/i;

/// The same with other signs between its letters.
const piece: Way = reworded((text) => {
  const [, side = '', letter, row, way] = LOOSE.exec(plain(text).replace('红', 'r').replace('蓝', 'b')) ?? [];
  return letter === undefined ? undefined : `${side}(${letter}${row},${way})`.toLowerCase();
}, true);

const small: Way = reworded((text) => text.toLowerCase(), true);
const unspaced: Way = reworded((text) => text.replace(/[ \t\r\n]/g, ''), true);

const otherSide: Way = reworded((text) => {
  const side = /[rb]/i.exec(text)?.[0];
  const other: Readonly<Record<string, string>> = { r: 'b', b: 'r', R: 'B', B: 'R' };
  return side === undefined ? undefined : text.replace(side, other[side] as string);
});

const REPEATED = titled('Remove the stroke', '删除这一手');

/// If whoever draws next may do so without it too.
const withoutStroke: Way = function* (subject) {
  const { fault, around } = subject;
  const course = courseOf(fault.record);
  const before = course && finished(locatedUpTo(course, around.at(-1)?.at ?? 0))?.state.score.toMove;
  const next = [...elementsOf(around.at(-2))].find(({ at }) => at > subject.value.at);
  const color = isObject(next?.node) ? entryOf(next.node).said?.color : before;
  if (!before || before === color) yield* withoutElement(subject, 2, REPEATED);
};

const MOST = 2000;
const LONGEST = 100;

/// Some programs name lines that go up by their upper end: all of them by the lower one.
function* lowered({ root }: Fault): Generator<Fix> {
  const edits: Edit[] = [];
  for (const entry of elementsOf(gameIn(recordIn(root)))) {
    const { node, at } = valueAt(entry, 'piece') ?? entry;
    const [, before, row, behind] = UP.exec(textBetween(root, at, at + Math.min(sizeOf(node), LONGEST))) ?? [];
    if (row === undefined) continue;
    if (row === '1' || edits.length >= MOST) return;
    edits.push({ from: at, to: at + sizeOf(node), text: `${before}${Number(row) - 1}${behind}` });
  }
  const title = { en: 'Name all lines that go up by their lower end', zh: '竖线一律改用下端点表示' };
  if (edits.length > 0) yield { title, edits };
}

const UP = /^("\s*[rb]\s*\(\s*[a-f]\s*)([1-6])(\s*,\s*v\s*\)\s*")$/i;

/// Of both ways of writing it the later one goes, if it says the same.
const twin: Way = function* (subject) {
  const object = objectOf(subject);
  const { name, root } = subject;
  const list = membersAt(object)?.list ?? [];
  const index = list.findLastIndex((member) => member.name === name);
  if (!object || name === undefined || !/^[wW]inner$/.test(name) || index < 0) return;
  const rewriting = new JsonRewriting(root);
  rewriting.remove(object, index);
  const edits = rewriting.result?.edits;
  if (edits) yield { title: titled('Remove', '删除', name), edits };
};

/// Scores and winner as the game has them; nothing where nothing is known.
const told: Way = function* (subject) {
  const { fault } = subject;
  const name = String(fault.finding.params?.name);
  const score = scoreOf(fault, name);
  const end = endOf(fault);
  const side = end && name === 'winner' ? winner(end.score) : 0;
  if (score !== undefined) yield* adding(subject, name, `"${score}"`);
  else if (side !== 0) yield* adding(subject, name, `"${sideSign(side)}"`);
};

const readAgain: QuickFix = (fault) => (textOf(fault).includes('\ufffd') ? textFixes['undecodable-text'](fault) : []);

const headerOf = ({ root }: Fault) => headerTold(root);

const own: QuickFixesFor<typeof rules> = {
  'edge-off-board': lowered,
  'file-name-result-agrees': renamedAfter(headerOf, 'result'),
  'undecodable-text': readAgain,
  'json-syntax': mendJson,
  'duplicate-property': mend(duplicate, twin),
  'missing-property': mend(told, missing({ R: '""', B: '""', Event: '""', game: '[]' })),
  'unknown-property': mend(renamed({ comment: 'annotation', 注释: 'annotation' }), moved, removed),
  'wrong-type': mend(quoted, unbracketed),
  'winner-key-case': mend(renamed()),
  'winner-value': mend(word(SIDES), won),
  'score-as-number': mend(meant(numeral)),
  'score-format': mend(meant(numeral), counted),
  'score-range': mend(counted),
  'date-format': mend(date),
  'piece-syntax': mend(piece),
  'piece-letter-case': mend(small),
  'space-in-move': mend(unspaced),
  'edge-drawn-twice': mend(withoutStroke),
  'colour-order': mend(otherSide),
  'score-disagrees': mend(counted),
  'winner-disagrees': mend(won),
};

export const quickFixes = {
  ...withNames(own, headerOf),
  'header-code-mismatch': renamedAfter(headerOf, 'code'),
};
