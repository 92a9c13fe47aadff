/// `qipu/clause`: what a clause says, for the page behind a diagnostic's link.

import type { Connection } from 'vscode-languageserver/node';
import { formats } from '../formats/list';
import { clauseOf } from '../language/clause';
import { guarded } from './guard';
import type { Settings } from './settings';

interface ClauseParams {
  readonly specification: string;
  readonly clause: string;
}

export function registerClauses(connection: Connection, settings: Settings): void {
  const answer = guarded(connection, 'qipu/clause', ({ specification, clause }: ClauseParams) => {
    const found = formats.find((format) => format.specification.id === specification)?.specification;
    const text = found && clauseOf(found, clause);
    if (!found || !text) return null;
    const { language } = settings;
    return { title: `${found.source} · ${clause}`, summary: text.summary[language] };
  });
  connection.onRequest('qipu/clause', answer);
}
