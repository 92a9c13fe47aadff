/// How faults of records of Army chess are put right.

import { locatedBefore } from '../../../record/before';
import { located } from '../../../record/locate';
import type { Fault, Fix, QuickFix, QuickFixesFor } from '../../../record/quick-fix';
import { halved } from '../../../syntax/brackets/half-width';
import { Kind } from '../../../syntax/groups/lexer';
import { finished, leafAt, leaves } from '../../../text/edit';
import { withNames } from '../names/fixes';
import { renamedAfter } from '../names/headless';
import { partsOf } from '../names/name';
import { inserting, insertion, REMOVE, removing, textOf, titled, writing } from '../shared/fixes/making';
import { textFixes } from '../shared/fixes/text';
import { ArmyCourse } from './course';
import { type Outcome, outcomeOf } from './draft';
import { afterMoves, beforeMoves, flagHome } from './fixes-order';
import { groupOf } from './group';
import { onlyIn } from './layouts';
import { headerTold } from './names';
import { nameMeant } from './properties';
import type { rules } from './rules';

const headerOf = ({ root }: Fault) => headerTold(root);

const courseOf = ({ record }: Fault): ArmyCourse | undefined =>
  record?.course instanceof ArmyCourse ? record.course : undefined;

/// What comes of the move in the group of a fault.
function outcomeAt(fault: Fault): Outcome | undefined {
  const { root, from } = fault;
  const course = courseOf(fault);
  if (!root || !course?.layouts.usable) return undefined;
  const { leaf, start } = leafAt(root, from);
  const move = leaf.kind === Kind.group ? groupOf(leaf).moves[0] : undefined;
  const state = finished(locatedBefore(course, start + 1))?.state;
  if (!state || move?.from === undefined || move.to === undefined) return undefined;
  return outcomeOf(course, state, move.color, { from: move.from, to: move.to });
}

const nameIn = ({ finding }: Fault): string => String(finding.params?.name ?? '');

/// The same with its brackets, if the place is that.
const filled = (fault: Fault, text: string): Fix =>
  writing(fault, /^[[［【〔]/.test(textOf(fault)) ? `[${text}]` : text);

const counted = (part: 'result' | 'flag'): QuickFix =>
  function* (fault) {
    const outcome = outcomeAt(fault);
    if (outcome) yield filled(fault, String(outcome[part]));
  };

/// Behind the properties of the group.
const added = (part: 'result' | 'flag'): QuickFix =>
  function* (fault) {
    const outcome = outcomeAt(fault);
    const { root, from } = fault;
    if (!root || !outcome) return;
    const { leaf, start } = leafAt(root, from);
    const [move] = groupOf(leaf).moves;
    const result = groupOf(leaf).properties.find(({ name }) => /^R[AB]$/.test(name));
    const end = (part === 'flag' && result?.value ? result.value : move?.value)?.whole.to;
    if (end !== undefined) yield insertion(start + end, `${nameIn(fault)}[${outcome[part]}]`);
  };

/// The property of the fault with its value.
function* propertyAway({ root, from }: Fault): Generator<Fix> {
  if (!root) return;
  const { leaf, start } = leafAt(root, from);
  const found = groupOf(leaf).properties.find(({ at }) => start + at.from === from);
  if (!found) return;
  const isOnly = groupOf(leaf).properties.length === 1 && leaf.kind === Kind.group;
  const to = found.value?.whole.to ?? found.at.to;
  const edit = isOnly ? { from: start, to: start + leaf.width } : { from, to: start + to };
  yield { title: titled('Remove', '删除', found.name), edits: [{ ...edit, text: '' }] };
}

function* known(fault: Fault): Generator<Fix> {
  const name = halved(textOf(fault));
  const near = nameMeant(name);
  if (near !== undefined) yield writing(fault, near, near === name.toUpperCase());
  yield* propertyAway(fault);
}

const digits: QuickFix = function* (fault) {
  const [, number] = /^0*([1-9]\d*)\s*(?:秒|步|s|seconds?)?$/i.exec(halved(textOf(fault))) ?? [];
  if (number !== undefined) yield writing(fault, number, true);
};

const unblanked: QuickFix = function* (fault) {
  const text = textOf(fault).replace(/\s/g, '');
  if (text.length === 25) yield writing(fault, text, true);
};

const code: QuickFix = function* (fault) {
  const sign = halved(textOf(fault));
  const small = sign === '1' || sign === '|' ? 'l' : sign.toLowerCase();
  if (/^[a-l]$/.test(small)) yield writing(fault, small, true);
};

const move: QuickFix = function* (fault) {
  const text = halved(textOf(fault))
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '');
  if (/^[A-L][0-4][A-L][0-4]$/.test(text)) yield writing(fault, text, true);
};

/// At the end of the first group, where what is said of the record stands.
function* headed({ root }: Fault, text: string, sure = false): Generator<Fix> {
  for (const { leaf, start } of leaves(root)) {
    if (leaf.kind !== Kind.group || leaf.size === 0) continue;
    const first = groupOf(leaf).properties.some(({ name }) => /^(?:INFO|P[AB]|TL|SL)$/.test(name));
    const at = first ? start + 1 : start;
    yield {
      title: titled('Insert', '补上', text),
      edits: [{ from: at, to: at, text: first ? text : `;${text}\n` }],
      sure,
    };
    return;
  }
}

function teamOf({ name = '', finding }: Fault): string | undefined {
  const { first, second } = partsOf(name);
  return finding.params?.name === 'PB' ? second : first;
}

