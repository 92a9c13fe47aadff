/// Diagnostics in the words of the protocol.

import { type Diagnostic as Published, DiagnosticSeverity, type Range } from 'vscode-languageserver/node';
import { type Diagnostic, diagnosticsOf, moreWords } from '../language/diagnostics';
import type { Checked, RecordDocument } from '../language/document';
import { linesAround, moveOf } from '../record/moves';
import { fill, type Words } from '../spec/rule';
import { sizeOf } from '../syntax/json/value';
import type { Run } from '../text/node';
import { type Encoding, placeAt } from '../text/position';
import type { Settings } from './settings';

const SEVERITY = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const;

export function diagnosticsFor(
  uri: string,
  document: RecordDocument,
  checked: Checked,
  settings: Settings,
  encoding: Encoding,
): Published[] {
  const { list, more } = diagnosticsOf(checked, settings.wishes);
  const { specification } = checked.format;
  const published = list.map((diagnostic) => {
    const related = relatedTo(document, diagnostic);
    return {
      range: rangeOf(checked.root, diagnostic.from, diagnostic.to, encoding),
      severity: SEVERITY[diagnostic.severity],
      code: diagnostic.clause,
      codeDescription: { href: clauseLink(settings.clauseBase, specification.id, diagnostic.clause) },
      source: diagnostic.source,
      message: diagnostic.message,
      data: { rule: diagnostic.rule },
      ...(related ? { relatedInformation: [relation(uri, document, related, settings, encoding)] } : {}),
    };
  });
  return more > 0 ? [...published, moreThanShown(more, checked, settings)] : published;
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
  const found = moveOf(course, linesAround(course, from), related);
  return found && { from: found.at, to: found.at + sizeOf(found.node), move: related };
}

const PLAYED_HERE: Words = { en: 'The stone there was played here, as move {move}.', zh: '那里的棋子是这里下的（第 {move} 手）。' };

function relation(uri: string, { root }: RecordDocument, { from, to, move }: Related, settings: Settings, encoding: Encoding) {
  return {
    location: { uri, range: rangeOf(root, from, to, encoding) },
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
