/// Diagnostics in the words of the protocol.

import { DiagnosticSeverity, type Diagnostic as Published, type Range } from 'vscode-languageserver/node';
import {
  type Checked,
  type Diagnostic,
  diagnosticOf,
  likeItWords,
  moreWords,
  type RecordDocument,
  type Shown,
  type Since,
  shownOf,
} from '../language';
import type { Finding } from '../record/finding';
import { Trail } from '../record/moves';
import type { RecordView } from '../record/view';
import { fill, type Words } from '../spec/rule';
import { sizeOf } from '../syntax/json/value';
import type { Run } from '../text/node';
import { Places } from '../text/places';
import { type Encoding, placeAt } from '../text/position';
import type { Renewal } from '../text/renewal';
import type { Settings } from './settings';

const SEVERITY = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const;

/// Diagnostics that are made between two pauses.
const PAUSE = 16;

/// What has been published of a document, to be published again where nothing about it has changed.
export class Publisher {
  /// In the order of the text.
  #known: readonly Known[] = [];
  #preferences: unknown;
  /// What the text has been through since what was published last, if more has been begun.
  #missed: Since | undefined;

  constructor(
    readonly uri: string,
    readonly settings: Settings,
    readonly encoding: Encoding,
  ) {}

  /// Takes a pause now and then. What is begun and not ended is as if it had never been.
  *diagnostics(document: RecordDocument, checked: Checked): Generator<void, Published[]> {
    const { preferences } = this.settings;
    const since = this.#preferences === preferences ? together(this.#missed, checked.since) : 'much';
    this.#missed = since;
    const { list, more } = yield* shownOf(checked, preferences);
    const [places, others] = [0, 1].map(() => placesIn(document, checked.root, this.encoding)) as [Places, Places];
    const before = new Before(since === 'much' ? [] : this.#known, since, yield* this.#lineOf(since, places));
    const related = new RelatedMoves(document, others, document.root === checked.root ? document.near : undefined);
    const known: Known[] = [];
    let made = 0;
    for (const wanted of list) {
      const had = before.find(wanted);
      known.push(had ?? (yield* this.#make(wanted, related, checked, places)));
      if (!had && ++made % PAUSE === 0) yield;
    }
    this.#known = known;
    this.#preferences = preferences;
    this.#missed = undefined;
    const published = known.map((one) => one.published);
    return more > 0 ? [...published, moreThanShown(more, checked, this.settings)] : published;
  }

  /// Of what was published, if there is anything, only what stands on that line may have moved.
  *#lineOf(since: Since, places: Places): Generator<void, number> {
    if (typeof since !== 'object' || this.#known.length === 0) return -1;
    yield* places.lead(since.from);
    return places.at(since.from).line;
  }

  *#make(wanted: Shown, moves: RelatedMoves, checked: Checked, places: Places): Generator<void, Known> {
    const { settings, uri } = this;
    const diagnostic = diagnosticOf(wanted, checked, settings.preferences);
    const related = yield* moves.of(diagnostic);
    const relation = related && relationOf(uri, related, settings, moves.places);
    yield* places.lead(diagnostic.from);
    const range = { start: places.at(diagnostic.from), end: places.at(diagnostic.to) };
    const published: Published = {
      range,
      severity: SEVERITY[diagnostic.severity],
      code: diagnostic.clause,
      codeDescription: {
        href: clauseLink(settings.clauseBase, checked.format.specification.id, diagnostic.clause, diagnostic.rule),
      },
      source: diagnostic.source,
      message: messageOf(diagnostic, wanted, settings),
      data: { rule: diagnostic.rule },
      ...(relation ? { relatedInformation: [relation] } : {}),
    };
    const ranges = relation ? [range, relation.location.range] : [range];
    return { finding: wanted.finding, others: wanted.others, from: diagnostic.from, ranges, published };
  }
}

/// Of what is reported the text mostly is as it was.
const placesIn = (document: RecordDocument, root: Run, encoding: Encoding): Places =>
  document.root === root ? document.newPlaces() : new Places(root, encoding);

function messageOf({ message }: Diagnostic, { others: count }: Shown, { language }: Settings): string {
  return count > 0 ? fill(likeItWords, language, { message, count }) : message;
}

/// One after the other.
const together = (before: Since | undefined, since: Since): Since => {
  if (before === undefined || before === 'nothing') return since;
  return since === 'nothing' ? before : 'much';
};

interface Known {
  readonly finding: Finding;
  readonly others: number;
  readonly from: number;
  readonly ranges: readonly Range[];
  readonly published: Published;
}

/// What was published the last time. Asked for one finding after the other in the order of the text, it is gone through once.
class Before {
  #next = 0;

  constructor(
    readonly list: readonly Known[],
    readonly since: Since,
    /// The line that was edited; -1 if it is not one.
    readonly edited: number,
  ) {}

  /// What was published of this finding, if it still holds word for word.
  find({ finding, at, others }: Shown): Known | undefined {
    const { list } = this;
    const from = at + finding.from;
    while (this.#next < list.length && this.#now(this.#next) < from) this.#next++;
    for (let i = this.#next; i < list.length && this.#now(i) === from; i++) {
      const known = list[i] as Known;
      if (known.finding === finding && known.others === others && this.#stands(known))
        return known.from === from ? known : { ...known, from };
    }
    return undefined;
  }

  /// Where it stands after the edit.
  #now(index: number): number {
    const { from } = this.list[index] as Known;
    const { since } = this;
    if (typeof since !== 'object' || from < since.to) return from;
    return from + since.size - (since.to - since.from);
  }

  /// Lines have kept their numbers; only on the edited one columns may have changed. Where an earlier move stands, all before the
  /// finding may have a say in.
  #stands({ ranges: [own, related] }: Known): boolean {
    const { edited } = this;
    if (edited < 0 || !own) return edited < 0;
    return own.end.line < edited || (!related && own.start.line > edited);
  }
}

/// To the page of a clause, or of one of its rules.
export const clauseLink = (base: string, specification: string, clause: string, rule?: string): string =>
  `${base}${encodeURIComponent(specification)}/${encoded(clause)}${rule === undefined ? '' : `#${encoded(rule)}`}`;

/// Brackets too: one that closes would end a link in Markdown.
const encoded = (clause: string): string =>
  encodeURIComponent(clause).replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

function rangeOf(root: Run, from: number, to: number, encoding: Encoding): Range {
  return { start: placeAt(root, from, encoding), end: placeAt(root, to, encoding) };
}

interface Related {
  readonly from: number;
  readonly to: number;
  readonly move: number;
}

/// Where the other moves stand. Asked for one diagnostic after the other in the order of the text, the way to the line is gone
/// once.
class RelatedMoves {
  readonly #record: RecordView | undefined;
  readonly #trail: Trail | undefined;

  constructor(
    { record }: RecordDocument,
    /// Its own: earlier moves may stand far from what is told of them.
    readonly places: Places,
    near: Renewal | undefined,
  ) {
    this.#record = record;
    this.#trail = record && new Trail(record.course, near);
  }

  *of({ from, related }: Diagnostic): Generator<void, Related | undefined> {
    if (!related || !this.#trail) return undefined;
    yield* this.#trail.lead(from, related.ordinal);
    const found = this.#trail.move(related.ordinal);
    if (!found) return undefined;
    const span = this.#record?.span?.(found) ?? { from: 0, to: sizeOf(found.node) };
    yield* this.places.lead(found.at);
    return { from: found.at + span.from, to: found.at + span.to, move: related.number };
  }
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
