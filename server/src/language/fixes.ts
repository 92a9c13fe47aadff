/// What can be done about the faults in a piece of the text: each on its own, and all of a kind at once where there is only
/// one way to see them.

import { eachFinding } from '../record/finding';
import { inOrder } from '../record/in-order';
import type { Fault, Fix, QuickFix } from '../record/quick-fix';
import { fill, type Language, type Rule } from '../spec/rule';
import type { Edit } from '../text/edit';
import { type Preferences, wantedOf } from './diagnostics';
import type { Checked, RecordDocument } from './document';
import { Trials } from './trials';

export interface Offer extends Omit<Fix, 'title'> {
  readonly title: string;
  /// What it mends: faults of this rule, and where, if it is one.
  readonly rule: Rule;
  readonly at?: { readonly from: number; readonly to: number };
}

/// A file with more faults than this is mended a part at a time.
const AT_ONCE = 5000;

/// Of so many faults at most it is asked whether there is only one way to see them.
const LOOKED_AT = 2 * AT_ONCE;

/// So many faults are looked at between two pauses.
const PAUSE = 64;

/// What is wrong with names is told before all else.
const NAMES = 100;

/// The ways to mend what is wrong between two offsets.
export function fixesIn(
  document: RecordDocument,
  checked: Checked,
  from: number,
  to: number,
  preferences: Preferences,
): readonly Offer[] {
  const { quickFixes } = checked.session;
  if (!quickFixes) return [];
  const offers: Offer[] = [];
  const rules = new Set<Rule>();
  /// All that is wrong with a name is mended by renaming once.
  const renames = new Set<string>();
  const trials = new Trials(document, checked);
  for (const { finding, at } of wantedOf(checked, preferences).list) {
    const fault = faultOf(document, checked, { finding, from: at + finding.from, to: at + finding.to });
    if (fault.from > to || fault.to < from) continue;
    const { rule } = finding;
    for (const fix of fixesOf(quickFixes, fault)) {
      if (fix.rename !== undefined && renames.has(fix.rename)) continue;
      if (!fix.sure && !trials.helps(fix, rule)) continue;
      if (fix.rename !== undefined) renames.add(fix.rename);
      offers.push({ ...fix, title: fix.title[preferences.language], rule, at: { from: fault.from, to: fault.to } });
      if (fix.sure) rules.add(rule);
    }
  }
  for (const rule of rules) {
    const all = allOf(document, checked, rule);
    if (all.faults > 1)
      offers.push({ title: allTitle(rule, all.faults, preferences.language), edits: all.edits, rule });
  }
  return offers;
}

/// Everything in the file that can only be mended in one way, with nothing lost, however much that is.
export function* sureFixes(document: RecordDocument, checked: Checked): Generator<void, readonly Edit[]> {
  const found: (readonly Edit[])[] = [];
  let looked = 0;
  for (const edits of sureOnes(document, checked, anyRule, losesNothing)) {
    if (edits) found.push(edits);
    if (++looked % PAUSE === 0) yield;
  }
  return apart(found).edits;
}

/// Whether there is anything of that kind, as far as a look shows it.
export function hasSureFixes(document: RecordDocument, checked: Checked): boolean {
  let looked = 0;
  for (const edits of sureOnes(document, checked, anyRule, losesNothing)) {
    if (edits) return true;
    if (++looked >= LOOKED_AT) break;
  }
  return false;
}

/// What the file should be called, where the name alone is to blame and there is one way to see it.
export function renameFor(document: RecordDocument, checked: Checked): string | undefined {
  const { quickFixes } = checked.session;
  let name: string | undefined;
  let looked = 0;
  const trials = new Trials(document, checked);
  eachFinding(checked.read, (finding, at) => {
    const fault = faultOf(document, checked, { finding, from: at + finding.from, to: at + finding.to });
    const [fix, ...others] = quickFixes ? fixesOf(quickFixes, fault) : [];
    if (fix?.rename !== undefined && others.length === 0 && trials.helps(fix, finding.rule)) name = fix.rename;
    return name === undefined && ++looked < NAMES;
  });
  return name;
}

const losesNothing = ({ loses }: Fix): boolean => !loses;

const fixesOf = (quickFixes: Readonly<Record<string, QuickFix>>, fault: Fault): Iterable<Fix> => {
  const { name } = fault.finding.rule;
  return Object.hasOwn(quickFixes, name) ? (quickFixes[name] as QuickFix)(fault) : [];
};

const faultOf = (
  document: RecordDocument,
  { root }: Checked,
  place: Pick<Fault, 'finding' | 'from' | 'to'>,
): Fault => ({ ...place, root, record: document.record, name: document.source.name });

/// The sure fixes of all faults of a rule; of those that would get into each other's way the first.
function allOf(document: RecordDocument, checked: Checked, wanted: Rule) {
  const found: (readonly Edit[])[] = [];
  let looked = 0;
  for (const edits of sureOnes(document, checked, (rule) => rule === wanted)) {
    if (edits) found.push(edits);
    if (found.length >= AT_ONCE || ++looked >= LOOKED_AT) break;
  }
  return apart(found);
}

const anyRule = (): boolean => true;

/// The sure fix of each fault of some rules, in the order of the text; undefined for one without.
function* sureOnes(
  document: RecordDocument,
  checked: Checked,
  wanted: (rule: Rule) => boolean,
  fits: (fix: Fix) => boolean = () => true,
): Generator<readonly Edit[] | undefined> {
  const { quickFixes } = checked.session;
  if (!quickFixes) return;
  for (const { finding, at } of inOrder([checked.read, checked.played])) {
    if (!wanted(finding.rule)) continue;
    const fault = faultOf(document, checked, { finding, from: at + finding.from, to: at + finding.to });
    let edits: readonly Edit[] | undefined;
    for (const fix of fixesOf(quickFixes, fault)) {
      if (!fix.sure || fix.edits.length === 0 || !fits(fix)) continue;
      edits = fix.edits;
      break;
    }
    yield edits;
  }
}

const startOf = (edits: readonly Edit[]): number => (edits[0] as Edit).from;

function apart(all: (readonly Edit[])[]): { faults: number; edits: Edit[] } {
  const edits: Edit[] = [];
  let faults = 0;
  let end = -1;
  for (const some of all.sort((a, b) => startOf(a) - startOf(b))) {
    if (startOf(some) < end || sameInsertion(edits.at(-1), some[0] as Edit)) continue;
    edits.push(...some);
    end = (some.at(-1) as Edit).to;
    faults++;
  }
  return { faults, edits };
}

const sameInsertion = (before: Edit | undefined, edit: Edit): boolean =>
  before !== undefined && before.from === edit.from && before.to === edit.to;

const ALL = {
  en: 'Mend all {count} faults of this kind ({rule})',
  zh: '改正全部 {count} 处同类问题（{rule}）',
} as const;

const allTitle = (rule: Rule, count: number, language: Language): string =>
  fill(ALL, language, { count, rule: rule.clause });
