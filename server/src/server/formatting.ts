/// `textDocument/formatting`, of a range, and while somebody types.

import type { DocumentOnTypeFormattingParams, FormattingOptions, TextEdit } from 'vscode-languageserver/node';
import { lineStart } from '../text/position';
import { type Asked, answering, type Server } from './answering';

/// What completes something that is then set right: brackets, a move, a line.
export const [FIRST_SIGN, ...MORE_SIGNS] = ['}', ']', '>', ')', ';', '\n'] as const;

export function registerFormatting(server: Server): void {
  const { connection } = server;
  const width = (asked: Asked): number => asked.document.root?.width ?? 0;
  connection.onDocumentFormatting(
    answering(server, 'formatting', (asked, { options }) => laidOut(asked, options, 0, width(asked))),
  );
  connection.onDocumentRangeFormatting(
    answering(server, 'range formatting', (asked, { options, range: { start, end } }) =>
      laidOut(asked, options, asked.offset(start), asked.offset(end)),
    ),
  );
  connection.onDocumentOnTypeFormatting(
    answering(server, 'formatting on type', (asked, params: DocumentOnTypeFormattingParams) => {
      const { from, to } = completed(asked, params);
      return laidOut(asked, params.options, from, to);
    }),
  );
}

/// A bracket completes what it closes, a semicolon the line up to it, a line end the line before.
function completed(asked: Asked, { ch, position }: DocumentOnTypeFormattingParams): { from: number; to: number } {
  const { root } = asked.document;
  const to = asked.offset(position);
  const line = (number: number): number => lineStart(root, Math.max(0, number));
  if (ch === '\n') return { from: line(position.line - 1), to: line(position.line) - 1 };
  if (ch === ';') return { from: line(position.line), to };
  return { from: asked.features.completed(to) ?? to, to };
}

const MOST_MOVES = 100;
const WIDEST = 8;

async function laidOut(asked: Asked, options: FormattingOptions, from: number, to: number): Promise<TextEdit[] | null> {
  const { settings } = asked.server;
  if (!settings.of('format.enable', true)) return null;
  const { tabSize, insertSpaces } = options;
  const unit = insertSpaces ? ' '.repeat(between(tabSize, WIDEST)) : '\t';
  const moves = between(settings.of('format.movesPerLine', 10), MOST_MOVES);
  const edits = await asked.slices(asked.features.formatted({ unit, moves, from, to }));
  return edits?.map((edit) => ({ range: asked.range(edit.from, edit.to), newText: edit.text })) ?? null;
}

const between = (value: number, most: number): number => Math.min(Math.max(1, Math.trunc(value) || 1), most);
