/// The moves of a part of a text by their sides, in the words of the protocol: loaded when somebody first asks.

import { type SemanticTokens, SemanticTokensBuilder } from 'vscode-languageserver/node';
import { SIDES, type SideToken } from '../language';
import type { Place } from '../protocol/places';
import type { Stretch } from '../record/view';
import { textBetween } from '../text/edit';
import { Places } from '../text/places';
import type { Asked } from './answering';

export async function sideTokens(asked: Asked, between?: Stretch): Promise<SemanticTokens | null> {
  if (!asked.server.settings.of('semanticTokens.enable', true)) return { data: [] };
  const tokens = await asked.slices(asked.features.tokens(between));
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
