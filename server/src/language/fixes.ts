/// What can be done about the faults in a piece of the text: each on its own, and all of a kind at once where there is only
/// one way to see them.

import { eachFinding } from '../record/finding';
import type { Fault, Fix, Mender } from '../record/fix';
import { fill, type Language, type Rule } from '../spec/rule';
import type { Edit } from '../text/edit';
import { type Wishes, wantedOf } from './diagnostics';
import type { Checked, RecordDocument } from './document';

export interface Offer extends Omit<Fix, 'title'> {
  readonly title: string;
  /// What it mends: faults of this rule, and where, if it is one.
  readonly rule: Rule;
  readonly at?: { readonly from: number; readonly to: number };
}

/// A file with more faults than this is mended a part at a time.
const AT_ONCE = 5000;

/// The ways to mend what is wrong between two offsets.
export function fixesIn(
  document: RecordDocument,
  checked: Checked,
  from: number,
  to: number,
  wishes: Wishes,
): readonly Offer[] {
  const { menders } = checked.format;
  if (!menders) return [];
  const offers: Offer[] = [];
  const rules = new Set<Rule>();
  /// All that is wrong with a name is mended by renaming once.
  const renames = new Set<string>();
  for (const { finding, at } of wantedOf(checked, wishes).list) {
    const fault = faultOf(document, checked, { finding, from: at + finding.from, to: at + finding.to });
    if (fault.from > to || fault.to < from) continue;
    const { rule } = finding;
    for (const fix of fixesOf(menders, fault)) {
      if (fix.rename !== undefined && renames.has(fix.rename)) continue;
      if (fix.rename !== undefined) renames.add(fix.rename);
      offers.push({ ...fix, title: fix.title[wishes.language], rule, at: { from: fault.from, to: fault.to } });
      if (fix.sure) rules.add(rule);
    }
  }
  for (const rule of rules) {
    const all = allOf(document, checked, (other) => other === rule);
    if (all.faults > 1) offers.push({ title: allTitle(rule, all.faults, wishes.language), edits: all.edits, rule });
  }
  return offers;
}

/// Everything in the file that can only be mended in one way.
export function sureFixes(document: RecordDocument, checked: Checked): readonly Edit[] {
  return checked.format.menders ? allOf(document, checked, () => true).edits : [];
}

const fixesOf = (menders: Readonly<Record<string, Mender>>, fault: Fault): Iterable<Fix> => {
  const { name } = fault.finding.rule;
  return Object.hasOwn(menders, name) ? (menders[name] as Mender)(fault) : [];
};

const faultOf = (
  document: RecordDocument,
  { root }: Checked,
  place: Pick<Fault, 'finding' | 'from' | 'to'>,
): Fault => ({ ...place, root, record: document.record, name: document.source.name });

/// The sure fixes of all faults of some rules; of those that would get into each other's way the first.
function allOf(document: RecordDocument, checked: Checked, wanted: (rule: Rule) => boolean) {
  const found: { readonly edits: readonly Edit[]; readonly at: number }[] = [];
  for (const findings of [checked.read, checked.played]) {
    eachFinding(findings, (finding, at) => {
      if (!wanted(finding.rule)) return true;
      const fault = faultOf(document, checked, { finding, from: at + finding.from, to: at + finding.to });
      for (const { sure, edits } of fixesOf(checked.format.menders ?? {}, fault)) {
        const first = edits[0];
        if (!sure || !first) continue;
        found.push({ edits, at: first.from });
        break;
      }
      return found.length < AT_ONCE;
    });
  }
  found.sort((a, b) => a.at - b.at);
  return apart(found.map(({ edits }) => edits));
}

function apart(all: readonly (readonly Edit[])[]): { faults: number; edits: Edit[] } {
  const edits: Edit[] = [];
  let faults = 0;
  let end = -1;
  for (const some of all) {
    if ((some[0] as Edit).from < end || sameInsertion(edits.at(-1), some[0] as Edit)) continue;
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
