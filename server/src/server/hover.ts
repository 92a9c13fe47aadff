/// `textDocument/hover`.

import type { Connection, Hover, HoverParams } from 'vscode-languageserver/node';
import { hoverAt } from '../language/hover';
import { offsetAt } from '../text/position';
import type { Documents } from './documents';
import { guarded } from './guard';
import { clauseText, escaped, takesMarkdown } from './markdown';
import { rangeOf } from './publish';
import type { Settings } from './settings';

export function registerHover(connection: Connection, documents: Documents, settings: Settings): void {
  const answer = guarded(
    connection,
    'hover',
    async ({ textDocument, position }: HoverParams): Promise<Hover | null> => {
      const document = await documents.current(textDocument.uri);
      if (!document) return null;
      const offset = offsetAt(document.root, position, documents.encoding);
      const found = await documents.slices(document, hoverAt(document, offset, settings.language));
      if (!found) return null;
      const markdown = takesMarkdown(settings.client.textDocument?.hover?.contentFormat);
      const facts = found.facts.join(' · ');
      const clause =
        found.clause && clauseText(found.clause, document.format?.specification.id ?? '', settings, markdown);
      const value = [markdown ? escaped(facts) : facts, clause?.value].filter(Boolean).join('\n\n');
      const range = rangeOf(document.root, found.from, found.to, documents.encoding);
      return { contents: { kind: markdown ? 'markdown' : 'plaintext', value }, range };
    },
  );
  connection.onHover(answer);
}
