/// Diagnostics in the words of the protocol.

import { DiagnosticSeverity, type Diagnostic as Published, type Range } from 'vscode-languageserver/node';
import { type Diagnostic, diagnosticOf, moreWords, type Wanted, wantedOf } from '../language/diagnostics';
import type { Checked, RecordDocument, Since } from '../language/document';
import type { Finding } from '../record/finding';
import { linesAround, moveOf } from '../record/moves';
import { fill, type Words } from '../spec/rule';
import { sizeOf } from '../syntax/json/value';
import type { Run } from '../text/node';
import { type Encoding, Places, placeAt } from '../text/position';
import type { Settings } from './settings';

const SEVERITY = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const;

/// What has been published of a document, to be published again where nothing about it has changed.
export class Publisher {
  #known = new Map<Finding, Known>();
  #wishes: unknown;
  #round = 0;

  constructor(
    readonly uri: string,
    readonly settings: Settings,
    readonly encoding: Encoding,
  ) {}

  diagnostics(document: RecordDocument, checked: Checked): Published[] {
    const { wishes } = this.settings;
    const since = this.#wishes === wishes ? checked.since : 'much';
    const edited = typeof since === 'object' ? placeAt(checked.root, since.from).line : -1;
    this.#wishes = wishes;
    const { list, more } = wantedOf(checked, wishes);
    if (since === 'much' || this.#known.size > 2 * list.length + 100) this.#known.clear();
    const round = ++this.#round;
    const places = new Places(checked.root, this.encoding);
    const published = list.map((wanted) => {
      const old = this.#known.get(wanted.finding);
      if (old?.round === round - 1 && stands(old, wanted.at, since, edited)) {
        old.at = wanted.at;
        old.round = round;
        return old.published;
      }
      const known = this.#make(wanted, document, checked, places, round);
      this.#known.set(wanted.finding, known);
      return known.published;
    });
    return more > 0 ? [...published, moreThanShown(more, checked, this.settings)] : published;
  }

  #make(wanted: Wanted, document: RecordDocument, checked: Checked, places: Places, round: number): Known {
    const { settings, uri } = this;
    const diagnostic = diagnosticOf(wanted, checked, settings.wishes);
    const related = relatedTo(document, diagnostic);
    const relation = related && relationOf(uri, related, settings, places);
    const range = { start: places.at(diagnostic.from), end: places.at(diagnostic.to) };
    const published: Published = {
      range,
      severity: SEVERITY[diagnostic.severity],
      code: diagnostic.clause,
      codeDescription: { href: clauseLink(settings.clauseBase, checked.format.specification.id, diagnostic.clause) },
      source: diagnostic.source,
      message: diagnostic.message,
      data: { rule: diagnostic.rule },
      ...(relation ? { relatedInformation: [relation] } : {}),
    };
    return { at: wanted.at, round, ranges: relation ? [range, relation.location.range] : [range], published };
  }
}

interface Known {
  /// The offset of what the finding belongs to.
  at: number;
  /// The last time that it was published; one that was left out since may have come to stand elsewhere.
  round: number;
  readonly ranges: readonly Range[];
  readonly published: Published;
}

/// Does what was published still hold, now that the finding is at `at`?
function stands({ at: before, ranges }: Known, at: number, since: Since, edited: number): boolean {
  if (typeof since !== 'object') return before === at;
  const moved = before > since.from ? before + since.size - (since.to - since.from) : before;
  return moved === at && ranges.every(({ start, end }) => end.line < edited || start.line > edited);
}

export const clauseLink = (base: string, specification: string, clause: string): string =>
  `${base}${encodeURIComponent(specification)}/${encodeURIComponent(clause)}`;

export function rangeOf(root: Run, from: number, to: number, encoding: Encoding): Range {
  return { start: placeAt(root, from, encoding), end: placeAt(root, to, encoding) };
}

interface Related {
  readonly from: number;
  readonly to: number;
  readonly move: number;
}

/// Where the other move stands.
function relatedTo(document: RecordDocument, { from, related }: Diagnostic): Related | undefined {
  const course = related === undefined ? undefined : document.record?.course;
  if (!course || related === undefined) return undefined;
  const found = moveOf(course, linesAround(course, from), related.ordinal);
  return found && { from: found.at, to: found.at + sizeOf(found.node), move: related.number };
}

const PLAYED_HERE: Words = {
  en: 'The stone there was played here, as move {move}.',
  zh: '那里的棋子是这里下的（第 {move} 手）。',
};

function relationOf(uri: string, { from, to, move }: Related, settings: Settings, places: Places) {
  return {
    location: { uri, range: { start: places.at(from), end: places.at(to) } },
    message: fill(PLAYED_HERE, settings.language, { move }),
  };
}

function moreThanShown(count: number, checked: Checked, settings: Settings): Published {
  return {
    range: rangeOf(checked.root, 0, 0, 'utf-16'),
    severity: DiagnosticSeverity.Information,
    source: checked.format.specification.source,
    message: fill(moreWords, settings.language, { count }),
  };
}
