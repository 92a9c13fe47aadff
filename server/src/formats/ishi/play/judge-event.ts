/// The head of an event: its header lines, its board, the stones that it begins with, and what is said about all that (4.2).

import { restFrom } from '../../../syntax/lines/fields';
import { Kind } from '../keywords';
import { type RuleName, rules } from '../rules';
import { type SaidSize, type SaidText, saidBy } from '../said';
import { shown } from '../said/faults';
import { keyOf } from '../said/points';
import { judgeMarks } from './judge-marks';
import type { Put } from './judge-setup';
import { setUpIn } from './judge-setup';
import { kindOf, lineOf, type Note, type PassageReport, type Section } from './passage';
import { STANDARD, START } from './state';

export interface Head {
  readonly size: number;
  readonly stones: readonly Put[];
}

export function judgeEvent(section: Section, report: PassageReport, displaced: boolean): Head {
  const size = sizeIn(section.notes, report);
  const place = { report, limit: size, moves: START, displaced };
  judgeHeaders(section.notes, report);
  const { stones, notes } = setUpIn(section, place);
  const first = notes.findIndex(({ item }) => kindOf(item) === Kind.SETUP);
  const [before, after] = first < 0 ? [notes, []] : [notes.slice(0, first), notes.slice(first)];
  judgeMarks(before, place, () => false);
  judgeMarks(after, place, (point) => stones.has(keyOf(point)));
  return { size, stones: [...stones.values()] };
}

/// The first BOARDSIZE counts, for all lines of the event.
function sizeIn(notes: readonly Note[], report: PassageReport): number {
  let size: number | undefined;
  let found = false;
  for (const note of notes) {
    if (kindOf(note.item) !== Kind.BOARDSIZE) continue;
    if (found) report.keyword(note, rules['boardsize-repeated']);
    else {
      const said = saidBy(lineOf(note.item)) as SaidSize;
      report.faults(note, said);
      size = said.size;
    }
    found = true;
  }
  return size ?? STANDARD;
}

/// Headers of which there is one to an event.
const ONCE: Readonly<Record<number, RuleName>> = {
  [Kind.BLACK]: 'black-repeated',
  [Kind.WHITE]: 'white-repeated',
  [Kind.HANDICAP]: 'handicap-repeated',
  [Kind.KOMI]: 'komi-repeated',
  [Kind.RESULT]: 'result-repeated',
  [Kind.RULES]: 'rules-repeated',
};

/// How the text of some headers begins, if there is any.
const BEGINS: Readonly<Record<number, { readonly with: RegExp; readonly rule: RuleName }>> = {
  [Kind.HANDICAP]: { with: /^\d/, rule: 'handicap-not-a-number' },
  [Kind.KOMI]: { with: /^[-+]?\.?\d/, rule: 'komi-not-a-number' },
  [Kind.RULES]: { with: /^(?:japanese|chinese)(?![a-z])/i, rule: 'rules-value' },
};

function judgeHeaders(notes: readonly Note[], report: PassageReport): void {
  const seen = new Set<number>();
  for (const note of notes) {
    const kind = kindOf(note.item);
    const once = ONCE[kind];
    if (once && seen.has(kind)) report.keyword(note, rules[once]);
    seen.add(kind);
    const begins = BEGINS[kind];
    if (!begins) continue;
    const { fields } = saidBy(lineOf(note.item)) as SaidText;
    const text = restFrom(fields, 1);
    if (!text || begins.with.test(fields[1]?.text ?? '')) continue;
    const value = fields
      .slice(1, 9)
      .map((field) => field.text)
      .join(' ');
    report.of(note, rules[begins.rule], text, { value: shown(value) });
  }
}
