/// `textDocument/semanticTokens`: the moves by their sides. An editor that can ask for what it shows is not offered the whole text, so
/// that no keystroke goes through a whole record.

import {
  type ClientCapabilities,
  type SemanticTokens,
  SemanticTokensBuilder,
  type SemanticTokensOptions,
} from 'vscode-languageserver/node';
import { SIDES, type SideToken } from '../language';
import type { Place } from '../protocol/places';
import { textBetween } from '../text/edit';
import { Places } from '../text/places';
import { type Asked, answering, type Server } from './answering';

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
      told(asked, asked.offset(range.start), asked.offset(range.end)),
    ),
  );
  semanticTokens.on(
    answering(server, 'semanticTokens/full', async (asked) => told(asked, 0, asked.document.root?.width ?? 0)),
  );
}

async function told(asked: Asked, from: number, to: number): Promise<SemanticTokens | null> {
  if (!asked.server.settings.of('semanticTokens.enable', true)) return { data: [] };
  const tokens = await asked.slices(asked.features.tokens({ from, to }));
  return (tokens && (await asked.slices(built(asked, tokens)))) ?? null;
}

const PAUSE = 256;

function* built({ document, server }: Asked, tokens: readonly SideToken[]): Generator<void, SemanticTokens> {
  const builder = new SemanticTokensBuilder();
  const places = new Places(document.root, server.documents.encoding);
  let count = 0;
  for (const token of tokens) {
    const type = SIDES.indexOf(token.side);
    for (const [start, end] of onLines(document.root, token, places)) {
      builder.push(start.line, start.character, end.character - start.character, type, 0);
    }
    if (++count % PAUSE === 0) yield;
  }
  return builder.build();
}

/// A value that is laid out on several lines is longer than that in no record that people read.
const LONGEST = 1000;

/// Tokens end with their line.
function* onLines(root: Asked['document']['root'], { from, to }: SideToken, places: Places): Generator<[Place, Place]> {
  let at = from;
  for (const line of textBetween(root, from, Math.min(to, from + LONGEST)).split(/\r\n|\r|\n/)) {
    const blanks = at === from ? 0 : line.length - line.trimStart().length;
    const end = at + line.trimEnd().length;
    if (end > at + blanks) yield [places.at(at + blanks), places.at(end)];
    at += line.length;
    at += textBetween(root, at, at + 2) === '\r\n' ? 2 : 1;
  }
}
