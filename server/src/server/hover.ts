/// `textDocument/hover`.

import type { Hover, HoverParams } from 'vscode-languageserver/node';
import { answering, type Server } from './answering';
import { clauseText, escaped, takesMarkdown } from './markdown';

export function registerHover(server: Server): void {
  const { connection, settings } = server;
  const answer = answering(server, 'hover', async (asked, { position }: HoverParams): Promise<Hover | null> => {
    const found = await asked.slices(asked.features.hover(asked.offset(position)));
    if (!found) return null;
    const markdown = takesMarkdown(settings.client.textDocument?.hover?.contentFormat);
    const specification = asked.document.format?.specification.id ?? '';
    const facts = found.facts.join(' · ');
    const clause = found.clause && clauseText(found.clause, specification, settings, markdown);
    const value = [markdown ? escaped(facts) : facts, clause?.value].filter(Boolean).join('\n\n');
    return {
      contents: { kind: markdown ? 'markdown' : 'plaintext', value },
      range: asked.range(found.from, found.to),
    };
  });
  connection.onHover(answer);
}
