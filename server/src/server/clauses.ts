/// `qipu/clause`: what a clause says, for the page behind a diagnostic's link.

import { clauseIn } from '../language';
import { answerOwn, type Server } from './answering';

export function registerClauses(server: Server): void {
  answerOwn(server, 'qipu/clause', async ({ specification: id, clause: number }) => {
    const found = clauseIn(id, number);
    if (!found) return null;
    const { specification, clause } = found;
    return { title: `${specification.source} · ${number}`, summary: clause.summary[server.settings.language] };
  });
}
