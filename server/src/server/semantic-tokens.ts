/// `textDocument/semanticTokens`: the moves by their sides. An editor that can ask for what it shows is not offered the whole text, so
/// that no keystroke goes through a whole record.

import type { ClientCapabilities, SemanticTokensOptions } from 'vscode-languageserver/node';
import { SIDES } from '../language';
import { answering, type Server } from './answering';

const load = () => require('./side-tokens') as typeof import('./side-tokens');

const TYPES = SIDES.map((side) => `${side}Move`);

export function semanticTokensFor(client: ClientCapabilities): SemanticTokensOptions {
  const { range } = client.textDocument?.semanticTokens?.requests ?? {};
  const canAsk = range === true || typeof range === 'object';
  return { legend: { tokenTypes: TYPES, tokenModifiers: [] }, range: true, full: !canAsk };
}

export function registerSemanticTokens(server: Server): void {
  const { semanticTokens } = server.connection.languages;
  semanticTokens.onRange(
    answering(server, 'semanticTokens/range', async (asked, { range }) =>
      load().sideTokens(asked, { from: asked.offset(range.start), to: asked.offset(range.end) }),
    ),
  );
  semanticTokens.on(answering(server, 'semanticTokens/full', async (asked) => load().sideTokens(asked)));
}
