/// The example of a rule as a page shows it: checked as a file of its name would be, with what is underlined, what is said of it, the
/// board where it is about play, and what is offered to mend it.

import { sceneOf } from '../drawing/scene';
import { sceneSvg } from '../drawing/svg';
import { diagramOf } from '../drawing/text';
import type { EncodingName } from '../formats/language';
import { entries } from '../formats/list';
import { DEFAULT_PREFERENCES, Features, featuresOf } from '../language';
import { eachFinding } from '../record/finding';
import type { Example, Language, Rule } from '../spec/rule';
import { finished } from '../text/edit';
import { type Shown, shownOf } from './shown';

interface Span {
  readonly from: number;
  readonly to: number;
}

/// A position, ready to be drawn or written in letters.
class ShownBoard {
  constructor(
    readonly position: Shown,
    readonly language: Language,
  ) {}

  svg(title: string): string {
    return sceneSvg(sceneOf(this.position), title);
  }

  lines(): readonly string[] {
    return diagramOf(this.position, this.language);
  }
}

export interface ShownExample extends Pick<Example, 'text' | 'name' | 'encoding'> {
  /// What is underlined, in the order of the text and apart.
  readonly marks: readonly Span[];
  readonly board: ShownBoard | undefined;
}

/// A bad example, what is said of it, and the good one.
interface Exemplified {
  readonly message: string;
  readonly bad: ShownExample;
  readonly good: ShownExample;
  /// What is offered, in words.
  readonly fixes: readonly string[];
}

export function exemplified(format: string, rule: Rule, language: Language): Exemplified {
  const bad = openedExample(format, rule.bad, language);
  const said = bad.diagnostics.list.filter((one) => one.rule === rule.name);
  const at = isAboutPlay(bad, rule) ? said[0]?.from : undefined;
  const longer = rule.good.text.length - rule.bad.text.length;
  const after = at === undefined ? undefined : Math.min(at + Math.max(0, longer), rule.good.text.length);
  const good = openedExample(format, rule.good, language);
  return {
    message: said[0]?.message ?? '',
    bad: { ...rule.bad, marks: apart(said), board: boardOf(bad, at, language) },
    good: { ...rule.good, marks: [], board: boardOf(good, after, language) },
    fixes: fixesOf(bad, rule),
  };
}

/// A page is often asked for in both languages, one after the other.
const known = new WeakMap<Example, Features>();

function openedExample(format: string, example: Example, language: Language): Features {
  const before = known.get(example) ?? read(format, example);
  known.set(example, before);
  return new Features(before.document, { ...DEFAULT_PREFERENCES, language }, before.checked);
}

function read(format: string, { text, name, encoding }: Example): Features {
  const of = entries.find(({ id }) => id === format)?.language ?? '';
  const bytes = encoding && { name: encoding as EncodingName, marked: text.startsWith('\ufeff') };
  const source = { name, ...(bytes ? { encoding: bytes } : {}) };
  return featuresOf({ language: of, text, source });
}

function isAboutPlay({ checked }: Features, rule: Rule): boolean {
  let found = false;
  if (checked) {
    eachFinding(checked.played, (finding) => {
      found ||= finding.rule.name === rule.name;
      return !found;
    });
  }
  return found;
}

function boardOf(features: Features, at: number | undefined, language: Language): ShownBoard | undefined {
  if (at === undefined) return undefined;
  const board = finished(features.board(at));
  if (!board || board.columns === 0) return undefined;
  const faults = finished(features.around(at, 0))?.faults ?? [];
  return new ShownBoard({ ...shownOf(board, language), faults }, language);
}

function apart(spans: readonly Span[]): Span[] {
  const list: Span[] = [];
  for (const { from, to } of spans) if (from >= (list.at(-1)?.to ?? 0)) list.push({ from, to });
  return list;
}

/// For this one fault, not for all of its kind.
function fixesOf(features: Features, rule: Rule): string[] {
  const offers = features.fixes(0, features.document.root?.width ?? 0);
  return [...new Set(offers.filter((one) => one.at && one.rule.name === rule.name).map(({ title }) => title))];
}
