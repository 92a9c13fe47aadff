/// How file names are put right: the editor renames the file, or the header is corrected where the two disagree.

import type { Finding } from '../../../record/finding';
import type { Fault, Fix, QuickFix, QuickFixes, QuickFixesFor } from '../../../record/quick-fix';
import type { Rule, Words } from '../../../spec/rule';
import { FIXED } from '../../../spec/rule-book';
import { finished } from '../../../text/edit';
import { writing } from '../shared/fixes/making';
import type { Header } from '../shared/header/header';
import { RESULT_WORDS } from '../shared/header/results';
import { mendedNames, namedAfter, type Part } from './mended';
import { fileNameOf } from './name';
import { rules } from './rules';

export type HeaderOf = (fault: Fault) => Header | undefined;

/// What is offered for the faults of names of a chapter's records, besides those for its own.
export function withNames<F extends QuickFixes>(quickFixes: F, headerOf: HeaderOf): F & QuickFixesFor<typeof rules> {
  const renamed: QuickFix = function* (fault) {
    for (const name of mendedNames(fault.name ?? '', headerOf(fault))) yield* renaming(fault, name);
  };
  const ofNames: QuickFixes = {
    ...Object.fromEntries([...NAMES].map((name) => [name, renamed])),
    'header-code-mismatch': contradiction(headerOf, () => 'code'),
    'header-team-mismatch': contradiction(headerOf, ({ finding }) => teamIn(finding)),
    'header-result-mismatch': contradiction(headerOf, () => 'result'),
  };
  // Headers have rules of the same names.
  const both = Object.keys(quickFixes).filter((name) => Object.hasOwn(rules, name));
  const told = both.map((name) => [name, byRule(name, ofNames[name] ?? none, quickFixes[name] as QuickFix)] as const);
  return { ...quickFixes, ...ofNames, ...Object.fromEntries(told) } as F & QuickFixesFor<typeof rules>;
}

const isFixed = (name: keyof typeof rules): boolean => (rules[name] as Rule).fix === FIXED;

const OF_CHAPTERS = [
  'name-time-unreadable',
  'name-date-invalid',
  'name-place-missing',
  'name-event-missing',
  'file-name-format',
  'file-name-result',
  'file-name-time',
];

/// What has no quick fix has none in names, whatever it is called in headers.
const NAMES = new Set([...Object.keys(rules).filter((name) => isFixed(name as keyof typeof rules)), ...OF_CHAPTERS]);

const none: QuickFix = () => [];

const byRule =
  (name: string, ofName: QuickFix, other: QuickFix): QuickFix =>
  (fault) =>
    fault.finding.rule === rules[name as keyof typeof rules] ? ofName(fault) : other(fault);

/// A result that the board contradicts is not put into a name.
function* renaming({ name: old = '', record }: Fault, name: string): Generator<Fix> {
  const { result } = fileNameOf(name);
  const won = record?.winner && result !== fileNameOf(old).result ? finished(record.winner()) : undefined;
  if (won !== undefined && won !== result) return;
  yield { title: { en: `Rename the file to \`${name}\``, zh: `把文件改名为 \`${name}\`` }, edits: [], rename: name };
}

const teamIn = ({ params }: Finding): Part => ((params?.which as Words)?.en === 'second' ? 'second' : 'first');

/// The file takes what the header says, or the header what the name of the file says.
const contradiction = (headerOf: HeaderOf, partOf: (fault: Fault) => Part): QuickFix =>
  function* (fault) {
    const header = headerOf(fault);
    if (!header) return;
    const { name = '' } = fault;
    const part = partOf(fault);
    const renamed = namedAfter(name, header, part);
    if (renamed !== name) yield* renaming(fault, renamed);
    const { code, first, second, result } = fileNameOf(name);
    const said = { code: code?.code, first, second, result: result && RESULT_WORDS[result]?.zh }[part];
    if (said) yield writing(fault, said);
  };