const team: QuickFix = function* (fault) {
  const found = teamOf(fault);
  if (found) yield filled(fault, found);
};

const teamAdded: QuickFix = function* (fault) {
  const found = teamOf(fault);
  if (found) yield* headed(fault, `${nameIn(fault)}[${found}]`);
};

/// The result as the game has it, or that it ended otherwise.
function endsOf(fault: Fault): readonly [string, string] {
  const course = courseOf(fault);
  const over = course && finished(located(course))?.state.over;
  if (!over) return ['2', '2'];
  return over.winner === 1 ? ['1', '0'] : over.winner === 2 ? ['0', '1'] : ['2', '2'];
}

/// That fits what is written of the other side.
function fittingEnd(fault: Fault, name: string): string {
  const other = onlyIn(fault.root, name === 'EA' ? 'EB' : 'EA')?.value.text;
  const over = endsOf(fault)[name === 'EA' ? 0 : 1];
  return other === '0' ? '1' : other === '1' ? '0' : other === '2' ? '2' : over;
}

const endAdded: QuickFix = function* ({ ...fault }) {
  const name = nameIn(fault);
  const text = `${name}[${fittingEnd(fault, name)}]`;
  const other = onlyIn(fault.root, name === 'EA' ? 'EB' : 'EA');
  if (other) {
    yield insertion(other.start + other.value.whole.to, text);
    return;
  }
  for (const { leaf, start } of leaves(fault.root)) {
    if (leaf.kind === Kind.close) yield insertion(start, `;${text}\n`);
    if (leaf.kind === Kind.close) return;
  }
};

const endWritten: QuickFix = function* (fault) {
  yield filled(fault, fittingEnd(fault, nameIn(fault)));
};

const pairWritten: QuickFix = function* (fault) {
  const at = onlyIn(fault.root, 'EB');
  const isB = at !== undefined && at.start + at.value.from === fault.from;
  yield filled(fault, fittingEnd(fault, isB ? 'EB' : 'EA'));
};

const bothWritten: QuickFix = function* (fault) {
  const wanted = endsOf(fault);
  const edits = (['EA', 'EB'] as const).flatMap((name, i) => {
    const found = onlyIn(fault.root, name);
    const text = wanted[i] ?? '2';
    if (!found || found.value.text === text) return [];
    return [{ from: found.start + found.value.from, to: found.start + found.value.to, text }];
  });
  yield {
    title: titled('Write', '改为', `EA[${wanted[0]}]EB[${wanted[1]}]`),
    edits: edits.sort((a, b) => a.from - b.from),
  };
};

const lineEndIn = (root: Fault['root']): string => {
  for (const { leaf } of leaves(root)) {
    const end = /\r\n|\r|\n/.exec(leaf.text.slice(leaf.size));
    if (end) return end[0];
  }
  return '\n';
};

const broken = (sign: string): QuickFix =>
  function* ({ root, from }) {
    const edits = [{ from, to: from, text: `${lineEndIn(root)}${sign}` }];
    yield { title: { en: 'Begin a new line here', zh: '在这里另起一行' }, edits, sure: true };
  };

/// Behind what stands last.
const closed: QuickFix = function* ({ root }) {
  let end = 0;
  for (const { leaf, start } of leaves(root)) if (leaf.size > 0) end = start + leaf.size;
  yield insertion(end, `${lineEndIn(root)})`, true);
};

const expected: QuickFix = function* ({ finding, ...fault }) {
  yield filled({ finding, ...fault }, String(finding.params?.expected));
};

const own: QuickFixesFor<typeof rules> = {
  ...textFixes,
  'file-name-result-agrees': renamedAfter(headerOf, 'result'),
  'layout-code': code,
  'open-paren-missing': inserting('(', ({ from }) => from),
  'close-paren-missing': closed,
  'text-outside-record': removing(REMOVE, false),
  'property-outside-group': inserting(';', ({ from }) => from),
  'empty-group': removing(REMOVE, true),
  'group-per-line': broken(''),
  'unclosed-value': inserting(']', ({ to }) => to),
  'unexpected-character': removing(REMOVE, false),
  'unknown-property': known,
  'duplicate-property': propertyAway,
  'version-missing': (fault) => headed(fault, 'INFO[1.0]', true),
  'version-value': (fault) => [filled(fault, '1.0')],
  'team-missing': teamAdded,
  'team-name-empty': team,
  'time-limit-missing': (fault) => headed(fault, 'TL[1800]'),
  'step-limit-missing': (fault) => headed(fault, 'SL[31]'),
  'layout-after-move': beforeMoves,
  'flag-in-headquarters': flagHome,
  'end-not-last': afterMoves,
  'property-value-missing': removing(REMOVE, false),
  'property-name-missing': removing(REMOVE, false),
  'time-limit-value': digits,
  'step-limit-value': digits,
  'layout-length': unblanked,
  'move-syntax': move,
  'one-move-per-group': broken(';'),
  'result-missing': added('result'),
  'result-misplaced': propertyAway,
  'result-value': counted('result'),
  'result-disagrees': expected,
  'flag-missing': added('flag'),
  'flag-misplaced': propertyAway,
  'flag-value': counted('flag'),
  'flag-disagrees': expected,
  'end-missing': endAdded,
  'end-value': endWritten,
  'end-pair': pairWritten,
  'end-disagrees': bothWritten,
};

export const quickFixes = {
  ...withNames(own, headerOf),
  'header-code-mismatch': renamedAfter(headerOf, 'code'),
};
