/// How file names are put right: the editor renames the file, or the header is corrected where the two disagree.

import type { Finding } from '../../../record/finding';
import type { Fault, Fix, Mender, Menders } from '../../../record/fix';
import type { Words } from '../../../spec/rule';
import type { Header } from '../header';
import { writing } from '../mending';
import { RESULT_WORDS } from '../results';
import { mendedNames, namedAfter, type Part } from './mended';
import { fileNameOf } from './name';
import { rules } from './rules';

export type HeaderOf = (fault: Fault) => Header | undefined;

/// What is offered for the faults of names of a chapter's records, besides those for its own.
export function withNames(menders: Menders, headerOf: HeaderOf): Menders {
  const renamed: Mender = function* (fault) {
    for (const name of mendedNames(fault.name ?? '', headerOf(fault))) yield renaming(name);
  };
  const ofNames: Menders = {
    ...Object.fromEntries([...NAMES].map((name) => [name, renamed])),
    'header-code-mismatch': contradiction(headerOf, () => 'code'),
    'header-team-mismatch': contradiction(headerOf, ({ finding }) => teamIn(finding)),
    'header-result-mismatch': contradiction(headerOf, () => 'result'),
  };
  // Headers have rules of the same names.
  const both = Object.keys(menders).filter((name) => Object.hasOwn(ofNames, name));
  const told = both.map((name) => [name, byRule(name, ofNames[name] as Mender, menders[name] as Mender)] as const);
  return { ...menders, ...ofNames, ...Object.fromEntries(told) };
}

const OF_CHAPTERS = [
  'name-time-unreadable',
  'name-date-invalid',
  'name-place-missing',
  'name-event-missing',
  'file-name-format',
  'file-name-result',
  'file-name-time',
];

const NAMES = new Set([...Object.keys(rules), ...OF_CHAPTERS]);

const byRule =
  (name: string, ofName: Mender, other: Mender): Mender =>
  (fault) =>
    fault.finding.rule === rules[name as keyof typeof rules] ? ofName(fault) : other(fault);

const renaming = (name: string): Fix => ({
  title: { en: `Rename the file to \`${name}\``, zh: `把文件改名为 \`${name}\`` },
  edits: [],
  rename: name,
});

const teamIn = ({ params }: Finding): Part => ((params?.which as Words)?.en === 'second' ? 'second' : 'first');

/// The file takes what the header says, or the header what the name of the file says.
const contradiction = (headerOf: HeaderOf, partOf: (fault: Fault) => Part): Mender =>
  function* (fault) {
    const header = headerOf(fault);
    if (!header) return;
    const { name = '' } = fault;
    const part = partOf(fault);
    const renamed = namedAfter(name, header, part);
    if (renamed !== name) yield renaming(renamed);
    const { code, first, second, result } = fileNameOf(name);
    const said = { code: code?.code, first, second, result: result && RESULT_WORDS[result]?.zh }[part];
    if (said) yield writing(fault, said);
  };
