/// `textDocument/documentSymbol`.

import {
  type DocumentSymbol,
  type DocumentSymbolParams,
  type SymbolInformation,
  SymbolKind,
} from 'vscode-languageserver/node';
import type { OutlineSymbol } from '../language';
import { Places } from '../text/places';
import { type Asked, answering, type Server } from './answering';

const KIND: Readonly<Record<OutlineSymbol['kind'], SymbolKind>> = {
  game: SymbolKind.Module,
  line: SymbolKind.Namespace,
  move: SymbolKind.Event,
  pass: SymbolKind.Null,
  setup: SymbolKind.Object,
  message: SymbolKind.String,
  other: SymbolKind.Field,
};

const PAUSE = 64;

export function registerSymbols(server: Server): void {
  const { connection, settings } = server;
  const answer = answering(server, 'documentSymbol', async (asked, { textDocument }: DocumentSymbolParams) => {
    if (!settings.of('outline.enable', true)) return null;
    const nested = settings.client.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true;
    const found = await asked.slices(placed(asked));
    if (!found) return null;
    return nested ? hierarchy(found) : found.map(({ symbol }) => flat(symbol, textDocument.uri));
  });
  connection.onDocumentSymbol(answer);
}

interface Found {
  readonly symbol: DocumentSymbol;
  readonly depth: number;
}

function* placed({ features, document, server }: Asked): Generator<void, Found[]> {
  const list = yield* features.symbols();
  const starts = new Places(document.root, server.documents.encoding);
  // Lines in each other may all end in one place, far from where they start.
  const ends = new Places(document.root, server.documents.encoding);
  const found: Found[] = [];
  for (const { name, detail, kind, from, to, depth } of list) {
    const start = starts.at(from);
    // What the cursor goes to is the bracket that it begins with.
    const selectionRange = { start, end: starts.at(Math.min(to, from + starts.lengthAt(from))) };
    const range = { start, end: ends.at(to) };
    found.push({ symbol: { name, ...(detail ? { detail } : {}), kind: KIND[kind], range, selectionRange }, depth });
    if (found.length % PAUSE === 0) yield;
  }
  return found;
}

function hierarchy(found: readonly Found[]): DocumentSymbol[] {
  const top: DocumentSymbol[] = [];
  const open: Found[] = [];
  for (const one of found) {
    while (open.length > 0 && (open[open.length - 1] as Found).depth >= one.depth) open.pop();
    const around = open[open.length - 1]?.symbol;
    if (around) (around.children ??= []).push(one.symbol);
    else top.push(one.symbol);
    open.push(one);
  }
  return top;
}

const flat = ({ name, kind, range }: DocumentSymbol, uri: string): SymbolInformation => ({
  name,
  kind,
  location: { uri, range },
});
