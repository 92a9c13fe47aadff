/// `qipu/clause`: what a clause says, and the page behind a diagnostic's link.

import { clauseIn } from '../language';
import { answerOwn, type Server } from './answering';
import { pages } from './pages';
import { clauseLink } from './publish';

export function registerClauses(server: Server): void {
  const { settings } = server;
  answerOwn(server, 'qipu/clause', async ({ specification: id, clause: number, rule }) => {
    const found = clauseIn(id, number);
    if (!found) return null;
    const { specification, clause } = found;
    const { htmlOf, markdownOf, pageOf } = pages();
    const blocks = pageOf(id, number, rule, settings.language) ?? [];
    const link = (to: { specification: string; clause: string; rule: string }): string =>
      clauseLink(settings.clauseBase, to.specification, to.clause, to.rule);
    return {
      title: `${specification.source} · ${number}`,
      summary: clause.summary[settings.language],
      markdown: markdownOf(blocks, link),
      html: htmlOf(blocks, link),
    };
  });
}
