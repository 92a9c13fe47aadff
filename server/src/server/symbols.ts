/// `textDocument/documentSymbol`.

import {
  type DocumentSymbol,
  type DocumentSymbolParams,
  type Position,
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
  const places = yield* allPlaces(list, new Places(document.root, server.documents.encoding));
  const found: Found[] = [];
  for (const { name, detail, kind, from, to, depth } of list) {
    const [[start, first], [end]] = [places.get(from), places.get(to)] as [Spot, Spot];
    // What the cursor goes to is the bracket that it begins with.
    const ranges = { range: { start, end }, selectionRange: { start, end: first } };
    found.push({ symbol: { name, ...(detail ? { detail } : {}), kind: KIND[kind], ...ranges }, depth });
    if (found.length % PAUSE === 0) yield;
  }
  return found;
}

/// A place, and where the character that stands there ends.
type Spot = readonly [Position, Position];

/// Where symbols start and end. Lines in each other may all end far from where they start, so places are looked for in the order of
/// the text, whosever they are.
function* allPlaces(list: readonly OutlineSymbol[], places: Places): Generator<void, Map<number, Spot>> {
  const offsets = Float64Array.from(list.flatMap(({ from, to }) => [from, to])).sort();
  const found = new Map<number, Spot>();
  for (const [i, offset] of offsets.entries()) {
    found.set(offset, [places.at(offset), places.at(offset + places.lengthAt(offset))]);
    if (i % PAUSE === 0) yield;
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
