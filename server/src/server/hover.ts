/// `textDocument/hover`: what the record says, the clause about it, the rules that are broken there, and a picture of the board.

import type { Hover, HoverParams } from 'vscode-languageserver/node';
import type { Hover as Found } from '../language';
import { type Asked, answering, type Server } from './answering';
import { halfTypedWords } from './half-typed';
import { clauseText, escaped, takesMarkdown } from './markdown';
import { pages } from './pages';

export function registerHover(server: Server): void {
  const { connection, settings } = server;
  const answer = answering(server, 'hover', async (asked, { position }: HoverParams): Promise<Hover | null> => {
    if (!settings.of('hover.enable', true)) return null;
    const offset = asked.offset(position);
    const found = await asked.slices(asked.features.hover(offset));
    if (!found) return null;
    const markdown = takesMarkdown(settings.client.textDocument?.hover?.contentFormat);
    const parts = textsOf(asked, found, markdown);
    if (markdown && settings.of('hover.board', false)) parts.push(await pictureAt(asked, offset));
    return {
      contents: { kind: markdown ? 'markdown' : 'plaintext', value: parts.filter(Boolean).join('\n\n') },
      range: asked.range(found.from, found.to),
    };
  });
  connection.onHover(answer);
}

function textsOf({ document, server }: Asked, { facts, clause, broken, begun }: Found, markdown: boolean): string[] {
  const specification = document.format?.specification.id ?? '';
  const { language } = server.settings;
  const half = begun && halfTypedWords(begun, language);
  const said = (half ? [...facts, half] : facts).join(' · ');
  const clauses = broken.filter((one) => one.clause !== clause);
  return [
    markdown ? escaped(said) : said,
    ...(clause ? [clauseText({ clause }, specification, server.settings, markdown).value] : []),
    ...clauses.map((one) => clauseText(one, specification, server.settings, markdown).value),
  ];
}

/// Pixels that a unit of the drawing gets, and characters that editors take at most of a hover.
const SCALE = 0.6;
const MOST = 60_000;

/// The board after the move that the pointer is at; nothing elsewhere.
async function pictureAt(asked: Asked, offset: number): Promise<string> {
  const board = await asked.slices(asked.features.board(offset));
  if (!board || board.node.move === 0 || offset < board.node.from || offset > board.node.to) return '';
  const { boardSvg, shownOf } = pages();
  const svg = boardSvg(shownOf(board, asked.server.settings.language), asked.server.settings.language, {
    scale: SCALE,
  });
  const data = Buffer.from(svg).toString('base64');
  return data.length > MOST ? '' : `![](data:image/svg+xml;base64,${data})`;
}
