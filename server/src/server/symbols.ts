/// `textDocument/documentSymbol`.

import {
  type Connection,
  type DocumentSymbol,
  type DocumentSymbolParams,
  type SymbolInformation,
  SymbolKind,
} from 'vscode-languageserver/node';
import type { RecordDocument } from '../language/document';
import { type OutlineSymbol, symbolsOf } from '../language/symbols';
import type { Language } from '../spec/rule';
import { type Encoding, Places } from '../text/position';
import type { Documents } from './documents';
import { guarded } from './guard';
import type { Settings } from './settings';

const KIND: Readonly<Record<OutlineSymbol['kind'], SymbolKind>> = {
  game: SymbolKind.Module,
  line: SymbolKind.Namespace,
  move: SymbolKind.Event,
  pass: SymbolKind.Null,
  setup: SymbolKind.Object,
  talk: SymbolKind.String,
  other: SymbolKind.Field,
};

const PAUSE = 64;

export function registerSymbols(connection: Connection, documents: Documents, settings: Settings): void {
  const answer = guarded(connection, 'documentSymbol', async ({ textDocument }: DocumentSymbolParams) => {
    const document = await documents.current(textDocument.uri);
    if (!document) return null;
    const nested = settings.client.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport === true;
    const found = await documents.slices(document, placed(document, settings.language, documents.encoding));
    if (!found) return null;
    return nested ? hierarchy(found) : found.map(({ symbol }) => flat(symbol, textDocument.uri));
  });
  connection.onDocumentSymbol(answer);
}

interface Found {
  readonly symbol: DocumentSymbol;
  readonly depth: number;
}

function* placed(document: RecordDocument, language: Language, encoding: Encoding): Generator<void, Found[]> {
  const list = yield* symbolsOf(document, language);
  const places = new Places(document.root, encoding);
  const found: Found[] = [];
  for (const { name, detail, kind, from, to, depth } of list) {
    const start = places.at(from);
    const range = { start, end: places.at(to) };
    // What the cursor goes to is the bracket that it begins with.
    const selectionRange = { start, end: { line: start.line, character: start.character + 1 } };
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
